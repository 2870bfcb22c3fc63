import type { Domain } from '#engine/domain.ts'
import { countQueues } from '#engine/office-queue.ts'
import type { Personal } from '#shop/account/account.ts'
import { referralCalls, referralEvents } from './contract.ts'
import { referralFaults } from './faults.ts'
import { referralJobs } from './jobs.ts'
import { referralRoutes } from './routes.ts'
import { heldPairs, listOwn } from './store.ts'

export const referralDomain = {
  name: 'referral',
  routes: referralRoutes,
  faults: referralFaults,
  events: referralEvents,
  ...referralJobs,
  queues: [
    {
      of: { referrals: { rank: 105, call: referralCalls.officeReferrals } },
      count: (db, asked) => countQueues(db, asked, { referrals: { waits: heldPairs } }),
    },
  ],
  personal: {
    parts: {
      referrals: async function* (db, accountId) {
        yield* await listOwn(db, accountId)
      },
    },
  },
} satisfies Domain<Personal>
