import { type DomainJobs, listen } from '#engine/jobs/job.ts'
import { deletePhotosOf } from './store.ts'

/** A piece wears its seller's art and their buyers' words: with the account its photos go, and the sweep takes their bytes. */
export const photoJobs = {
  listeners: [listen('account.closed', 'production.forgetPhotos', (tx, { accountId }) => deletePhotosOf(tx, accountId))],
} satisfies DomainJobs
