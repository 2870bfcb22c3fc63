import { z } from 'zod'
import { own, type TeamRole } from '#base/access/access.ts'
import { call, download, subject } from '#base/call.ts'
import { CentsShape, dataOf, Id, IdParam, Instant, named, PageQuery, pageOf } from '#base/shapes.ts'
import { PictureShape, Side } from '#shop/catalogue/picture/contract.ts'
import { DesignDocument, ShownSide } from './document/contract.ts'

export const template = subject('template', ['My product', 'Sản phẩm của tôi'], { portal: '/my-products' })

/** How a picture is laid onto a print area: whole, covering it, or in its natural size at 300 dots per inch. */
export const Placement = z.enum(['FIT', 'FILL', 'CENTRE'])
export type Placement = z.infer<typeof Placement>

export const Quality = z.enum(['low', 'medium', 'high'])

const SideOfTemplate = ShownSide.extend({ dpi: z.int(), quality: Quality })
/** A seller's design placed on a product, in the specification's words (§3); `price` is the cheapest size's, in cents. */
export const Template = z.object({
  id: Id,
  name: z.string(),
  /** A small picture of what is printed: of a single picture its thumbnail, else the proof of the first side. */
  image: z.string(),
  width: z.number(),
  height: z.number(),
  price: CentsShape,
  quanlityImage: Quality,
  user: Id,
  color: z.string(),
  colorHex: z.string(),
  productCustom: z.object({
    id: Id,
    productID: z.string(),
    slug: z.string(),
    name: z.string(),
    nameVi: z.string(),
    shape: PictureShape,
    isAvailable: z.boolean(),
  }),
  sides: z.array(SideOfTemplate),
  createdAt: Instant,
})
export type Template = z.input<typeof Template>

const Name = z.string().trim().min(1).max(100)
/** A file of the library on a side of a product. */
export const PlacedFile = z.object({ side: Side, fileId: Id, placement: Placement.default('FIT') })
export type PlacedFile = z.output<typeof PlacedFile>
export const RenameBody = z.object({ name: Name })
/** Either files of the library, one a side, or a whole design. */
export const NewTemplate = z
  .object({
    productID: z.string().max(80),
    color: z.string().max(80),
    /** The first picture's name, or the first text, where none is given. */
    name: Name.optional(),
    sides: z
      .array(PlacedFile)
      .min(1)
      .max(5)
      .refine(sides => new Set(sides.map(({ side }) => side)).size === sides.length, 'TEMPLATE_SIDE_TWICE')
      .optional(),
    document: DesignDocument.optional(),
  })
  .refine(({ sides, document }) => (sides === undefined) !== (document === undefined), 'TEMPLATE_ONE_SOURCE')
export type NewTemplate = z.infer<typeof NewTemplate>

const published = (roles: readonly TeamRole[]) => ({ ...own(roles), published: true }) as const
named({ Template, Quality, PlacedFile })

export const designCalls = {
  makeTemplate: call('POST /v1/product-custom-template', {
    ...published(['designs']),
    did: { about: template, done: ['Created a product', 'Tạo sản phẩm'] },
    summary: 'Place files of my library, or a whole design with texts and shapes, on a product',
    body: NewTemplate,
    answer: dataOf(Template),
  }),
  myTemplates: call('GET /v1/product-custom-template', {
    ...published(['orders', 'designs', 'readOnly']),
    summary: 'My products, one page, newest first',
    query: PageQuery.extend({ q: z.string().trim().max(100).optional(), productID: z.string().max(80).optional() }),
    answer: pageOf(Template),
  }),
  template: call('GET /v1/product-custom-template/{id}', {
    ...published(['orders', 'designs', 'readOnly']),
    summary: 'One of my products with its design',
    params: IdParam,
    answer: dataOf(Template),
  }),
  templateProof: download('GET /v1/product-custom-template/{id}/proof', {
    ...published(['orders', 'designs', 'readOnly']),
    summary: 'One side of one of my products as it is printed, drawn at this width (WebP); the first side where none is named',
    params: IdParam,
    query: z.object({
      side: Side.optional(),
      width: z.coerce.number().int().min(40).max(1_600).default(1_200),
      /** What its buyer wants written, where the design takes it. */
      text: z.string().trim().max(60).optional(),
    }),
    answer: z.null(),
  }),
  renameTemplate: call('PUT /v1/product-custom-template/{id}', {
    ...published(['designs']),
    did: { about: template, done: ['Renamed a product', 'Đổi tên sản phẩm'] },
    summary: 'Give one of my products another name',
    params: IdParam,
    body: RenameBody,
    answer: dataOf(Template),
  }),
  deleteTemplate: call('DELETE /v1/product-custom-template/{id}', {
    ...published(['designs']),
    did: { about: template, done: ['Deleted a product', 'Xóa sản phẩm'] },
    summary: 'Take a product out of my products; orders made of it keep their design',
    params: IdParam,
    answer: dataOf(z.null()),
  }),
}
