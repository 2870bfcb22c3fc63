import type { Domain } from '#engine/domain.ts'
import type { Personal } from '#shop/account/account.ts'
import { approvalCalls, approvalEvents } from './contract.ts'
import { moneyCallsOf } from './decide/waiting.decide.ts'
import { approvalFaults } from './faults.ts'
import { approvalJobs } from './report/jobs.ts'
import { approvalRoutes } from './routes.ts'
import { countWaiting, eachOf } from './store.ts'

export const approvalDomain = {
  name: 'approval',
  routes: whole => approvalRoutes(whole.routes),
  faults: approvalFaults,
  events: approvalEvents,
  ...approvalJobs,
  queues: whole => [
    {
      of: { approvals: { rank: 90, call: approvalCalls.approvals } },
      // What waits for a second person is theirs who could do it.
      count: (db, asked) => countWaiting(db, asked, moneyCallsOf(asked.who, whole.routes())),
    },
  ],
  /** Acts stay as what staff are answerable for, as the audit log does. */
  personal: { parts: { moneyActs: eachOf } },
} satisfies Domain<Personal>
