import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '../../control/Button.tsx'
import { Select } from '../../control/Select.tsx'
import { TextInput } from '../../control/TextInput.tsx'
import { cx } from '../../cx.ts'
import { Icon } from '../../show/Icon.tsx'
import { useText } from '../../use-text.ts'
import { SearchSelect } from '../library/SearchSelect.tsx'
import styles from './FilterBar.module.css'
import { daysIn, openDays, textOfDays } from './own-days.ts'

export interface Filter {
  name: string
  label: string
  value: string
  /** The value that filters nothing. */
  none: string
  choices: readonly { value: string; label: string }[]
  /** There are more choices than these: what is typed is told, and changes them. */
  onSearch?: ((words: string) => void) | undefined
  /** What the choices are of, above them, where there may be more. */
  of?: string | undefined
  /** The word for days of one's own, where they may be chosen too. */
  days?: string
  isMore?: boolean
  onChange: (value: string) => void
}
type Props = {
  search?: { value: string; onChange: (value: string) => void; placeholder?: string }
  filters?: readonly Filter[]
  onClear?: () => void
  /** At the right end: column choice, export. */
  end?: ReactNode
  /** Behind the filters: what keeps them. */
  children?: ReactNode
}

/** So many stand in one line of a phone; where there are more, those that leave nothing out come on request there. */
const mostOnPhone = 2

/** Above a list: the search field (`/` goes there), the filters, more of them on request, and a way to clear them. */
export function FilterBar({ search, filters = [], onClear, end, children }: Props) {
  const t = useText('app')
  const [hasMore, showMore] = useState(false)
  const isFiltered = (search?.value ?? '') !== '' || filters.some(holds)
  const isShown = (filter: Filter) => hasMore || !filter.isMore || holds(filter)
  const isFolded = filters.length > mostOnPhone && !hasMore
  const hidesSome = filters.some(filter => filter.isMore)
  return (
    <div className={styles.bar}>
      {search && <SearchField {...search} />}
      {filters.filter(isShown).map(filter => (
        <FilterField key={filter.name} {...filter} isFolded={isFolded && !holds(filter)} />
      ))}
      {(hidesSome || filters.length > mostOnPhone) && (
        <Button
          className={hidesSome ? undefined : styles.phone}
          variant="quiet"
          icon="filter"
          size="small"
          aria-expanded={hasMore}
          onClick={() => showMore(!hasMore)}
        >
          {t(hasMore ? 'fewerFilters' : 'moreFilters')}
        </Button>
      )}
      {isFiltered && onClear && (
        <Button variant="quiet" icon="close" size="small" onClick={onClear}>
          {t('clearFilters')}
        </Button>
      )}
      {children}
      {end && <div className={styles.end}>{end}</div>}
    </div>
  )
}

const holds = ({ value, none }: Filter) => value !== none

/** What is chosen says of what: so does "any", where nothing is. */
function FilterField({ label, value, none, choices, of, onSearch, days, isFolded, onChange }: Filter & { isFolded: boolean }) {
  const own = days === undefined ? undefined : daysIn(value)
  const open = own ? openDays : value
  const offered = days === undefined ? choices : [...choices, { value: openDays, label: days }]
  // What an address names holds until it is cleared, also where the choices are not there yet, or nothing has it any more.
  const all = value === none || offered.some(choice => choice.value === open) ? offered : [...offered, { value: open, label: '…' }]
  const said = all.map(choice => (choice.value === open ? { ...choice, label: `${label}: ${choice.label}` } : choice))
  if (onSearch)
    return (
      <SearchSelect
        aria-label={label}
        className={cx(styles.found, isFolded && styles.folded)}
        choices={said}
        placeholder={said.find(choice => choice.value === none)?.label}
        value={value === none ? '' : value}
        onChange={onChange}
        onSearch={onSearch}
        isActive={value !== none}
      />
    )
  return (
    <>
      <Select
        aria-label={label}
        className={cx(styles.filter, isFolded && styles.folded)}
        choices={said}
        group={of}
        value={open}
        onChange={onChange}
        data-active={value !== none || undefined}
      />
      {own && <OwnDays label={label} from={own.from ?? ''} to={own.to ?? ''} onChange={onChange} />}
    </>
  )
}

/** Two days; a day that is half typed waits. */
function OwnDays({ label, from, to, onChange }: { label: string; from: string; to: string; onChange: (value: string) => void }) {
  const t = useText('app')
  const [typed, setTyped] = useState({ from, to })
  useEffect(() => setTyped({ from, to }), [from, to])
  const [first, last] = [t('daysFrom'), t('daysTo')]
  const change = (patch: Partial<typeof typed>) => {
    const next = { ...typed, ...patch }
    setTyped(next)
    const text = textOfDays(next.from, next.to)
    if (daysIn(text)) onChange(text)
  }
  return (
    <span className={styles.days}>
      <TextInput
        type="date"
        aria-label={`${label}: ${first}`}
        value={typed.from}
        onChange={event => change({ from: event.currentTarget.value })}
      />
      <span aria-hidden="true">–</span>
      <TextInput
        type="date"
        aria-label={`${label}: ${last}`}
        value={typed.to}
        onChange={event => change({ to: event.currentTarget.value })}
      />
    </span>
  )
}

const waitMs = 250

/** Asks 250 ms after the last key; Escape empties it. */
function SearchField({ value, onChange, placeholder }: NonNullable<Props['search']>) {
  const t = useText('app')
  const [typed, setTyped] = useState(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => setTyped(value), [value])
  useEffect(() => () => clearTimeout(timer.current), [])
  const change = (next: string, delayMs = waitMs) => {
    setTyped(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => onChange(next.trim()), delayMs)
  }
  return (
    <TextInput
      type="search"
      data-list-search
      className={styles.search}
      aria-label={placeholder ?? t('search')}
      placeholder={placeholder ? `${placeholder} ( / )` : t('searchHint')}
      start={<Icon name="search" size={16} />}
      value={typed}
      onChange={event => change(event.currentTarget.value)}
      onKeyDown={event => {
        if (event.key === 'Escape') change('', 0)
        if (event.key === 'Enter') change(typed, 0)
      }}
    />
  )
}
