import type { ReactNode } from 'react'
import type { PagerProps } from './bar/Pager.tsx'
import type { Place } from './column/phone-places.ts'

export interface DataColumn<Row> {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** Numbers, money and row ends stand at the right, and are never cut. */
  align?: 'end'
  /** A CSS width that the column asks for; what room is left is shared. */
  width?: string
  /** A CSS width below which it is not cut, for a line that must be read whole. */
  least?: string
  /** Not shown until the reader chooses it. */
  isOptional?: boolean
  /** Left out of a table narrower than this, in CSS pixels, unless the reader chooses it. */
  fromPixels?: number
  /** Where it stands in the three lines that a row is on a phone; `phonePlaces` chooses where nothing is said. */
  phone?: Place
}
export interface DataTableProps<Row> {
  /** What the list holds, for who listens; also keeps the choice and widths of columns. */
  name: string
  label: string
  columns: readonly DataColumn<Row>[]
  /** Nothing while the first answer is on its way: rows of the same height stand there. */
  rows: readonly Row[] | undefined
  /** The rows are not those that were asked for, which are on their way: they are shown, and cannot be selected. */
  isStale?: boolean
  rowId: (row: Row) => string
  /** What a row is called, for its checkbox and its peek. */
  rowName?: (row: Row) => string
  /** Where a row opens; its first column is the link. */
  rowTo?: (row: Row) => string
  rowActions?: (row: Row) => ReactNode
  /** What Space shows of a row beside the list; its facts by column, where nothing is said. */
  peek?: (row: Row) => ReactNode
  error?: unknown
  onRetry?: () => void
  empty: ReactNode
  selected?: ReadonlySet<string>
  onSelect?: (selected: ReadonlySet<string>) => void
  /** What can be done with the selected rows; it stands over the head. */
  bulk?: ReactNode
  /** Where there are more rows than this page. */
  beyond?: BeyondPage | undefined
  pager?: PagerProps | undefined
}

/** Selecting all rows that the filters leave, not only those of the page. */
export interface BeyondPage {
  total: number
  /** The total was counted up to here, and there are more. */
  hasMore: boolean
  /** More are never selected together. */
  max: number
  isBusy: boolean
  selectAll: () => void
}
