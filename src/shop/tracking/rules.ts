import { day, hour, later } from '#base/time.ts'
import type { CarrierEventCode } from '#shop/label/carrier.rules.ts'
import type { OrderStep } from '#shop/order/status.rules.ts'

export type ParcelState = 'SCANNED' | 'HANDED' | 'ACCEPTED' | 'MOVING' | 'DELIVERED' | 'RETURNED'

const meaning: Readonly<Record<CarrierEventCode, { state: ParcelState; step: OrderStep }>> = {
  ACCEPTED: { state: 'ACCEPTED', step: 'carrierAccepted' },
  DEPARTED: { state: 'MOVING', step: 'carrierMoved' },
  ARRIVED: { state: 'MOVING', step: 'carrierMoved' },
  OUT_FOR_DELIVERY: { state: 'MOVING', step: 'carrierMoved' },
  DELIVERED: { state: 'DELIVERED', step: 'carrierDelivered' },
  RETURNED: { state: 'RETURNED', step: 'carrierException' },
}
/** The step that an order takes when its parcel's carrier says this. */
export const stepOf = (code: CarrierEventCode): OrderStep => meaning[code].step

const order: readonly ParcelState[] = ['SCANNED', 'HANDED', 'ACCEPTED', 'MOVING', 'DELIVERED', 'RETURNED']
/** Where a parcel stands after an event: late events never move it back, and what was delivered stays delivered. */
export function stateAfter(state: ParcelState, code: CarrierEventCode): ParcelState {
  const next = meaning[code].state
  return state === 'DELIVERED' || order.indexOf(next) < order.indexOf(state) ? state : next
}

/** NO_SCAN: handed over and not seen for a day. STUCK: seen, then nothing for three days. */
export type Trouble = 'NO_SCAN' | 'STUCK' | 'RETURNED'
export function troubleOf(parcel: { state: ParcelState; handedAt: Date | null; lastEventAt: Date | null }, now: Date): Trouble | undefined {
  if (parcel.state === 'RETURNED') return 'RETURNED'
  if (parcel.state === 'HANDED' && parcel.handedAt) return later(parcel.handedAt, noScanMs) <= now ? 'NO_SCAN' : undefined
  const isOnItsWay = parcel.state === 'ACCEPTED' || parcel.state === 'MOVING'
  return isOnItsWay && parcel.lastEventAt && later(parcel.lastEventAt, stuckMs) <= now ? 'STUCK' : undefined
}
export const noScanMs = 24 * hour
export const stuckMs = 3 * day

/** The order that the next parcel must be, where its packing slip was scanned first: '#1042', 'ORDER 1042'. */
export function orderOfScan(scan: string): number | undefined {
  const match = /^(?:#|order\s*#?\s*)(\d{1,15})$/i.exec(scan.trim())
  return match ? Number(match[1]) : undefined
}
