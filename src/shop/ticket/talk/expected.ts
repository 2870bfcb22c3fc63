// When a parcel should arrive: what a seller is shown before they ask where it is.
import { Fault } from '#base/fault.ts'
import type { Db } from '#engine/db/database.ts'
import { findOrders } from '#shop/order/status/facts.status.ts'
import { shipDay, workingDaysAfter } from '#shop/shipping/offer.rules.ts'
import { officeHolidays, readShippingTable } from '#shop/shipping/shipping.ts'

export interface Expected {
  /** Days of the shop's calendar, from its hand-over or from today; null where another ships it, or its way is not ours. */
  arrivesFrom: string | null
  arrivesTo: string | null
  isLate: boolean
}
const unknown: Expected = { arrivesFrom: null, arrivesTo: null, isLate: false }

/** Throws ORDER_NOT_FOUND, also for another seller's. */
export async function expectedOf(db: Db, sellerId: number, orderId: number): Promise<Expected> {
  const order = (await findOrders(db, [orderId], sellerId)).get(orderId)
  if (!order) throw new Fault('ORDER_NOT_FOUND')
  const { options } = await readShippingTable(db)
  const named = options.filter(option => option.name === order.shippingMethod)
  const option = named.find(({ country }) => country === order.country) ?? named.find(({ country }) => country === '*')
  if (!option || order.status === 'DELIVERED' || order.status === 'CLOSED') return unknown
  const from = shipDay(order.handedOverAt ?? db.now())
  const holidays = new Set((await officeHolidays(db)).map(each => each.day))
  const arrivesTo = workingDaysAfter(from, option.maxDays, holidays)
  return { arrivesFrom: workingDaysAfter(from, option.minDays, holidays), arrivesTo, isLate: shipDay(db.now()) > arrivesTo }
}
