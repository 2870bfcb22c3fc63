// The office's calls on price lists: prices and quantity tiers of a tier for a span of time.
import { z } from 'zod'
import { call, subject } from '#base/call.ts'
import { CentsShape, dataOf, Id, IdParam, Instant, named, RowVersion } from '#base/shapes.ts'
import { priceListLimits, quantityLimits, shippingLevels } from './rules.ts'

export const ShippingLevel = z.enum(shippingLevels)

export const QuantityTier = z.object({
  fromQuantity: z.int().min(quantityLimits.fromMin).max(quantityLimits.fromMax),
  offBasisPoints: z.int().min(quantityLimits.offMin).max(quantityLimits.offMax),
})

export const priceList = subject('price-list', ['Price list', 'Bảng giá'], { office: '/office/price-lists/{id}' })

const readers = { access: { staff: ['catalogue', 'finance', 'auditor'] }, touches: 'any' } as const
const editors = { access: { staff: ['catalogue'] }, touches: 'any' } as const
export const Tier = z.string().regex(/^[A-Z0-9_]{1,32}$/)
const Price = CentsShape.min(0).max(priceListLimits.priceMaxCents)

export const PriceListCard = z.object({
  id: Id,
  name: z.string(),
  tier: z.string(),
  startsAt: Instant,
  /** The list holds until then, this moment left out; null: until another one. */
  endsAt: Instant.nullable(),
  version: z.int(),
  editedBy: z.string(),
  priceCount: z.int(),
  tierCount: z.int(),
})
export type PriceListCard = z.output<typeof PriceListCard>
const ListPrice = z.object({ variantId: Id, priceSeller: Price, priceTiktok: Price })
const prices = z.array(ListPrice).max(20_000)
const ListTier = QuantityTier.extend({ productId: Id })
const tiers = z.array(ListTier).max(5_000)
const OfficePriceList = PriceListCard.extend({ prices, tiers })
export type OfficePriceList = z.output<typeof OfficePriceList>

const head = {
  name: z.string().trim().min(1).max(priceListLimits.nameMax),
  tier: Tier,
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime().nullable(),
}
export const PriceListHead = z.object(head)
export type PriceListHead = z.infer<typeof PriceListHead>
export const PriceListChange = z.object({ version: RowVersion, ...head, prices, tiers })
export type PriceListChange = z.infer<typeof PriceListChange>

/** What a tier pays for a variant, beside what everyone of no tier pays. */
const PreviewRow = z.object({
  variantId: Id,
  productId: Id,
  productID: z.string(),
  name: z.string(),
  nameVi: z.string(),
  variantID: z.string(),
  size: z.string(),
  color: z.string(),
  priceSeller: CentsShape,
  priceTiktok: CentsShape,
  baseSeller: CentsShape,
  baseTiktok: CentsShape,
  tiers: z.array(QuantityTier),
})
export type PreviewRow = z.output<typeof PreviewRow>

named({ OfficePriceList, ListPrice, ListTier })

export const priceListCalls = {
  officePriceLists: call('GET /v1/office/price-list', {
    ...readers,
    summary: 'Every price list, by tier, the latest first',
    answer: dataOf(z.array(PriceListCard)),
  }),
  officePriceList: call('GET /v1/office/price-list/{id}', {
    ...readers,
    summary: 'One price list with its prices and tiers by quantity',
    params: IdParam,
    answer: dataOf(OfficePriceList),
  }),
  createPriceList: call('POST /v1/office/price-list', {
    ...editors,
    money: { none: 'An empty list: the variants’ own prices hold' },
    did: { about: priceList, done: ['Created a price list', 'Tạo bảng giá'] },
    summary: 'Begin a price list of a tier; where it says nothing, the variants’ own prices hold',
    body: PriceListHead,
    answer: dataOf(OfficePriceList),
  }),
  savePriceList: call('PUT /v1/office/price-list/{id}', {
    ...editors,
    money: 'price',
    did: { about: priceList, done: ['Changed the price list', 'Đổi bảng giá'], asks: ['Change a price list', 'Đổi bảng giá'] },
    summary: 'Save a price list whole; quotes given before stay valid for their 15 minutes, paid orders for ever',
    params: IdParam,
    body: PriceListChange,
    answer: dataOf(OfficePriceList),
    maxBytes: 4 * 2 ** 20,
  }),
  pricePreview: call('GET /v1/office/price-preview', {
    ...readers,
    summary: 'What people of a tier pay at a moment, variant by variant',
    query: z.object({ tier: Tier, at: z.iso.datetime().optional() }),
    answer: dataOf(z.array(PreviewRow)),
  }),
}
