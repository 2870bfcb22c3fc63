import { type DomainJobs, listen } from '#engine/jobs/job.ts'
import { releaseTemplates } from './template/store.ts'

export const designJobs: DomainJobs = {
  jobs: [],
  listeners: [listen('account.closed', 'design.release', (tx, { accountId }) => releaseTemplates(tx, accountId))],
  crons: [],
}
