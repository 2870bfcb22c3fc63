// Taking a label back: asked for by the office or by a cancelled order, called by a job, settled by the carrier's answer.
import { Fault } from '#base/fault.ts'
import type { Tx } from '#engine/db/database.ts'
import type { Engine } from '#engine/engine.ts'
import { send } from '#engine/jobs/job.ts'
import { serviceOf } from '#shop/carrier/account/open.account.ts'
import { CarrierTrouble, type VoidAnswer } from '#shop/carrier/rules.ts'
import { lockOrder } from '#shop/order/item/batch.item.ts'
import { setLabel } from '#shop/order/item/item.ts'
import { type StepActor, systemActor } from '#shop/order/status/facts.status.ts'
import { hasStep, isOver } from '#shop/order/status/rules.ts'
import { reportError, takeStep } from '#shop/order/status/status.ts'
import { labelFactsOf } from '../rules.ts'
import { findLabel, findLiveLabel, type LabelRow, lockLabel, setLabelRow } from '../store.ts'
import { emitLabel, isTooEarly, keepTrouble, settleStopped, voidLabelJob } from './buy.ts'
import { isItsLabel, keepRefund } from './refund.ts'

/** Asks the carrier to take a bought label back. Throws LABEL_NOT_FOUND, LABEL_NOT_LIVE, LABEL_ON_FORM, ORDER_HANDED_OVER. */
export async function askVoid(tx: Tx, labelId: number, reason: string): Promise<void> {
  const found = await findLabel(tx, labelId)
  if (!found) throw new Fault('LABEL_NOT_FOUND')
  // The order first: whoever scans its parcel out meanwhile has left when this goes on, or sees that its label is being taken back.
  const order = await lockOrder(tx, found.orderId)
  const label = await lockLabel(tx, labelId)
  if (label?.state === 'VOIDING') return
  if (label?.state !== 'LIVE' || label.kind === 'SUPPLIED') throw new Fault('LABEL_NOT_LIVE')
  if (label.formNumber !== null) throw new Fault('LABEL_ON_FORM', { values: { form: label.formNumber } })
  if (order.handedOverAt) throw new Fault('ORDER_HANDED_OVER')
  await setLabelRow(tx, labelId, { state: 'VOIDING', voidReason: reason })
  await emitLabel(tx, label, 'VOIDING')
  if (label.kind === 'BOUGHT') await send(tx, voidLabelJob, { labelId })
  // Nobody of ours can be asked: who sold it is told by people, and finance says what became of its postage.
  else await keepVoided(tx, label, { state: label.postageCents > 0 ? 'ASKED' : 'VOIDED' })
}

/** A cancelled order needs no label: one that we paid is taken back, a supplied one is let go. */
export async function releaseLabel(tx: Tx, orderId: number): Promise<void> {
  const label = await findLiveLabel(tx, orderId)
  if (label?.state === 'LIVE' && label.kind !== 'SUPPLIED') await askVoid(tx, label.id, 'The order was cancelled.')
  if (label && label.kind === 'SUPPLIED') {
    await setLabelRow(tx, label.id, { state: 'VOIDED', voidedAt: tx.now() })
    await emitLabel(tx, label, 'VOIDED')
  }
}

/** An order that broke for its address gets another one: the label that we paid for the bad one is taken back. */
export async function releaseAddressed(tx: Tx, orderId: number): Promise<void> {
  const order = await lockOrder(tx, orderId)
  const label = await findLiveLabel(tx, orderId)
  if (order.status !== 'ERROR' || order.errorCode !== 'ADDRESS' || order.handedOverAt) return
  if (label?.state === 'LIVE' && label.kind !== 'SUPPLIED') await askVoid(tx, label.id, 'The address is wrong.')
}

export async function voidLabel(engine: Engine, labelId: number): Promise<void> {
  const label = await findLabel(engine.db, labelId)
  if (label?.state !== 'VOIDING' || label.trackingNumber === null || label.accountId === null) return
  if (isTooEarly(label, engine.db.now())) return
  try {
    const { trackingNumber: number, ref } = label
    const answer = await (await serviceOf(engine, label.accountId)).void({ number, ref, wasAsked: label.trouble === 'UNKNOWN' })
    await engine.db.transaction(tx => keepAnswer(tx, label, answer))
  } catch (error) {
    if (!(error instanceof CarrierTrouble)) throw error
    await engine.db.transaction(tx => keepTrouble(tx, labelId, error))
  }
}

function keepAnswer(tx: Tx, label: LabelRow, answer: VoidAnswer): Promise<void> {
  const { state, said = '', againAt } = answer
  if (state === 'NOT_YET') return keepTrouble(tx, label.id, new CarrierTrouble('LIMITED', { said, ...(againAt && { until: againAt }) }))
  return state === 'REFUSED' ? keepLive(tx, label, said) : keepVoided(tx, label, answer)
}

/** The carrier took it: the order goes on without it now, and its money when the carrier's is back. */
async function keepVoided(tx: Tx, { id: labelId, orderId }: LabelRow, answer: VoidAnswer): Promise<void> {
  const order = await lockOrder(tx, orderId)
  const label = await lockLabel(tx, labelId)
  if (label?.state !== 'VOIDING') return
  await setLabelRow(tx, labelId, { state: 'VOIDED', voidedAt: tx.now(), trouble: null, askAt: null, fault: null })
  const voided: LabelRow = { ...label, state: 'VOIDED' }
  if (isItsLabel(order, label)) {
    const facts = labelFactsOf(voided)
    await setLabel(tx, orderId, { facts, state: 'VOIDED', trackingNumber: null })
    if (order.status === 'PRINTED') await takeStep(tx, { orderId, step: 'voidLabel', actor: voider, facts: { label: facts } })
    else if (order.status === 'LABEL_CREATED' && order.allPassedAt !== null) await backToProduced(tx, orderId)
    // Nothing can be sent with it any more: it stands where staff see it. What was paid comes back by a cancel alone, which weighs it.
    else if (order.source === 'LABEL_FORM' && order.status !== 'ERROR' && hasStep(order.status, 'error')) await stopVoided(tx, orderId)
  }
  await keepRefund(tx, voided, { ...answer, state: answer.state === 'ASKED' ? 'ASKED' : 'REFUNDED' })
}

/**
 * A made order whose label is not on paper yet waits for another one. The table leads there by way of an error (docs/order-status.md);
 * one that is still to be made goes on, and gets its label afterwards.
 */
async function backToProduced(tx: Tx, orderId: number): Promise<void> {
  await stopVoided(tx, orderId)
  await takeStep(tx, { orderId, step: 'resend', actor: voider, given: { to: 'PRODUCED' } })
}

const stopVoided = (tx: Tx, orderId: number): Promise<void> =>
  reportError(tx, { orderId, code: 'LABEL', waitsOn: 'STAFF', note: 'LABEL_VOIDED', actor: systemActor })

/** The app takes this step for the office that asked. */
const voider: StepActor = { ...systemActor, roles: ['warehouse'] }

/** The carrier did not take it. Its order goes on with it; of one that goes nowhere any more the postage is lost. */
async function keepLive(tx: Tx, { id: labelId, orderId }: LabelRow, said: string): Promise<void> {
  const order = await lockOrder(tx, orderId)
  const label = await lockLabel(tx, labelId)
  if (label?.state !== 'VOIDING') return
  await setLabelRow(tx, labelId, { state: 'LIVE', fault: 'LABEL_VOID_REFUSED', trouble: null, askAt: null })
  const live: LabelRow = { ...label, state: 'LIVE' }
  // Its order has gone without it, and has another one or will.
  if (label.fault === 'LABEL_NOT_SOLD' || !isItsLabel(order, label)) {
    await setLabelRow(tx, labelId, { voidedAt: tx.now() })
    return keepRefund(tx, { ...label, state: 'VOIDED' }, { state: 'REFUSED', said })
  }
  if (isOver(order.status)) return keepRefund(tx, live, { state: 'REFUSED', said })
  await emitLabel(tx, live, 'LIVE')
  await settleStopped(tx, orderId)
}
