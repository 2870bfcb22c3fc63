// The combinations that are walked, made from the machine's own lists: every status of every type, and every cause of an error.
import { ErrorCode, type OrderStatus, type OrderType, type ShippingBy } from '#shop/order/status/contract.ts'
import type { OrderKind } from '#shop/order/status/facts.rules.ts'
import { canBreakFor, orderStatuses, reportStep } from '#shop/order/status/rules.ts'
import { type Transition, transitions } from '#shop/order/status/transition.rules.ts'
import { randomOf } from '#test/random.ts'

export type Person = 'seller' | 'staff'
/** One combination: an order of this type stands at this status; an error has its cause, and where it broke. */
export interface Case {
  kind: OrderKind
  status: OrderStatus
  code?: ErrorCode
  from?: OrderStatus
  /** What the order lacks there beside. */
  lacks?: 'art' | 'label' | 'number' | 'production' | 'void'
  /** Who presses, where both are to; else whoever has pressed less. */
  by?: Person
}

const kinds: readonly OrderKind[] = ['STANDARD_USPS', 'STANDARD_TIKTOK', 'SHIP_BY_SELLER', 'LABEL']

/** Where nothing more is to come: what is done with such an order is its money's, a copy's or a ticket's. */
export const ends: readonly OrderStatus[] = ['CLOSED', 'CANCELLED', 'REFUNDED', 'PARTIAL_REFUNDED']

/** Whether the table leads there at all. */
const isReached = (status: OrderStatus, kind: OrderKind): boolean => transitions.some(way => way.to === status && way.kinds.includes(kind))

/** Where an order of this type may break for this cause: what staff can report there. */
const breaksAt = (kind: OrderKind, code: ErrorCode): OrderStatus[] =>
  canBreakFor({ ...factsOf[kind], country: countryOf({ code }) }, code)
    ? orderStatuses.filter(from => isReached(from, kind) && transitions.some(way => isReport(way, kind, from, code)))
    : []
const isReport = (way: Transition, kind: OrderKind, from: OrderStatus, code: ErrorCode) =>
  way.step === reportStep(code) && way.from === from && way.kinds.includes(kind)
/** What its customs stop goes abroad. */
export const countryOf = ({ code }: Pick<Case, 'code'>): string => (code === 'CUSTOMS' ? 'CA' : 'US')
const factsOf: Readonly<Record<OrderKind, { orderType: OrderType; shippingBy: ShippingBy }>> = {
  STANDARD_USPS: { orderType: 'STANDARD', shippingBy: 'USPS' },
  STANDARD_TIKTOK: { orderType: 'STANDARD', shippingBy: 'TIKTOK' },
  SHIP_BY_SELLER: { orderType: 'SHIP_BY_SELLER', shippingBy: 'USPS' },
  LABEL: { orderType: 'LABEL', shippingBy: 'USPS' },
}

/** What an order of these types can lack beside its status. */
const lacking: readonly Case[] = [
  { kind: 'STANDARD_USPS', status: 'PENDING', lacks: 'art' },
  { kind: 'SHIP_BY_SELLER', status: 'PRODUCED', lacks: 'number' },
  { kind: 'STANDARD_USPS', status: 'LABEL_CREATED', lacks: 'production' },
  { kind: 'STANDARD_TIKTOK', status: 'LABEL_CREATED', lacks: 'production' },
  { kind: 'STANDARD_TIKTOK', status: 'PENDING', lacks: 'label' },
  { kind: 'LABEL', status: 'PENDING', lacks: 'label' },
  // Its carrier does not take back the label that was bought for a wrong address.
  { kind: 'STANDARD_USPS', status: 'ERROR', code: 'ADDRESS', from: 'PRINTED', lacks: 'void' },
  // An import brought two with one number.
  { kind: 'SHIP_BY_SELLER', status: 'DUPLICATE', lacks: 'number' },
]

/**
 * Every status of every type; and every cause of every type, each broken at one of the statuses where it may: which one, the seed
 * decides, and of each type all of them come up in turn. Or at each of them: eight times as many errors.
 */
export function casesOf(seed: number, isWhole = false): Case[] {
  const random = randomOf(seed, 'walk')
  return [
    ...orderStatuses
      .filter(status => status !== 'ERROR')
      .flatMap(status => kinds.filter(kind => isReached(status, kind)).map(kind => ({ kind, status }))),
    ...lacking,
    ...kinds.flatMap(kind => errorsOf(kind, random.below(1_000), isWhole)),
  ]
}

function errorsOf(kind: OrderKind, first: number, isWhole: boolean): Case[] {
  return ErrorCode.options.flatMap((code, at): Case[] => {
    const statuses = breaksAt(kind, code)
    const one = (first + at) % statuses.length
    const some = isWhole ? statuses : statuses.slice(one, one + 1)
    return some.map(from => ({ kind, status: 'ERROR', code, from }))
  })
}

export const nameOf = ({ kind, status, code, from, lacks, by }: Case): string =>
  [kind, status, code && `for ${code}`, from && `from ${from}`, lacks && `without ${lacks}`, by && `by ${by}`].filter(Boolean).join(' ')
/** What both people press at least once in each run, where both can. */
export const groupOf = ({ status, code, lacks }: Case): string => [status, code, lacks].filter(Boolean).join(' ')
