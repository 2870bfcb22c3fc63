// The catalogue's door: what is for sale, at whose prices.
import { Fault } from '#base/fault.ts'
import type { Db } from '#engine/db/database.ts'
import { findAccount } from '#shop/account/account.ts'
import type { Category, Product, ProductQuery } from './contract.ts'
import { bySize, type PriceList, shownPrice } from './rules.ts'
import { findProduct, listCategories, listProducts, listRelated, listSlugs, listVariantsOf, type Reader } from './store.ts'
import { listPrices, listVariantsById, listVariantsBySku, listVariantsOfProducts, type VariantFacts } from './variant.store.ts'

export type { VariantFacts } from './variant.store.ts'

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

/** All variants of the products with these codes, by code in capitals: for rows that name product, size and colour. */
export async function findVariantsOfProducts(db: Db, codes: readonly string[]): Promise<ReadonlyMap<string, readonly VariantFacts[]>> {
  if (codes.length === 0) return new Map()
  return Map.groupBy(await listVariantsOfProducts(db, codes), variant => variant.productCode.toUpperCase())
}

/** What variants cost the seller now: of the tier's price list where there is one. All variants where no ids are given. */
export async function priceListFor(db: Db, sellerId: number, variantIds?: readonly number[]): Promise<PriceList> {
  const { tier } = await readerOf(db, { id: sellerId })
  const rows = await listPrices(db, tier ?? '', variantIds)
  return new Map(
    rows.map(({ id, priceCents, priceSellerCents, priceTiktokCents }) => [id, { priceCents, priceSellerCents, priceTiktokCents }]),
  )
}

/** The seller's whole price list, in the shop's order. */
export async function priceRowsFor(db: Db, sellerId: number) {
  const { tier } = await readerOf(db, { id: sellerId })
  return listPrices(db, tier ?? '')
}

/** One page of product cards with the reader's prices. */
export const productPage = async (db: Db, query: ProductQuery, who: { id: number } | undefined) =>
  inSizeOrder(await listProducts(db, query, await readerOf(db, who)))

/** The addresses of all products on show, in the shop's order. */
export const productSlugs = (db: Db): Promise<string[]> => listSlugs(db)

/** One product. Throws PRODUCT_NOT_FOUND. */
export async function productBySlug(db: Db, slug: string, who: { id: number } | undefined): Promise<Product> {
  const reader = await readerOf(db, who)
  const product = await findProduct(db, slug, reader)
  if (!product) throw new Fault('PRODUCT_NOT_FOUND')
  const type = reader.isSignedIn ? 'SELLER' : 'PRICE'
  const variants = (await listVariantsOf(db, product.id, reader)).map(({ priceCents, priceSellerCents, priceTiktokCents, ...variant }) => ({
    ...variant,
    price: shownPrice({ priceCents, priceSellerCents, priceTiktokCents }, type),
    ...(reader.isSignedIn ? { priceSeller: priceSellerCents, priceTiktok: priceTiktokCents } : {}),
  }))
  return { ...product, sizes: product.sizes.toSorted(bySize), variants }
}

/** Up to four products like this one. Throws PRODUCT_NOT_FOUND. */
export async function productsLike(db: Db, slug: string, who: { id: number } | undefined) {
  const reader = await readerOf(db, who)
  const product = await findProduct(db, slug, reader)
  if (!product) throw new Fault('PRODUCT_NOT_FOUND')
  return (await listRelated(db, product, reader, 4)).map(card => ({ ...card, sizes: card.sizes.toSorted(bySize) }))
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

const inSizeOrder = <P extends { docs: { sizes: string[] }[] }>(page: P): P => {
  for (const card of page.docs) card.sizes.sort(bySize)
  return page
}
