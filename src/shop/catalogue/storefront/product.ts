// Products as a reader sees them, with their prices.
import { Fault } from '#base/fault.ts'
import type { Db } from '#engine/db/database.ts'
import { findAccount } from '#shop/account/account.ts'
import { listMockupBases } from '../picture/mockup.store.ts'
import { cardPicture } from '../picture/rules.ts'
import { listTiers } from '../price/charged.store.ts'
import { unitPrice } from '../price/rules.ts'
import type { Category, ProductQuery, ProductRow } from './contract.ts'
import { bySize } from './rules.ts'
import { listFavorites, listPhotos } from './shown.store.ts'
import { type CardRow, findProduct, listCardsOf, listCategories, listProducts, listRelated, listVariantsOf, type Reader } from './store.ts'

/** One page of product cards with the reader's prices. */
export const productPage = async (db: Db, query: ProductQuery, who: { id: number } | undefined) => {
  const found = await listProducts(db, query, await readerOf(db, who))
  return { ...found, docs: found.docs.map(shown) }
}

/** The products that this person has marked, the latest first; those that are not on show now are left out. */
export async function favoritePage(db: Db, who: { id: number }, { page, limit }: { page: number; limit: number }) {
  const { ids, total } = await listFavorites(db, who.id, page, limit)
  const docs = await listCardsOf(db, ids, await readerOf(db, who))
  return { docs: docs.map(shown), totalDocs: total, page, limit }
}

/** One product. Throws PRODUCT_NOT_FOUND. */
export async function productBySlug(db: Db, slug: string, who: { id: number } | undefined): Promise<ProductRow> {
  const reader = await readerOf(db, who)
  const product = await findProduct(db, slug, reader)
  if (!product) throw new Fault('PRODUCT_NOT_FOUND')
  const type = reader.isSignedIn ? 'SELLER' : 'PRICE'
  const isSold = product.discontinuedAt === null || product.discontinuedAt > db.now()
  const [rows, tiers, photos, mockups] = await Promise.all([
    listVariantsOf(db, product.id, reader),
    listTiers(db, reader.tier, { productIds: [product.id] }),
    listPhotos(db, product.id),
    listMockupBases(db, product.id),
  ])
  const variants = rows.map(({ priceCents, priceSellerCents, priceTiktokCents, left, ...variant }) => ({
    ...variant,
    isAvailable: variant.isAvailable && isSold,
    ...(left !== null && { left }),
    price: unitPrice({ priceCents, priceSellerCents, priceTiktokCents }, type),
    ...(reader.isSignedIn ? { priceSeller: priceSellerCents, priceTiktok: priceTiktokCents } : {}),
  }))
  return { ...shown(product), variants, tiers: [...(tiers.get(product.id) ?? [])], photos, mockups }
}

/** Up to four products like this one. Throws PRODUCT_NOT_FOUND. */
export async function productsLike(db: Db, slug: string, who: { id: number } | undefined) {
  const reader = await readerOf(db, who)
  const product = await findProduct(db, slug, reader)
  if (!product) throw new Fault('PRODUCT_NOT_FOUND')
  return (await listRelated(db, product, reader, 4)).map(shown)
}

/** What is taken off these products by quantity, for the reader. */
export async function quantityTiersOf(db: Db, productIds: readonly number[], who: { id: number } | undefined) {
  const { tier } = await readerOf(db, who)
  return [...(await listTiers(db, tier, { productIds }))].map(([productId, tiers]) => ({ productId, tiers: [...tiers] }))
}

/** Throws CATEGORY_NOT_FOUND. */
export async function categoryById(db: Db, id: number): Promise<Category> {
  const category = (await listCategories(db)).find(each => each.id === id)
  if (!category) throw new Fault('CATEGORY_NOT_FOUND')
  return category
}

async function readerOf(db: Db, who: { id: number } | undefined): Promise<Reader> {
  return { isSignedIn: who !== undefined, tier: who && (await findAccount(db, who.id))?.tier }
}

const shown = <P extends CardRow>(card: P) => {
  const inOrder = { ...card, sizes: card.sizes.toSorted(bySize) }
  return { ...inOrder, picture: cardPicture(inOrder) }
}
