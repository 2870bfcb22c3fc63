// Another variant for an item of an order, as it is shown.
import { z } from 'zod'
import { CentsShape, Id, Instant, named } from '#base/shapes.ts'
import { Garment } from '#shop/catalogue/picture/contract.ts'

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
