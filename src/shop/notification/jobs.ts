import { day, later } from '#base/time.ts'
import { cron, type DomainJobs } from '#engine/jobs/job.ts'
import { deleteOldNotifications } from './store.ts'

const KEPT_MS = 180 * day
const sweep = cron('notification.sweep', '41 3 * * *', ({ db }) =>
  db.transaction(async tx => {
    await deleteOldNotifications(tx, later(tx.now(), -KEPT_MS))
  }),
)

export const notificationJobs: DomainJobs = { jobs: [], listeners: [], crons: [sweep] }
