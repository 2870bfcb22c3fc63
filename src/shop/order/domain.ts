import type { Domain } from '#engine/domain.ts'
import type { Personal } from '#shop/account/account.ts'
import { invoiceJobs } from './checkout/jobs.ts'
import { checkoutRoutes } from './checkout/routes.ts'
import { orderProposalRoutes } from './edit/proposal/routes.ts'
import { orderEditRoutes } from './edit/routes.ts'
import { numberListeners } from './intake/jobs.ts'
import { orderIntakeRoutes } from './intake/routes.ts'
import { orderCheckRoutes } from './item/check/routes.ts'
import { itemJobs } from './item/jobs.ts'
import { orderResolutionRoutes } from './item/resolution/routes.ts'
import { orderArtRoutes } from './item/routes.ts'
import { orderCalls } from './list/contract.ts'
import { countOrderNeeds } from './list/need/store.ts'
import { forgetJobs } from './list/personal/jobs.ts'
import { orderPersonal } from './list/personal/personal.ts'
import { orderRoutes } from './list/routes.ts'
import { orderExceptionCalls } from './office/exception/contract.ts'
import { orderExceptionRoutes } from './office/exception/routes.ts'
import { countStandingQueue } from './office/exception/store.ts'
import { orderMendRoutes } from './office/mend/routes.ts'
import { orderNoteRoutes } from './office/note/routes.ts'
import { orderOfficeRoutes } from './office/routes.ts'
import { payJobs } from './pay/jobs.ts'
import { orderPayRoutes } from './pay/routes.ts'
import { refundCrons } from './refund/jobs.ts'
import { orderCancelRoutes, orderReshipRoutes } from './refund/routes.ts'
import { orderEvents } from './status/contract.ts'
import { orderFaults } from './status/faults.ts'

const seenBy = { call: orderCalls.myOrders }

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
    ...orderCheckRoutes,
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
  needs: [
    {
      of: {
        FAILED: { rank: 10, ...seenBy },
        RETURNED: { rank: 20, ...seenBy },
        BROKEN: { rank: 30, ...seenBy },
        ADDRESS: { rank: 40, ...seenBy },
        ART: { rank: 50, ...seenBy },
        RESOLUTION: { rank: 60, ...seenBy },
        DUPLICATE: { rank: 70, ...seenBy },
        LABEL: { rank: 80, ...seenBy },
        ON_HOLD: { rank: 90, ...seenBy },
        UNPAID: { rank: 100, ...seenBy },
      },
      count: countOrderNeeds,
    },
  ],
  queues: [{ of: { exceptions: { rank: 10, call: orderExceptionCalls.officeExceptions } }, count: countStandingQueue }],
} satisfies Domain<Personal>
