import { z } from 'zod'
import { call } from '#base/call.ts'
import { CentsShape, dataOf, Id, IdParam } from '#base/shapes.ts'
import { OfficeTicket, ticket } from '../contract.ts'
import { decisionCauses, decisionKinds, ticketLimits } from '../rules.ts'

export const DecisionBody = z.object({
  kind: z.enum(decisionKinds),
  cause: z.enum(decisionCauses),
  /** The items that are meant; none: all of the order. */
  itemIds: z.array(Id).max(ticketLimits.itemsMax).default([]),
  /** Of a refund; and what was left of the order's charge, as it was shown. */
  amountCents: CentsShape.min(1).max(1_000_000_00).optional(),
  seenLeftCents: CentsShape.optional(),
  /** The answer that the requester reads. */
  text: z.string().trim().min(1, { error: 'REQUIRED' }).max(ticketLimits.textMax),
  seenMessageId: Id,
  /** The last decision that was read; null: none. */
  seenDecisionId: Id.nullable(),
  /** The decision ends the ticket. */
  solves: z.boolean().default(true),
})

export const ticketDecisionCalls = {
  decideTicket: call('POST /v1/office/ticket/{id}/decision', {
    access: { staff: ['support'] },
    touches: 'any',
    money: 'refund',
    did: {
      about: ticket,
      done: ['Decided the ticket', 'Quyết định yêu cầu hỗ trợ'],
      asks: ['Decide a support ticket', 'Quyết định yêu cầu hỗ trợ'],
    },
    summary: 'Decide a ticket: refund, reprint, reship or reject; its money, or its new order, is booked together with the answer',
    params: IdParam,
    body: DecisionBody,
    answer: dataOf(OfficeTicket),
  }),
}
