// Art for items that came without, as from a platform's file: looked at and given to many orders at once.
import { z } from 'zod'
import { own } from '#base/access/access.ts'
import { call } from '#base/call.ts'
import { dataOf, Id, IdParam, Instant, named } from '#base/shapes.ts'
import { Side } from '#shop/catalogue/picture/contract.ts'
import { PrintArea } from '#shop/catalogue/storefront/contract.ts'
import { PlacedFile } from '#shop/design/contract.ts'
import { BulkResult, OrderStatus, order } from '../status/contract.ts'
import { AcceptsDpi } from './resolution/contract.ts'

const Place = z.object({ orderId: Id, itemId: Id })
/** The product in the colour that art is placed on, as the picker draws it. */
const Printable = z.object({
  productID: z.string(),
  name: z.string(),
  nameVi: z.string(),
  shape: z.string(),
  color: z.string(),
  colorHex: z.string(),
  printAreas: z.array(PrintArea),
  minDpi: z.int(),
})
/** An item that may be given art now. */
const ArtItem = Place.extend({
  sku: z.string(),
  size: z.string(),
  quantity: z.int(),
  productID: z.string(),
  color: z.string(),
  lacksArt: z.boolean(),
  sides: z.array(Side),
  /** The newest of my latest orders whose item of the same SKU has all its art. */
  earlier: Place.nullable(),
})
export type ArtItem = z.input<typeof ArtItem>

const isOneSource = (art: { sides?: unknown; templateId?: unknown; earlierItemId?: unknown }): boolean =>
  [art.sides, art.templateId, art.earlierItemId].filter(source => source !== undefined).length === 1
/** One art for these items: files of the library per side, one of my products, or what an item of an earlier order has. */
const Art = z
  .object({
    items: z.array(Place).min(1).max(500),
    sides: z
      .array(PlacedFile)
      .min(1)
      .max(5)
      .refine(sides => new Set(sides.map(({ side }) => side)).size === sides.length, 'ORDER_SIDE_TWICE')
      .optional(),
    templateId: Id.optional(),
    earlierItemId: Id.optional(),
  })
  .refine(isOneSource, 'ORDER_ART_ONE_SOURCE')
export type Art = z.output<typeof Art>

const usedBy = <S extends z.ZodType>(doc: S) => z.object({ total: z.int(), docs: z.array(doc) })
/** What names a file of the library: the newest of each kind, and how many there are; orders are counted exactly up to 1,000. */
const FileUse = z.object({
  /** My products; `isDesign` keeps the file when it leaves the library, a draft must be given another. */
  templates: usedBy(z.object({ id: Id, name: z.string(), slug: z.string(), isDesign: z.boolean(), isDraft: z.boolean() })).extend({
    designs: z.int(),
    drafts: z.int(),
  }),
  /** SKUs of mine that print it themselves: without it they bring no art. */
  skus: usedBy(z.object({ id: Id, sku: z.string() })),
  orders: usedBy(z.object({ id: Id, status: OrderStatus, createdAt: Instant })),
})

named({ ItemPlace: Place, FileUse })

export const orderArtCalls = {
  previewArt: call('GET /v1/order/art', {
    ...own(['orders', 'designs', 'readOnly']),
    summary: 'The items of these orders that may be given art, what they are printed on, and why others may not',
    query: z.object({ orderIds: z.string().regex(/^[1-9]\d{0,14}(,[1-9]\d{0,14}){0,499}$/) }),
    answer: dataOf(z.object({ printables: z.array(Printable), items: z.array(ArtItem), refused: z.array(BulkResult) })),
  }),
  templateUse: call('GET /v1/product-custom-template/use', {
    ...own(['orders', 'designs', 'readOnly']),
    summary: 'In how many of my orders each of these products of mine is; counted exactly up to 1,000',
    query: z.object({ ids: z.string().regex(/^[1-9]\d{0,14}(,[1-9]\d{0,14}){0,99}$/) }),
    answer: dataOf(z.array(z.object({ id: Id, orders: z.int() }))),
  }),
  fileUse: call('GET /v1/file/{id}/use', {
    ...own(['orders', 'designs', 'readOnly']),
    summary: 'Which of my products, drafts, SKUs and orders use a file of my library',
    params: IdParam,
    answer: dataOf(FileUse),
    published: true,
  }),
  addArt: call('POST /v1/order/bulk/art', {
    ...own(['orders', 'designs']),
    did: { about: order, done: ['Added art to orders', 'Thêm hình in cho các đơn'] },
    summary: 'Give items of many orders their art; one answer per order, none stops the others, and it costs nothing',
    body: z.object({
      art: z.array(Art).min(1).max(100),
      /** Whether art that is there already may be replaced. */
      replaces: z.boolean().default(false),
      acceptsDpi: AcceptsDpi.optional(),
    }),
    answer: dataOf(z.object({ results: z.array(BulkResult) })),
    published: true,
  }),
}
