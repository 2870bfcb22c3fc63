import { type DomainJobs, listen } from '#engine/jobs/job.ts'
import { releaseFiles } from './store.ts'

export const fileJobs: DomainJobs = {
  jobs: [],
  listeners: [listen('account.closed', 'file.release', (tx, { accountId }) => releaseFiles(tx, accountId))],
  crons: [],
}
