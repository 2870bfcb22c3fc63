import { routes } from '#engine/serve/route.ts'
import { officeTicket } from '../../talk/read.ts'
import { ticketMergeCalls } from './contract.ts'
import { mergeTicket } from './merge-ticket.ts'

/** The answer is the ticket that goes on. */
export const ticketMergeRoutes = routes(ticketMergeCalls, {
  mergeTicket: async ({ who, params, body }, tx) => {
    await mergeTicket(tx, who, params.id, body)
    return { data: await officeTicket(tx, body.intoId) }
  },
})
