import { day, hour, later, second } from '#base/time.ts'
import type { CarrierEventCode } from '#shop/carrier/rules.ts'
import type { Sees } from '#shop/order/status/contract.ts'
import type { OrderStep } from '#shop/order/status/rules.ts'
import { readCode } from '#shop/production/rules.ts'

/** LABELLED: its seller bought the label by the form, and hands it over. */
export type ParcelState = 'LABELLED' | 'SCANNED' | 'HANDED' | 'ACCEPTED' | 'MOVING' | 'DELIVERED' | 'RETURNED'

/** What a carrier says went wrong: the order breaks by it, as by the word of staff. */
export type ParcelTrouble = Extract<CarrierEventCode, 'RETURNED' | 'LOST' | 'DAMAGED'>

const meaning: Readonly<Record<CarrierEventCode, { state?: ParcelState; step: OrderStep; trouble?: ParcelTrouble }>> = {
  ACCEPTED: { state: 'ACCEPTED', step: 'carrierAccepted' },
  DEPARTED: { state: 'MOVING', step: 'carrierMoved' },
  ARRIVED: { state: 'MOVING', step: 'carrierMoved' },
  OUT_FOR_DELIVERY: { state: 'MOVING', step: 'carrierMoved' },
  DELIVERED: { state: 'DELIVERED', step: 'carrierDelivered' },
  RETURNED: { state: 'RETURNED', step: 'carrierException', trouble: 'RETURNED' },
  // Where it is remains what was last known.
  LOST: { step: 'carrierException', trouble: 'LOST' },
  DAMAGED: { step: 'carrierException', trouble: 'DAMAGED' },
}
/** It stands here, or has never been here. */
export const isNotLeft = (state: ParcelState): boolean => state === 'SCANNED' || state === 'LABELLED'
/** No carrier has said anything of it yet: one may tell of a parcel before the manifest that it is on is closed. */
export const isUnseen = (state: ParcelState): boolean => isNotLeft(state) || state === 'HANDED'
/** The step that an order takes when its parcel's carrier says this. */
export const stepOf = (code: CarrierEventCode): OrderStep => meaning[code].step

const order: readonly ParcelState[] = ['LABELLED', 'SCANNED', 'HANDED', 'ACCEPTED', 'MOVING', 'DELIVERED', 'RETURNED']
/** What breaks an order by this event, or nothing. */
export const troubleIn = (code: CarrierEventCode): ParcelTrouble | undefined => meaning[code].trouble

/** Where a parcel stands after an event: late events never move it back, and what was delivered stays delivered. */
export function stateAfter(state: ParcelState, code: CarrierEventCode): ParcelState {
  const next = meaning[code].state ?? state
  return state === 'DELIVERED' || order.indexOf(next) < order.indexOf(state) ? state : next
}

/** Whether an event is still true once these times of others are known: what has moved on since is not lost, and arrives. */
export const isStillTrue = ({ code, at }: { code: CarrierEventCode; at: Date }, others: readonly Date[]): boolean =>
  (code !== 'LOST' && code !== 'DAMAGED') || others.every(other => other <= at)

/** NO_SCAN: handed over and not seen for a day. STUCK: seen, then nothing for three days. Of parcels that nobody sees, none is known. */
export type Trouble = 'NO_SCAN' | 'STUCK' | 'RETURNED'
export function troubleOf(
  parcel: { sees: Sees; state: ParcelState; handedAt: Date | null; lastEventAt: Date | null; returnedAt: Date | null },
  now: Date,
): Trouble | undefined {
  if (parcel.state === 'RETURNED') return parcel.returnedAt === null ? 'RETURNED' : undefined
  if (parcel.sees === 'NONE') return undefined
  if (parcel.state === 'HANDED' && parcel.handedAt) return later(parcel.handedAt, noScanMs) <= now ? 'NO_SCAN' : undefined
  const isOnItsWay = parcel.state === 'ACCEPTED' || parcel.state === 'MOVING'
  return isOnItsWay && parcel.lastEventAt && later(parcel.lastEventAt, stuckMs) <= now ? 'STUCK' : undefined
}
export const noScanMs = 24 * hour
export const stuckMs = 3 * day

/**
 * What a scan of our own paper names: an order by its packing slip ('#1042', 'ORDER 1042') or a piece by its ticket ('T000042', or its
 * QR code); nothing where it is no such paper. Bare digits are a carrier's number.
 */
export function paperOfScan(scan: string): { orderId: number } | { ticketId: number } | undefined {
  const slip = /^(?:#|order\s*(?:#\s*)?)(\d{1,15})$/i.exec(scan.trim())
  if (slip) return { orderId: Number(slip[1]) }
  const code = readCode(scan)
  return code && 'ticketId' in code ? code : undefined
}

// When carriers are asked about a parcel: each call is one of the hour's, so a young one is asked about often, an old one twice a day.

/** A parcel that is asked about is not asked about again within this time where asking costs nothing. */
const freeMs = 5 * second
/** No untold parcel is to wait longer than that for its carrier's word. */
const mostMs = 12 * hour
/** Nobody looks for what is so long on its way. */
const endMs = 45 * day
const byAge: readonly (readonly [youngerThanMs: number, askMs: number])[] = [
  [day, hour],
  [3 * day, 4 * hour],
  // An hour less than the most: it waits for its turn.
  [endMs, 11 * hour],
]

export interface NextAsk {
  /** Not before; never again where it is too old. */
  askAt: Date | null
  /** Those that must be asked about first go first. */
  askBy: Date | null
}

/** Of what its carrier sends us, whether nothing was lost is asked for now and then, and goes last. */
const toldMs = 2 * day

/**
 * When a parcel that was asked about, or told of, just now is asked about again; `isFree` where asking costs nothing, `isTold` where its
 * carrier sends what happens.
 */
export function nextAsk({ handedAt, isFree, isTold }: { handedAt: Date; isFree: boolean; isTold: boolean }, now: Date): NextAsk {
  const ageMs = now.getTime() - handedAt.getTime()
  if (isTold && ageMs < endMs) return { askAt: later(now, toldMs), askBy: later(now, 2 * toldMs) }
  const [, askMs] = byAge.find(([youngerThanMs]) => ageMs < youngerThanMs) ?? []
  if (askMs === undefined) return { askAt: null, askBy: null }
  return { askAt: later(now, isFree ? freeMs : askMs), askBy: later(now, mostMs) }
}
