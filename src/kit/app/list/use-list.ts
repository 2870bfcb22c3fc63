import { useMemo, useRef } from 'react'
import type { AnyCall, CallAnswer, CallInput } from '#base/call.ts'
import { useCall } from '../../call/use-call.ts'
import { useLive } from '../../call/use-live.ts'
import type { Asked } from '../page/Loaded.tsx'
import { type PagerProps, pageSizes } from '../table/bar/Pager.tsx'
import { useIsPhone } from '../table/column/use-phone.ts'
import { useUrlState } from '../table/use-url-state.ts'
import type { ListWants, QueryOf, RowOf } from './list.ts'
import { blankOf } from './list-query.ts'
import { type ListBars, useListBars } from './use-list-bars.ts'
import { type Selection, useSelection } from './use-selection.ts'
import { useTabCounts } from './use-tab-counts.ts'

/** What `<List of={…}>` shows of a list. */
export interface ShownList<Row> {
  asked: Asked<unknown>
  /** Nothing before the first answer. */
  rows: readonly Row[] | undefined
  /** They are of the tab, page or filters before, while those that were asked for come. */
  isStale: boolean
  bars: ListBars
  pager: PagerProps | undefined
  selection: Pick<Selection<unknown>, 'ids' | 'select' | 'beyond'>
}
/** What a call's answer holds beside its rows. */
type DataOf<C> = CallAnswer<C> extends { data: infer D } ? D : never
interface UsedList<C, T extends string, A> extends ShownList<RowOf<C>> {
  asked: Asked<DataOf<C>>
  /** The open tab. */
  tab: T
  /** What was asked, for a file of all these rows. */
  query: QueryOf<C>
  /** The selected rows, on whichever page. */
  chosen: readonly RowOf<A>[]
  /** After an act on the selected rows. */
  clearSelection: () => void
}

/**
 * A list as a value: its call, search, tabs, filters and events go in. All that the reader chooses stands in the address; `<List of={…}>`
 * shows it.
 */
export function useList<C extends AnyCall, const T extends string = never, A extends AnyCall = C>(
  call: C,
  wants: ListWants<C, T, A> = {},
): UsedList<C, T, A> {
  const { params, limit: wanted = 20, isWhole = false, live = [], everyMs } = wants
  const isGrid = wanted % 12 === 0
  const limit = useIsPhone() ? Math.min(wanted, isGrid ? 12 : 20) : wanted
  const ends = useRef<() => void>(undefined)
  const [paging, setPaging] = useUrlState(useMemo(() => ({ page: 1, limit }), [limit]))
  const { tab, query, bars } = useListBars<C, T, A>(wants, () => ends.current?.())
  // What a call takes was checked where it was written; pages and their size are every paged call's.
  const input = { ...(params !== undefined && { params }), ...(!isWhole && { query: { ...paging, ...(query as object) } }) } as CallInput<C>
  const asked = useCall(call, input, { keepsLast: true, ...(everyMs !== undefined && { everyMs }) })
  useLive(live, [call])
  const found = docsOf<RowOf<C>>(asked.data)
  const docs = found && ('docs' in found ? found.docs : found)
  const total = found && ('docs' in found ? found.totalDocs : found.length)
  const counts = useTabCounts(call, wants.tabs, wants)
  const hasMore = found && 'docs' in found ? (found.hasMore ?? false) : false
  // Rows of the list have at least what `all` answers of each.
  const selection = useSelection(docs as readonly (RowOf<A> & object)[] | undefined, {
    all: wants.all,
    input: allOf(params, query),
    total,
    hasMore,
  })
  ends.current = selection.clear
  return {
    asked,
    tab,
    query,
    rows: docs,
    isStale: asked.isPlaceholderData,
    bars: bars(counts),
    pager:
      found && 'docs' in found
        ? pagerOf(found, isGrid ? gridSizes : pageSizes, patch => setPaging({ ...blankOf(wants.resets), ...patch }))
        : undefined,
    selection,
    chosen: selection.rows,
    clearSelection: selection.clear,
  }
}

const allOf = (params: unknown, query: object) => ({ ...(params !== undefined && { params }), query })

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
