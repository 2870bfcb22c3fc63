import { day, later } from '#base/time.ts'
import { cron, type DomainJobs, listen } from '#engine/jobs/job.ts'
import { staffWith } from '#shop/account/account.ts'
import { digestJobs } from './channel/digest/jobs.ts'
import { mailLines, noticeMailWork } from './channel/jobs.ts'
import { noticePushWork } from './channel/push/jobs.ts'
import { notices, notifyAll } from './notification.ts'
import { deleteAllOf, deleteOldNotifications } from './store.ts'
import { notificationText } from './text.ts'

const KEPT_MS = 180 * day
const UNSEEN_MS = 30 * day
const sweep = cron('notification.sweep', '41 3 * * *', ({ db }) =>
  db.transaction(async tx => {
    await deleteOldNotifications(tx, { read: later(tx.now(), -KEPT_MS), unseen: later(tx.now(), -UNSEEN_MS) })
  }),
)

const forget = listen('account.closed', 'notification.forget', (tx, { accountId }) => deleteAllOf(tx, accountId))

const kinds = notices('notification', { jobPutAside: notificationText.jobPutAside }, [], 'OFFICE_SYSTEM')
/** The queue's own news: no domain below can tell anybody. */
const tellPutAside = listen('job.putAside', 'notification.tellPutAside', async (tx, { name }) =>
  notifyAll(tx, await staffWith(tx, 'owner'), { kind: kinds.jobPutAside, values: { name }, link: '/office/jobs' }),
)

export const notificationJobs = {
  jobs: [noticeMailWork, noticePushWork, ...digestJobs.jobs],
  listeners: [forget, tellPutAside],
  crons: [sweep, mailLines, ...digestJobs.crons],
} satisfies DomainJobs
