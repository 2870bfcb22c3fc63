// A file of labels to buy from its upload to the word that buys them.
import { Fault } from '#base/fault.ts'
import { sumCents } from '#base/money.ts'
import type { Db, Tx } from '#engine/db/database.ts'
import { send } from '#engine/jobs/job.ts'
import { placeLine } from '#shop/address/rules.ts'
import { priceChanged } from '#shop/order/pay/quote.pay.ts'
import { findWallet } from '#shop/wallet/ledger/ledger.ts'
import { whyNotPay } from '#shop/wallet/ledger/posting.rules.ts'
import { missing } from '../buy-form.ts'
import { addressOf } from '../form.rules.ts'
import { serviceCode, shownRate } from '../rate.ts'
import { buyRowsJob } from './buy-rows.ts'
import { isLeft, type LabelRowState } from './contract.ts'
import { rateRowsJob, tell } from './rate-rows.ts'
import {
  type BatchRecord,
  countBatches,
  countNotAsked,
  countRows,
  findBatch,
  insertBatch,
  listBatches,
  listLeft,
  listPage,
  listRefused,
  listRows,
  lockBatch,
  lockFiles,
  type NewBatch,
  setBatch,
  setUnrated,
  setWanted,
} from './store.ts'

/** So many files of one seller may be rated or bought at once. */
const atOnce = 3

/** Throws LABEL_FILES_TOO_MANY. */
export async function assertFew(db: Db, sellerId: number): Promise<void> {
  if ((await countBatches(db, sellerId, 'RATING', 'BUYING')) >= atOnce)
    throw new Fault('LABEL_FILES_TOO_MANY', { values: { max: atOnce, retryAfterSeconds: 30 } })
}

/** Keeps the rows of a file; those that are right are in the queue to be rated. Throws LABEL_FILES_TOO_MANY. */
export async function startBatch(tx: Tx, sellerId: number, given: NewBatch) {
  // Of many that come at once none has counted the others before.
  await lockFiles(tx, sellerId)
  await assertFew(tx, sellerId)
  const batch = await insertBatch(tx, { sellerId, ...given })
  if (given.rows.some(({ parcel }) => parcel !== null)) await send(tx, rateRowsJob, { labelBatchId: batch.id })
  else await setBatch(tx, batch.id, 'DONE')
  return shownBatch(tx, sellerId, batch.id)
}

export async function batchPage(db: Db, sellerId: number, page: { page: number; limit: number }) {
  const [batches, totalDocs] = await Promise.all([listBatches(db, sellerId, page), countBatches(db, sellerId)])
  return { docs: await lines(db, batches), totalDocs, ...page }
}

/** Throws LABEL_BATCH_NOT_FOUND, also for another seller's. */
export const shownBatch = async (db: Db, sellerId: number, id: number) => shown(db, present(await findBatch(db, id, sellerId)))

/** Files by how far they are, whatever their rows say and cost. */
async function lines(db: Db, batches: readonly BatchRecord[]) {
  const counted = await countRows(
    db,
    batches.map(({ id }) => id),
  )
  return batches.map(({ id, fileName, status, createdAt, finishedAt }) => {
    const own = counted.filter(({ batchId }) => batchId === id)
    const counts: Partial<Record<LabelRowState, number>> = Object.fromEntries(own.map(({ state, total }) => [state, total]))
    return { id, fileName, status, createdAt, finishedAt, rows: own.reduce((sum, { total }) => sum + total, 0), counts }
  })
}

async function shown(db: Db, batch: BatchRecord) {
  const [[line], open, notAsked] = await Promise.all([lines(db, [batch]), listLeft(db, batch.id), countNotAsked(db, batch.id)])
  const offers = new Map<string, { carrier: string; service: string; serviceName: string; rows: number; totalCents: number }>()
  for (const rate of open.flatMap(row => row.rates)) {
    const service = serviceCode(rate)
    const before = offers.get(service) ?? { carrier: rate.carrierName, service, serviceName: rate.name, rows: 0, totalCents: 0 }
    offers.set(service, { ...before, rows: before.rows + 1, totalCents: before.totalCents + rate.cents })
  }
  return {
    ...(line as NonNullable<typeof line>), // each file has its line
    cheapestCents: sumCents(open.map(({ rates }) => rates[0]?.cents ?? 0)),
    offers: [...offers.values()].toSorted((one, other) => other.rows - one.rows || one.totalCents - other.totalCents),
    notAsked,
  }
}

export async function rowPage(
  db: Db,
  sellerId: number,
  id: number,
  { page, limit, state }: { page: number; limit: number; state?: LabelRowState | undefined },
) {
  const batch = present(await findBatch(db, id, sellerId))
  const [rows, [line]] = await Promise.all([listPage(db, id, { page, limit, state }), lines(db, [batch])])
  const docs = rows.map(row => ({
    id: row.id,
    row: row.row,
    state: row.state,
    faults: row.faults,
    name: row.parcel?.shipTo.name ?? '',
    place: row.parcel ? placeLine(addressOf(row.parcel.shipTo)) : '',
    sku: row.parcel?.package.sku ?? '',
    weight: row.parcel?.package.weight ?? null,
    rates: row.rates.map(rate => {
      const { id: _, ...shownOne } = shownRate(rate, '')
      return shownOne
    }),
    orderId: row.orderId,
  }))
  return { docs, totalDocs: (state === undefined ? line?.rows : line?.counts[state]) ?? 0, page, limit }
}

/** What of the file was refused or not bought, in its own columns. Throws LABEL_BATCH_NOT_FOUND. */
export async function refusedRows(db: Db, sellerId: number, id: number) {
  const { header } = present(await findBatch(db, id, sellerId))
  return { header, rows: await listRefused(db, id) }
}

/**
 * Buys what is left of it, by one service or each row by its cheapest, in the background: row by row, each as a form of its own. Throws
 * LABEL_BATCH_NOT_READY, LABEL_BATCH_EMPTY, ORDER_PRICE_CHANGED where another sum was shown, NOT_ENOUGH_BALANCE for the whole sum.
 */
export async function buyBatch(
  tx: Tx,
  sellerId: number,
  id: number,
  { service, seenTotalCents, confirmedBy }: { service: string | null; seenTotalCents: number; confirmedBy: number | null },
) {
  const batch = present(await lockBatch(tx, id, sellerId))
  if (batch.status !== 'READY') throw new Fault('LABEL_BATCH_NOT_READY')
  const picks = (await listRows(tx, id)).filter(isLeft).flatMap(row => {
    const at = service === null ? 0 : row.rates.findIndex(rate => serviceCode(rate) === service)
    const rate = row.rates[at]
    return rate ? [{ id: row.id, at, cents: rate.cents }] : []
  })
  if (picks.length === 0) throw new Fault('LABEL_BATCH_EMPTY')
  const totalCents = sumCents(picks.map(({ cents }) => cents))
  if (totalCents !== seenTotalCents) throw priceChanged(seenTotalCents, totalCents)
  const refusal = whyNotPay(await findWallet(tx, sellerId), totalCents)
  if (refusal) throw missing(refusal)
  await setWanted(tx, picks)
  await setBatch(tx, id, 'BUYING', confirmedBy)
  await send(tx, buyRowsJob, { labelBatchId: id })
  return shownBatch(tx, sellerId, id)
}

/**
 * Asks the carriers again about what is right and not bought, in the background. Throws LABEL_BATCH_NOT_READY, LABEL_BATCH_NONE_LEFT,
 * LABEL_FILES_TOO_MANY.
 */
export async function rateAgain(tx: Tx, sellerId: number, id: number) {
  await lockFiles(tx, sellerId)
  const batch = present(await lockBatch(tx, id, sellerId))
  if (batch.status !== 'READY' && batch.status !== 'DONE') throw new Fault('LABEL_BATCH_NOT_READY')
  await assertFew(tx, sellerId)
  if ((await setUnrated(tx, id)) === 0) throw new Fault('LABEL_BATCH_NONE_LEFT')
  await setBatch(tx, id, 'RATING')
  await send(tx, rateRowsJob, { labelBatchId: id })
  await tell(tx, batch, 'RATING')
  return shownBatch(tx, sellerId, id)
}

/** Throws LABEL_BATCH_NOT_READY while its labels are being bought. */
export async function discardBatch(tx: Tx, sellerId: number, id: number) {
  const batch = present(await lockBatch(tx, id, sellerId))
  if (batch.status === 'BUYING') throw new Fault('LABEL_BATCH_NOT_READY')
  if (batch.status !== 'DISCARDED' && batch.status !== 'DONE') {
    await setBatch(tx, id, 'DISCARDED')
    await tell(tx, batch, 'DISCARDED')
  }
  return shownBatch(tx, sellerId, id)
}

function present(batch: BatchRecord | undefined): BatchRecord {
  if (!batch) throw new Fault('LABEL_BATCH_NOT_FOUND')
  return batch
}
