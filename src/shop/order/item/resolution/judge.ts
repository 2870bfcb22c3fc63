// How sharp art will print that no order has yet: of the cart, of an edit, of a file of orders.
import type { FaultValues } from '#base/fault.ts'
import type { Db } from '#engine/db/database.ts'
import type { VariantFacts } from '#shop/catalogue/catalogue.ts'
import type { SideDocument } from '#shop/design/document/contract.ts'
import { filesOf } from '#shop/design/document/layer.rules.ts'
import { findFilesById, readDpiThresholds } from '#shop/file/file.ts'
import { readSetting } from '#shop/setting/setting.ts'
import { drawnSides } from '../rules.ts'
import { isAsked, type Sharpness, sharpnessOf, worstOf } from './rules.ts'

/** One side of a variant, as it would be printed. */
export interface NewArt {
  side: string
  fileId: number | null
  document?: SideDocument | null
  variant: VariantFacts | undefined
}

/** How sharp each of these prints, in their order. */
export async function judge<A extends NewArt>(db: Db, arts: readonly A[]): Promise<(A & Sharpness)[]> {
  if (arts.length === 0) return []
  const ids = arts.flatMap(({ fileId, document }) => (document && filesOf(document)) ?? (fileId === null ? [] : [fileId]))
  const [files, thresholds] = await Promise.all([findFilesById(db, [...new Set(ids)]), readDpiThresholds(db)])
  const pictures = new Map([...files].map(([id, { width, height }]) => [id, { widthPixels: width, heightPixels: height }]))
  return arts.map(art => ({ ...art, ...sharpnessOf({ ...art, document: art.document ?? null }, art.variant, { pictures, thresholds }) }))
}

/** The sides of designs on their variants, each with its SKU. */
export async function sharpnessOfDesigns(
  db: Db,
  lines: readonly { variant: VariantFacts | undefined; design: { sides: readonly SideDocument[] } | undefined }[],
): Promise<(Sharpness & { side: string; sku: string })[]> {
  const arts = lines.flatMap(({ variant, design }) =>
    drawnSides(design ?? { sides: [] }, variant?.color).map(art => ({ ...art, sku: variant?.sku ?? '', variant })),
  )
  return (await judge(db, arts)).map(({ side, sku, dpi, minDpi, resolution }) => ({ side, sku, dpi, minDpi, resolution }))
}

/** The orders whose new art is low and not accepted, each with its refusal; none where the operator only warns. */
export async function lowOf(
  db: Db,
  arts: readonly (NewArt & { orderId: number })[],
  acceptsDpi: number | undefined,
): Promise<ReadonlyMap<number, { orderId: number; fault: 'ORDER_RESOLUTION_LOW'; values: FaultValues }>> {
  if (arts.length === 0 || (await readSetting(db, 'dpiPolicy')) === 'WARN') return new Map()
  const asking = (await judge(db, arts)).filter(art => isAsked(art, acceptsDpi ?? null))
  const refusals = [...Map.groupBy(asking, art => art.orderId)].flatMap(([orderId, own]) => {
    const worst = worstOf(own)
    if (!worst) return []
    const { dpi, minDpi, side } = worst
    return [[orderId, { orderId, fault: 'ORDER_RESOLUTION_LOW', values: { dpi, minDpi, side, count: own.length } }] as const]
  })
  return new Map(refusals)
}
