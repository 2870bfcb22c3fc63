// Labels that sellers bring: fetched or uploaded, read by text and bar code, turned into 4 × 6 inches, kept.
import { comesAgain, Fault } from '#base/fault.ts'
import { minute } from '#base/time.ts'
import { forAccount } from '#engine/child/account.ts'
import type { Db, Tx } from '#engine/db/database.ts'
import type { Engine } from '#engine/engine.ts'
import { job } from '#engine/jobs/job.ts'
import type { Purpose } from '#engine/outbound/purpose.ts'
import { OutboundRefusal } from '#engine/outbound/refusal.ts'
import { usualCarrier } from '#shop/carrier/carrier.ts'
import { carrierOfNumber } from '#shop/carrier/number.carrier.ts'
import { directLink, linkFlaw, linkHosts } from '#shop/file/link.rules.ts'
import { isLabelFile, labelFileOf } from '#shop/order/intake/label-file.intake.ts'
import { lockOrder } from '#shop/order/item/batch.item.ts'
import { setLabel } from '#shop/order/item/item.ts'
import { orderDetail } from '#shop/order/list/list.ts'
import { factsOf, findOrders, systemActor } from '#shop/order/status/facts.status.ts'
import { notifyLabelRefused } from '#shop/order/status/notice/notice.ts'
import { whyNotEdit } from '#shop/order/status/rules.ts'
import { isHiddenZip, isSameZip, labelFactsOf, labelFileBytes, linkExpiry, pagesSearched } from '../rules.ts'
import { findLabel, findLiveLabel, hasPaper, insertSupplied, type SuppliedRow, setLabelRow } from '../store.ts'
import { emitLabel } from './buy.ts'
import { chooseLabel } from './page-label.ts'
import { openLabels } from './paper.ts'

export const fetchLabelJob = job<{ orderId: number }>('label.fetch', { retries: 4, timeoutSeconds: 120, concurrency: 4 })
export const labelPurpose: Purpose = {
  hosts: linkHosts.LABEL,
  maxBytes: labelFileBytes,
  types: ['application/pdf', 'image/png', 'image/jpeg', 'text/plain', 'application/octet-stream', 'binary/octet-stream'],
  totalMs: minute,
  isGiven: true,
}

/** What a supplied file says, with its paper kept; nothing of it is an order's yet. */
export interface TakenLabel {
  sourceSha256: string | null
  outcome: SuppliedRow['outcome']
}

/**
 * Reads a file of the store (PDF, PNG, JPG, ZPL) and keeps the label for this ZIP: as a page of 4 × 6 inches, whose bars must show its
 * printer the number that was read, or as the ZPL that it is. Outside of any transaction. What is wrong with it is its outcome, never thrown.
 */
export async function takeLabel(engine: Engine, sourceSha256: string, orderZip: string): Promise<TakenLabel> {
  try {
    await using source = await openLabels(engine, sourceSha256)
    const label = chooseLabel(await source.read(1, pagesSearched), orderZip)
    if ('fault' in label) throw new Fault(label.fault)
    const { sha256, form } = await source.keep(label)
    return { sourceSha256, outcome: { number: label.number, zip: label.zip ?? null, sha256, form } }
  } catch (error) {
    if (!(error instanceof Fault) || comesAgain(error)) throw error
    return { sourceSha256, outcome: { fault: error.code, note: '' } }
  }
}

/**
 * Gives a taken label to its order. The order's ZIP must be the label's, and the number on no other live label; otherwise the label is
 * kept as refused, with the reason, which is the answer, and the order waits for another. A ZIP that the platform hides becomes the label's.
 */
export async function giveLabel(tx: Tx, orderId: number, taken: TakenLabel, link = ''): Promise<string | null> {
  // The order first: one that is cancelled or deleted meanwhile has left, and its label would keep the number for ever.
  const facts = await lockOrder(tx, orderId)
  assertWanted(facts)
  const order = await orderDetail(tx, orderId, systemActor)
  const old = await findLiveLabel(tx, orderId)
  if (old && old.kind !== 'SUPPLIED') throw new Fault('ORDER_HAS_CREATED_LABEL')
  const isKnown = taken.sourceSha256 !== null && (await hasPaper(tx, orderId, taken.sourceSha256))
  if (old) await setLabelRow(tx, old.id, { state: 'VOIDED', voidedAt: tx.now() })
  const carrier = ('number' in taken.outcome && carrierOfNumber(taken.outcome.number)) || usualCarrier()
  const row = { orderId, sellerId: facts.sellerId, carrier, link, sourceSha256: taken.sourceSha256 }
  const labelId = (await insertSupplied(tx, { ...row, outcome: checked(taken.outcome, order.zip) })) ?? (await insertRefused(tx, row))
  const label = await findLabel(tx, labelId)
  if (!label) throw new Error('The label was not kept.')
  await setLabel(tx, orderId, {
    facts: labelFactsOf(label),
    state: label.state === 'READ' ? 'READ' : 'REFUSED',
    trackingNumber: label.trackingNumber,
    carrier: label.trackingNumber === null ? '' : label.carrier,
    fault: label.fault === null ? undefined : { code: label.fault, note: label.faultNote },
    isKnown,
    ...(label.state === 'READ' && label.zip !== null && isHiddenZip(order.zip) && { zip: label.zip.slice(0, 5) }),
  })
  await emitLabel(tx, label, label.state)
  return label.fault
}

/** Throws why the order takes no label from its seller now: LABEL_NOT_WANTED, ORDER_HANDED_OVER, ORDER_HAS_CREATED_LABEL. */
export function assertWanted(order: Parameters<typeof factsOf>[0]): void {
  if (order.status === 'CANCELLED') throw new Fault('LABEL_NOT_WANTED')
  const refusal = whyNotEdit('label', factsOf(order))
  if (refusal) throw new Fault(refusal)
}

function checked(outcome: TakenLabel['outcome'], orderZip: string): TakenLabel['outcome'] {
  if ('fault' in outcome || outcome.zip === null || isSameZip(outcome.zip, orderZip)) return outcome
  return { fault: 'LABEL_ZIP_DIFFERS', note: `${outcome.zip.slice(0, 5)} / ${orderZip}` }
}

async function insertRefused(tx: Tx, row: Omit<SuppliedRow, 'outcome'>): Promise<number> {
  const id = await insertSupplied(tx, { ...row, outcome: { fault: 'TRACKING_NUMBER_USED', note: '' } })
  if (id === undefined) throw new Error('A refused label stands in nobody’s way.')
  return id
}

/** Fetches the label behind an order's link and gives it to the order. Throws what passes, so that the job tries again. */
export async function fetchLabel(engine: Engine, orderId: number, isLastTry: boolean): Promise<void> {
  const facts = (await findOrders(engine.db, [orderId])).get(orderId)
  // One that was read since needs no other; a further link says so by waiting.
  if (facts?.labelState !== 'WAITING' || whyNotEdit('label', factsOf(facts))) return
  const { labelLink: link, zip } = await orderDetail(engine.db, orderId, systemActor)
  if (link === '') return
  const taken = isLabelFile(link)
    ? await takeLabelFile(engine.db, facts.sellerId, link)
    : await forAccount(facts.sellerId, () => fetchLink(engine, { link, zip }, isLastTry))
  await engine.db.transaction(async tx => {
    const fault = await giveLabel(tx, orderId, taken, link)
    // By hand they see it on the screen; this one came while nobody looked.
    if (fault !== null) await notifyLabelRefused(tx, facts, fault.startsWith('LABEL_LINK_'))
  })
}

/** A label that was uploaded was read then. */
async function takeLabelFile(db: Db, sellerId: number, link: string): Promise<TakenLabel> {
  const file = await labelFileOf(db, sellerId, link)
  if (!file) return { sourceSha256: null, outcome: { fault: 'LABEL_LINK_FAILED', note: '' } }
  const { trackingNumber: number, zip, sha256, form, sourceSha256 } = file
  return { sourceSha256, outcome: { number, zip, sha256, form } }
}

async function fetchLink(engine: Engine, { link, zip }: { link: string; zip: string }, isLastTry: boolean): Promise<TakenLabel> {
  if (linkFlaw(link, 'LABEL') === 'FOLDER') return { sourceSha256: null, outcome: { fault: 'LABEL_LINK_FOLDER', note: '' } }
  const expiry = linkExpiry(link)
  if (expiry && expiry <= engine.db.now()) return { sourceSha256: null, outcome: { fault: 'LABEL_LINK_EXPIRED', note: '' } }
  try {
    const answer = await engine.outbound.fetch(labelPurpose, directLink(link))
    const { sha256 } = await engine.files.put(answer.body, { maxBytes: labelFileBytes })
    return await takeLabel(engine, sha256, zip)
  } catch (error) {
    if (!(error instanceof OutboundRefusal)) throw error
    const isPassing = ['TIMEOUT', 'UNREACHABLE', 'BAD_STATUS'].includes(error.reason) && ![404, 403, 410].includes(error.status ?? 0)
    if (isPassing && !isLastTry) throw error
    // TikTok's links answer 403 once they are over.
    const isOver = error.status === 403 || error.status === 410
    const fault = isOver ? 'LABEL_LINK_EXPIRED' : error.isSilent ? 'LABEL_LINK_NO_ANSWER' : 'LABEL_LINK_FAILED'
    return { sourceSha256: null, outcome: { fault, note: '' } }
  }
}
