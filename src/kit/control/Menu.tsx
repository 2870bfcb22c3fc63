import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Link } from 'react-router'
import { cx } from '../cx.ts'
import { Icon, type IconName } from '../show/Icon.tsx'
import styles from './Menu.module.css'

export type MenuEntry = { label: string; hint?: string; icon?: IconName } & (
  | { to: string; isOutside?: boolean }
  | { onSelect: () => void; isDanger?: boolean }
)

/** `name` is said after the label to who listens. */
type Props = { label: ReactNode; name?: string; entries: readonly MenuEntry[]; align?: 'start' | 'end'; className?: string | undefined }

/** A button that opens a list of links and acts. Arrows walk, Escape closes and gives focus back, a click elsewhere closes. */
export function Menu({ label, name, entries, align = 'start', className }: Props) {
  const [isOpen, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const id = useId()
  useEffect(() => {
    if (!isOpen) return
    const onOutside = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false)
    }
    document.addEventListener('pointerdown', onOutside)
    document.addEventListener('focusin', onOutside)
    return () => {
      document.removeEventListener('pointerdown', onOutside)
      document.removeEventListener('focusin', onOutside)
    }
  }, [isOpen])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) {
      setOpen(false)
      root.current?.querySelector('button')?.focus()
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    setOpen(true)
    const items = [...(root.current?.querySelectorAll<HTMLElement>('[data-entry]') ?? [])]
    const here = items.indexOf(document.activeElement as HTMLElement) // not an entry: -1
    items.at(event.key === 'ArrowDown' ? (here + 1) % items.length : here <= 0 ? -1 : here - 1)?.focus()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears the keys of the button and the entries inside it.
    <div ref={root} className={styles.menu} onKeyDown={onKeyDown}>
      <button
        type="button"
        className={cx(styles.opener, className)}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
        {name && <span className="unseen">{name}</span>}
        <Icon name="chevronDown" size={16} className={styles.arrow ?? ''} />
      </button>
      <ul id={id} className={styles.list} data-align={align} hidden={!isOpen}>
        {entries.map(entry => (
          <li key={entry.label}>
            <Entry entry={entry} onDone={() => setOpen(false)} />
          </li>
        ))}
      </ul>
    </div>
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
      onDone()
      entry.onSelect()
    }
    return (
      <button type="button" data-entry className={cx(styles.entry, entry.isDanger && styles.danger)} onClick={select}>
        {inner}
      </button>
    )
  }
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
