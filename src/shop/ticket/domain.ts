import type { Domain } from '#engine/domain.ts'
import type { Personal } from '#shop/account/account.ts'
import { ticketEvents } from './contract.ts'
import { ticketDecisionRoutes } from './decision/routes.ts'
import { dueJobs } from './due/jobs.ts'
import { ticketFaults } from './faults.ts'
import { newsJobs } from './news/jobs.ts'
import { ticketOfficeCalls } from './office/contract.ts'
import { ticketMacroRoutes } from './office/macro/routes.ts'
import { ticketMergeRoutes } from './office/merge/routes.ts'
import { ticketReportRoutes } from './office/report/routes.ts'
import { ticketOfficeRoutes } from './office/routes.ts'
import { countTicketQueue } from './office/store.ts'
import { endJobs } from './talk/end/jobs.ts'
import { eachTicket } from './talk/list.store.ts'
import { ticketRatingRoutes } from './talk/rating/routes.ts'
import { ticketRoutes } from './talk/routes.ts'

export const ticketDomain = {
  name: 'ticket',
  routes: [
    ...ticketRoutes,
    ...ticketRatingRoutes,
    ...ticketOfficeRoutes,
    ...ticketMergeRoutes,
    ...ticketDecisionRoutes,
    ...ticketMacroRoutes,
    ...ticketReportRoutes,
  ],
  faults: ticketFaults,
  events: ticketEvents,
  jobs: [...newsJobs, ...dueJobs.jobs],
  listeners: [...endJobs.listeners, ...dueJobs.listeners],
  crons: [...dueJobs.crons, ...endJobs.crons],
  queues: [{ of: { tickets: { rank: 110, call: ticketOfficeCalls.officeTickets } }, count: countTicketQueue }],
  personal: { parts: { tickets: eachTicket } },
} satisfies Domain<Personal>
