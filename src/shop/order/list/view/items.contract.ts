// Items of orders as their readers see them.
import { z } from 'zod'
import { CentsShape, Id, Instant, named } from '#base/shapes.ts'
import { Garment } from '#shop/catalogue/picture/contract.ts'
import { Accepted, MergedImage, Sharpness } from '../../item/resolution/contract.ts'

/** A side with how sharp it prints, and its seller's word where that is low. */
export const FileOfItem = Sharpness.extend({
  id: Id,
  side: z.string(),
  fileId: Id.nullable(),
  link: z.string(),
  state: z.enum(['WAITING', 'READY', 'FAILED']),
  fault: z.string().nullable(),
  /** Another where the side is drawn of something else; empty: nothing is there to draw. */
  version: z.string(),
  accepted: Accepted.nullable(),
  /** A photograph of its product shows this side: its mockup can be asked for. */
  hasMockup: z.boolean(),
})

/** One line of an order in the specification's words: `totalMoney` is price times quantity, in cents. */
export const OrderItem = z.object({
  id: Id,
  variantId: Id.nullable(),
  name: z.string(),
  /** In Vietnamese, as it was when the order was made; empty: `name` is shown. */
  nameVi: z.string(),
  productCode: z.string(),
  sku: z.string(),
  size: z.string(),
  color: z.string(),
  quantity: z.int(),
  price: CentsShape,
  totalMoney: CentsShape,
  mockups: z.array(z.string()),
  /** What the buyer wants written on it; empty: nothing. */
  text: z.string(),
  /** How it is drawn; null where the catalogue has it no more. */
  garment: Garment.nullable(),
  files: z.array(FileOfItem),
  refundedCents: CentsShape,
  cancelledAt: Instant.nullable(),
})
export type OrderItem = z.input<typeof OrderItem>

/** A size that is sold, and what one of it costs its seller now. */
export const SizeOption = z.object({ value: z.string(), price: CentsShape })

/** One item in the specification's words (§3): what is in the cart of an order, with the pictures of its print. */
export const OrderCartEntry = z.object({
  id: Id,
  price: CentsShape,
  quantity: z.int(),
  size: z.object({ value: z.string(), imageMerged: z.array(MergedImage) }),
  /** Its size options. */
  item: z.array(SizeOption),
  totalMoney: CentsShape,
})

named({ SizeOption, FileOfItem, OrderItem, OrderCartEntry })
