import { useState } from 'react'
import { IconButton } from '../../../control/Button.tsx'
import { Checkbox } from '../../../control/Choice.tsx'
import { Popover } from '../../../control/Popover.tsx'
import { useText } from '../../../use-text.ts'
import type { DataColumn } from '../data-table.ts'
import { keep, kept } from './kept.ts'

export type Visibility = Record<string, boolean>

const storageKey = (name: string) => `inkport.columns.${name}`
const isChoice = (value: unknown): value is boolean => typeof value === 'boolean'

type Shown = Pick<DataColumn<never>, 'id' | 'isOptional' | 'fromPixels'>

/** Which columns a list of this width shows: this browser keeps the reader's choice, the room decides on the others. */
export function useColumnChoice(name: string, columns: readonly Shown[], width: number): [Visibility, (change: Visibility) => void] {
  const [chosen, setChosen] = useState<Visibility>(() => kept(storageKey(name), isChoice))
  const choose = (change: Visibility) => {
    const next = { ...chosen, ...change }
    setChosen(next)
    keep(storageKey(name), next)
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
    <Popover align="end" label={t('columns')} opener={opens => <IconButton {...opens} icon="columns" label={t('columns')} />}>
      {() =>
        columns.map(column => (
          <Checkbox
            key={column.id}
            label={column.header}
            checked={choice[column.id] ?? true}
            onChange={event => onChange({ [column.id]: event.currentTarget.checked })}
          />
        ))
      }
    </Popover>
  )
}
