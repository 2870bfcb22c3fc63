import { type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { Link } from 'react-router'
import { cx } from '../cx.ts'
import { keepInside, place } from '../overlay/place.ts'
import { usePopover } from '../overlay/use-popover.ts'
import { Icon, type IconName } from '../show/Icon.tsx'
import { IconButton } from './Button.tsx'
import styles from './Menu.module.css'

export type MenuEntry = { label: string; hint?: string; icon?: IconName } & (
  | { to: string; isOutside?: boolean }
  | { href: string; download: string }
  | { onSelect: () => void; isDanger?: boolean /** What who listens hears in place of the label. */; name?: string }
)

type Props = { entries: readonly MenuEntry[]; align?: 'start' | 'end'; className?: string | undefined } & (
  | { label: ReactNode /** Said after the label to who listens. */; name?: string; icon?: undefined }
  | { label: string /** The button is this icon alone, and `label` its name. */; icon: IconName; size?: 'small' }
)

/** A button that opens a list of links and acts. Arrows walk, Escape closes and gives focus back, a press elsewhere closes. */
export function Menu({ entries, align = 'start', className, ...props }: Props) {
  const { opener, panel, close, isOpen } = usePopover<HTMLButtonElement, HTMLUListElement>(align)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    if (!isOpen) panel.ref.current?.showPopover()
    walk(panel.ref.current, event.key)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears the keys of the button and the entries inside it.
    <div className={styles.menu} onKeyDown={onKeyDown}>
      {props.icon ? (
        <IconButton {...opener} icon={props.icon} label={props.label} className={className} {...(props.size && { size: props.size })} />
      ) : (
        <button {...opener} type="button" className={cx(styles.opener, className)}>
          {props.label}
          {props.name && <span className="unseen">{props.name}</span>}
          <Icon name="chevronDown" size={16} className={styles.arrow ?? ''} />
        </button>
      )}
      <ul {...panel} className={styles.list}>
        {entries.map(entry => (
          <li key={entry.label}>
            <Entry entry={entry} onDone={close} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The focus goes to the next entry, or the one before. */
function walk(list: HTMLElement | null, key: string) {
  const items = [...(list?.querySelectorAll<HTMLElement>('[data-entry]') ?? [])]
  const here = items.indexOf(document.activeElement as HTMLElement) // not an entry: -1
  items.at(key === 'ArrowDown' ? (here + 1) % items.length : here <= 0 ? -1 : here - 1)?.focus()
}

type PointProps = {
  /** In the window, in CSS pixels. */
  at: { x: number; y: number }
  label: string
  entries: readonly MenuEntry[]
  onClose: () => void
}
/**
 * The same list where a point is pressed: the focus goes into it, Escape and a press elsewhere close it, and then it is the caller's to say
 * where the focus is. The finger that opens it is lifted over it, which closes a popover that closes by itself.
 */
export function PointMenu({ at, label, entries, onClose }: PointProps) {
  const list = useRef<HTMLUListElement>(null)
  const close = useRef(onClose)
  close.current = onClose
  useLayoutEffect(() => {
    const opened = list.current
    if (!opened) return
    opened.showPopover()
    place(opened, new DOMRect(at.x, at.y, 0, 0), 'start')
    keepInside(opened)
    opened.querySelector<HTMLElement>('[data-entry]')?.focus()
  }, [at])
  useEffect(() => {
    const press = ({ target }: Event) => {
      if (!(target instanceof Node && list.current?.contains(target))) close.current()
    }
    addEventListener('pointerdown', press, { capture: true })
    return () => removeEventListener('pointerdown', press, { capture: true })
  }, [])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' || event.key === 'Tab') onClose()
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') walk(list.current, event.key)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <ul ref={list} popover="manual" className={styles.list} aria-label={label} data-own="" onKeyDown={onKeyDown}>
      {entries.map(entry => (
        <li key={entry.label}>
          <Entry entry={entry} onDone={onClose} />
        </li>
      ))}
    </ul>
  )
}

function Entry({ entry, onDone }: { entry: MenuEntry; onDone: () => void }) {
  const inner = (
    <>
      {entry.icon && <Icon name={entry.icon} />}
      <span>
        {entry.label}
        {entry.hint && <small className={styles.hint}>{entry.hint}</small>}
      </span>
    </>
  )
  if ('onSelect' in entry) {
    const select = () => {
      onDone() // The focus is on the button again, and comes back to it from what the act opens.
      entry.onSelect()
    }
    return (
      <button
        type="button"
        data-entry
        aria-label={entry.name}
        className={cx(styles.entry, entry.isDanger && styles.danger)}
        onClick={select}
      >
        {inner}
      </button>
    )
  }
  if ('href' in entry)
    return (
      <a data-entry className={styles.entry} href={entry.href} download={entry.download} onClick={onDone}>
        {inner}
      </a>
    )
  return (
    <Link
      data-entry
      className={styles.entry}
      to={entry.to}
      onClick={onDone}
      {...(entry.isOutside && { target: '_blank', rel: 'noreferrer' })}
    >
      {inner}
    </Link>
  )
}
