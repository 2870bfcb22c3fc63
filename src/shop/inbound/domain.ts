import type { Domain } from '#engine/domain.ts'
import { countQueues } from '#engine/office-queue.ts'
import { inboundCalls } from './contract.ts'
import { inboundFaults } from './faults.ts'
import { inboundJobs } from './jobs.ts'
import { inboundRoutes } from './routes.ts'
import { failedNews } from './store.ts'

export const inboundDomain = {
  name: 'inbound',
  routes: whole => inboundRoutes(whole.inbound),
  faults: inboundFaults,
  ...inboundJobs,
  queues: [
    {
      of: { inbound: { rank: 140, call: inboundCalls.inboundNews } },
      count: (db, asked) => countQueues(db, asked, { inbound: failedNews }),
    },
  ],
} satisfies Domain
