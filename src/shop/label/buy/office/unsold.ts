// Staff say that a carrier has sold nothing, where it does not say so itself: the order may have another label, or its money back.
import { Fault } from '#base/fault.ts'
import type { Tx } from '#engine/db/database.ts'
import { lockOrder } from '#shop/order/item/batch.item.ts'
import { cancelUnsold } from '#shop/order/refund/cancel.refund.ts'
import { whyNotUnsold } from '../../rules.ts'
import { findLiveLabel, type LabelRow, lockLabel, setLabelRow } from '../../store.ts'
import { emitLabel } from '../buy.ts'
import { deletePurchase, findPurchase } from '../purchase.store.ts'

/**
 * Ends the purchase of an order's label, by what staff have read in the account at its carrier. What its seller paid by the form comes back,
 * within the limits of who says so. Throws LABEL_NOT_BEING_BOUGHT, and LABEL_BEING_ASKED while a call to the carrier may be on its way.
 */
export async function endUnsold(tx: Tx, orderId: number, note: string): Promise<LabelRow> {
  const { source } = await lockOrder(tx, orderId)
  const found = await findLiveLabel(tx, orderId)
  const label = found && (await lockLabel(tx, found.id))
  if (!label) throw new Fault('LABEL_NOT_BEING_BOUGHT')
  const purchase = await findPurchase(tx, label.id)
  const fault = whyNotUnsold(label, purchase?.triedAt ?? null, tx.now())
  if (fault) throw new Fault(fault)
  // Whoever was about to try it finds none; of one that has been tried since then the carrier is the one to say.
  if (purchase && !(await deletePurchase(tx, label.id, purchase.tries))) throw new Fault('LABEL_BEING_ASKED')
  const ended = { state: 'FAILED', fault: 'LABEL_NOT_SOLD', faultNote: note, trouble: null, askAt: null } as const
  await setLabelRow(tx, label.id, ended)
  await emitLabel(tx, label, 'FAILED')
  if (source === 'LABEL_FORM') await cancelUnsold(tx, orderId, '')
  return { ...label, ...ended }
}
