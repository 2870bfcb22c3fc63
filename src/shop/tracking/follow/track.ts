// Looking for orders by whatever number their seller has.
import type { Db } from '#engine/db/database.ts'
import { publicTracking } from '#shop/carrier/carrier.ts'
import { numberOfScan } from '#shop/carrier/number.carrier.ts'
import { ordersNamed } from '#shop/order/list/list.ts'
import { findOrders } from '#shop/order/status/facts.status.ts'
import { parcelsByOrder } from '../parcel/parcel.ts'
import { listOrdersOf } from '../store.ts'
import type { TrackedOrder } from './contract.ts'

/** The seller's orders of this id, external id or tracking number, the newest first: also where a parcel before bore the number. */
export async function trackOrders(db: Db, sellerId: number, text: string) {
  const number = numberOfScan(text)
  const found = new Set([...(await ordersNamed(db, sellerId, text, number)), ...(await listOrdersOf(db, sellerId, number))])
  const ids = [...found].sort((one, other) => other - one).slice(0, most)
  const [orders, parcels] = [await findOrders(db, ids, sellerId), await parcelsByOrder(db, ids)]
  return ids.flatMap((id): TrackedOrder[] => {
    const order = orders.get(id)
    if (!order) return []
    const { externalId, status, orderType, trackingNumber } = order
    const told = publicTracking('', trackingNumber)
    return [{ id, externalId, status, orderType, trackingNumber, ...told, parcels: (parcels.get(id) ?? []).toReversed() }]
  })
}
const most = 10
