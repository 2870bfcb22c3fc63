import type { Domain } from '#engine/domain.ts'
import { listen } from '#engine/jobs/job.ts'
import type { Personal } from '#shop/account/account.ts'
import { packingFaults } from './faults.ts'
import { packingRoutes } from './routes.ts'
import { deletePacking, eachPacking } from './store.ts'

export const packingDomain = {
  name: 'packing',
  routes: packingRoutes,
  faults: packingFaults,
  listeners: [listen('account.closed', 'packing.forget', (tx, { accountId }) => deletePacking(tx, accountId))],
  personal: { parts: { packing: eachPacking } },
} satisfies Domain<Personal>
