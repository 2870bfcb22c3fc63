import { z } from 'zod'
import { own, type TeamRole } from '#base/access/access.ts'
import { call, subject } from '#base/call.ts'
import { CentsShape, dataOf, Id, IdParam, Instant, named, PageQuery, pageOf } from '#base/shapes.ts'
import { PictureShape, Side } from '#shop/catalogue/picture/contract.ts'
import { PrintArea } from '#shop/catalogue/storefront/contract.ts'

export const template = subject('template', ['My product', 'Sản phẩm của tôi'], { portal: '/my-products' })

/** How a picture is laid onto a print area: whole, covering it, or in its natural size at 300 dots per inch. */
export const Placement = z.enum(['FIT', 'FILL', 'CENTRE'])
export type Placement = z.infer<typeof Placement>

/** A layer of a design: inches from the print area's top left corner, degrees clockwise, a crop as fractions of the picture. */
export const ImageLayer = z.object({
  kind: z.literal('IMAGE'),
  fileId: Id,
  xInches: z.number(),
  yInches: z.number(),
  widthInches: z.number().positive(),
  heightInches: z.number().positive(),
  rotateDegrees: z.number(),
  scalePercent: z.number().positive(),
  crop: z.object({ left: z.number(), top: z.number(), right: z.number(), bottom: z.number() }),
})
export type ImageLayer = z.infer<typeof ImageLayer>
/** What is printed on one side; lowest layer first. It keeps the area that it was drawn for. */
export const SideDocument = PrintArea.extend({ layers: z.array(ImageLayer).min(1) })
export type SideDocument = z.infer<typeof SideDocument>

export const Quality = z.enum(['low', 'medium', 'high'])

const SideOfTemplate = SideDocument.extend({ dpi: z.int(), quality: Quality })
/** A seller's design placed on a product, in the specification's words (§3); `price` is the cheapest size's, in cents. */
export const Template = z.object({
  id: Id,
  name: z.string(),
  /** A thumbnail of what is printed. */
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
export const RenameBody = z.object({ name: Name })
export const NewTemplate = z.object({
  productID: z.string().max(80),
  color: z.string().max(80),
  /** The first picture's name where none is given. */
  name: Name.optional(),
  sides: z
    .array(PlacedFile)
    .min(1)
    .max(5)
    .refine(sides => new Set(sides.map(({ side }) => side)).size === sides.length, 'TEMPLATE_SIDE_TWICE'),
})
export type NewTemplate = z.infer<typeof NewTemplate>

const published = (roles: readonly TeamRole[]) => ({ ...own(roles), published: true }) as const
named({ Template, ImageLayer, Quality, PlacedFile })

export const designCalls = {
  makeTemplate: call('POST /v1/product-custom-template', {
    ...published(['designs']),
    did: { about: template, done: ['Created a product', 'Tạo sản phẩm'] },
    summary: 'Place files of my library on a product',
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
