import { Readable } from 'node:stream'
import { routes } from '#engine/serve/route.ts'
import { categoryById, priceRowsFor, productBySlug, productPage, productsLike } from './catalogue.ts'
import { catalogueCalls } from './contract.ts'
import { productPicture } from './picture.ts'
import { listCategories, listTags } from './store.ts'

export const catalogueRoutes = routes(catalogueCalls, {
  categoryMenu: async (_, db) => ({ data: (await listCategories(db)).filter(category => category.productCount > 0) }),
  categories: async (_, db) => ({ data: await listCategories(db) }),
  category: async ({ params }, db) => ({ data: await categoryById(db, params.id) }),
  products: async ({ query, who }, db) => ({ data: await productPage(db, query, who) }),
  product: async ({ params, who }, db) => ({ data: await productBySlug(db, params.slug, who) }),
  relatedProducts: async ({ params, who }, db) => ({ data: await productsLike(db, params.slug, who) }),
  tagMenu: async (_, db) => ({ data: await listTags(db) }),
  productPicture: async ({ params: { shape, color }, query: { art, form } }) => {
    const svg = Buffer.from(productPicture({ shape, hex: `#${color}`, art, form }))
    return {
      stream: Readable.from([svg]),
      name: `${shape}.svg`,
      type: 'image/svg+xml',
      bytes: svg.length,
      isInline: true,
      isImmutable: true,
    }
  },
  myPriceList: async ({ who }, db) => ({
    data: (await priceRowsFor(db, who.id)).map(row => ({
      productID: row.productCode,
      name: row.productName,
      variantID: row.sku,
      size: row.size,
      color: row.color,
      price: row.priceCents,
      priceSeller: row.priceSellerCents,
      priceTiktok: row.priceTiktokCents,
    })),
  }),
})
