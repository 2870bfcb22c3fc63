import { day, later } from '#base/time.ts'
import { cron, type DomainJobs, job, listen, sendAll, work } from '#engine/jobs/job.ts'
import { findAccount, getAccount, staffWith } from '#shop/account/account.ts'
import { notices, notify, notifyAll } from '#shop/notification/notification.ts'
import { approvalText } from '../text.ts'
import { reportMail } from './mail.ts'
import { moneyReport } from './report.ts'

interface ReportDue {
  accountId: number
  /** Day of UTC, ISO 8601. */
  on: string
}
const reportJob = job<ReportDue>('approval.report', { retries: 5 })
const kinds = notices(
  'approval',
  {
    asked: approvalText.noticeAsked,
    done: approvalText.noticeDone,
    refused: approvalText.noticeRefused,
  },
  [],
  'OFFICE_APPROVAL',
)
const link = '/office/approvals'

export const approvalJobs = {
  jobs: [
    work(reportJob, async ({ accountId, on }, engine) => {
      const owner = await findAccount(engine.db, accountId)
      if (!owner || owner.suspendedAt || owner.closedAt) return
      const mail = reportMail(owner, await moneyReport(engine.db, on, 'UTC'), engine.config.publicUrl)
      await engine.mail.send({ ...mail, messageId: `money-report-${accountId}-${on}` })
    }),
  ],
  listeners: [
    listen('approval.asked', 'approval.tellDeciders', async (tx, { approvalId, roles, makerId }) => {
      const deciders = new Set((await Promise.all(roles.map(role => staffWith(tx, role)))).flat())
      deciders.delete(makerId)
      const { username } = await getAccount(tx, makerId)
      await notifyAll(tx, [...deciders], { kind: kinds.asked, values: { id: approvalId, name: username }, link })
    }),
    listen('approval.decided', 'approval.tellMaker', async (tx, { approvalId, makerId, isDone }) => {
      const kind = isDone ? kinds.done : kinds.refused
      await notify(tx, { accountId: makerId, kind, values: { id: approvalId }, link })
    }),
  ],
  crons: [
    // Every day has its report, also one on which nothing was done: its absence would say nothing.
    cron('approval.report-day', '15 0 * * *', async ({ db }) => {
      const on = later(db.now(), -day).toISOString().slice(0, 10)
      const owners = await staffWith(db, 'owner')
      await db.transaction(tx =>
        sendAll(
          tx,
          reportJob,
          owners.map(accountId => ({ accountId, on })),
        ),
      )
    }),
  ],
} satisfies DomainJobs
