import type { Tx } from '#engine/db/database.ts'
import { cron, type DomainJobs, listen } from '#engine/jobs/job.ts'
import { staffWith } from '#shop/account/account.ts'
import { type NoticeKind, notices, notify } from '#shop/notification/notification.ts'
import type { SentenceValues } from '#shop/notification/rules.ts'
import { walletText } from '../text.ts'
import { checkLedger } from '../verify/check.ts'
import { sealHouseAccounts } from '../verify/verify.ts'

const kinds = notices('wallet', {
  completed: walletText.noticeCompleted,
  waiting: walletText.noticeWaiting,
  cancelled: walletText.noticeCancelled,
  broken: walletText.noticeBroken,
})

export const walletJobs = {
  listeners: [
    listen('deposit.completed', 'wallet.tellCompleted', (tx, { depositId, sellerId, receivedCents }) =>
      tell(tx, sellerId, depositId, kinds.completed, { amountCents: receivedCents }),
    ),
    listen('deposit.waiting', 'wallet.tellWaiting', (tx, { depositId, sellerId }) => tell(tx, sellerId, depositId, kinds.waiting)),
    listen('deposit.cancelled', 'wallet.tellCancelled', (tx, { depositId, sellerId }) => tell(tx, sellerId, depositId, kinds.cancelled)),
    listen('ledger.broken', 'wallet.tellBroken', async (tx, { count }) => {
      for (const accountId of await staffWith(tx, 'finance'))
        await notify(tx, { accountId, type: 'PAYMENT', kind: kinds.broken, values: { count }, link: '/office/ledger' })
    }),
  ],
  crons: [
    cron('wallet.seal-house', '*/5 * * * *', async ({ db }) => {
      while ((await db.transaction(sealHouseAccounts)) > 0);
    }),
    cron('wallet.check', '23 3 * * *', checkLedger),
  ],
} satisfies DomainJobs

/** A line in the seller's bell that leads to their deposit. */
const tell = (tx: Tx, sellerId: number, depositId: number, kind: NoticeKind, values: SentenceValues = {}): Promise<void> =>
  notify(tx, { accountId: sellerId, type: 'PAYMENT', kind, values: { depositId, ...values }, link: `/payments/deposit/${depositId}` })
