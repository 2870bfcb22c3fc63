import type { Db } from '#engine/db/database.ts'
import { orderDetail } from '#shop/order/list/list.ts'
import type { StepActor } from '#shop/order/status/facts.status.ts'

/** What the one who scans sees of a parcel's order. */
export async function scannedOrder(db: Db, orderId: number, actor: StepActor) {
  const { id, externalId, status, fullName, city, state } = await orderDetail(db, orderId, actor)
  return { id, externalId, status, fullName, city, state }
}
