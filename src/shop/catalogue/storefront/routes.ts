import { Readable } from 'node:stream'
import { Fault } from '#base/fault.ts'
import { FileMissing } from '#engine/files/files.ts'
import { openPicture } from '#engine/image/public-picture.ts'
import { routes } from '#engine/serve/route.ts'
import { mockupPartCalls } from '../picture/mockup.contract.ts'
import { findPart } from '../picture/mockup.store.ts'
import { productPicture } from '../picture/picture.ts'
import { findPhoto } from '../picture/store.ts'
import { priceRowsFor } from '../price/price.ts'
import { catalogueCalls } from './contract.ts'
import { categoryById, favoritePage, productBySlug, productPage, productsLike, quantityTiersOf } from './product.ts'
import { bySize } from './rules.ts'
import { deleteFavorites, hasFavorite, insertFavorite } from './shown.store.ts'
import { listCategories, listChoices, listTags } from './store.ts'

const partRoutes = routes(mockupPartCalls, {
  mockupPart: async ({ params: { key }, query: { part } }, db, engine) => {
    const base = await findPart(db, key)
    if (!base) throw new Fault('PICTURE_NOT_FOUND')
    const stream = await engine.files.open(part === 'photo' ? base.pagePhotoSha256 : base.pageLightSha256).catch((error: unknown) => {
      throw error instanceof FileMissing ? new Fault('PICTURE_NOT_FOUND') : error
    })
    return { stream, name: `${key}-${part}.webp`, type: 'image/webp', isInline: true, isImmutable: true }
  },
})

const shopRoutes = routes(catalogueCalls, {
  categoryMenu: async (_, db) => ({ data: (await listCategories(db)).filter(category => category.productCount > 0) }),
  categories: async (_, db) => ({ data: await listCategories(db) }),
  category: async ({ params }, db) => ({ data: await categoryById(db, params.id) }),
  products: async ({ query, who }, db) => ({ data: await productPage(db, query, who) }),
  product: async ({ params, who }, db) => ({ data: await productBySlug(db, params.slug, who) }),
  relatedProducts: async ({ params, who }, db) => ({ data: await productsLike(db, params.slug, who) }),
  tagMenu: async (_, db) => ({ data: await listTags(db) }),
  quantityTiers: async ({ query, who }, db) => ({ data: await quantityTiersOf(db, query.productIds.split(',').map(Number), who) }),
  productPicture: async ({ params: { shape, color }, query: { art, form, view } }) => {
    const svg = Buffer.from(productPicture({ shape, hex: `#${color}`, art, form, view }))
    return {
      stream: Readable.from([svg]),
      name: `${shape}.svg`,
      type: 'image/svg+xml',
      bytes: svg.length,
      isInline: true,
      isImmutable: true,
    }
  },
  productPhoto: async ({ params, query }, db, engine) => {
    const photo = await findPhoto(db, params.key)
    if (!photo) throw new Fault('PICTURE_NOT_FOUND')
    return openPicture(engine, photo, query.size)
  },
  productFilters: async (_, db) => {
    const { sizes, colors } = await listChoices(db)
    return { data: { sizes: sizes.toSorted(bySize), colors } }
  },
  myFavorites: async ({ query, who }, db) => ({ data: await favoritePage(db, who, query) }),
  isFavorite: async ({ params, who }, db) => ({ data: await hasFavorite(db, who.id, params.id) }),
  addFavorite: async ({ params, who }, tx) => {
    if (!(await insertFavorite(tx, who.id, params.id))) throw new Fault('PRODUCT_NOT_FOUND')
    return { data: true }
  },
  removeFavorite: async ({ params, who }, tx) => {
    await deleteFavorites(tx, who.id, params.id)
    return { data: false }
  },
  myPriceList: async ({ who }, db) => ({
    data: (await priceRowsFor(db, who.id)).map(row => ({
      productID: row.productCode,
      name: row.productName,
      nameVi: row.productNameVi,
      variantID: row.sku,
      size: row.size,
      color: row.color,
      price: row.priceCents,
      priceSeller: row.priceSellerCents,
      priceTiktok: row.priceTiktokCents,
      tiers: [...row.tiers],
    })),
  }),
})

export const catalogueRoutes = [...shopRoutes, ...partRoutes]
