import { day, later } from '#base/time.ts'
import { useUrlState } from '#kit/app/table/use-url-state.ts'
import type { OrderQuery } from '../../list/contract.ts'

const defaults = {
  status: 'ALL',
  q: '',
  orderType: '',
  payment: '',
  sellerStatus: '',
  design: '',
  days: '',
  /** The orders of one import, to which its page leads. */
  importId: '',
  sort: 'newest',
  page: 1,
  limit: 20,
} as const
type State = { [K in keyof typeof defaults]: (typeof defaults)[K] extends number ? number : string }

/** Days back from today, today included. */
const spans: Readonly<Record<string, number>> = { today: 1, week: 7, month: 30 }

/** The list's filters as the address keeps them, and the query that they ask. */
export function useOrderList(): {
  state: State
  set: (patch: Partial<State>) => void
  query: Partial<OrderQuery>
  clear: () => void
  isFiltered: boolean
} {
  const [state, set] = useUrlState(defaults)
  const { days, ...rest } = state
  const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== ''))
  const span = spans[days]
  const from = span ? { from: dayOf(later(new Date(), (1 - span) * day)) } : {}
  // The server's contract refuses what an edited address makes of these words.
  const query = { ...given, ...from } as Partial<OrderQuery>
  const clear = () => set({ q: '', orderType: '', payment: '', sellerStatus: '', design: '', days: '', importId: '' })
  const isFiltered =
    [state.q, state.orderType, state.payment, state.sellerStatus, state.design, state.importId, days].some(value => value !== '') ||
    state.status !== 'ALL'
  return { state, set, query, clear, isFiltered }
}

/** The reader's own day, as YYYY-MM-DD. */
const dayOf = (date: Date): string =>
  `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}-${String(date.getDate()).padStart(2, '0')}`
