import { later } from '#base/time.ts'
import { cron, type DomainJobs } from '#engine/jobs/job.ts'
import { keptMs } from './rules.ts'
import { deleteOld } from './store.ts'

export const inboundJobs = {
  crons: [cron('inbound.forget', '29 3 * * *', ({ db }) => db.transaction(tx => deleteOld(tx, later(tx.now(), -keptMs))))],
} satisfies DomainJobs
