import type { Domain } from '#engine/domain.ts'
import type { Personal } from '#shop/account/account.ts'
import { invoiceJobs } from './checkout/jobs.ts'
import { checkoutRoutes } from './checkout/routes.ts'
import { orderProposalRoutes } from './edit/proposal/routes.ts'
import { orderEditRoutes } from './edit/routes.ts'
import { numberListeners } from './intake/jobs.ts'
import { orderIntakeRoutes } from './intake/routes.ts'
import { itemJobs } from './item/jobs.ts'
import { orderResolutionRoutes } from './item/resolution/routes.ts'
import { orderArtRoutes } from './item/routes.ts'
import { forgetJobs } from './list/personal/jobs.ts'
import { orderPersonal } from './list/personal/personal.ts'
import { orderRoutes } from './list/routes.ts'
import { orderExceptionRoutes } from './office/exception/routes.ts'
import { orderMendRoutes } from './office/mend/routes.ts'
import { orderNoteRoutes } from './office/note/routes.ts'
import { orderOfficeRoutes } from './office/routes.ts'
import { payJobs } from './pay/jobs.ts'
import { orderPayRoutes } from './pay/routes.ts'
import { refundCrons } from './refund/jobs.ts'
import { orderCancelRoutes, orderReshipRoutes } from './refund/routes.ts'
import { orderEvents } from './status/contract.ts'
import { orderFaults } from './status/faults.ts'

export const orderDomain = {
  name: 'order',
  routes: [
    ...orderRoutes,
    ...orderIntakeRoutes,
    ...orderEditRoutes,
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
  jobs: [...itemJobs.jobs, ...invoiceJobs, ...forgetJobs.jobs, ...payJobs.jobs],
  listeners: [...itemJobs.listeners, ...numberListeners, ...payJobs.listeners, ...forgetJobs.listeners],
  crons: [...payJobs.crons, ...refundCrons],
  personal: orderPersonal,
} satisfies Domain<Personal>
