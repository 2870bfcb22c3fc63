import type { Domain } from '#engine/domain.ts'
import type { Personal } from '#shop/account/account.ts'
import { checkoutRoutes } from './checkout/routes.ts'
import { orderProposalRoutes } from './edit/proposal/routes.ts'
import { orderIntakeRoutes } from './intake/routes.ts'
import { orderResolutionRoutes } from './item/resolution/routes.ts'
import { orderArtRoutes } from './item/routes.ts'
import { orderPersonal } from './list/personal.list.ts'
import { orderRoutes } from './list/routes.ts'
import { orderExceptionRoutes } from './office/exception/routes.ts'
import { orderMendRoutes } from './office/mend/routes.ts'
import { orderNoteRoutes } from './office/note/routes.ts'
import { orderOfficeRoutes } from './office/routes.ts'
import { orderJobs } from './pay/jobs.ts'
import { orderPayRoutes } from './pay/routes.ts'
import { orderCancelRoutes, orderReshipRoutes } from './refund/routes.ts'
import { orderEvents } from './status/contract.ts'
import { orderFaults } from './status/faults.ts'

export const orderDomain = {
  name: 'order',
  routes: [
    ...orderRoutes,
    ...orderIntakeRoutes,
    ...orderPayRoutes,
    ...orderCancelRoutes,
    ...orderReshipRoutes,
    ...orderArtRoutes,
    ...orderResolutionRoutes,
    ...checkoutRoutes,
    ...orderOfficeRoutes,
    ...orderExceptionRoutes,
    ...orderMendRoutes,
    ...orderNoteRoutes,
    ...orderProposalRoutes,
  ],
  faults: orderFaults,
  events: orderEvents,
  ...orderJobs,
  personal: orderPersonal,
} satisfies Domain<Personal>
