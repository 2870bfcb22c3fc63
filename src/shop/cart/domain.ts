import { later } from '#base/time.ts'
import type { Domain } from '#engine/domain.ts'
import { cron, listen } from '#engine/jobs/job.ts'
import type { Personal } from '#shop/account/account.ts'
import { visitorCartMs } from './cookie.cart.ts'
import { cartFaults } from './faults.ts'
import { cartRoutes } from './routes.ts'
import { deleteCart, deleteOldCarts, eachLine } from './store.ts'

export const cartDomain = {
  name: 'cart',
  routes: cartRoutes,
  faults: cartFaults,
  listeners: [listen('account.closed', 'cart.forget', (tx, { accountId }) => deleteCart(tx, { accountId }))],
  crons: [cron('cart.sweep', '37 3 * * *', ({ db }) => db.transaction(tx => deleteOldCarts(tx, later(tx.now(), -visitorCartMs))))],
  personal: { parts: { cart: eachLine } },
} satisfies Domain<Personal>
