import { later } from '#base/time.ts'
import { cron, type DomainJobs, listen } from '#engine/jobs/job.ts'
import { visitorCartMs } from './cookie.cart.ts'
import { deleteCart, deleteOldCarts } from './store.ts'

export const cartJobs: DomainJobs = {
  jobs: [],
  listeners: [listen('account.closed', 'cart.forget', (tx, { accountId }) => deleteCart(tx, { accountId }))],
  crons: [cron('cart.sweep', '37 3 * * *', ({ db }) => db.transaction(tx => deleteOldCarts(tx, later(tx.now(), -visitorCartMs))))],
}
