// What becomes of one row of a file of tracking numbers.
import type { FaultValues } from '#base/fault.ts'
import type { bulkFaults } from '../../faults.ts'
import { isMangled, isPerhapsRounded } from '../../row/value.rules.ts'

export const trackingFileLimits = { bytes: 10 * 2 ** 20, rows: 5_000, numbersAtOnce: 500 } as const
export const verdicts = ['SET', 'SAME', 'LEFT', 'REFUSED'] as const
export type Verdict = (typeof verdicts)[number]

/** A row as it stands in the file. */
export interface FileRow {
  row: number
  orderId: string
  inkportId: string
  trackingNumber: string
  carrier: string
  isBroken?: true
}
/** A row's number, and whose it is by what it says of itself. */
export interface NumberSaid {
  /** As labels say it. */
  number: string
  isWritten: boolean
  carrier: string | undefined
  carrierName: string | null
  /** The carrier whose form it has with a wrong check digit. */
  misreadAs: string | null
  /** The carrier that the row names, where we know it. */
  named: { id: string; name: string } | undefined
}
/** An order that a row may mean. */
export interface NamedOrder {
  id: number
  externalId: string | null
  trackingNumber: string | null
  /** Why it takes no number now. */
  whyNot: string | null
}
/** What else the file and the seller's orders say of a number or an order. */
export interface Known {
  /** The orders that the row's names lead to, the newest first. */
  orders: readonly NamedOrder[]
  /** The orders that hold the number and would not let another have it. */
  holders: readonly number[]
  /** Earlier rows that set something. */
  ofOrder: (orderId: number) => { row: number; number: string } | undefined
  ofNumber: (number: string) => { row: number; orderId: number } | undefined
}
export interface Judged {
  verdict: Verdict
  order: NamedOrder | undefined
  fault: Said | null
  warnings: Said[]
}
interface Said {
  code: string
  values: FaultValues
}

/** Nothing is guessed: an order or a number of which there is any doubt is refused, in words. */
export function judge(row: FileRow, said: NumberSaid, known: Known): Judged {
  const refused = (code: BulkFault | (string & {}), values: FaultValues = {}, order?: NamedOrder): Judged => ({
    ...{ verdict: 'REFUSED' as const, order, fault: { code, values }, warnings: [] },
  })
  if (row.isBroken) return refused('TRACKING_ROW_BROKEN')
  const name = row.inkportId || row.orderId
  if (row.trackingNumber === '') return { verdict: 'LEFT', order: undefined, fault: null, warnings: [] }
  if (name === '') return refused('TRACKING_ORDER_MISSING')
  if (isMangled(name)) return refused('TRACKING_ORDER_MANGLED', { value: name })
  const order = meant(known.orders, said.number)
  if (order === 'several') return refused('TRACKING_ORDER_SEVERAL', { value: name })
  if (!order) return refused(isPerhapsRounded(name) ? 'TRACKING_ORDER_MANGLED' : 'TRACKING_ORDER_UNKNOWN', { value: name })
  const wrong = whyNotNumber(row, said)
  if (wrong) return refused(wrong.code, wrong.values, order)
  const before = known.ofOrder(order.id)
  if (before && before.number !== said.number) return refused('TRACKING_ORDER_TWICE', { row: before.row }, order)
  if (before || order.trackingNumber === said.number) return { verdict: 'SAME', order, fault: null, warnings: [] }
  const other = known.ofNumber(said.number)
  if (other) return refused('TRACKING_NUMBER_TWICE', { row: other.row }, order)
  if (order.whyNot) return refused(order.whyNot, {}, order)
  if (known.holders.some(id => id !== order.id)) return refused('TRACKING_NUMBER_USED', {}, order)
  return { verdict: 'SET', order, fault: null, warnings: warningsOf(said, order) }
}
type BulkFault = keyof typeof bulkFaults

/**
 * The order that a row means: the one that bears the number, else the one that takes it, else the newest. Several that would take it are
 * told apart by our own number alone.
 */
function meant(orders: readonly NamedOrder[], number: string): NamedOrder | 'several' | undefined {
  const bearer = orders.find(order => order.trackingNumber === number)
  if (bearer) return bearer
  const open = orders.filter(order => order.whyNot === null)
  return open.length > 1 ? 'several' : (open[0] ?? orders[0])
}

function whyNotNumber({ trackingNumber, carrier }: FileRow, said: NumberSaid): Said | undefined {
  const value = trackingNumber.slice(0, 60)
  if (isMangled(trackingNumber)) return { code: 'TRACKING_NUMBER_MANGLED', values: { value } }
  if (!said.isWritten) return { code: 'TRACKING_NUMBER_INVALID', values: {} }
  if (said.misreadAs !== null) {
    const isRounded = isPerhapsRounded(said.number)
    return isRounded
      ? { code: 'TRACKING_NUMBER_MANGLED', values: { value } }
      : { code: 'TRACKING_NUMBER_MISREAD', values: { carrier: said.misreadAs } }
  }
  if (said.carrier !== undefined) return undefined
  if (said.named) return { code: 'TRACKING_NUMBER_OTHER', values: { carrier: said.named.name } }
  // A number of a carrier that we do not know is taken on the word of who names that carrier.
  return carrier === '' ? { code: 'TRACKING_CARRIER_UNKNOWN', values: {} } : undefined
}

function warningsOf({ carrier, carrierName, named }: NumberSaid, order: NamedOrder): Said[] {
  return [
    ...(order.trackingNumber === null ? [] : [{ code: 'TRACKING_NUMBER_REPLACES', values: { number: order.trackingNumber } }]),
    ...(named && carrier !== named.id
      ? [{ code: 'TRACKING_CARRIER_DIFFERS', values: { carrier: carrierName ?? '', named: named.name } }]
      : []),
    ...(carrier === undefined ? [{ code: 'TRACKING_CARRIER_UNSEEN', values: {} }] : []),
  ]
}
