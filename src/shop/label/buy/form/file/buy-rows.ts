// Buying the labels of a file, each in a transaction of its own that also says so on its row: a killed worker's successor goes on with what is
// left, and nothing is bought twice.
import { comesAgain, Fault } from '#base/fault.ts'
import type { Tx } from '#engine/db/database.ts'
import type { Engine } from '#engine/engine.ts'
import { type JobContext, job } from '#engine/jobs/job.ts'
import { priceChanged, quoteUntil } from '#shop/order/pay/quote.pay.ts'
import { buyChosen } from '../buy-form.ts'
import { type RatedParcel, rateParcels, serviceCode } from '../rate.ts'
import { isLeft } from './contract.ts'
import { tell } from './rate-rows.ts'
import {
  type BatchRecord,
  type BatchRow,
  findBatch,
  listRows,
  listWanted,
  lockBatch,
  lockRow,
  setBatch,
  setMoved,
  setOutcome,
} from './store.ts'

export const buyRowsJob = job<{ labelBatchId: number }>('label.buyRows', { timeoutSeconds: 3_600, retries: 20, concurrency: 2 })

export async function buyRows(
  { labelBatchId: batchId }: { labelBatchId: number },
  engine: Engine,
  { signal, progress }: Pick<JobContext, 'signal' | 'progress'>,
): Promise<void> {
  const batch = await findBatch(engine.db, batchId)
  if (batch?.status !== 'BUYING') return
  for (const [index, row] of (await listWanted(engine.db, batchId)).entries()) {
    signal.throwIfAborted()
    await buyRow(engine, batch, row)
    if (index % 10 !== 9) continue
    await engine.db.transaction(async tx => {
      await setMoved(tx, batchId)
      await tell(tx, batch, 'BUYING')
    })
    await progress()
  }
  await engine.db.transaction(async tx => {
    if ((await lockBatch(tx, batchId))?.status !== 'BUYING') return
    const status = (await listRows(tx, batchId)).some(isLeft) ? 'READY' : 'DONE'
    await setBatch(tx, batchId, status)
    await tell(tx, batch, status)
  })
}

async function buyRow(engine: Engine, batch: BatchRecord, row: BatchRow): Promise<void> {
  const cause = { memberId: batch.confirmedBy ?? undefined }
  const fresh = await freshRates(engine, batch, row)
  const refusal = await engine.db.transaction(tx => buyOne(tx, batch, row.id, fresh), cause).catch(faultOf)
  if (!refusal) return
  const { code, values } = refusal
  // Where what was wanted is not offered now, the row keeps what it had: its carrier is asked again whenever it is bought.
  const now = code === 'ORDER_PRICE_CHANGED' ? fresh?.rates : undefined
  await engine.db.transaction(async tx =>
    setOutcome(tx, row.id, { fault: { column: null, code, values }, ...(now && { rates: now, until: await quoteUntil(tx) }) }),
  )
}

type Fresh = Pick<RatedParcel, 'rates' | 'fault'>
/** Rates that are over are asked for again, before the transaction; nothing where those of the row still hold. */
async function freshRates(engine: Engine, { sellerId }: BatchRecord, { parcel, until }: BatchRow): Promise<Fresh | undefined> {
  if (!parcel || (until !== null && until > engine.db.now())) return undefined
  const [rated] = await rateParcels(engine, sellerId, [parcel])
  return rated
}

/** Throws why it is not bought; then nothing of it is. None is bought for another sum than was shown. */
async function buyOne(tx: Tx, { id: batchId, sellerId }: BatchRecord, rowId: number, fresh: Fresh | undefined): Promise<undefined> {
  const batch = await lockBatch(tx, batchId)
  const row = await lockRow(tx, rowId)
  // Another worker has bought it, or its account is closing.
  if (batch?.status !== 'BUYING' || !row?.parcel || row.wanted === null || row.orderId !== null) return
  const shown = row.rates[row.wanted]
  const rate = fresh && shown ? fresh.rates.find(it => serviceCode(it) === serviceCode(shown)) : shown
  if (!rate) throw new Fault(fresh?.fault?.code ?? 'CARRIER_NOT_ASKED', { values: fresh?.fault?.values ?? {} })
  if (rate.cents !== row.wantedCents) throw priceChanged(row.wantedCents ?? 0, rate.cents)
  const until = fresh || row.until === null ? await quoteUntil(tx) : row.until
  const [orderId] = await buyChosen(tx, sellerId, [{ parcel: row.parcel, rate, until }])
  if (orderId === undefined) throw new Error('A label that was bought has no order.')
  await setOutcome(tx, rowId, { orderId })
}

function faultOf(error: unknown): Fault {
  if (error instanceof Fault && !comesAgain(error)) return error
  throw error
}
