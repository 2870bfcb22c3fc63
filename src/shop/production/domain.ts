import type { Domain } from '#engine/domain.ts'
import { productionJobs } from './batch/jobs.ts'
import { productionEvents } from './contract.ts'
import { productionFaults } from './faults.ts'
import { productionRoutes } from './routes.ts'

export const productionDomain = {
  name: 'production',
  routes: productionRoutes,
  faults: productionFaults,
  events: productionEvents,
  ...productionJobs,
} satisfies Domain
