import { day, later, minute } from '#base/time.ts'
import type { Tx } from '#engine/db/database.ts'
import { cron, type DomainJobs, listen, send, work } from '#engine/jobs/job.ts'
import { buyRows, buyRowsJob } from './buy-rows.ts'
import type { LabelBatchStatus } from './contract.ts'
import { rateRows, rateRowsJob } from './rate-rows.ts'
import { cleanBatches, forgetBatches, listStuckBatches } from './store.ts'

/** What stands still has lost its worker; a second one beside a slow one does no harm, for each row is locked. */
const stuckMs = 3 * minute
const keptMs = 30 * day
const resume = (tx: Tx, { id: labelBatchId, status }: { id: number; status: LabelBatchStatus }): Promise<void> =>
  send(tx, status === 'RATING' ? rateRowsJob : buyRowsJob, { labelBatchId })

export const labelBatchJobs = {
  jobs: [work(rateRowsJob, rateRows), work(buyRowsJob, buyRows)],
  listeners: [listen('account.closed', 'label.forgetBatches', (tx, { accountId }) => forgetBatches(tx, accountId))],
  crons: [
    cron('label.resumeBatches', '* * * * *', async ({ db }) => {
      const stuck = await listStuckBatches(db, later(db.now(), -stuckMs))
      if (stuck.length > 0) await db.transaction(tx => Promise.all(stuck.map(each => resume(tx, each))).then(() => undefined))
    }),
    cron('label.cleanBatches', '57 3 * * *', ({ db }) => db.transaction(tx => cleanBatches(tx, later(tx.now(), -keptMs)))),
  ],
} satisfies DomainJobs
