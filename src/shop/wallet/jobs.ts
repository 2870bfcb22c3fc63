import { cron, type DomainJobs } from '#engine/jobs/job.ts'
import { sealHouse } from './verify.ts'

export const walletJobs: DomainJobs = {
  jobs: [],
  listeners: [],
  crons: [
    cron('wallet.seal-house', '*/5 * * * *', async ({ db }) => {
      while ((await db.transaction(sealHouse)) > 0);
    }),
  ],
}
