import { type DomainJobs, listen } from '#engine/jobs/job.ts'
import { deleteAll } from './store.ts'

export const addressJobs: DomainJobs = {
  jobs: [],
  listeners: [listen('account.closed', 'address.forget', (tx, { accountId }) => deleteAll(tx, accountId))],
  crons: [],
}
