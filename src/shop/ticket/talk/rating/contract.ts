// What sellers may say of support.
import { z } from 'zod'
import { own } from '#base/access/access.ts'
import { call } from '#base/call.ts'
import { dataOf, IdParam } from '#base/shapes.ts'
import { Ticket, ticket } from '../../contract.ts'
import { ratings } from '../../rules.ts'
import { commentMax } from './rules.ts'

export const RatingBody = z.object({ rating: z.literal(ratings), comment: z.string().trim().max(commentMax).default('') })

export const ticketRatingCalls = {
  rateTicket: call('POST /v1/ticket/{id}/rating', {
    ...own(['orders', 'money']),
    did: { about: ticket, done: ['Rated support', 'Đánh giá hỗ trợ'] },
    summary: 'Rate support, from 1 (very bad) to 5 (very good): once each time that my ticket is solved, as long as it is',
    params: IdParam,
    body: RatingBody,
    answer: dataOf(Ticket),
  }),
}
