import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Reader } from '#base/page.ts'
import { cx } from '#kit/cx.ts'
import { Modal } from '#kit/overlay/Modal.tsx'
import { Icon } from '#kit/show/Icon.tsx'
import { useText } from '#kit/use-text.ts'
import type { ShownGroup } from '../nav/screen.ts'
import { type PaletteItem, paletteGroups } from './item.ts'
import styles from './Palette.module.css'
import { useFound } from './use-found.ts'
import { useKnown } from './use-known.ts'

type Props = { reader: Reader; groups: readonly ShownGroup[]; onClose: () => void }

/** Finds orders, people, products, screens and acts by any words, without a mouse: arrows choose, Enter goes, Escape closes. */
export function Palette({ reader, groups, onClose }: Props) {
  const t = useText('palette')
  const navigate = useNavigate()
  const id = useId()
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<string>()
  const known = useKnown(typed, reader, groups)
  const found = useFound(typed, reader)
  const items = paletteGroups.flatMap(group => [...known, ...found.items].filter(item => item.group === group))
  // What the server finds comes later: the chosen one stays chosen, wherever it stands then.
  const at = items.findIndex(item => keyOf(item) === chosen)
  const here = at >= 0 ? at : Math.min(0, items.length - 1)
  const current = items[here]
  if (current && keyOf(current) !== chosen) setChosen(keyOf(current))
  const goTo = (place: number) => setChosen(items[place] && keyOf(items[place]))
  const choose = (item: PaletteItem | undefined) => {
    if (!item || item.reason !== undefined) return
    onClose()
    item.run?.()
    if (item.to !== undefined) void navigate(item.to)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) goTo((here + step + items.length) % Math.max(1, items.length))
    else if (event.key === 'Home' && event.ctrlKey) goTo(0)
    else if (event.key === 'Enter' && !event.nativeEvent.isComposing) choose(current)
    else return
    event.preventDefault()
  }
  return (
    <Modal isOpen onClose={onClose} label={t('title')} className={styles.dialog}>
      <div className={styles.field} data-palette="">
        <Icon name="search" />
        <input
          data-autofocus
          type="text"
          role="combobox"
          aria-expanded="true"
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={here >= 0 ? `${id}-${here}` : undefined}
          aria-label={t('search')}
          placeholder={t('search')}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={event => {
            setTyped(event.target.value)
            setChosen(undefined)
          }}
          onKeyDown={onKeyDown}
        />
        <kbd>Esc</kbd>
      </div>
      <Options {...{ id, items, here, choose }} />
      <p role="status" className={items.length > 0 && !found.hasFailed ? 'unseen' : styles.none}>
        {found.hasFailed
          ? t('failed')
          : found.isAsking
            ? t('searching')
            : items.length > 0
              ? t('found', { count: items.length })
              : `${t('none')}. ${t('noneHint')}`}
      </p>
    </Modal>
  )
}

const keyOf = ({ to, label }: PaletteItem) => `${to} ${label}`

type OptionsProps = { id: string; items: readonly PaletteItem[]; here: number; choose: (item: PaletteItem) => void }

function Options({ id, items, here, choose }: OptionsProps) {
  const t = useText('palette')
  const list = useRef<HTMLDivElement>(null)
  const active = `${id}-${here}`
  useEffect(() => {
    list.current?.querySelector(`#${CSS.escape(active)}`)?.scrollIntoView({ block: 'nearest' })
  }, [active])
  const groups = paletteGroups.filter(group => items.some(item => item.group === group))
  return (
    <div ref={list} id={`${id}-list`} role="listbox" aria-label={t('title')} className={styles.list}>
      {groups.map(group => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot stand in a listbox.
        <div key={group} role="group" aria-label={t(group)}>
          <p className={styles.group} aria-hidden="true">
            {t(group)}
          </p>
          {items.map(
            (item, index) =>
              item.group === group && (
                <Option key={keyOf(item)} id={`${id}-${index}`} item={item} isHere={index === here} onChoose={() => choose(item)} />
              ),
          )}
        </div>
      ))}
    </div>
  )
}

function Option({ id, item, isHere, onChoose }: { id: string; item: PaletteItem; isHere: boolean; onChoose: () => void }) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the keys are the field's, which keeps the focus.
    <div
      id={id}
      role="option"
      aria-selected={isHere}
      aria-disabled={item.reason !== undefined || undefined}
      className={styles.option}
      onClick={onChoose}
    >
      <Icon name={item.icon} />
      <span className="cut">{item.label}</span>
      {(item.reason ?? item.hint) && <span className={cx('cut', styles.hint)}>{item.reason ?? item.hint}</span>}
    </div>
  )
}
