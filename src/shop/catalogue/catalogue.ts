// The public verbs of the catalogue: what is for sale, at whose prices.
import type { Db } from '#engine/db/database.ts'
import type { Drawing } from '#engine/image/picture.ts'
import type { Garment, Side } from './picture/contract.ts'
import { listStoredBases, type StoredMockupBase } from './picture/mockup.store.ts'
import { productPicture } from './picture/picture.ts'
import { drawnPlace, viewOf } from './picture/place.rules.ts'
import { formOf } from './picture/rules.ts'
import { tierOf } from './price/charged.store.ts'
import { bySize } from './storefront/rules.ts'
import {
  listCustoms,
  listGarments,
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

export type { StoredMockupBase } from './picture/mockup.store.ts'
/** What mockups of this product are made of, with the hashes of the files. */
export const mockupBasesOf = (db: Db, productId: number): Promise<StoredMockupBase[]> => listStoredBases(db, productId)

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

/** The addresses of all products on show, in the shop's order. */
export { listSlugs as productSlugs } from './storefront/store.ts'
