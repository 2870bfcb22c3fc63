import { cron, listen } from '#engine/jobs/job.ts'
import { deleteOldRates, forgetParcels } from './store.ts'

export const buyingLabelJobs = {
  listeners: [listen('account.closed', 'label.forgetParcels', (tx, { accountId }) => forgetParcels(tx, accountId))],
  crons: [cron('label.cleanRates', '53 3 * * *', ({ db }) => db.transaction(deleteOldRates))],
}
