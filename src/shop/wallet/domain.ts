import type { Domain } from '#engine/domain.ts'
import type { Personal } from '#shop/account/account.ts'
import { walletEvents } from './event.contract.ts'
import { walletFaults } from './faults.ts'
import { walletJobs } from './jobs.ts'
import { walletOfficeRoutes } from './office/routes.ts'
import { walletPersonal } from './personal.ts'
import { walletRoutes } from './routes.ts'

export const walletDomain = {
  name: 'wallet',
  routes: [...walletRoutes, ...walletOfficeRoutes],
  faults: walletFaults,
  events: walletEvents,
  ...walletJobs,
  personal: walletPersonal,
} satisfies Domain<Personal>
