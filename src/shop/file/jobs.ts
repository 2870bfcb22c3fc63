import { deleteStoredOf } from '#engine/files/quota.store.ts'
import { type DomainJobs, listen } from '#engine/jobs/job.ts'
import { releaseFiles } from './store.ts'

export const fileJobs: DomainJobs = {
  jobs: [],
  listeners: [
    listen('account.closed', 'file.release', async (tx, { accountId }) => {
      await releaseFiles(tx, accountId)
      await deleteStoredOf(tx, accountId)
    }),
  ],
  crons: [],
}
