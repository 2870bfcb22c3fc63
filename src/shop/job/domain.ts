import type { Domain } from '#engine/domain.ts'
import { jobFaults } from './faults.ts'
import { jobRoutes } from './routes.ts'

export const jobDomain = {
  name: 'job',
  routes: jobRoutes,
  faults: jobFaults,
} satisfies Domain
