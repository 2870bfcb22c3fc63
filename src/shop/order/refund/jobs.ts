import { cron } from '#engine/jobs/job.ts'
import { refundMissed } from './refund.ts'
import { listMissRefunds } from './store.ts'

const BATCH = 500

export const refundCrons = [
  cron('order.refund-missed', '27 * * * *', async engine => {
    for (const orderId of await listMissRefunds(engine.db, BATCH)) await engine.db.transaction(tx => refundMissed(tx, orderId))
  }),
]
