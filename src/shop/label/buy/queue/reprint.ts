// Printing labels again: a second paper of one parcel is a second parcel, unless somebody says why.
import { Fault } from '#base/fault.ts'
import { later } from '#base/time.ts'
import type { Db, Tx } from '#engine/db/database.ts'
import { noteReprint } from '#shop/order/item/item.ts'
import { reprintOpenMs } from '../../rules.ts'
import { findLiveLabel, type LabelRow } from '../../store.ts'
import { emitLabel } from '../buy.ts'
import { insertReprint, lastReprintAt, setPrintedAgain } from './store.ts'

interface ReprintAnswer {
  orderId: number
  fault: string | null
  form: 'PDF' | 'ZPL' | null
}

/** Keeps why labels that are on paper are printed again, on each label and on the timeline of its order. One answer per order. */
export async function reprint(
  tx: Tx,
  { orderIds, reason, by }: { orderIds: readonly number[]; reason: string; by: number },
): Promise<ReprintAnswer[]> {
  const answers: ReprintAnswer[] = []
  // By their ids: two who print the same labels again do not wait for each other in a circle.
  for (const orderId of [...new Set(orderIds)].toSorted((one, other) => one - other)) {
    const label = await findLiveLabel(tx, orderId)
    const fault = whyNotReprint(label)
    answers.push({ orderId, fault: fault ?? null, form: label?.form ?? null })
    if (!label || fault) continue
    await noteReprint(tx, orderId, { actorId: by, reason })
    await insertReprint(tx, { labelId: label.id, by, reason })
    await setPrintedAgain(tx, label.id)
    await emitLabel(tx, label, label.state)
  }
  return answers
}

/** One that is being given back goes on no parcel. */
function whyNotReprint(label: LabelRow | undefined): 'LABEL_NOT_FOUND' | 'LABEL_NOT_LIVE' | 'LABEL_NOT_PRINTED' | undefined {
  if (!label) return 'LABEL_NOT_FOUND'
  if (label.state !== 'LIVE') return 'LABEL_NOT_LIVE'
  return label.printedAt === null ? 'LABEL_NOT_PRINTED' : undefined
}

/**
 * Throws LABEL_PRINTED_ALREADY where the label is on paper, and nobody has said lately why it is printed again; LABEL_NOT_LIVE where it is
 * being given back.
 */
export async function assertPrintable(db: Db, label: Pick<LabelRow, 'id' | 'orderId' | 'printedAt' | 'state'>): Promise<void> {
  if (label.state === 'VOIDING') throw new Fault('LABEL_NOT_LIVE')
  if (label.printedAt === null) return
  const at = await lastReprintAt(db, label.id)
  if (!at || at < later(db.now(), -reprintOpenMs)) throw new Fault('LABEL_PRINTED_ALREADY', { values: { orderId: label.orderId } })
}
