// The public verbs of the catalogue: what is for sale, at whose prices.
import { Fault } from '#base/fault.ts'
import type { Db } from '#engine/db/database.ts'
import type { Drawing } from '#engine/image/picture.ts'
import { findAccount } from '#shop/account/account.ts'
import { productPicture } from './picture/picture.ts'
import { drawnPlace, viewOf } from './picture/place.rules.ts'
import { cardPicture, formOf } from './picture/rules.ts'
import { type PriceList, unitPrice } from './price/rules.ts'
import type { Category, Garment, ProductQuery, ProductRow, Side } from './storefront/contract.ts'
import { bySize } from './storefront/rules.ts'
import { listFavorites, listPhotos, listTiers } from './storefront/shown.store.ts'
import {
  type CardRow,
  findProduct,
  listCardsOf,
  listCategories,
  listProducts,
  listRelated,
  listVariantsOf,
  type Reader,
  type Tier,
  tierOf,
} from './storefront/store.ts'
import {
  listCustoms,
  listGarments,
  listPrices,
  listSizesBeside,
  listVariantsBeside,
  listVariantsById,
  listVariantsBySku,
  listVariantsOfProducts,
  type SizeBeside,
  type VariantFacts,
} from './storefront/variant.store.ts'

export type { VariantFacts } from './storefront/variant.store.ts'

/** The variants with these SKUs, by SKU in capitals; those that are not for sale any more too (`isAvailable`). */
export async function findVariants(db: Db, skus: readonly string[]): Promise<ReadonlyMap<string, VariantFacts>> {
  if (skus.length === 0) return new Map()
  return new Map((await listVariantsBySku(db, skus)).map(variant => [variant.sku.toUpperCase(), variant]))
}

/** The variants with these ids. */
export async function findVariantsById(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, VariantFacts>> {
  if (ids.length === 0) return new Map()
  return new Map((await listVariantsById(db, ids)).map(variant => [variant.id, variant]))
}

/** The variants with these ids, and all that differ from one of them by their size alone. */
export const findVariantsWithSiblings = async (db: Db, ids: readonly number[]): Promise<readonly VariantFacts[]> =>
  ids.length === 0 ? [] : listVariantsBeside(db, ids)

/** The sizes that are sold of each of these variants' product in its colour, the smallest first, with what one costs the seller now. */
export async function sizesBeside(db: Db, sellerId: number, variantIds: readonly number[]): Promise<ReadonlyMap<number, SizeBeside[]>> {
  if (variantIds.length === 0) return new Map()
  const sizes = await listSizesBeside(db, tierOf(sellerId), [...new Set(variantIds)])
  return Map.groupBy(
    sizes.toSorted((one, other) => bySize(one.size, other.size)),
    size => size.variantId,
  )
}

/** How these variants are drawn, by their ids; what is no longer in the catalogue is not there. */
export async function garmentsOf(db: Db, variantIds: readonly number[]): Promise<ReadonlyMap<number, Garment>> {
  if (variantIds.length === 0) return new Map()
  const found = await listGarments(db, [...new Set(variantIds)])
  return new Map(found.map(({ id, ...garment }) => [id, garment]))
}

/** The garment without a print, and where the print of this side lies on it. */
export const drawingOf = ({ shape, colorHex, size }: Garment, side: Side): Drawing => ({
  svg: productPicture({ shape, hex: colorHex, form: formOf(size), view: viewOf(side) }),
  ...drawnPlace(side, { shape, size }),
})

/** What customs are told of these variants, and of which product; what is no longer in the catalogue is not there. */
export async function customsOf(db: Db, variantIds: readonly number[]) {
  if (variantIds.length === 0) return new Map<number, never>()
  return new Map((await listCustoms(db, [...new Set(variantIds)])).map(({ id, ...row }) => [id, row]))
}

/** All variants of the products with these codes, by code in capitals: for rows that name product, size and colour. */
export async function findVariantsOfProducts(db: Db, codes: readonly string[]): Promise<ReadonlyMap<string, readonly VariantFacts[]>> {
  if (codes.length === 0) return new Map()
  return Map.groupBy(await listVariantsOfProducts(db, codes), variant => variant.productCode.toUpperCase())
}

/**
 * What variants cost the seller now, with the tiers by quantity: of the tier's price list where there is one. All variants where no ids
 * are given. Ask `unitPrice` of price.rules.ts with it: what it says is what is charged.
 */
export async function priceListFor(db: Db, sellerId: number, variantIds?: readonly number[]): Promise<PriceList> {
  const rows = await priceRowsFor(db, sellerId, variantIds)
  return new Map(rows.map(row => [row.id, row]))
}

/** The seller's price list, in the shop's order. */
export function priceRowsFor(db: Db, sellerId: number, variantIds?: readonly number[]) {
  return tierPrices(db, tierOf(sellerId), variantIds)
}

/** What variants cost people of this tier now; with a clock of its own (`now`), at another time. */
export async function tierPrices(db: Db, tier: Tier, variantIds?: readonly number[]) {
  const [rows, tiers] = await Promise.all([listPrices(db, tier, variantIds), listTiers(db, tier, { variantIds })])
  return rows.map(row => ({ ...row, tiers: tiers.get(row.productId) ?? [] }))
}

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

/** The addresses of all products on show, in the shop's order. */
export { listSlugs as productSlugs } from './storefront/store.ts'

/** One product. Throws PRODUCT_NOT_FOUND. */
export async function productBySlug(db: Db, slug: string, who: { id: number } | undefined): Promise<ProductRow> {
  const reader = await readerOf(db, who)
  const product = await findProduct(db, slug, reader)
  if (!product) throw new Fault('PRODUCT_NOT_FOUND')
  const type = reader.isSignedIn ? 'SELLER' : 'PRICE'
  const isSold = product.discontinuedAt === null || product.discontinuedAt > db.now()
  const [rows, tiers, photos] = await Promise.all([
    listVariantsOf(db, product.id, reader),
    listTiers(db, reader.tier, { productIds: [product.id] }),
    listPhotos(db, product.id),
  ])
  const variants = rows.map(({ priceCents, priceSellerCents, priceTiktokCents, left, ...variant }) => ({
    ...variant,
    isAvailable: variant.isAvailable && isSold,
    ...(left !== null && { left }),
    price: unitPrice({ priceCents, priceSellerCents, priceTiktokCents }, type),
    ...(reader.isSignedIn ? { priceSeller: priceSellerCents, priceTiktok: priceTiktokCents } : {}),
  }))
  return { ...shown(product), variants, tiers: [...(tiers.get(product.id) ?? [])], photos }
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
