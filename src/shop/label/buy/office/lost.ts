// A label for a wrong address that its carrier does not take back: staff end it as lost postage, so that another may be bought.
import { Fault } from '#base/fault.ts'
import type { Tx } from '#engine/db/database.ts'
import { lockOrder } from '#shop/order/item/batch.item.ts'
import { setLabel } from '#shop/order/item/item.ts'
import { labelFactsOf, whyNotLost } from '../../rules.ts'
import { findLabel, findLiveLabel, type LabelRow, lockLabel, setLabelRow } from '../../store.ts'
import { isItsLabel, keepRefund } from '../refund.ts'

/**
 * Ends the label of an order that broke for its address, once its carrier has refused to void it. It leaves with no parcel, and its postage
 * stands among the refunds that finance ends. Throws LABEL_NOT_FOUND, LABEL_NOT_LOST, LABEL_ON_FORM, LABEL_BOUGHT_BY_SELLER.
 */
export async function endLost(tx: Tx, orderId: number, note: string): Promise<LabelRow> {
  const order = await lockOrder(tx, orderId)
  const found = await findLiveLabel(tx, orderId)
  const label = found && (await lockLabel(tx, found.id))
  if (!label) throw new Fault('LABEL_NOT_FOUND')
  if (label.formNumber !== null) throw new Fault('LABEL_ON_FORM', { values: { form: label.formNumber } })
  if (order.source === 'LABEL_FORM') throw new Fault('LABEL_BOUGHT_BY_SELLER', { values: { orderId } })
  if (whyNotLost(label, order) || !isItsLabel(order, label)) throw new Fault('LABEL_NOT_LOST')
  const lost: LabelRow = { ...label, state: 'VOIDED' }
  // It is its label no more once the number is gone: what is written of its postage comes first.
  await keepRefund(tx, lost, { state: 'REFUSED', said: note })
  await setLabelRow(tx, label.id, { state: 'VOIDED', voidedAt: tx.now(), voidReason: note })
  const facts = labelFactsOf({ ...lost, refundState: 'REFUSED' })
  await setLabel(tx, orderId, { facts, state: 'VOIDED', trackingNumber: null })
  const ended = await findLabel(tx, label.id)
  if (!ended) throw new Fault('LABEL_NOT_FOUND')
  return ended
}
