import { z } from 'zod'
import { call } from '#base/call.ts'
import { dataOf, Id, IdParam } from '#base/shapes.ts'
import { OfficeTicket, ticket, ticketWriters } from '../../contract.ts'

export const ticketMergeCalls = {
  mergeTicket: call('POST /v1/office/ticket/{id}/merge', {
    access: { staff: ticketWriters },
    touches: 'any',
    money: { none: 'Moves words' },
    did: { about: ticket, done: ['Merged the ticket into another', 'Gộp yêu cầu vào yêu cầu khác'] },
    summary:
      'Merge a ticket into another open one of its seller about the same order: it is solved, its replies go there, and its seller is told once',
    params: IdParam,
    /** `seenMessageId`: the newest message of the merged one that was read. */
    body: z.object({ intoId: Id, seenMessageId: Id }),
    answer: dataOf(OfficeTicket),
  }),
}
