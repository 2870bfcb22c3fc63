import { formatCents } from '#base/money.ts'
import { cron, type DomainJobs, listen } from '#engine/jobs/job.ts'
import { notify } from '#shop/notification/notification.ts'
import { sealHouse } from './verify.ts'

export const walletJobs: DomainJobs = {
  jobs: [],
  listeners: [
    listen('deposit.completed', 'wallet.tellCompleted', (tx, { depositId, sellerId, receivedCents }) =>
      notify(tx, {
        accountId: sellerId,
        type: 'PAYMENT',
        text: ['{{amount}} arrived in your wallet', '{{amount}} đã vào ví của bạn'],
        values: { amount: formatCents(receivedCents) },
        link: `/payments/deposit/${depositId}`,
      }),
    ),
    listen('deposit.waiting', 'wallet.tellWaiting', (tx, { depositId, sellerId }) =>
      notify(tx, {
        accountId: sellerId,
        type: 'PAYMENT',
        text: ['Finance asks about your deposit #{{depositId}}', 'Bộ phận tài chính hỏi về khoản nạp #{{depositId}}'],
        values: { depositId },
        link: `/payments/deposit/${depositId}`,
      }),
    ),
    listen('deposit.cancelled', 'wallet.tellCancelled', (tx, { depositId, sellerId }) =>
      notify(tx, {
        accountId: sellerId,
        type: 'PAYMENT',
        text: ['Your deposit #{{depositId}} was not accepted', 'Khoản nạp #{{depositId}} của bạn không được chấp nhận'],
        values: { depositId },
        link: `/payments/deposit/${depositId}`,
      }),
    ),
  ],
  crons: [
    cron('wallet.seal-house', '*/5 * * * *', async ({ db }) => {
      while ((await db.transaction(sealHouse)) > 0);
    }),
  ],
}
