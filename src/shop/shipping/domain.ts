import type { Domain } from '#engine/domain.ts'
import { shippingFaults } from './faults.ts'
import { shippingRoutes } from './routes.ts'

export const shippingDomain = {
  name: 'shipping',
  routes: shippingRoutes,
  faults: shippingFaults,
} satisfies Domain
