// Another variant for an item of an order: staff propose it, its seller accepts or declines.
import { z } from 'zod'
import { own } from '#base/access/access.ts'
import { call } from '#base/call.ts'
import { CentsShape, dataOf, Id, IdParam, Instant, named } from '#base/shapes.ts'
import { Garment } from '#shop/catalogue/picture/contract.ts'
import { AcceptsDpi } from '../../item/resolution/contract.ts'
import { Moved, order, Text } from '../../status/contract.ts'

const Variant = z.object({
  sku: z.string(),
  name: z.string(),
  nameVi: z.string(),
  size: z.string(),
  color: z.string(),
  /** How it is drawn; null where the catalogue has it no more. */
  garment: Garment.nullable(),
})
/** A variant that an item could be of; below zero it costs less. */
export const VariantChoice = Variant.extend({ differenceCents: CentsShape })
export type VariantChoice = z.infer<typeof VariantChoice>

/** VOID: its order or item is another by now, so nobody is asked any more. */
export const ProposalState = z.enum(['OPEN', 'ACCEPTED', 'DECLINED', 'WITHDRAWN', 'VOID'])
export type ProposalState = z.infer<typeof ProposalState>
export const VariantProposal = z.object({
  id: Id,
  itemId: Id,
  state: ProposalState,
  /** What it would be in the place of. */
  wasSku: z.string(),
  variant: Variant,
  /** What staff say to it. */
  note: z.string(),
  /** What its seller said when they declined. */
  answer: z.string(),
  at: Instant,
  endedAt: Instant.nullable(),
  /** Of an open one, what accepting it now adds to the order's price; null where it cannot be accepted now. */
  differenceCents: CentsShape.nullable(),
  /** Why it cannot be. */
  fault: z.string().nullable(),
})
export type VariantProposal = z.input<typeof VariantProposal>
named({ ProposedVariant: Variant, VariantChoice, VariantProposal })

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
    summary: 'Take the variant that was proposed: the difference is posted, and an order that lacked stock goes on',
    params: ProposalParam,
    /** `seenDifferenceCents`: what it adds to the price, as it was shown. */
    body: z.object({ seenDifferenceCents: CentsShape, acceptsDpi: AcceptsDpi.optional() }),
    answer: Moved,
    published: true,
  }),
  declineProposal: call('POST /v1/order/{id}/proposal/{proposalId}/decline', {
    ...own(['orders']),
    summary: 'Keep the variant that was ordered; staff see why',
    params: ProposalParam,
    body: z.object({ answer: Text(500).trim().default('') }),
    answer: dataOf(z.object({ id: Id })),
    published: true,
  }),
}
