import { z } from 'zod'
import { own, type TeamRole } from '#base/access/access.ts'
import { call, download, subject } from '#base/call.ts'
import { CentsShape, dataOf, Id, IdParam, Instant, KeptFault, named, PageQuery, PersonName, pageOf, RowVersion } from '#base/shapes.ts'
import { PictureShape, PictureView, Side } from '#shop/catalogue/picture/contract.ts'
import { DesignDocument, DesignWarning, DraftDocument, ShownSide, StoredDesign } from './document/contract.ts'
import { templateLimits } from './document/limit.rules.ts'

export const template = subject('template', ['My product', 'Sản phẩm của tôi'], { portal: '/my-products' })

/** How a picture is laid onto a print area: whole, covering it, or in its natural size at 300 dots per inch. */
export const Placement = z.enum(['FIT', 'FILL', 'CENTRE'])
export type Placement = z.infer<typeof Placement>

export const Quality = z.enum(['low', 'medium', 'high'])

/** READY: it can be ordered. DRAFT: there is nothing but a draft. */
export const TemplateState = z.enum(['READY', 'DRAFT'])
export type TemplateState = z.infer<typeof TemplateState>

const ColorOfTemplate = z.object({ name: z.string(), hex: z.string(), isAvailable: z.boolean() })
const ProductOfTemplate = z.object({
  id: Id,
  productID: z.string(),
  slug: z.string(),
  name: z.string(),
  nameVi: z.string(),
  shape: PictureShape,
  isAvailable: z.boolean(),
})
/** A design on the photograph of its garment (JPEG); another `color` in its address is another of its colours. */
const Mockup = z.object({ view: PictureView, url: z.string() })
const SideOfTemplate = ShownSide.extend({ dpi: z.int(), quality: Quality })
/**
 * A seller's design placed on a product, in the specification's words (§3); `price` is the cheapest size's, in cents. Of one that is only a
 * draft there are no `sides` yet, and `image` shows the draft.
 */
export const Template = z.object({
  id: Id,
  /** Its name and its id: another name leads to the same product. */
  slug: z.string(),
  name: z.string(),
  state: TemplateState,
  /** Counts what was written to its draft and its design; a write names the one that it has seen. */
  version: RowVersion,
  /** There are changes that nobody has saved; `draftImage` shows them, null where nothing is drawn yet. */
  hasDraft: z.boolean(),
  draftImage: z.string().nullable(),
  /** When its design or its draft was last written, and by whom. */
  editedAt: Instant,
  editedBy: PersonName.nullable(),
  /** A small picture of what is printed: of a single picture its thumbnail, else the proof of the first side. */
  image: z.string(),
  width: z.number(),
  height: z.number(),
  price: CentsShape,
  quanlityImage: Quality,
  user: Id,
  /** The first of `colors`. */
  color: z.string(),
  colorHex: z.string(),
  /** All garment colours that it is made for. */
  colors: z.array(ColorOfTemplate),
  productCustom: ProductOfTemplate,
  sides: z.array(SideOfTemplate),
  /** One a view, in its first colour; none where its product has no photographs: `image` is drawn on it. */
  mockups: z.array(Mockup),
  warnings: z.array(DesignWarning),
  createdAt: Instant,
})
export type Template = z.input<typeof Template>

/** The same for its editor: the design as it is saved (null: only a draft), and the draft (null: nothing is unsaved) with its colours. */
export const TemplateDetail = Template.extend({
  document: StoredDesign.nullable(),
  draft: StoredDesign.nullable(),
  draftColors: z.array(z.string()).nullable(),
})
export type TemplateDetail = z.input<typeof TemplateDetail>

const Name = z.string().trim().min(1).max(templateLimits.name)
const Color = z.string().max(80)
const Colors = z.array(Color).min(1).max(templateLimits.colors)
/** A file of the library on a side of a product. */
export const PlacedFile = z.object({ side: Side, fileId: Id, placement: Placement.default('FIT') })
export type PlacedFile = z.output<typeof PlacedFile>
export const RenameBody = z.object({ name: Name })
/** Files of the library, one a side; or a whole design; or a draft that becomes one when it is saved. */
export const NewTemplate = z
  .object({
    productID: z.string().max(80),
    color: Color,
    /** Further colours of the same product that the design is for. */
    colors: Colors.optional(),
    /** The first picture's name, or the first text, where none is given. */
    name: Name.optional(),
    sides: z
      .array(PlacedFile)
      .min(1)
      .max(5)
      .refine(sides => new Set(sides.map(({ side }) => side)).size === sides.length, 'TEMPLATE_SIDE_TWICE')
      .optional(),
    document: DesignDocument.optional(),
    draft: DraftDocument.optional(),
  })
  .refine(({ sides, document, draft }) => [sides, document, draft].filter(each => each !== undefined).length === 1, 'TEMPLATE_ONE_SOURCE')
export type NewTemplate = z.infer<typeof NewTemplate>

export const DraftBody = z.object({
  /** The version that the changes were made to. */
  version: RowVersion,
  document: DraftDocument,
  /** All colours that the design is for, the shown one first; as they are where nothing is said. */
  colors: Colors.optional(),
})
export type DraftBody = z.infer<typeof DraftBody>
/** The version that was seen: another one is refused. Where none is named, whatever stands there is meant. */
const Seen = z.object({ version: RowVersion.optional() })

export const ApplyBody = z.object({
  products: z
    .array(z.object({ productID: z.string().max(80), colors: Colors }))
    .min(1)
    .max(templateLimits.applied),
})
export type ApplyBody = z.infer<typeof ApplyBody>
/** What became of one product: the new template, or why there is none. `leftOut` are the sides that the product does not have. */
const Applied = z.object({
  productID: z.string(),
  template: Template.nullable(),
  leftOut: z.array(Side),
  fault: KeptFault.nullable(),
})
export type Applied = z.input<typeof Applied>

export const TemplateQuery = PageQuery.extend({
  q: z.string().trim().max(100).optional(),
  productID: z.string().max(80).optional(),
  state: TemplateState.optional(),
  /** Those with changes that nobody has saved, be they ready or not; or those without. */
  hasDraft: z.stringbool().optional(),
  sort: z.enum(['newest', 'oldest', 'edited', 'name']).default('newest'),
  /** Keyset: the last one of the page before. */
  cursor: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER).optional(),
})
export type TemplateQuery = z.infer<typeof TemplateQuery>

const published = (roles: readonly TeamRole[]) => ({ ...own(roles), published: true }) as const
named({ Mockup, Template, TemplateDetail, SideOfTemplate, ColorOfTemplate, ProductOfTemplate, Quality, PlacedFile })

export const designCalls = {
  makeTemplate: call('POST /v1/product-custom-template', {
    ...published(['designs']),
    did: { about: template, done: ['Created a product', 'Tạo sản phẩm'] },
    summary: 'Place files of my library, a whole design with texts and shapes, or a draft of one, on a product',
    body: NewTemplate,
    answer: dataOf(TemplateDetail),
  }),
  myTemplates: call('GET /v1/product-custom-template', {
    ...published(['orders', 'designs', 'readOnly']),
    summary: 'My products, one page, newest first where nothing else is asked',
    query: TemplateQuery,
    answer: pageOf(Template),
  }),
  template: call('GET /v1/product-custom-template/{id}', {
    ...published(['orders', 'designs', 'readOnly']),
    summary: 'One of my products with its design and its draft',
    params: IdParam,
    answer: dataOf(TemplateDetail),
  }),
  templateBySlug: call('GET /v1/product-custom-template/slug/{slug}', {
    ...published(['orders', 'designs', 'readOnly']),
    summary: 'The same by its address; one of before a new name leads to it too',
    params: z.object({ slug: z.string().max(200) }),
    answer: dataOf(TemplateDetail),
  }),
  templateProof: download('GET /v1/product-custom-template/{id}/proof', {
    ...published(['orders', 'designs', 'readOnly']),
    summary:
      'One side of one of my products as it is printed on a colour, drawn at this width (WebP); the first side and colour where none is named',
    params: IdParam,
    query: z.object({
      side: Side.optional(),
      width: z.coerce.number().int().min(40).max(1_600).default(1_200),
      /** Its draft or its saved design; where nothing is said the design, of one that is only a draft the draft. */
      state: TemplateState.optional(),
      /** The design that was saved at this version, while a cart may still print it. */
      version: z.coerce.number().pipe(RowVersion).optional(),
      /** As it is printed on this colour of its product; on its first one, where none is named. */
      color: Color.optional(),
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
    answer: dataOf(TemplateDetail),
  }),
  /** Written each second while somebody draws: what stays is the save. */
  saveDraft: call('PUT /v1/product-custom-template/{id}/draft', {
    ...published(['designs']),
    did: false,
    summary: 'Keep what is drawn, without changing what is ordered; a version other than the last one is refused',
    params: IdParam,
    body: DraftBody,
    answer: dataOf(z.object({ version: RowVersion, savedAt: Instant, warnings: z.array(DesignWarning) })),
  }),
  saveTemplate: call('POST /v1/product-custom-template/{id}/save', {
    ...published(['designs']),
    did: { about: template, done: ['Saved a design', 'Lưu thiết kế'] },
    summary: 'Make the draft what is ordered from now on; carts and orders keep theirs',
    params: IdParam,
    body: Seen,
    answer: dataOf(TemplateDetail),
  }),
  discardDraft: call('POST /v1/product-custom-template/{id}/discard', {
    ...published(['designs']),
    did: { about: template, done: ['Discarded a draft', 'Bỏ bản nháp'] },
    summary: 'Throw the draft away; one that is nothing but a draft is deleted, and null is answered',
    params: IdParam,
    body: Seen,
    answer: dataOf(TemplateDetail.nullable()),
  }),
  duplicateTemplate: call('POST /v1/product-custom-template/{id}/duplicate', {
    ...published(['designs']),
    did: { about: template, done: ['Duplicated a product', 'Nhân bản sản phẩm'] },
    summary: 'Another of my products with the same design, draft and colours',
    params: IdParam,
    body: z.object({ name: Name.optional() }),
    answer: dataOf(TemplateDetail),
  }),
  applyTemplate: call('POST /v1/product-custom-template/{id}/apply', {
    ...published(['designs']),
    did: { about: template, done: ['Put a design on more products', 'Áp dụng thiết kế cho sản phẩm khác'] },
    summary: 'Make the saved design into products of other kinds, refitted to their areas: each is made, or says why not',
    params: IdParam,
    body: ApplyBody,
    answer: dataOf(z.array(Applied)),
  }),
  deleteTemplate: call('DELETE /v1/product-custom-template/{id}', {
    ...published(['designs']),
    did: { about: template, done: ['Deleted a product', 'Xóa sản phẩm'] },
    summary: 'Take a product out of my products; orders made of it keep their design',
    params: IdParam,
    answer: dataOf(z.null()),
  }),
}
