import { Select, TextInput } from '@mantine/core'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '../../control/Button.tsx'
import { Icon } from '../../show/Icon.tsx'
import { useText } from '../../use-text.ts'
import styles from './FilterBar.module.css'

export interface Filter {
  name: string
  label: string
  value: string
  /** The value that filters nothing. */
  none: string
  choices: readonly { value: string; label: string }[]
  onChange: (value: string) => void
}
type Props = {
  search?: { value: string; onChange: (value: string) => void; placeholder?: string }
  filters?: readonly Filter[]
  onClear?: () => void
  /** At the right end: column choice, export. */
  end?: ReactNode
}

/** Above a list: the search field (`/` goes there), the filters, and a way to clear them. */
export function FilterBar({ search, filters = [], onClear, end }: Props) {
  const t = useText('app')
  const isFiltered = (search?.value ?? '') !== '' || filters.some(filter => filter.value !== filter.none)
  return (
    <div className={styles.bar}>
      {search && <SearchField {...search} />}
      {filters.map(filter => (
        <Select
          key={filter.name}
          aria-label={filter.label}
          className={styles.filter ?? ''}
          data={filter.choices.map(choice =>
            choice.value === filter.none ? { ...choice, label: `${filter.label}: ${choice.label}` } : choice,
          )}
          value={filter.value}
          onChange={value => filter.onChange(value ?? filter.none)}
          data-active={filter.value !== filter.none || undefined}
          maxDropdownHeight={320}
        />
      ))}
      {isFiltered && onClear && (
        <Button variant="quiet" icon="close" size="small" onClick={onClear}>
          {t('clearFilters')}
        </Button>
      )}
      {end && <div className={styles.end}>{end}</div>}
    </div>
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
      className={styles.search ?? ''}
      aria-label={placeholder ?? t('search')}
      placeholder={placeholder ? `${placeholder} ( / )` : t('searchHint')}
      leftSection={<Icon name="search" size={16} />}
      value={typed}
      onChange={event => change(event.currentTarget.value)}
      onKeyDown={event => {
        if (event.key === 'Escape') change('', 0)
        if (event.key === 'Enter') change(typed, 0)
      }}
    />
  )
}
