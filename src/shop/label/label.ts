// The public verbs of labels.
import type { Db, Tx } from '#engine/db/database.ts'
import type { SoldLabel } from '#shop/carrier/rules.ts'
import { setLabel } from '#shop/order/item/item.ts'
import type { StepActor } from '#shop/order/status/facts.status.ts'
import { takeSteps } from '#shop/order/status/status.ts'
import { emitLabel } from './buy/buy.ts'
import { labelFactsOf } from './rules.ts'
import { findByNumber, type LabelRow, listNewest, listRefs, setLabelRow, setPrinted } from './store.ts'

export type { LabelRow } from './store.ts'

/** The newest label of each of these orders, by order id. */
export async function labelsOf(db: Db, orderIds: readonly number[]): Promise<ReadonlyMap<number, LabelRow>> {
  return new Map((await listNewest(db, orderIds)).map(label => [label.orderId, label]))
}

/** The live label with this number, and the label that an order goes with, or is about to. */
export { findByNumber as labelByNumber, findLiveLabel as liveLabel } from './store.ts'

/** These parcels as the account that they are handed over to knows them: by number, and of those that it sold by its own reference. */
export async function soldLabels(db: Db, numbers: readonly string[]): Promise<SoldLabel[]> {
  const refs = new Map((await listRefs(db, numbers)).map(({ trackingNumber, ref }) => [trackingNumber, ref]))
  return numbers.map(number => ({ number, ref: refs.get(number) ?? '' }))
}

export { readPaper as readFile } from './buy/paper.ts'

/** The labels are on paper: one answer per order. One that is being given back goes on no parcel. */
export async function markPrinted(
  tx: Tx,
  orderIds: readonly number[],
  actor: StepActor,
): Promise<{ orderId: number; fault: string | null }[]> {
  const labels = await labelsOf(tx, orderIds)
  const isGivenBack = (orderId: number) => labels.get(orderId)?.state === 'VOIDING'
  const outcomes = await takeSteps(tx, { orderIds: orderIds.filter(id => !isGivenBack(id)), step: 'printLabel', actor })
  const printed = outcomes.filter(outcome => outcome.fault === undefined).map(outcome => outcome.orderId)
  if (printed.length > 0) await setPrinted(tx, printed)
  const refused = orderIds.filter(isGivenBack).map(orderId => ({ orderId, fault: 'LABEL_NOT_LIVE' }))
  return [...outcomes.map(({ orderId, fault }) => ({ orderId, fault: fault ?? null })), ...refused]
}

/** The parcel that went with this number is back: its label carried it once and is no order's any more. */
export async function endLabel(tx: Tx, number: string): Promise<void> {
  const label = await findByNumber(tx, number)
  if (!label) return
  await setLabelRow(tx, label.id, { state: 'ENDED' })
  await setLabel(tx, label.orderId, { facts: labelFactsOf({ ...label, state: 'ENDED' }), state: 'NONE' })
  await emitLabel(tx, label, 'ENDED')
}

/** These labels of an account are handed over by this form. */
export { setOnForm as markOnForm } from './buy/purchase.store.ts'

/** The carrier has seen the parcel with this label: its postage cannot be asked back any more. */
export async function markScanned(tx: Tx, number: string): Promise<void> {
  const label = await findByNumber(tx, number)
  if (!label) return
  await setLabelRow(tx, label.id, { scannedAt: tx.now() })
  const facts = { ...labelFactsOf(label), isScannedByCarrier: true }
  await setLabel(tx, label.orderId, { facts, state: label.state === 'READ' ? 'READ' : 'CREATED' })
}
