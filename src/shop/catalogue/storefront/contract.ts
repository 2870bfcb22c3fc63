import { z } from 'zod'
import { call, download, subject } from '#base/call.ts'
import { CentsShape, dataOf, Id, IdParam, Instant, named, PageQuery, pageOf } from '#base/shapes.ts'
import { teamRoles } from '#shop/account/person/rules.ts'
import { pictureKeyForm } from '#shop/content/post/rules.ts'
import { areaPrinting, Garment, PictureArt, PictureForm, PictureShape, PictureView, Side } from '../picture/contract.ts'
import { MockupBase } from '../picture/mockup.contract.ts'
import { QuantityTier, ShippingLevel } from '../price/contract.ts'

export const product = subject('product', ['Product', 'Sản phẩm'], { office: '/office/catalogue/{id}', portal: '/favorites' })

/** Where an area lies on the product's picture: shares of the picture's width and height; its height follows from the inches. */
export const AreaPlace = z.object({ left: z.number(), top: z.number(), width: z.number() })
export const PrintArea = z.object({
  side: Side,
  widthInches: z.number(),
  heightInches: z.number(),
  place: AreaPlace.nullable().optional(),
  ...areaPrinting,
})
export type PrintArea = z.infer<typeof PrintArea>

export const Category = z.object({
  id: Id,
  slug: z.string(),
  name: z.string(),
  nameVi: z.string(),
  isEnabled: z.boolean(),
  productCount: z.int(),
})
export type Category = z.infer<typeof Category>

/** A tag with its words; products carry `tag` itself. */
export const TagCategory = z.object({ id: Id, tag: z.string(), name: z.string(), nameVi: z.string(), productCount: z.int() })
export type TagCategory = z.infer<typeof TagCategory>

/** Measures by size, in inches; null where a size has none. */
export const SizeChart = z.object({
  measures: z.array(z.object({ name: z.string().trim().min(1).max(40), nameVi: z.string().trim().min(1).max(40) })).max(8),
  rows: z.array(z.object({ size: z.string().min(1).max(20), inches: z.array(z.number().positive().max(200).nullable()).max(8) })).max(40),
})
export type SizeChart = z.infer<typeof SizeChart>

/** A photograph of a product; `key` is its address, pixels are those of the large one. */
export const ProductPhoto = z.object({ key: z.string(), color: z.string(), width: z.int(), height: z.int() })
export type ProductPhoto = z.infer<typeof ProductPhoto>

/** `photo` is the key of the colour's first photograph; without one the picture is drawn. */
const Color = z.object({ name: z.string(), hex: z.string(), photo: z.string().nullable() })

/** A product as a card shows it. `price` is what the reader pays for the cheapest variant. */
export const ProductCard = z.object({
  id: Id,
  productID: z.string(),
  slug: z.string(),
  name: z.string(),
  nameVi: z.string(),
  categoryId: Id,
  categorySlug: z.string(),
  shape: z.string(),
  tags: z.array(z.string()),
  colors: z.array(Color),
  sizes: z.array(z.string()),
  sides: z.array(Side),
  price: CentsShape,
  isAvailable: z.boolean(),
  /** The address of the picture that the card shows. */
  picture: z.string(),
})
export type ProductCard = z.infer<typeof ProductCard>
const ProductPage = pageOf(ProductCard)

/** A size and colour of a product. `price` is the reader's; the other two are shown to signed-in people only. */
export const Variant = z.object({
  id: Id,
  variantID: z.string(),
  size: z.string(),
  color: z.string(),
  colorHex: z.string(),
  price: CentsShape,
  priceSeller: CentsShape.optional(),
  priceTiktok: CentsShape.optional(),
  weightOz: z.number(),
  isAvailable: z.boolean(),
  /** How many are left where they are few. */
  left: z.int().optional(),
})
export type Variant = z.infer<typeof Variant>

export const Product = ProductCard.extend({
  description: z.string(),
  descriptionVi: z.string(),
  categoryName: z.string(),
  categoryNameVi: z.string(),
  minDpi: z.int(),
  printAreas: z.array(PrintArea),
  variants: z.array(Variant),
  tiers: z.array(QuantityTier),
  photos: z.array(ProductPhoto),
  /** What its mockups are made of; none: it is drawn. */
  mockups: z.array(MockupBase),
  sizeChart: SizeChart.nullable(),
  shippingLevels: z.array(ShippingLevel),
  hasCustoms: z.boolean(),
  /** From then on it is no longer sold. */
  discontinuedAt: Instant.nullable(),
})
export type Product = z.output<typeof Product>
/** As the public verbs give it, with instants as dates. */
export type ProductRow = z.input<typeof Product>

export const ProductSort = z.enum(['newest', 'oldest', 'priceLow', 'priceHigh'])
export const ProductQuery = PageQuery.extend({
  category: z.string().max(100).optional(),
  tag: z.string().max(50).optional(),
  color: z.string().max(50).optional(),
  size: z.string().max(20).optional(),
  q: z.string().trim().max(100).optional(),
  /** Whole US cents of the reader's own price list before tiers and dates: what the cheapest variant costs. */
  priceFrom: z.coerce.number().int().min(0).max(1_000_000_00).optional(),
  priceTo: z.coerce.number().int().min(0).max(1_000_000_00).optional(),
  level: ShippingLevel.optional(),
  inStock: z.enum(['true', '1']).optional(),
  sort: ProductSort.optional(),
})
export type ProductQuery = z.infer<typeof ProductQuery>

/** `color` is six hex digits without the #. */
const PictureParams = z.object({ shape: PictureShape, color: z.string().regex(/^[0-9a-f]{6}$/) })

/** `true` and `1` are yes; spec §7: the list is asked with isEnabled true. */
const CategoryQuery = z.object({ isEnabled: z.enum(['true', 'false', '1', '0']).optional() })
const SlugParam = z.object({ slug: z.string().min(1).max(200) })

const PriceRow = z.object({
  productID: z.string(),
  name: z.string(),
  nameVi: z.string(),
  variantID: z.string(),
  size: z.string(),
  color: z.string(),
  price: CentsShape,
  priceSeller: CentsShape,
  priceTiktok: CentsShape,
  /** What is taken off from so many pieces of the product in one order on. */
  tiers: z.array(QuantityTier),
})

named({
  SizeChart,
  ProductCard,
  ProductPhoto,
  QuantityTier,
  AreaPlace,
  Side,
  Category,
  ShippingLevel,
  PrintArea,
  Garment,
  PictureShape,
  PictureView,
  ProductPage,
  Color,
})

export const catalogueCalls = {
  categoryMenu: call('GET /v1/category-custom/menu', {
    access: 'anyone',
    touches: 'nothing',
    summary: 'The enabled categories, as the menu shows them',
    answer: dataOf(z.array(Category)),
    published: true,
  }),
  categories: call('GET /v1/category-custom', {
    access: 'anyone',
    touches: 'nothing',
    summary: 'The enabled categories',
    query: CategoryQuery,
    answer: dataOf(z.array(Category)),
    published: true,
  }),
  category: call('GET /v1/category-custom/{id}', {
    access: 'anyone',
    touches: 'nothing',
    summary: 'One category',
    params: IdParam,
    answer: dataOf(Category),
    published: true,
  }),
  products: call('GET /v1/product-custom', {
    access: 'anyone',
    touches: 'nothing',
    summary: 'Products, one page, filtered and sorted',
    query: ProductQuery,
    answer: ProductPage,
    published: true,
  }),
  product: call('GET /v1/product-custom/slug/{slug}', {
    access: 'anyone',
    touches: 'nothing',
    summary: 'One product with its variants and print areas',
    params: SlugParam,
    answer: dataOf(Product),
    published: true,
  }),
  relatedProducts: call('GET /v1/product-custom/slug/{slug}/relate', {
    access: 'anyone',
    touches: 'nothing',
    summary: 'Up to four products like this one',
    params: SlugParam,
    answer: dataOf(z.array(ProductCard)),
    published: true,
  }),
  tagMenu: call('GET /v1/tag-category/menu', {
    access: 'anyone',
    touches: 'nothing',
    summary: 'The enabled tags that products have, in the shop’s order',
    answer: dataOf(z.array(TagCategory)),
    published: true,
  }),
  quantityTiers: call('GET /v1/quantity-tier', {
    access: 'anyone',
    touches: 'nothing',
    summary: 'What is taken off these products by quantity; those where nothing is are left out',
    query: z.object({ productIds: z.string().regex(/^\d{1,15}(,\d{1,15}){0,99}$/) }),
    answer: dataOf(z.array(z.object({ productId: Id, tiers: z.array(QuantityTier) }))),
    published: true,
  }),
  productPicture: download('GET /v1/product-picture/{shape}/{color}', {
    access: 'anyone',
    touches: 'nothing',
    summary: 'A drawn picture (SVG) of a shape in a colour, plain or with one of the demo prints',
    params: PictureParams,
    query: z.object({ art: PictureArt.optional(), form: PictureForm.optional(), view: PictureView.optional() }),
    answer: z.null(),
  }),
  productPhoto: download('GET /v1/product-photo/{key}', {
    access: 'anyone',
    touches: 'nothing',
    summary: 'A photograph of a product, as WebP',
    params: z.object({ key: z.string().regex(pictureKeyForm) }),
    query: z.object({ size: z.enum(['small', 'large']).default('large') }),
    answer: z.null(),
  }),
  productFilters: call('GET /v1/product-filter', {
    access: 'anyone',
    touches: 'nothing',
    summary: 'The sizes and colours that products can be filtered by',
    answer: dataOf(z.object({ sizes: z.array(z.string()), colors: z.array(z.string()) })),
    published: true,
  }),
  myFavorites: call('GET /v1/favorite', {
    access: { seller: teamRoles },
    touches: 'own',
    summary: 'The products that I have marked, the latest first',
    query: PageQuery,
    answer: ProductPage,
    published: true,
  }),
  isFavorite: call('GET /v1/favorite/{id}', {
    access: { seller: teamRoles },
    touches: 'own',
    summary: 'Whether I have marked this product',
    params: IdParam,
    answer: dataOf(z.boolean()),
    published: true,
  }),
  addFavorite: call('PUT /v1/favorite/{id}', {
    access: { seller: ['orders', 'designs'] },
    touches: 'own',
    did: { about: product, done: ['Added a favorite', 'Thêm vào yêu thích'] },
    summary: 'Mark a product; marking it again changes nothing',
    params: IdParam,
    answer: dataOf(z.boolean()),
    published: true,
  }),
  removeFavorite: call('DELETE /v1/favorite/{id}', {
    access: { seller: ['orders', 'designs'] },
    touches: 'own',
    did: { about: product, done: ['Removed a favorite', 'Xóa khỏi yêu thích'] },
    summary: 'Take a product’s mark away',
    params: IdParam,
    answer: dataOf(z.boolean()),
    published: true,
  }),
  myPriceList: call('GET /v1/setting-price-list/me', {
    access: { seller: teamRoles },
    touches: 'nothing',
    summary: 'What every variant costs me',
    answer: dataOf(z.array(PriceRow)),
    published: true,
  }),
}
