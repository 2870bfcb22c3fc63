// Buying a label in three steps: the intent with its key; the call under that key; the outcome. An answer that was lost is asked for.
import { randomUUID } from 'node:crypto'
import { Fault } from '#base/fault.ts'
import { hour, later, minute } from '#base/time.ts'
import type { Tx } from '#engine/db/database.ts'
import type { Engine } from '#engine/engine.ts'
import { emit } from '#engine/events/event.ts'
import { job, send } from '#engine/jobs/job.ts'
import { stopOnTrouble } from '#shop/carrier/account/open.account.ts'
import { usualCarrier } from '#shop/carrier/carrier.ts'
import { carrierOfNumber } from '#shop/carrier/number.carrier.ts'
import { CarrierTrouble } from '#shop/carrier/rules.ts'
import { lockOrder } from '#shop/order/item/batch.item.ts'
import { setFacets, setLabel } from '#shop/order/item/item.ts'
import { dropCustoms, keepCustoms } from '#shop/order/pay/customs.pay.ts'
import { cancelUnsold } from '#shop/order/refund/cancel.refund.ts'
import { factsOf, findOrders, type StepActor, systemActor } from '#shop/order/status/facts.status.ts'
import type { StepFault } from '#shop/order/status/guard.rules.ts'
import { hasStep, whyNot } from '#shop/order/status/rules.ts'
import { reportError, takeSteps } from '#shop/order/status/status.ts'
import { labelFactsOf } from '../rules.ts'
import { findLabel, findLiveLabel, insertIntent, type LabelPatch, type LabelRow, listByNumbers, lockLabel, setLabelRow } from '../store.ts'
import { endPurchase, insertSecond } from './purchase.store.ts'
import { buyOnce, type Sold } from './purchase.ts'

export const buyLabelJob = job<{ labelId: number }>('label.buy', { retries: 8, timeoutSeconds: 60, concurrency: 2 })
export const voidLabelJob = job<{ labelId: number }>('label.void', { retries: 8, timeoutSeconds: 60 })
const labelBytes = 10 * 2 ** 20

export interface LabelAnswer {
  orderId: number
  labelId: number | null
  fault: string | null
}

/**
 * Makes the labels of these orders: a supplied one is taken at once, any other is asked of the carrier by a job. One answer per order, and
 * none stops the others; an order whose label is being bought answers that label. By their ids, so that two who ask for the same orders at
 * once cannot wait for each other in a circle.
 */
export async function makeLabels(tx: Tx, orderIds: readonly number[], actor: StepActor): Promise<LabelAnswer[]> {
  const rows = await findOrders(tx, orderIds)
  const answers: LabelAnswer[] = []
  for (const orderId of [...new Set(orderIds)].toSorted((one, other) => one - other)) {
    const row = rows.get(orderId)
    const fault = row ? whyNot('createLabel', factsOf(row), actor.roles, tx.now()) : 'ORDER_NOT_FOUND'
    if (!row || fault) answers.push({ orderId, labelId: null, fault: fault ?? null })
    else answers.push({ orderId, ...(await makeLabel(tx, { orderId, sellerId: row.sellerId }, actor)) })
  }
  return answers
}

async function makeLabel(
  tx: Tx,
  order: { orderId: number; sellerId: number },
  actor: StepActor,
): Promise<Pick<LabelAnswer, 'labelId' | 'fault'>> {
  const supplied = await findLiveLabel(tx, order.orderId)
  if (supplied?.state === 'READ') {
    const fault = await settleLive(tx, { ...supplied, state: 'LIVE' }, actor)
    return fault ? { labelId: null, fault } : { labelId: supplied.id, fault: null }
  }
  if (supplied) return { labelId: supplied.id, fault: null }
  const labelId = await insertIntent(tx, { ...order, carrier: usualCarrier(), key: randomUUID() })
  if (labelId === undefined) {
    // Another has asked for it in between: its label is this one's answer, and the other orders are made all the same.
    const others = await findLiveLabel(tx, order.orderId)
    return others ? { labelId: others.id, fault: null } : { labelId: null, fault: 'ORDER_HAS_CREATED_LABEL' }
  }
  await send(tx, buyLabelJob, { labelId })
  return { labelId, fault: null }
}

/** The second and third step; run again, it asks for what was bought. */
export async function buyLabel(engine: Engine, labelId: number): Promise<void> {
  const label = await findLabel(engine.db, labelId)
  if (label?.state !== 'INTENT' || label.key === null || isTooEarly(label, engine.db.now())) return
  try {
    const bought = await buyOnce(engine, { ...label, key: label.key })
    if (!bought) return
    const { sha256 } = await engine.files.put([bought.paper], { maxBytes: labelBytes })
    await engine.db.transaction(tx => keepBought(tx, label, bought, sha256))
  } catch (error) {
    if (error instanceof CarrierTrouble) return engine.db.transaction(tx => keepTrouble(tx, labelId, error))
    // Only a carrier that says no ends the intent; any other trouble is tried again, and asks first.
    if (!(error instanceof Fault) || !refusals.includes(error.code)) throw error
    await engine.db.transaction(tx => keepRefused(tx, label, error))
  }
}

/** Its carrier was in trouble, and is not asked again before this. */
export const isTooEarly = ({ askAt }: Pick<LabelRow, 'askAt'>, now: Date): boolean => askAt !== null && askAt > now

/** The label waits for its carrier, and staff see why; `label.settle` asks again. One that the account may not ask stops the account. */
export async function keepTrouble(tx: Tx, labelId: number, trouble: CarrierTrouble): Promise<void> {
  const label = await lockLabel(tx, labelId)
  if (label?.state !== 'INTENT' && label?.state !== 'VOIDING') return
  const waitMs = Math.min(Math.max(tx.now().getTime() - label.createdAt.getTime(), 2 * minute), hour)
  await setLabelRow(tx, labelId, { trouble: trouble.kind, askAt: trouble.until ?? later(tx.now(), waitMs) })
  if (label.accountId !== null) await stopOnTrouble(tx, label.accountId, trouble)
  await emitLabel(tx, label, label.state)
}

const refusals: readonly string[] = ['CREATE_LABEL_FAILED', 'CUSTOMS_REFUSED', 'NO_CARRIER_ACCOUNT']

/** The carrier said no. An order whose declaration it refused waits for staff, who complete its products and put it back. */
async function keepRefused(tx: Tx, { id: labelId, orderId }: LabelRow, { code, values }: Fault): Promise<void> {
  const { status, source } = await lockOrder(tx, orderId)
  const label = await lockLabel(tx, labelId)
  if (label?.state !== 'INTENT') return
  const note = String(values.reason ?? '')
  await setLabelRow(tx, labelId, { state: 'FAILED', fault: code, faultNote: note, trouble: null, askAt: null })
  await endPurchase(tx, labelId)
  await emitLabel(tx, label, 'FAILED')
  if (source === 'LABEL_FORM') return cancelUnsold(tx, orderId, note)
  if (code !== 'CUSTOMS_REFUSED' || !hasStep(status, 'error')) return
  await dropCustoms(tx, orderId)
  await reportError(tx, { orderId, code: 'CUSTOMS', waitsOn: 'STAFF', note, actor: systemActor })
}

async function keepBought(tx: Tx, { id: labelId, orderId }: LabelRow, bought: Sold, sha256: string): Promise<void> {
  // The order first, as everywhere; then nobody moves it between the question and the step.
  const order = await lockOrder(tx, orderId)
  const label = await lockLabel(tx, labelId)
  const [taken] = await listByNumbers(tx, [bought.number])
  const { number, zip, accountId, service, postageCents, madeAt, form, ref } = bought
  const paper = { trackingNumber: number, zip, accountId, service, postageCents, madeAt, sha256, form, ref }
  const sold = { ...paper, trouble: null, askAt: null } as const
  if (label?.state === 'FAILED') return takeBackSold(tx, label, sold, taken && numberTaken(taken.orderId))
  // Whoever stood still before the call has bought beside the one who took over: staff take that back in the account at its carrier.
  if (label && label.state !== 'INTENT' && label.trackingNumber !== number) await insertSecond(tx, label, { ...paper, note: soldAfterAll })
  if (label?.state !== 'INTENT') return
  if (taken) {
    await insertSecond(tx, label, { ...paper, note: numberTaken(taken.orderId) })
    return keepRefused(tx, label, new Fault('TRACKING_NUMBER_USED'))
  }
  await keepCustoms(tx, [order])
  await setLabelRow(tx, labelId, sold)
  await endPurchase(tx, labelId)
  const made: LabelRow = { ...label, accountId, trackingNumber: number, madeAt, sha256, state: 'LIVE' }
  const fault = await settleLive(tx, made, systemActor)
  if (!fault) return
  // The order went another way while the carrier was asked: the postage is asked back.
  await setLabelRow(tx, labelId, { state: 'VOIDING', voidReason: `the order moved on: ${fault}` })
  // What was paid for it alone follows its postage.
  if (order.source === 'LABEL_FORM') await setFacets(tx, orderId, { label: JSON.stringify(labelFactsOf({ ...made, state: 'VOIDING' })) })
  await send(tx, voidLabelJob, { labelId })
}

/**
 * Somebody was told that it was not sold while its carrier was selling it: its order has gone another way, and the postage is asked back. Where that has another label by now it stands among the refunds that staff end, who take it back in the account at its carrier.
 */
async function takeBackSold(tx: Tx, label: LabelRow, sold: LabelPatch, whyNotAsked?: string): Promise<void> {
  const refundNote = whyNotAsked ?? ((await findLiveLabel(tx, label.orderId)) && soldAfterAll)
  if (refundNote !== undefined) {
    const refund = { refundState: 'REFUSED', refundAt: tx.now(), refundEndedAt: tx.now(), refundNote } as const
    await setLabelRow(tx, label.id, { ...sold, ...refund, state: 'VOIDED', voidedAt: tx.now() })
    return emitLabel(tx, label, 'VOIDED')
  }
  await setLabelRow(tx, label.id, { ...sold, state: 'VOIDING', fault: 'LABEL_NOT_SOLD', voidReason: soldAfterAll })
  await emitLabel(tx, label, 'VOIDING')
  await send(tx, voidLabelJob, { labelId: label.id })
}
/** Nobody gives it back by its number, which may be the other's. */
const numberTaken = (orderId: number): string => `Sold under the number of order ${orderId}: ask its carrier which of the two holds.`
const soldAfterAll = 'Sold after all, and its order has gone without it: void it at its carrier.'

/** The order goes with this label now; nothing is changed where it may not, and that is answered. */
export async function settleLive(tx: Tx, label: LabelRow, actor: StepActor): Promise<StepFault | undefined> {
  const facts = labelFactsOf(label)
  const step = { orderIds: [label.orderId], step: 'createLabel', actor, facts: { label: { ...facts, isCreated: false } } } as const
  const [outcome] = await takeSteps(tx, step)
  if (outcome?.fault) return outcome.fault
  await setLabelRow(tx, label.id, { state: 'LIVE' })
  const { trackingNumber } = label
  const carrier = (label.kind === 'ELSEWHERE' ? undefined : carrierOfNumber(trackingNumber ?? '')) ?? label.carrier
  const { carrierName, trackingLink } = label
  await setLabel(tx, label.orderId, { facts, state: 'CREATED', trackingNumber, carrier, carrierName, trackingLink })
  await emitLabel(tx, label, 'LIVE')
  return undefined
}

/**
 * An order of the buying-label form was stopped while its label was bought, and sent on since: where that label was kept, it goes with it now.
 */
export async function settleStopped(tx: Tx, orderId: number): Promise<void> {
  const { status, source } = await lockOrder(tx, orderId)
  const label = await findLiveLabel(tx, orderId)
  if (source === 'LABEL_FORM' && status === 'NEW_ORDER' && label?.state === 'LIVE') await settleLive(tx, label, systemActor)
}

export const emitLabel = (tx: Tx, label: Pick<LabelRow, 'id' | 'orderId' | 'sellerId'>, state: LabelRow['state']): Promise<void> =>
  emit(tx, 'label.changed', { labelId: label.id, orderId: label.orderId, sellerId: label.sellerId, state }, { seller: label.sellerId })
