import type { Domain } from '#engine/domain.ts'
import type { Personal } from '#shop/account/account.ts'
import { approvalEvents } from './contract.ts'
import { approvalFaults } from './faults.ts'
import { approvalJobs } from './report/jobs.ts'
import { approvalRoutes } from './routes.ts'
import { eachOf } from './store.ts'

export const approvalDomain = {
  name: 'approval',
  routes: whole => approvalRoutes(whole.routes),
  faults: approvalFaults,
  events: approvalEvents,
  ...approvalJobs,
  /** Acts stay as what staff are answerable for, as the audit log does. */
  personal: { parts: { moneyActs: eachOf } },
} satisfies Domain<Personal>
