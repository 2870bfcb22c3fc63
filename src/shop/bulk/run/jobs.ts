import { teamOf } from '#base/access/access.ts'
import { day, later, minute } from '#base/time.ts'
import type { Tx } from '#engine/db/database.ts'
import { cron, listen, send, work } from '#engine/jobs/job.ts'
import { notices, notify } from '#shop/notification/notification.ts'
import { bulkCalls, type ImportStatus } from '../contract.ts'
import { deleteOldRows } from '../row/store.ts'
import { importText } from '../text.ts'
import { checkImport, checkJob } from './check.ts'
import { fetchImport, fetchJob } from './fetch.ts'
import { makeJob, makeOrders } from './make.ts'
import { findImport, forgetImports, listStuck } from './store.ts'

const fetching = work(fetchJob, ({ importId }, engine, { signal, isLastTry }) => fetchImport({ importId }, engine, signal, isLastTry))
const checking = work(checkJob, checkImport)
const making = work(makeJob, makeOrders)

/** What stands still has lost its worker; a second one next to a slow one does no harm, for the cursor lets only one go on. */
const stuckAfterMs = 2 * minute
const resuming = cron('bulk.resume', '* * * * *', async ({ db }) => {
  const stuck = await listStuck(db, later(db.now(), -stuckAfterMs))
  if (stuck.length > 0) await db.transaction(tx => Promise.all(stuck.map(each => resume(tx, each))).then(() => undefined))
})
function resume(tx: Tx, { id, status }: { id: number; status: ImportStatus }): Promise<void> {
  const next = status === 'FETCHING' ? fetchJob : status === 'CHECKING' ? checkJob : makeJob
  return send(tx, next, { importId: id })
}

const keptRowsMs = 7 * day
const cleaning = cron('bulk.clean', '41 3 * * *', ({ db }) => db.transaction(tx => deleteOldRows(tx, later(tx.now(), -keptRowsMs))))

const kinds = notices('bulk', { done: importText.doneNotice }, teamOf(bulkCalls.myImport), 'IMPORT_DONE')
const telling = listen('import.done', 'bulk.tellDone', async (tx, { importId, sellerId, orders }) => {
  const record = await findImport(tx, importId)
  if (record)
    await notify(tx, {
      accountId: sellerId,
      kind: kinds.done,
      values: { count: orders, name: record.fileName },
      link: `/order/import/${importId}`,
    })
})

const forgetting = listen('account.closed', 'bulk.forget', (tx, { accountId }) => forgetImports(tx, accountId))

export const bulkJobs = { jobs: [fetching, checking, making], listeners: [telling, forgetting], crons: [resuming, cleaning] }
