import type { Domain } from '#engine/domain.ts'
import type { Personal } from '#shop/account/account.ts'
import { paymentEvents } from './contract.ts'
import { paymentFaults } from './faults.ts'
import { paymentRoutes } from './routes.ts'
import { paymentJobs } from './settle/jobs.ts'
import { paypalSource } from './settle/webhook.ts'
import { eachMine, setGivenUp } from './store.ts'

export const paymentDomain = {
  name: 'payment',
  routes: paymentRoutes,
  faults: paymentFaults,
  events: paymentEvents,
  ...paymentJobs,
  inbound: [paypalSource],
  /** Payments are part of the books, which are kept; an open one for an order ends with its account. */
  personal: { parts: { payments: eachMine }, settle: setGivenUp },
} satisfies Domain<Personal>
