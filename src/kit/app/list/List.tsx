import { type ReactNode, useContext } from 'react'
import { AppTabs } from '../page/AppTabs.tsx'
import { EmptyState, NothingFound } from '../page/EmptyState.tsx'
import { Loaded } from '../page/Loaded.tsx'
import { Pager } from '../table/bar/Pager.tsx'
import { DataTable } from '../table/DataTable.tsx'
import type { DataTableProps } from '../table/data-table.ts'
import { FilterBar } from '../table/FilterBar.tsx'
import { CardSelection } from './CardSelection.tsx'
import type { Nothing } from './list.ts'
import { SavedViewsContext } from './saved-views.ts'
import type { ShownList } from './use-list.ts'
import type { ListBars } from './use-list-bars.ts'
import { idOf } from './use-selection.ts'

type Shown<Row> = { of: ShownList<Row>; empty: Nothing }
type Rows<Row> = Pick<DataTableProps<Row>, 'name' | 'label' | 'columns' | 'rowName' | 'rowTo' | 'rowActions' | 'peek' | 'bulk'> & {
  /** At the right end over the list. */
  end?: ReactNode
  /** A row is known by its `id`; one without needs this. */
  rowId?: (row: Row) => string
}
type Known<Row> = Row extends { id: string | number } ? unknown : { rowId: (row: Row) => string }

/** A list of `useList` as a table, under its tabs, search and filters; with `bulk` its rows can be selected. */
export function List<Row extends object>(props: Shown<Row> & Rows<Row> & Known<Row>) {
  const { of, empty, end, rowId = idOf, ...rows }: Shown<Row> & Rows<Row> = props
  const { asked, selection, pager } = of
  return (
    <div>
      <ListBar of={of} end={end} name={rows.name} />
      <DataTable<Row>
        {...rows}
        rowId={rowId}
        rows={of.rows}
        isStale={of.isStale}
        error={asked.error}
        onRetry={() => void asked.refetch()}
        empty={<NoRows bars={of.bars} empty={empty} />}
        {...(rows.bulk !== undefined && { selected: selection.ids, onSelect: selection.select, beyond: selection.beyond })}
        pager={pager}
      />
    </div>
  )
}

interface CardListProps<Row> extends Shown<Row> {
  waiting?: ReactNode
  /** What can be done with selected rows together, and a row's name to who listens; `children` puts each row's box where it is seen. */
  select?: { acts: ReactNode; rowName: (row: Row) => string } | undefined
  children: (rows: readonly Row[], pager: ReactNode, tickOf: (row: Row) => ReactNode) => ReactNode
}
/**
 * Rows that are no table: under `<ListBar>`, where the page has search or filters. `waiting` holds the place of those that are coming;
 * `children` says where the pager stands.
 */
export function CardList<Row extends object>({ of, empty, waiting, select, children }: CardListProps<Row>) {
  const { pager } = of
  const [smallest = 0] = pager?.sizes ?? []
  const shown = (tickOf: (row: Row) => ReactNode) =>
    children(of.rows ?? [], pager && pager.totalDocs > smallest && <Pager {...pager} />, tickOf)
  return (
    <Loaded of={of.asked} waiting={waiting} empty={<NoRows bars={of.bars} empty={empty} />}>
      {() =>
        select ? (
          <CardSelection of={of} {...select}>
            {shown}
          </CardSelection>
        ) : (
          shown(() => null)
        )
      }
    </Loaded>
  )
}

/** Tabs, search and filters of a list; and the reader's views of the list of this name, where one is given. */
export function ListBar({ of, end, name }: { of: Pick<ShownList<unknown>, 'bars'>; end?: ReactNode; name?: string }) {
  const { tabs, search, filters, clearBar, isNarrow } = of.bars
  const Views = useContext(SavedViewsContext)
  return (
    <>
      {tabs && <AppTabs {...tabs} />}
      {(search !== undefined || filters.length > 0 || end !== undefined) && (
        <FilterBar filters={filters} end={end} {...(search && { search })} {...(clearBar && { onClear: clearBar })}>
          {Views && name !== undefined && <Views list={name} isNarrow={isNarrow} />}
        </FilterBar>
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
