// Another variant for an item of an order: staff propose it, its seller accepts or declines.
import { z } from 'zod'
import { own } from '#base/access/access.ts'
import { call } from '#base/call.ts'
import { CentsShape, dataOf, Id, IdParam } from '#base/shapes.ts'
import { AcceptsDpi } from '../../item/resolution/contract.ts'
import { VariantChoice } from '../../list/proposal/contract.ts'
import { Moved, order, Text } from '../../status/contract.ts'

export const ProposalInput = z.object({ sku: Text(80).trim().min(1, { error: 'REQUIRED' }), note: Text(500).trim().default('') })

const ItemParam = IdParam.extend({ itemId: z.coerce.number().int().positive() })
const ProposalParam = IdParam.extend({ proposalId: z.coerce.number().int().positive() })
const bySupport = { access: { staff: ['support'] }, touches: 'any' } as const

export const orderProposalCalls = {
  variantChoices: call('GET /v1/office/order/{id}/item/{itemId}/variant', {
    ...bySupport,
    summary: 'What an item could be instead, each with the difference: its product’s other variants, or the one that is named',
    params: ItemParam,
    query: z.object({ sku: Text(80).trim().optional() }),
    answer: dataOf(z.array(VariantChoice)),
  }),
  proposeVariant: call('POST /v1/office/order/{id}/item/{itemId}/proposal', {
    ...bySupport,
    money: { none: 'Its seller pays the difference, or gets it back, by their own consent' },
    did: { about: order, done: ['Proposed another variant', 'Đề xuất biến thể khác'] },
    summary: 'Propose another variant for an item to the order’s seller',
    params: ItemParam,
    body: ProposalInput,
    answer: dataOf(z.object({ id: Id })),
  }),
  withdrawProposal: call('POST /v1/office/order/{id}/proposal/{proposalId}/withdraw', {
    ...bySupport,
    money: { none: 'Nobody is asked any more' },
    did: { about: order, done: ['Withdrew a proposal', 'Rút lại đề xuất'] },
    summary: 'Take back a proposal that its seller has not answered',
    params: ProposalParam,
    answer: dataOf(z.object({ id: Id })),
  }),
  acceptProposal: call('POST /v1/order/{id}/proposal/{proposalId}/accept', {
    ...own(['orders']),
    did: { about: order, done: ['Accepted a proposal', 'Chấp nhận đề xuất'] },
    summary: 'Take the variant that was proposed: the difference is posted, and an order that lacked stock goes on',
    params: ProposalParam,
    /** `seenDifferenceCents`: what it adds to the price, as it was shown. */
    body: z.object({ seenDifferenceCents: CentsShape, acceptsDpi: AcceptsDpi.optional() }),
    answer: Moved,
    published: true,
  }),
  declineProposal: call('POST /v1/order/{id}/proposal/{proposalId}/decline', {
    ...own(['orders']),
    did: { about: order, done: ['Declined a proposal', 'Từ chối đề xuất'] },
    summary: 'Keep the variant that was ordered; staff see why',
    params: ProposalParam,
    body: z.object({ answer: Text(500).trim().default('') }),
    answer: dataOf(z.object({ id: Id })),
    published: true,
  }),
}
