import type { Domain } from '#engine/domain.ts'
import { deadLetters } from '#engine/jobs/dead-letter.store.ts'
import { countQueues } from '#engine/office-queue.ts'
import { jobCalls } from './contract.ts'
import { jobFaults } from './faults.ts'
import { jobRoutes } from './routes.ts'

export const jobDomain = {
  name: 'job',
  routes: jobRoutes,
  faults: jobFaults,
  queues: [{ of: { jobs: { rank: 130, call: jobCalls.failedJobs } }, count: (db, asked) => countQueues(db, asked, { jobs: deadLetters }) }],
} satisfies Domain
