import { z } from 'zod'
import { call, download } from '#base/call.ts'
import { CentsShape, dataOf, Id, IdParam, PageQuery, pageOf } from '#base/shapes.ts'

/** Where a product can be printed. */
export const Side = z.enum(['FRONT', 'BACK', 'LEFT_SLEEVE', 'RIGHT_SLEEVE', 'HOOD'])
export type Side = z.infer<typeof Side>

export const PrintArea = z.object({ side: Side, widthInches: z.number(), heightInches: z.number() })
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

const Color = z.object({ name: z.string(), hex: z.string() })

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
})
export type ProductCard = z.infer<typeof ProductCard>

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
})
export type Product = z.infer<typeof Product>

export const ProductSort = z.enum(['newest', 'oldest', 'priceLow', 'priceHigh'])
export const ProductQuery = PageQuery.extend({
  category: z.string().max(100).optional(),
  tag: z.string().max(50).optional(),
  color: z.string().max(50).optional(),
  size: z.string().max(20).optional(),
  q: z.string().trim().max(100).optional(),
  sort: ProductSort.optional(),
})
export type ProductQuery = z.infer<typeof ProductQuery>

/** What our own code can draw (picture.ts). */
export const PictureShape = z.enum(['tee', 'ladies-tee', 'kids-tee', 'sweatshirt', 'hoodie', 'mug', 'tote', 'poster', 'ornament'])
export type PictureShape = z.infer<typeof PictureShape>
export const PictureForm = z.enum(['round', 'heart', 'star', 'tall'])
export type PictureForm = z.infer<typeof PictureForm>
export const PictureArt = z.enum(['retro-sun', 'cat-moon', 'mountain'])
/** `color` is six hex digits without the #. */
const PictureParams = z.object({ shape: PictureShape, color: z.string().regex(/^[0-9a-f]{6}$/) })

/** `true` and `1` are yes; spec §7: the list is asked with isEnabled true. */
const CategoryQuery = z.object({ isEnabled: z.enum(['true', 'false', '1', '0']).optional() })
const SlugParam = z.object({ slug: z.string().min(1).max(200) })

const PriceRow = z.object({
  productID: z.string(),
  name: z.string(),
  variantID: z.string(),
  size: z.string(),
  color: z.string(),
  price: CentsShape,
  priceSeller: CentsShape,
  priceTiktok: CentsShape,
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
    answer: pageOf(ProductCard),
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
    summary: 'The tags of the enabled products, the commonest first',
    answer: dataOf(z.array(z.object({ tag: z.string(), productCount: z.int() }))),
    published: true,
  }),
  productPicture: download('GET /v1/product-picture/{shape}/{color}', {
    access: 'anyone',
    touches: 'nothing',
    summary: 'A drawn picture (SVG) of a shape in a colour, plain or with one of the demo prints',
    params: PictureParams,
    query: z.object({ art: PictureArt.optional(), form: PictureForm.optional() }),
    answer: z.null(),
  }),
  myPriceList: call('GET /v1/setting-price-list/me', {
    access: 'seller',
    touches: 'nothing',
    summary: 'What every variant costs me',
    answer: dataOf(z.array(PriceRow)),
    published: true,
  }),
}
