import { day, later, minute } from '#base/time.ts'
import type { Tx } from '#engine/db/database.ts'
import { cron, type DomainJobs, listen, send, work } from '#engine/jobs/job.ts'
import type { LabelImportStatus } from './contract.ts'
import { makePages, makePagesJob } from './make-pages.ts'
import { readPages, readPagesJob } from './read-pages.ts'
import { cleanLabelFiles, forgetLabelFiles, listStuckFiles } from './store.ts'

/** What stands still has lost its worker; a second one next to a slow one does no harm, for the cursor lets only one go on. */
const stuckAfterMs = 2 * minute
const resume = (tx: Tx, { id, status }: { id: number; status: LabelImportStatus }): Promise<void> =>
  send(tx, status === 'READING' ? readPagesJob : makePagesJob, { importId: id })

const keptMs = 30 * day

export const labelFileJobs = {
  jobs: [work(readPagesJob, readPages), work(makePagesJob, makePages)],
  listeners: [listen('account.closed', 'label.forgetFiles', (tx, { accountId }) => forgetLabelFiles(tx, accountId))],
  crons: [
    cron('label.resumeFiles', '* * * * *', async ({ db }) => {
      const stuck = await listStuckFiles(db, later(db.now(), -stuckAfterMs))
      if (stuck.length > 0) await db.transaction(tx => Promise.all(stuck.map(each => resume(tx, each))).then(() => undefined))
    }),
    cron('label.cleanFiles', '47 3 * * *', ({ db }) => db.transaction(tx => cleanLabelFiles(tx, later(tx.now(), -keptMs)))),
  ],
} satisfies DomainJobs
