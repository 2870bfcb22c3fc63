// Asking carriers about the rows of a file, some at a time: a worker that dies leaves those that it has not asked about to the next.
import type { Tx } from '#engine/db/database.ts'
import type { Engine } from '#engine/engine.ts'
import { emit } from '#engine/events/event.ts'
import { type JobContext, job } from '#engine/jobs/job.ts'
import { quoteUntil } from '#shop/order/pay/quote.pay.ts'
import type { FormParcel } from '../form.rules.ts'
import { rateParcels } from '../rate.ts'
import { type BatchRecord, findBatch, listRows, lockBatch, setBatch, setMoved, setRated } from './store.ts'

export const rateRowsJob = job<{ labelBatchId: number }>('label.rateRows', { timeoutSeconds: 3_600, retries: 20, concurrency: 2 })
const together = 20

export async function rateRows(
  { labelBatchId: batchId }: { labelBatchId: number },
  engine: Engine,
  { signal, progress }: Pick<JobContext, 'signal' | 'progress'>,
): Promise<void> {
  const batch = await findBatch(engine.db, batchId)
  if (batch?.status !== 'RATING') return
  for (;;) {
    signal.throwIfAborted()
    const rows = (await listRows(engine.db, batchId, 'RATING')).slice(0, together)
    const asked = rows.flatMap(({ id, parcel }) => (parcel ? [{ id, parcel }] : []))
    if (asked.length === 0) break
    const rated = await rateParcels(
      engine,
      batch.sellerId,
      asked.map(({ parcel }): FormParcel => parcel),
    )
    const outcomes = asked.map(({ id }, at) => {
      const { rates = [], fault = null } = rated[at] ?? {}
      return { id, rates, fault: fault && { column: null, ...fault } }
    })
    await engine.db.transaction(async tx => {
      // One that was discarded, or whose account is closed, is asked about no more.
      if ((await lockBatch(tx, batchId))?.status !== 'RATING') return
      await setRated(tx, outcomes, await quoteUntil(tx))
      await setMoved(tx, batchId)
      await tell(tx, batch, 'RATING')
    })
    if ((await findBatch(engine.db, batchId))?.status !== 'RATING') return
    await progress()
  }
  await engine.db.transaction(async tx => {
    if ((await lockBatch(tx, batchId))?.status !== 'RATING') return
    const status = (await listRows(tx, batchId, 'READY')).length > 0 ? 'READY' : 'DONE'
    await setBatch(tx, batchId, status)
    await tell(tx, batch, status)
  })
}

export const tell = (tx: Tx, { id: batchId, sellerId }: BatchRecord, status: BatchRecord['status']): Promise<void> =>
  emit(tx, 'labelBatch.progress', { batchId, sellerId, status }, { seller: sellerId })
