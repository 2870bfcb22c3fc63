import { cron, type DomainJobs, listen } from '#engine/jobs/job.ts'
import { staffWith } from '#shop/account/account.ts'
import { notices, notifyAll } from '#shop/notification/notification.ts'
import { walletText } from '../text.ts'
import { checkLedger } from './check.ts'
import { sealHouseAccounts } from './verify.ts'

const kinds = notices('wallet', { broken: walletText.noticeBroken }, [], 'OFFICE_MONEY')

export const verifyJobs = {
  listeners: [
    listen('ledger.broken', 'wallet.tellBroken', async (tx, { count }) =>
      notifyAll(tx, await staffWith(tx, 'finance'), { kind: kinds.broken, values: { count }, link: '/office/ledger' }),
    ),
  ],
  crons: [
    cron('wallet.seal-house', '*/5 * * * *', async ({ db }) => {
      while ((await db.transaction(sealHouseAccounts)) > 0);
    }),
    cron('wallet.check', '23 3 * * *', checkLedger),
  ],
} satisfies DomainJobs
