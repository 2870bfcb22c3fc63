import { day, later } from '#base/time.ts'
import { cron, type DomainJobs, listen } from '#engine/jobs/job.ts'
import { deleteAllOf, deleteOldNotifications } from './store.ts'

const KEPT_MS = 180 * day
const sweep = cron('notification.sweep', '41 3 * * *', ({ db }) =>
  db.transaction(async tx => {
    await deleteOldNotifications(tx, later(tx.now(), -KEPT_MS))
  }),
)

const forget = listen('account.closed', 'notification.forget', (tx, { accountId }) => deleteAllOf(tx, accountId))

export const notificationJobs: DomainJobs = { jobs: [], listeners: [forget], crons: [sweep] }
