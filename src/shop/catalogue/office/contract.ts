// The office's calls on what is sold: categories, tags, products with their variants, areas and pictures.
import { z } from 'zod'
import { call, download, subject, upload } from '#base/call.ts'
import { limits } from '#base/fields.ts'
import { CentsShape, dataOf, Id, IdParam, Instant, named, PageQuery, pageOf, RowVersion } from '#base/shapes.ts'
import { PictureShape, Side, Technique } from '../picture/contract.ts'
import { MockupBase } from '../picture/mockup.contract.ts'
import { QuantityTier, ShippingLevel } from '../price/contract.ts'
import { quantityLimits } from '../price/rules.ts'
import { AreaPlace, ProductPhoto, product, SizeChart } from '../storefront/contract.ts'
import { customsLimits } from '../storefront/customs.rules.ts'
import { usualPrinting } from '../storefront/rules.ts'
import { areaLimits, officeLimits, productStates } from './rules.ts'

export const category = subject('category', ['Category', 'Danh mục'], { office: '/office/catalogue/menu' })
export const tag = subject('tag-category', ['Tag', 'Thẻ'], { office: '/office/catalogue/menu' })

const readers = { access: { staff: ['catalogue', 'auditor'] }, touches: 'any' } as const
const editors = { access: { staff: ['catalogue'] }, touches: 'any' } as const
const Name = z.string().trim().min(1, 'REQUIRED').max(officeLimits.nameMax)
const Text = z.string().trim().max(officeLimits.textMax)
const Price = CentsShape.min(0).max(officeLimits.priceMaxCents)
const Version = z.object({ version: RowVersion })

/** A category or a tag as the office sees it; `key` is the slug of the one, the word on products of the other. */
export const MenuEntry = z.object({
  id: Id,
  key: z.string(),
  name: z.string(),
  nameVi: z.string(),
  isEnabled: z.boolean(),
  productCount: z.int(),
})
export type MenuEntry = z.infer<typeof MenuEntry>
export const NewEntry = z.object({ name: Name, nameVi: Name })
/** `place` counts from 1; the others move up or down. */
const EntryChange = NewEntry.extend({ isEnabled: z.boolean(), place: z.int().min(1).max(1_000) })
export type EntryChange = z.infer<typeof EntryChange>

const OfficeProductCard = z.object({
  id: Id,
  productID: z.string(),
  slug: z.string(),
  name: z.string(),
  nameVi: z.string(),
  category: z.string(),
  shape: PictureShape,
  colorHex: z.string().nullable(),
  photo: z.string().nullable(),
  variantCount: z.int(),
  outCount: z.int(),
  priceFrom: CentsShape.nullable(),
  isEnabled: z.boolean(),
  discontinuedAt: Instant.nullable(),
  editedBy: z.string(),
})
export type OfficeProductCard = z.output<typeof OfficeProductCard>

export const NewProduct = z.object({
  productID: z.string().trim().regex(officeLimits.codeForm),
  name: Name,
  nameVi: Name,
  categoryId: Id,
  shape: PictureShape,
})
export type NewProduct = z.infer<typeof NewProduct>

/** What customs are told of one piece: in English, with its number in the harmonised system and where it was made. */
export const ProductCustoms = z.object({
  description: z.string().trim().min(1).max(customsLimits.descriptionMax),
  hsCode: z.string().trim().min(1).max(20),
  origin: z.string().length(2),
  valueCents: CentsShape.min(1).max(customsLimits.valueMaxCents),
})

const facts = {
  name: Name,
  nameVi: Name,
  description: Text,
  descriptionVi: Text,
  categoryId: Id,
  tags: z.array(z.string().max(50)).max(20),
  shape: PictureShape,
  minDpi: z.int().min(1).max(2_400),
  isEnabled: z.boolean(),
  shippingLevels: z.array(ShippingLevel).min(1).max(4),
  tiers: z.array(QuantityTier).max(quantityLimits.tiersMax),
  sizeChart: SizeChart.nullable(),
  /** Null: it is sold at home alone. */
  customs: ProductCustoms.nullable(),
}
export const ProductChange = Version.extend({ ...facts, discontinuedAt: z.iso.datetime().nullable() })
export type ProductChange = z.output<typeof ProductChange>

/** A row of the grid: money in whole cents, weight in ounces; `stock` null is as many as are asked for. */
export const OfficeVariant = z.object({
  id: Id.nullable(),
  variantID: z.string().trim().regex(officeLimits.codeForm),
  size: z.string().trim().min(1).max(20),
  color: z.string().trim().min(1).max(50),
  colorHex: z.string().regex(/^#[0-9a-f]{6}$/),
  price: Price,
  priceSeller: Price,
  priceTiktok: Price,
  weightOz: z.number().positive().max(10_000),
  stock: z.int().min(0).max(1_000_000).nullable(),
  isEnabled: z.boolean(),
})
export type OfficeVariant = z.infer<typeof OfficeVariant>
/** `stock` left out stays as it is: orders take from it meanwhile. With `stockSeen` it is changed only while so many are there. */
export const VariantChange = OfficeVariant.extend({
  stock: OfficeVariant.shape.stock.optional(),
  stockSeen: OfficeVariant.shape.stock.optional(),
})
export type VariantChange = z.infer<typeof VariantChange>

const inches = z.number().positive().max(60)
export const OfficeArea = z.object({
  side: Side,
  widthInches: inches,
  heightInches: inches,
  place: AreaPlace.nullable(),
  technique: Technique.default(usualPrinting.technique),
  dpi: z.int().min(areaLimits.dpiLeast).max(areaLimits.dpiMost).default(usualPrinting.dpi),
  bleedInches: z.number().min(0).max(areaLimits.bleedInches).default(usualPrinting.bleedInches),
  safeInches: z.number().min(0).max(areaLimits.safeInches).default(usualPrinting.safeInches),
  isMirrored: z.boolean().default(usualPrinting.isMirrored),
  maxLayers: z.int().min(1).max(areaLimits.layers).nullable().default(usualPrinting.maxLayers),
})
export type OfficeArea = z.output<typeof OfficeArea>

export const OfficeProduct = z.object({
  id: Id,
  productID: z.string(),
  slug: z.string(),
  version: z.int(),
  editedBy: z.string(),
  ...facts,
  shape: PictureShape,
  discontinuedAt: Instant.nullable(),
  variants: z.array(OfficeVariant),
  areas: z.array(OfficeArea),
  photos: z.array(ProductPhoto),
  mockups: z.array(MockupBase),
})
export type OfficeProduct = z.output<typeof OfficeProduct>
export type OfficeProductRow = z.input<typeof OfficeProduct>

named({ ProductCustoms, OfficeVariant, OfficeArea, MenuEntry, OfficeProduct, NewEntry, EntryChange })

export const catalogueOfficeCalls = {
  officeCategories: call('GET /v1/office/category', {
    ...readers,
    summary: 'Every category in the shop’s order',
    answer: dataOf(z.array(MenuEntry)),
  }),
  createCategory: call('POST /v1/office/category', {
    ...editors,
    money: { none: 'The menu of the shop' },
    did: { about: category, done: ['Added a category', 'Thêm danh mục'] },
    summary: 'Add a category at the end',
    body: NewEntry,
    answer: dataOf(MenuEntry),
  }),
  changeCategory: call('PUT /v1/office/category/{id}', {
    ...editors,
    money: { none: 'The menu of the shop' },
    did: { about: category, done: ['Changed a category', 'Đổi danh mục'] },
    summary: 'Rename, show, hide or move a category',
    params: IdParam,
    body: EntryChange,
    answer: dataOf(MenuEntry),
  }),
  officeTags: call('GET /v1/office/tag-category', {
    ...readers,
    summary: 'Every tag in the shop’s order',
    answer: dataOf(z.array(MenuEntry)),
  }),
  createTag: call('POST /v1/office/tag-category', {
    ...editors,
    money: { none: 'The menu of the shop' },
    did: { about: tag, done: ['Added a tag', 'Thêm thẻ'] },
    summary: 'Add a tag at the end; its English name is the word that products carry',
    body: NewEntry,
    answer: dataOf(MenuEntry),
  }),
  changeTag: call('PUT /v1/office/tag-category/{id}', {
    ...editors,
    money: { none: 'The menu of the shop' },
    did: { about: tag, done: ['Changed a tag', 'Đổi thẻ'] },
    summary: 'Rename, show, hide or move a tag',
    params: IdParam,
    body: EntryChange,
    answer: dataOf(MenuEntry),
  }),
  officeProducts: call('GET /v1/office/product', {
    ...readers,
    summary: 'Every product, one page, found by name, code or variant ID',
    query: PageQuery.extend({
      q: z.string().trim().max(100).optional(),
      categoryId: z.coerce.number().int().positive().optional(),
      state: z.enum(productStates).optional(),
    }),
    answer: pageOf(OfficeProductCard),
  }),
  createProduct: call('POST /v1/office/product', {
    ...editors,
    money: { none: 'A new product is hidden and has no variants' },
    did: { about: product, done: ['Created a product', 'Tạo sản phẩm'] },
    summary: 'Begin a product; it is hidden until it is enabled',
    body: NewProduct,
    answer: dataOf(OfficeProduct),
  }),
  officeProduct: call('GET /v1/office/product/{id}', {
    ...readers,
    summary: 'One product with all that can be edited',
    params: IdParam,
    answer: dataOf(OfficeProduct),
  }),
  saveProduct: call('PUT /v1/office/product/{id}', {
    ...editors,
    money: 'price',
    did: { about: product, done: ['Changed the product', 'Đổi thông tin sản phẩm'], asks: ['Change a product', 'Đổi thông tin sản phẩm'] },
    summary: 'Save words, category, tags, tiers, size chart, customs and dates; orders that exist keep what they have',
    params: IdParam,
    body: ProductChange,
    answer: dataOf(OfficeProduct),
  }),
  saveVariants: call('PUT /v1/office/product/{id}/variant', {
    ...editors,
    money: 'price',
    did: {
      about: product,
      done: ['Changed variants and prices', 'Đổi biến thể và giá'],
      asks: ['Change variants and prices', 'Đổi biến thể và giá'],
    },
    summary: 'Save rows of the variants grid; rows that are left out, and stock that is, stay as they are',
    params: IdParam,
    body: Version.extend({ variants: z.array(VariantChange).min(1).max(officeLimits.variantsMax) }),
    answer: dataOf(OfficeProduct),
    maxBytes: 2 * 2 ** 20,
  }),
  variantFile: download('GET /v1/office/product/{id}/variant-file', {
    ...readers,
    summary: 'The variants grid as CSV; it can be changed and given back',
    params: IdParam,
    answer: z.null(),
  }),
  saveAreas: call('PUT /v1/office/product/{id}/area', {
    ...editors,
    money: { none: 'Where it is printed' },
    did: { about: product, done: ['Changed print areas', 'Đổi vùng in'] },
    summary: 'Save where the product can be printed; orders that exist keep their print files',
    params: IdParam,
    body: Version.extend({ areas: z.array(OfficeArea).max(5) }),
    answer: dataOf(OfficeProduct),
  }),
  addProductPicture: upload('POST /v1/office/product/{id}/picture', {
    ...editors,
    money: { none: 'Photographs' },
    did: { about: product, done: ['Added pictures of the product', 'Thêm ảnh sản phẩm'] },
    summary: 'Add JPG or PNG photographs of a colour, at most 20 MB each; they are made anew as WebP without hidden notes',
    params: IdParam,
    body: z.object({ color: z.string().trim().min(1).max(50) }),
    answer: dataOf(OfficeProduct),
    maxBytes: limits.attachmentBytes,
  }),
  setProductPictures: call('PUT /v1/office/product/{id}/picture', {
    ...editors,
    money: { none: 'Photographs' },
    did: { about: product, done: ['Sorted or removed pictures', 'Sắp xếp hoặc xóa ảnh'] },
    summary: 'Order the photographs; those that are left out are taken away',
    params: IdParam,
    body: Version.extend({ keys: z.array(z.string().max(40)).max(200) }),
    answer: dataOf(OfficeProduct),
  }),
}
