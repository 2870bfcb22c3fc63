// Taking parcels in that came back: each is scanned at the dock, and its seller says how it goes on.
import { Fault } from '#base/fault.ts'
import type { Tx } from '#engine/db/database.ts'
import { numberOfScan } from '#shop/carrier/number.carrier.ts'
import { endLabel } from '#shop/label/label.ts'
import { notices, notify } from '#shop/notification/notification.ts'
import { lockOrder } from '#shop/order/item/batch.item.ts'
import { setFacets } from '#shop/order/item/item.ts'
import { returnOrder } from '#shop/order/refund/returned.refund.ts'
import { orderTeam } from '#shop/order/status/contract.ts'
import { orderOfTicket } from '#shop/production/batch/batch.ts'
import { isNotLeft, paperOfScan } from '../rules.ts'
import { lastParcel, lockParcel, type ParcelRow, setReturned } from '../store.ts'
import { trackingText } from '../text.ts'
import { emitParcel } from './scan-out.ts'

const kinds = notices(
  'tracking.back',
  { back: trackingText.noticeBack, backLate: trackingText.noticeBackLate },
  orderTeam,
  'ORDER_NEEDS_YOU',
)

/**
 * Takes a returned parcel in; its order waits for its seller, and its label ends. Throws PARCEL_UNKNOWN, PARCEL_NOT_LEFT and
 * PARCEL_BACK_ALREADY.
 */
export async function scanIn(tx: Tx, who: { id: number }, scan: string): Promise<ParcelRow> {
  const found = await findScanned(tx, scan)
  // The order first, as everywhere.
  const order = await lockOrder(tx, found.orderId)
  const parcel = await lockParcel(tx, found.id)
  if (!parcel || isNotLeft(parcel.state)) throw new Fault('PARCEL_NOT_LEFT')
  if (parcel.returnedAt !== null) throw new Fault('PARCEL_BACK_ALREADY')
  await setReturned(tx, parcel.id, who.id)
  await endLabel(tx, parcel.trackingNumber)
  await setFacets(tx, order.id, { returnedAt: tx.now(), trackingState: 'RETURNED' })
  const { isTold, isSentAgain } = await returnOrder(tx, order.id, who.id)
  const after: ParcelRow = { ...parcel, state: 'RETURNED', returnedAt: tx.now() }
  await emitParcel(tx, after)
  const values = { orderId: order.id }
  // What was refunded, or is a label alone, is not sent again by its seller.
  const kind = isSentAgain ? kinds.back : kinds.backLate
  if (!isTold) await notify(tx, { accountId: order.sellerId, kind, values, link: `/order/${order.id}` })
  return after
}

/** By the number on it, or by our own paper in it. */
async function findScanned(tx: Tx, scan: string): Promise<ParcelRow> {
  const paper = paperOfScan(scan)
  const number = numberOfScan(scan)
  const orderId = !paper ? undefined : 'orderId' in paper ? paper.orderId : await orderOfTicket(tx, paper.ticketId)
  const parcel = await lastParcel(tx, orderId === undefined ? { number } : { orderId })
  if (!parcel) throw new Fault('PARCEL_UNKNOWN', { values: { number: scan.trim() } })
  return parcel
}
