import type { ReactNode } from 'react'
import type { PagerProps } from './Pager.tsx'

export interface DataColumn<Row> {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** Numbers, money and row ends stand at the right. */
  align?: 'end'
  /** A CSS width; the rest share what is left. */
  width?: string
  /** Not shown until the reader chooses it. */
  isOptional?: boolean
  /** Left out of a table narrower than this, in CSS pixels, unless the reader chooses it. */
  fromPixels?: number
  /** Takes the whole width of the card that a row is on a phone. */
  isLong?: boolean
}
export interface DataTableProps<Row> {
  /** What the list holds, for who listens; also keeps the column choice. */
  name: string
  label: string
  columns: readonly DataColumn<Row>[]
  /** Nothing while the first answer is on its way: rows of the same height stand there. */
  rows: readonly Row[] | undefined
  rowId: (row: Row) => string
  /** What a row is called, for its checkbox. */
  rowName?: (row: Row) => string
  /** Where a row opens; its first column is the link. */
  rowTo?: (row: Row) => string
  rowActions?: (row: Row) => ReactNode
  error?: unknown
  onRetry?: () => void
  empty: ReactNode
  selected?: ReadonlySet<string>
  onSelect?: (selected: ReadonlySet<string>) => void
  /** Shown in place of the head while something is selected. */
  bulk?: ReactNode
  pager?: PagerProps | undefined
}
