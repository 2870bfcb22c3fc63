import { useMemo, useState } from 'react'
import type { AnyCall, CallInput } from '#base/call.ts'
import { useCall } from '../../call/use-call.ts'
import { useLive } from '../../call/use-live.ts'
import type { Asked } from '../page/Loaded.tsx'
import { type PagerProps, pageSizes } from '../table/Pager.tsx'
import { useUrlState } from '../table/use-url-state.ts'
import type { ListWants, QueryOf, RowOf } from './list.ts'
import { blankOf } from './list-query.ts'
import { type ListBars, useListBars } from './use-list-bars.ts'

/** What `<List of={…}>` shows of a list. */
export interface ShownList<Row> {
  asked: Asked<unknown>
  /** Nothing before the first answer. */
  rows: readonly Row[] | undefined
  bars: ListBars
  pager: PagerProps | undefined
  selected: ReadonlySet<string>
  select: (ids: ReadonlySet<string>) => void
}
interface UsedList<C, T extends string> extends ShownList<RowOf<C>> {
  /** The open tab. */
  tab: T
  /** What was asked, for a file of all these rows. */
  query: QueryOf<C>
  /** After an act on the selected rows. */
  clearSelection: () => void
}

const none: ReadonlySet<string> = new Set()

/**
 * A list as a value: its call, search, tabs, filters and events go in. All that the reader chooses stands in the address; `<List of={…}>`
 * shows it.
 */
export function useList<C extends AnyCall, const T extends string = never>(call: C, wants: ListWants<C, T> = {}): UsedList<C, T> {
  const { params, limit = 20, isWhole = false, live = [], everyMs } = wants
  const [selected, select] = useState(none)
  const clearSelection = () => select(none)
  const [paging, setPaging] = useUrlState(useMemo(() => ({ page: 1, limit }), [limit]))
  const { tab, query, bars } = useListBars<C, T>(wants, clearSelection)
  // What a call takes was checked where it was written; pages and their size are every paged call's.
  const input = { ...(params !== undefined && { params }), ...(!isWhole && { query: { ...paging, ...(query as object) } }) } as CallInput<C>
  const asked = useCall(call, input, { keepsLast: true, ...(everyMs !== undefined && { everyMs }) })
  useLive(live, [call])
  const found = docsOf<RowOf<C>>(asked.data)
  const total = found && ('docs' in found ? found.totalDocs : found.length)
  return {
    asked,
    tab,
    query,
    rows: found && ('docs' in found ? found.docs : found),
    bars: bars(total),
    pager:
      found && 'docs' in found
        ? pagerOf(found, limit % 12 === 0 ? gridSizes : pageSizes, patch => setPaging({ ...blankOf(wants.resets), ...patch }))
        : undefined,
    selected,
    select,
    clearSelection,
  }
}

/** Pages that fill the last row of a grid of two, three, four or six. */
const gridSizes = [12, 24, 48, 96]

const pagerOf = (
  { page, limit, totalDocs, hasMore }: Page<unknown>,
  sizes: readonly number[],
  set: (patch: Partial<Paging>) => void,
): PagerProps => ({
  page,
  limit,
  totalDocs,
  hasMore,
  sizes,
  onPage: page => set({ page }),
  onLimit: limit => set({ limit }),
})

type Paging = { page: number; limit: number }
type Page<Row> = Paging & { docs: readonly Row[]; totalDocs: number; hasMore?: boolean }
/** `RowOf` says where a call's rows are; here the compiler knows no call. */
const docsOf = <Row>(answer: unknown) => (answer as { data: Page<Row> | readonly Row[] } | undefined)?.data
