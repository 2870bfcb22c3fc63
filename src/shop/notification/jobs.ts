import { day, later } from '#base/time.ts'
import { cron, type DomainJobs, listen } from '#engine/jobs/job.ts'
import { staffWith } from '#shop/account/account.ts'
import { notices, notify } from './notification.ts'
import { deleteAllOf, deleteOldNotifications } from './store.ts'
import { notificationText } from './text.ts'

const KEPT_MS = 180 * day
const sweep = cron('notification.sweep', '41 3 * * *', ({ db }) =>
  db.transaction(async tx => {
    await deleteOldNotifications(tx, later(tx.now(), -KEPT_MS))
  }),
)

const forget = listen('account.closed', 'notification.forget', (tx, { accountId }) => deleteAllOf(tx, accountId))

const kinds = notices('notification', { jobPutAside: notificationText.jobPutAside }, [])
/** The queue's own news: no domain below can tell anybody. */
const tellPutAside = listen('job.putAside', 'notification.tellPutAside', async (tx, { name }) => {
  for (const accountId of await staffWith(tx, 'owner'))
    await notify(tx, { accountId, type: 'NORMAL', kind: kinds.jobPutAside, values: { name }, link: '/office/jobs' })
})

export const notificationJobs = { listeners: [forget, tellPutAside], crons: [sweep] } satisfies DomainJobs
