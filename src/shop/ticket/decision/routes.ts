import { routes } from '#engine/serve/route.ts'
import { officeTicket } from '../talk/read.ts'
import { ticketDecisionCalls } from './contract.ts'
import { decideTicket } from './decide.ts'

export const ticketDecisionRoutes = routes(ticketDecisionCalls, {
  decideTicket: async ({ who, params, body }, tx) => {
    await decideTicket(tx, who, params.id, body)
    return { data: await officeTicket(tx, params.id) }
  },
})
