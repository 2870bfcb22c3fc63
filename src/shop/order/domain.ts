import type { Domain } from '#engine/domain.ts'
import type { Personal } from '#shop/account/account.ts'
import { checkoutRoutes } from './checkout/routes.ts'
import { orderArtRoutes } from './item/routes.ts'
import { orderJobs } from './jobs.ts'
import { orderPersonal } from './list/personal.list.ts'
import { orderOfficeRoutes } from './office/routes.ts'
import { orderRoutes } from './routes.ts'
import { orderEvents } from './status/contract.ts'
import { orderFaults } from './status/faults.ts'

export const orderDomain = {
  name: 'order',
  routes: [...orderRoutes, ...orderArtRoutes, ...checkoutRoutes, ...orderOfficeRoutes],
  faults: orderFaults,
  events: orderEvents,
  ...orderJobs,
  personal: orderPersonal,
} satisfies Domain<Personal>
