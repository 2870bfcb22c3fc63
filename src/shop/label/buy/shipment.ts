// An order as a carrier is told of it.
import type { Db } from '#engine/db/database.ts'
import { usualSender } from '#shop/carrier/account/sender.account.ts'
import type { Shipment } from '#shop/carrier/rules.ts'
import { itemsOf } from '#shop/order/item/item.ts'
import { orderDetail } from '#shop/order/list/list.ts'
import { customsLines } from '#shop/order/pay/customs.pay.ts'
import { findOrders, systemActor } from '#shop/order/status/facts.status.ts'
import { levelOf } from '#shop/shipping/rules.ts'
import { shipmentOf as formShipment } from './form/form.rules.ts'
import { numbersOf } from './form/rate.ts'
import { findParcel } from './form/store.ts'

/** From where, to whom, how heavy and how fast. */
export async function shipmentOf(db: Db, orderId: number): Promise<Shipment> {
  const bought = await findParcel(db, orderId)
  if (bought) return formShipment(bought.parcel, await numbersOf(db, bought.sellerId), orderId)
  const order = await orderDetail(db, orderId, systemActor)
  const { fullName: name, address: street1, addressLine2, city, state, zip, country } = order
  const items = await itemsOf(db, [orderId])
  const lines = await customsLines(db, order)
  const sellerId = (await findOrders(db, [orderId])).get(orderId)?.sellerId ?? 0
  const ounces = items.filter(item => item.cancelledAt === null).reduce((sum, item) => sum + item.weightOz * item.quantity, 0)
  return {
    from: await usualSender(db),
    to: { name, street1, ...(addressLine2 !== '' && { street2: addressLine2 }), city, state, zip },
    country,
    weightOz: parcelOunces(ounces),
    level: levelOf(country, order.shippingMethod),
    customs: lines.length === 0 ? null : { lines, ...(await numbersOf(db, sellerId)) },
    reference: [`Order ${orderId}`, ...(order.externalId ? [order.externalId] : [])].join(' · '),
  }
}

/** The box or bag weighs two ounces itself; carriers count whole ounces. */
export const parcelOunces = (goodsOunces: number): number => Math.ceil(goodsOunces + 2)
