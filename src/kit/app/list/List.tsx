import type { ReactNode } from 'react'
import { AppTabs } from '../page/AppTabs.tsx'
import { EmptyState, NothingFound } from '../page/EmptyState.tsx'
import { Loaded } from '../page/Loaded.tsx'
import { DataTable } from '../table/DataTable.tsx'
import type { DataTableProps } from '../table/data-table.ts'
import { FilterBar } from '../table/FilterBar.tsx'
import { Pager } from '../table/Pager.tsx'
import type { Nothing } from './list.ts'
import type { ShownList } from './use-list.ts'
import type { ListBars } from './use-list-bars.ts'

type Shown<Row> = { of: ShownList<Row>; empty: Nothing }
type Rows<Row> = Pick<DataTableProps<Row>, 'name' | 'label' | 'columns' | 'rowName' | 'rowTo' | 'rowActions' | 'bulk'> & {
  /** At the right end over the list. */
  end?: ReactNode
  /** A row is known by its `id`; one without needs this. */
  rowId?: (row: Row) => string
}
type Known<Row> = Row extends { id: string | number } ? unknown : { rowId: (row: Row) => string }

/** A list of `useList` as a table, under its tabs, search and filters; with `bulk` its rows can be selected. */
export function List<Row extends object>(props: Shown<Row> & Rows<Row> & Known<Row>) {
  const { of, empty, end, rowId = idOf, ...rows }: Shown<Row> & Rows<Row> = props
  const { asked, selected, select, pager } = of
  return (
    <>
      <ListBar of={of} end={end} />
      <DataTable<Row>
        {...rows}
        rowId={rowId}
        rows={of.rows}
        error={asked.error}
        onRetry={() => void asked.refetch()}
        empty={<NoRows bars={of.bars} empty={empty} />}
        {...(rows.bulk !== undefined && { selected, onSelect: select })}
        pager={pager}
      />
    </>
  )
}

/**
 * Rows that are no table: under `<ListBar>`, where the page has search or filters. `waiting` holds the place of those that are coming;
 * `children` says where the pager stands.
 */
export function CardList<Row extends object>({
  of,
  empty,
  waiting,
  children,
}: Shown<Row> & { waiting?: ReactNode; children: (rows: readonly Row[], pager: ReactNode) => ReactNode }) {
  const { pager } = of
  const [smallest = 0] = pager?.sizes ?? []
  return (
    <Loaded of={of.asked} waiting={waiting} empty={<NoRows bars={of.bars} empty={empty} />}>
      {() => children(of.rows ?? [], pager && pager.totalDocs > smallest && <Pager {...pager} />)}
    </Loaded>
  )
}

/** `Known` lets `rowId` be left out only where a row has an id. */
const idOf = (row: object) => String('id' in row ? row.id : '')

/** Tabs, search and filters of a list. */
export function ListBar({ of, end }: { of: Pick<ShownList<unknown>, 'bars'>; end?: ReactNode }) {
  const { tabs, search, filters, clearBar } = of.bars
  return (
    <>
      {tabs && <AppTabs {...tabs} />}
      {(search !== undefined || filters.length > 0 || end !== undefined) && (
        <FilterBar filters={filters} end={end} {...(search && { search })} {...(clearBar && { onClear: clearBar })} />
      )}
    </>
  )
}

function NoRows({ bars, empty: { title, hint, ...rest } }: { bars: ListBars; empty: Nothing }) {
  if (bars.isNarrow) return <NothingFound onClear={bars.clearAll} />
  return (
    <EmptyState title={title} {...rest}>
      {hint}
    </EmptyState>
  )
}
