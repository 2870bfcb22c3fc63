import { z } from 'zod'
import { own } from '#base/access/access.ts'
import { call } from '#base/call.ts'
import { CentsShape, dataOf, Id, IdParam, named } from '#base/shapes.ts'
import { AddressInput } from '#shop/address/contract.ts'
import { ProductText } from '#shop/cart/contract.ts'
import { PictureShape } from '#shop/catalogue/picture/contract.ts'
import { PrintArea } from '#shop/catalogue/storefront/contract.ts'
import { Placement, Quality, Template } from '#shop/design/contract.ts'
import { mappingLimits } from '#shop/design/sku/rules.ts'
import { ShippingOffer, ShippingOptionName } from '#shop/shipping/contract.ts'
import { CheckedLine } from '../item/check/contract.ts'
import { OrderDetail } from '../list/contract.ts'
import { FileOfItem } from '../list/view/items.contract.ts'
import { orderLimits } from '../pay/price.rules.ts'
import { Bulk, Ids, Moved, OrderType, order, ShippingBy, Text } from '../status/contract.ts'

/** Pieces of one line. */
export const Count = z.int().min(1).max(orderLimits.quantityMax)
/** An empty one is 1 (spec §4). */
const Quantity = z.union([Count, z.literal('')]).transform(quantity => (quantity === '' ? 1 : quantity))

export const FileInput = z.object({
  side: z.enum(['FRONT', 'BACK', 'LEFT_SLEEVE', 'RIGHT_SLEEVE', 'HOOD']),
  fileId: Id.nullable().default(null),
  /** Of a drive, or `library:NAME`; judged at once by the list that files of orders are judged by. */
  link: Text(2_000).trim().default(''),
})

/** A side is printed once. */
const hasEachSideOnce = (files: readonly { side: string }[]): boolean => new Set(files.map(({ side }) => side)).size === files.length

/** On a new order a file of the library may say how it lies; nothing: whole, as large as the area takes it. */
const NewFileInput = FileInput.extend({ placement: Placement.nullable().default(null) })

/** Of a variant, or one of the seller's own, which brings its art where the item names none. */
export const Sku = Text(mappingLimits.sku).min(1)

/** An item that is added to an order. */
export const AddedItem = z.object({
  sku: Sku,
  quantity: Quantity,
  files: z.array(FileInput).max(5).refine(hasEachSideOnce, 'ORDER_SIDE_TWICE').default([]),
  mockups: z.array(Text(2_000)).max(5).default([]),
  /** What the buyer wants written; a single space is none. */
  text: ProductText.default(''),
})

const ItemInput = AddedItem.extend({
  /** One of my products, by its id, name or address, whose design is printed; then no files are named. */
  productCustomTemplate: z
    .union([Id, Text(200).trim().min(1)])
    .nullable()
    .default(null),
  files: z.array(NewFileInput).max(5).refine(hasEachSideOnce, 'ORDER_SIDE_TWICE').default([]),
}).refine(item => item.productCustomTemplate === null || item.files.length === 0, { path: ['files'], error: 'ORDER_ART_ONE_SOURCE' })

/** A new order as a form or a program sends it: prices are never taken from it. */
export const OrderInput = z.object({
  externalId: Text(64).trim().nullable().default(null),
  orderType: OrderType.default('STANDARD'),
  shippingBy: ShippingBy.default('USPS'),
  shippingMethod: ShippingOptionName.nullable().default(null),
  address: AddressInput,
  items: z.array(ItemInput).max(orderLimits.linesMax),
  labelLink: Text(2_000).default(''),
  /** A label that was uploaded before (`POST /v1/label/file`), in a link's place. */
  labelFileId: Id.nullable().default(null),
  tag: Text(60).default(''),
  note: Text(1_000).default(''),
})
export type OrderInput = z.infer<typeof OrderInput>

export const Quote = z.object({
  productionCents: CentsShape,
  shippingCents: CentsShape,
  discountCents: CentsShape,
  totalCents: CentsShape,
  lines: z.array(
    z.object({
      sku: z.string(),
      quantity: z.int(),
      unitCents: CentsShape,
      lineCents: CentsShape,
      /** How sharp each side prints, as the order will say it. */
      files: z.array(FileOfItem.pick({ side: true, fileId: true, link: true, dpi: true, minDpi: true, resolution: true })),
    }),
  ),
  /** What carries it there, the cheapest first; none where the label is not ours. */
  offers: z.array(ShippingOffer),
  /** The offer that is in the sum. */
  shippingMethod: ShippingOptionName.nullable(),
})

/** What stands behind a SKU, for whoever makes an order by hand. */
const SkuFacts = z.object({
  sku: z.string(),
  productID: z.string(),
  name: z.string(),
  nameVi: z.string(),
  slug: z.string(),
  shape: PictureShape,
  size: z.string(),
  color: z.string(),
  colorHex: z.string(),
  printAreas: z.array(PrintArea),
  minDpi: z.int(),
  isAvailable: z.boolean(),
})
export type SkuFacts = z.infer<typeof SkuFacts>

const FoundArt = z.object({
  /** One of my products, whose design is printed; then there are no files. */
  template: Template.pick({ id: true, name: true, image: true, quanlityImage: true }).extend({ takesText: z.boolean() }).nullable(),
  files: z.array(z.object({ side: FileInput.shape.side, fileId: Id, name: z.string(), resolution: Quality.nullable() })),
})
/** What stands behind a SKU that was asked for: the variant, and where it is my own (`ownSku`, in capitals) what is printed. */
const FoundSku = SkuFacts.extend({ ownSku: z.string().nullable(), art: FoundArt.nullable() })
export type FoundSku = z.infer<typeof FoundSku>

named({ FileInput, NewFileInput, ItemInput, SkuFacts, FoundSku })

/** Why something is done, as a dialog asks for it. */
export const ReasonGiven = z.object({ reason: Text(500).trim().min(1, { error: 'ORDER_REASON_MISSING' }) })

export const orderIntakeCalls = {
  quoteOrder: call('POST /v1/order/quote', {
    ...own(['orders']),
    did: false,
    summary: 'What an order would cost now, and how sharp its art prints',
    body: OrderInput.pick({ orderType: true, shippingBy: true, shippingMethod: true, items: true }).extend({ country: Text(80) }),
    answer: dataOf(Quote),
    published: true,
  }),
  checkItems: call('POST /v1/order/check', {
    ...own(['orders']),
    did: false,
    summary: 'What there is to look at on items before they are ordered: blocks keep them from it, warnings do not',
    body: OrderInput.pick({ items: true }),
    answer: dataOf(z.array(CheckedLine)),
    published: true,
  }),
  findSkus: call('POST /v1/order/sku', {
    ...own(['orders']),
    did: false,
    summary: 'What stands behind these SKUs, the catalogue’s and my own; unknown ones are left out',
    body: z.object({ skus: z.array(Text(mappingLimits.sku)).max(orderLimits.linesMax) }),
    answer: dataOf(z.array(FoundSku)),
    published: true,
  }),
  createOrder: call('POST /v1/order', {
    ...own(['orders']),
    did: { about: order, done: ['Created an order', 'Tạo đơn'] },
    summary: 'Make an order; it is not charged before it is submitted',
    body: OrderInput,
    answer: dataOf(OrderDetail),
    published: true,
  }),
  resendOrder: call('POST /v1/order/{id}/resend', {
    ...own(['orders']),
    did: { about: order, done: ['Resent an order', 'Gửi lại đơn'] },
    summary: 'Send a mended or missed order on again',
    params: IdParam,
    answer: Moved,
  }),
  keepOrder: call('POST /v1/order/{id}/keep', {
    ...own(['orders']),
    did: { about: order, done: ['Kept a duplicate order', 'Giữ đơn trùng'] },
    summary: 'Keep an order that repeats another’s external id',
    params: IdParam,
    body: z.object({ reason: Text(500) }),
    answer: Moved,
  }),
  bulkResend: call('POST /v1/order/bulk/resend', {
    ...own(['orders']),
    did: { about: order, done: ['Resent orders', 'Gửi lại các đơn'] },
    summary: 'Send many orders on again; none stops the others',
    body: z.object({ ids: Ids }),
    answer: Bulk,
  }),
}
