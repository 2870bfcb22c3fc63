import { Checkbox, Popover } from '@mantine/core'
import { useState } from 'react'
import { IconButton } from '../Button.tsx'
import { useText } from '../use-text.ts'
import styles from './ColumnChoice.module.css'

export type Visibility = Record<string, boolean>

const storageKey = (name: string) => `inkport.columns.${name}`

function kept(name: string): Visibility {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(storageKey(name)) ?? '{}')
    return typeof value === 'object' && value !== null ? (value as Visibility) : {} // We wrote it; a wrong value only shows a column.
  } catch {
    return {} // Storage is off, or holds something strange: the columns' own defaults count.
  }
}

/** Which columns a list shows: this browser keeps the choice. */
export function useColumnChoice(name: string, defaults: Visibility): [Visibility, (next: Visibility) => void] {
  const [choice, setChoice] = useState<Visibility>(() => ({ ...defaults, ...kept(name) }))
  const choose = (next: Visibility) => {
    setChoice(next)
    localStorage.setItem(storageKey(name), JSON.stringify(next))
  }
  return [choice, choose]
}

export function ColumnChoice({
  columns,
  choice,
  onChange,
}: {
  columns: readonly { id: string; header: string }[]
  choice: Visibility
  onChange: (next: Visibility) => void
}) {
  const t = useText('desk')
  return (
    <Popover position="bottom-end" shadow="md" radius="md" trapFocus>
      <Popover.Target>
        <IconButton icon="columns" label={t('columns')} />
      </Popover.Target>
      <Popover.Dropdown className={styles.list ?? ''}>
        {columns.map(column => (
          <Checkbox
            key={column.id}
            label={column.header}
            checked={choice[column.id] ?? true}
            onChange={event => onChange({ ...choice, [column.id]: event.currentTarget.checked })}
          />
        ))}
      </Popover.Dropdown>
    </Popover>
  )
}
