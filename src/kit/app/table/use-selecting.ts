import { useRef } from 'react'
import type { DataTableProps } from './data-table.ts'

const noIds: ReadonlySet<string> = new Set()

export interface Selecting {
  ids: ReadonlySet<string>
  /** Every row of the page, or some of them. */
  isAll: boolean
  isPart: boolean
  toggle: (id: string, isRange?: boolean) => void
  toggleAll: () => void
}

/** What is selected of a page's rows. A range goes from the last row that was toggled. */
export function useSelecting<Row>({
  rows = [],
  rowId,
  selected = noIds,
  onSelect,
}: Pick<DataTableProps<Row>, 'rows' | 'rowId' | 'selected' | 'onSelect'>): Selecting {
  const last = useRef<string>(undefined)
  const here = rows.map(rowId)
  const isAll = here.length > 0 && here.every(id => selected.has(id))
  const set = (ids: readonly string[], isOn: boolean) => {
    const next = new Set(selected)
    for (const id of ids) {
      if (isOn) next.add(id)
      else next.delete(id)
    }
    onSelect?.(next)
  }
  return {
    ids: selected,
    isAll,
    isPart: !isAll && here.some(id => selected.has(id)),
    toggle(id, isRange = false) {
      const [from, to] = [here.indexOf(last.current ?? ''), here.indexOf(id)].sort((a, b) => a - b) as [number, number]
      set(isRange && from >= 0 ? here.slice(from, to + 1) : [id], !selected.has(id))
      last.current = id
    },
    toggleAll: () => set(here, !isAll),
  }
}
