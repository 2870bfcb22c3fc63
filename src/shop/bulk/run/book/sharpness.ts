// How sharp the art of an import's rows prints, as far as it is known before it is fetched.
import type { Db } from '#engine/db/database.ts'
import type { Side } from '#shop/catalogue/picture/contract.ts'
import { readDpiThresholds } from '#shop/file/file.ts'
import { type Sharpness, sharpnessOf } from '#shop/order/item/resolution/rules.ts'
import { type LibraryBook, libraryName } from './library.ts'
import type { VariantBook } from './variants.ts'

/** Asks of a link on a side of a variant that both books have learnt; what lies on a drive has no figure yet. */
export type SharpnessFinder = (variantId: number, side: Side, link: string) => Sharpness

export async function openSharpness(db: Db, variants: VariantBook, library: LibraryBook): Promise<SharpnessFinder> {
  const thresholds = await readDpiThresholds(db)
  return (variantId, side, link) => {
    const file = library.file(libraryName(link) ?? '')
    const pictures = new Map(file ? [[file.id, { widthPixels: file.width, heightPixels: file.height }]] : [])
    return sharpnessOf({ side, fileId: file?.id ?? null, document: null }, variants.fact(variantId), { pictures, thresholds })
  }
}
