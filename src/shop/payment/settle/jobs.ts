import { teamOf } from '#base/access/access.ts'
import { cron, type DomainJobs, job, listen, sendAll, work } from '#engine/jobs/job.ts'
import { staffWith } from '#shop/account/account.ts'
import { type NoticeKind, notices, notify, notifyAll } from '#shop/notification/notification.ts'
import { type PaymentOutcome, paymentCalls } from '../contract.ts'
import { findPayment, listDue } from '../store.ts'
import { paymentText } from '../text.ts'
import { settle } from './settle.ts'
import { hearWebhook } from './webhook.ts'

const askJob = job<{ paymentId: number }>('payment.ask', { retries: 2, timeoutSeconds: 60, concurrency: 4 })
/** What stands in the seller's bell; a deposit's own news comes from the wallet. */
const team = teamOf(paymentCalls.myPayment)
const outcomeKinds: Readonly<Partial<Record<PaymentOutcome, NoticeKind>>> = {
  ...notices('payment', { KEPT: paymentText.noticeKept, LATE: paymentText.noticeLate }, team, 'DEPOSIT'),
  ...notices('payment', { REVERSED: paymentText.noticeReversed }, team, 'MONEY_OUT'),
}
/** In finance's bell. */
const alertNotices = notices(
  'payment.alert',
  {
    UNSIGNED: paymentText.alert_UNSIGNED,
    FOREIGN: paymentText.alert_FOREIGN,
    MISMATCH: paymentText.alert_MISMATCH,
    REVERSED: paymentText.alert_REVERSED,
    LATE: paymentText.alert_LATE,
  },
  [],
  'OFFICE_MONEY',
)

export const paymentJobs = {
  jobs: [work(askJob, ({ paymentId }, engine) => settle(engine, paymentId)), hearWebhook],
  listeners: [
    listen('payment.changed', 'payment.tellSeller', async (tx, { paymentId, sellerId, orderId, outcome }) => {
      const payment = await findPayment(tx, paymentId)
      const notice = outcomeKinds[outcome]
      if (!payment || !notice) return
      const values = { amountCents: payment.amountCents, orderId: orderId ?? 0 }
      await notify(tx, { accountId: sellerId, kind: notice, values, link: `/payments/paypal/${paymentId}` })
    }),
    listen('payment.alert', 'payment.tellFinance', async (tx, { kind, paymentId }) => {
      const link = paymentId === null ? '/office/paypal?tab=alerts' : `/office/paypal?q=${paymentId}`
      await notifyAll(tx, await staffWith(tx, 'finance'), { kind: alertNotices[kind], values: { paymentId: paymentId ?? 0 }, link })
    }),
  ],
  crons: [
    cron('payment.ask-due', '* * * * *', async ({ db }) => {
      const due = await listDue(db, 200)
      await db.transaction(tx =>
        sendAll(
          tx,
          askJob,
          due.map(paymentId => ({ paymentId })),
        ),
      )
    }),
  ],
} satisfies DomainJobs
