// Parcels whose label their seller bought by the buying-label form: nobody scans them here, and their carrier is asked from the first day.
import type { Tx } from '#engine/db/database.ts'
import { takerOf } from '#shop/carrier/account/parcel.account.ts'
import { labelByNumber } from '#shop/label/label.ts'
import { setFacets } from '#shop/order/item/item.ts'
import { findOrders } from '#shop/order/status/facts.status.ts'
import { firstAsk } from '../dock/hand-over.ts'
import { emitParcel } from '../dock/scan-out.ts'
import { findOfOrder, insertLabelled } from '../store.ts'
import { followTold } from './ask.ts'
import { setUntracked } from './store.ts'

/** Follows the label of an order: one that was bought by the form has a parcel from then on, and one that was given back is not asked about. */
export async function followLabel(tx: Tx, { orderId, state }: { orderId: number; state: string }): Promise<void> {
  if (state === 'VOIDED') return setUntracked(tx, orderId)
  if (state !== 'LIVE') return
  const order = (await findOrders(tx, [orderId])).get(orderId)
  if (order?.source !== 'LABEL_FORM' || order.trackingNumber === null) return
  const label = await labelByNumber(tx, order.trackingNumber)
  if (label?.orderId !== orderId) return
  const known = await findOfOrder(tx, orderId, order.trackingNumber)
  if (known) return followTold(tx, known.id)
  const { sellerId, carrier, accountId: soldBy } = label
  const { accountId, sees } = await takerOf(tx, { carrier, soldBy })
  const given = { orderId, sellerId, trackingNumber: order.trackingNumber, carrier, accountId, sees }
  const parcel = await insertLabelled(tx, given, await firstAsk(tx, accountId))
  await setFacets(tx, orderId, { sees })
  await emitParcel(tx, parcel)
}
