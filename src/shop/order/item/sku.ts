// What an item's SKU means: a variant of the catalogue, else what its seller's own SKU means, which brings what is printed.
import { Fault } from '#base/fault.ts'
import type { Db } from '#engine/db/database.ts'
import { productText } from '#shop/cart/rules.ts'
import { findVariants, type VariantFacts } from '#shop/catalogue/catalogue.ts'
import { findSkuMatches, type SkuMatch } from '#shop/design/sku/sku.ts'

/** By SKU in capitals: the catalogue's variants, and of the others what the seller's own mean. */
export interface SkuMatches {
  found: ReadonlyMap<string, VariantFacts>
  own: ReadonlyMap<string, SkuMatch>
}

export async function matchSkus(db: Db, sellerId: number, skus: readonly string[]): Promise<SkuMatches> {
  const asked = [...new Set(skus.map(keyOf))]
  if (asked.length === 0) return { found: new Map(), own: new Map() }
  const found = await findVariants(db, asked)
  const own = await findSkuMatches(
    db,
    sellerId,
    asked.filter(sku => !found.has(sku)),
  )
  return { found, own }
}
const keyOf = (sku: string): string => sku.trim().toUpperCase()

/** Throws VARIANT_NOT_FOUND and PRODUCT_IS_OUT_OF_STOCK, at the path. */
export function variantOf({ found, own }: SkuMatches, sku: string, path: string): VariantFacts {
  const variant = found.get(keyOf(sku)) ?? own.get(keyOf(sku))?.variant
  if (!variant) throw new Fault('VARIANT_NOT_FOUND', { path })
  if (!variant.isAvailable) throw new Fault('PRODUCT_IS_OUT_OF_STOCK', { path })
  return variant
}

/** Throws SKU_TEXT_MISSING, at the path, where the seller's SKU is personalised and the item has no text. */
export function assertText({ own }: SkuMatches, { sku, text }: { sku: string; text: string }, path: string): void {
  if (own.get(keyOf(sku))?.needsText && productText(text) === '') throw new Fault('SKU_TEXT_MISSING', { path })
}

/** What a SKU brings to be printed; nothing where it is the catalogue's, or no art was said of it. */
export function artOfSku({ own }: SkuMatches, sku: string) {
  const match = own.get(keyOf(sku))
  if (!match || (match.templateId === null && match.files.length === 0)) return undefined
  if (match.templateId !== null) return { productCustomTemplate: match.templateId, files: [] }
  return { productCustomTemplate: null, files: match.files.map(({ side, fileId }) => ({ side, fileId, link: '', placement: null })) }
}
