import { Checkbox, Popover } from '@mantine/core'
import { useState } from 'react'
import { IconButton } from '../../control/Button.tsx'
import { useText } from '../../use-text.ts'
import styles from './ColumnChoice.module.css'
import type { DataColumn } from './data-table.ts'

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

type Shown = Pick<DataColumn<never>, 'id' | 'isOptional' | 'fromPixels'>

/** Which columns a list of this width shows: this browser keeps the reader's choice, the room decides on the others. */
export function useColumnChoice(name: string, columns: readonly Shown[], width: number): [Visibility, (change: Visibility) => void] {
  const [chosen, setChosen] = useState<Visibility>(() => kept(name))
  const choose = (change: Visibility) => {
    const next = { ...chosen, ...change }
    setChosen(next)
    localStorage.setItem(storageKey(name), JSON.stringify(next))
  }
  const isShown = ({ id, isOptional, fromPixels = 0 }: Shown) => chosen[id] ?? (!isOptional && width >= fromPixels)
  return [Object.fromEntries(columns.map(column => [column.id, isShown(column)])), choose]
}

export function ColumnChoice({
  columns,
  choice,
  onChange,
}: {
  columns: readonly { id: string; header: string }[]
  choice: Visibility
  onChange: (change: Visibility) => void
}) {
  const t = useText('app')
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
            onChange={event => onChange({ [column.id]: event.currentTarget.checked })}
          />
        ))}
      </Popover.Dropdown>
    </Popover>
  )
}
