import { routes } from '#engine/serve/route.ts'
import { myTicket } from '../read.ts'
import { ticketRatingCalls } from './contract.ts'
import { rateTicket } from './rate.ts'

export const ticketRatingRoutes = routes(ticketRatingCalls, {
  rateTicket: async ({ who, params, body }, tx) => {
    await rateTicket(tx, who, params.id, body)
    return { data: await myTicket(tx, who.id, params.id) }
  },
})
