import { day, later } from '#base/time.ts'
import { cron, type DomainJobs, listen } from '#engine/jobs/job.ts'
import { dropPapers, releasePapers } from './store.ts'

/** A paper that was read and put on no label holds an address: it goes after a week. */
const keptMs = 7 * day

export const elsewhereJobs = {
  listeners: [listen('account.closed', 'label.releasePapers', (tx, { accountId }) => releasePapers(tx, accountId))],
  crons: [cron('label.papers', '50 4 * * *', ({ db }) => dropPapers(db, later(db.now(), -keptMs)))],
} satisfies DomainJobs
