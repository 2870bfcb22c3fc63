import { useState } from 'react'
import type { PagerProps } from './bar/Pager.tsx'
import { useIsPhone } from './column/use-phone.ts'
import type { DataTableProps } from './data-table.ts'

type Paged<Row> = Pick<DataTableProps<Row>, 'rows' | 'pager'>

/** Rows that came all at once are shown in pages where there are many: of 100, on a phone of 20. */
export function usePages<Row>({ rows, pager }: Paged<Row>): { rows: readonly Row[] | undefined; pager: PagerProps | undefined } {
  const limit = useIsPhone() ? 20 : 100
  const [asked, setPage] = useState(1)
  if (pager || !rows || rows.length <= limit) return { rows, pager }
  const page = Math.min(asked, Math.ceil(rows.length / limit))
  return {
    rows: rows.slice((page - 1) * limit, page * limit),
    pager: { page, limit, totalDocs: rows.length, onPage: setPage },
  }
}
