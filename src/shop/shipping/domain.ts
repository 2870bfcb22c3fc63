import type { Domain } from '#engine/domain.ts'
import { shippingEvents } from './contract.ts'
import { shippingFaults } from './faults.ts'
import { shippingRoutes } from './routes.ts'

export const shippingDomain = {
  name: 'shipping',
  routes: shippingRoutes,
  faults: shippingFaults,
  events: shippingEvents,
} satisfies Domain
