import type { Domain } from '#engine/domain.ts'
import type { Personal } from '#shop/account/account.ts'
import { labelJobs } from './buy/jobs.ts'
import { labelEvents } from './contract.ts'
import { labelFaults } from './faults.ts'
import { labelRoutes } from './routes.ts'
import { eachLabelOf } from './store.ts'

export const labelDomain = {
  name: 'label',
  routes: labelRoutes,
  faults: labelFaults,
  events: labelEvents,
  ...labelJobs,
  personal: { parts: { labels: eachLabelOf } },
} satisfies Domain<Personal>
