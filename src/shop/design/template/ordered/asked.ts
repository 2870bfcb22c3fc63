// What a call asks to be checked: one of the seller's products, or a document that no product has yet.
import { Fault } from '#base/fault.ts'
import type { Db } from '#engine/db/database.ts'
import type { Engine } from '#engine/engine.ts'
import { findVariantsOfProducts, type VariantFacts } from '#shop/catalogue/catalogue.ts'
import { checkDesignsWhole, type DesignToCheck } from '../../document/check/check.ts'
import type { DesignFinding } from '../../document/check/contract.ts'
import { isSameName, sidesIn, tidied } from '../../document/color/color.rules.ts'
import type { DraftDocument } from '../../document/contract.ts'
import { areaSaid } from '../drawn.ts'
import { designsOf } from '../template.ts'

export interface CheckAsked {
  productID?: string | undefined
  color?: string | undefined
  document?: DraftDocument | undefined
  templateId?: number | undefined
  text?: string | undefined
}
/** Throws PRODUCT_CUSTOM_TEMPLATE_NOT_FOUND, PRODUCT_NOT_FOUND, TEMPLATE_AREA_MISSING, TEMPLATE_AREA_CHANGED, TEMPLATE_COLOR_UNKNOWN, FONT_UNKNOWN. */
export async function checkAsked(engine: Engine, db: Db, sellerId: number, asked: CheckAsked): Promise<DesignFinding[]> {
  const design =
    asked.templateId === undefined ? await documentAsked(db, asked) : await templateAsked(db, sellerId, asked.templateId, asked.color)
  const [found = []] = await checkDesignsWhole(engine, db, sellerId, [{ ...design, text: asked.text?.trim() }])
  return found
}

async function templateAsked(db: Db, sellerId: number, id: number, asked: string | undefined): Promise<DesignToCheck> {
  const design = (await designsOf(db, sellerId, [id])).get(id)
  if (!design) throw new Fault('PRODUCT_CUSTOM_TEMPLATE_NOT_FOUND', { path: 'templateId' })
  const variants = await variantsOf(db, design.productCode)
  const wanted = asked ?? design.color
  const on = variants.find(each => isSameName(each.color, wanted))
  if (asked !== undefined && !on) throw new Fault('TEMPLATE_COLOR_UNKNOWN', { path: 'color', values: { color: asked } })
  return { sides: sidesIn(design.sides, wanted), minDpi: design.minDpi, colorHex: on?.colorHex }
}

async function documentAsked(db: Db, { productID = '', color, document }: CheckAsked): Promise<DesignToCheck> {
  const variants = await variantsOf(db, productID)
  const variant = color === undefined ? variants[0] : variants.find(each => each.color.toLowerCase() === color.toLowerCase())
  if (!variant) throw new Fault('PRODUCT_NOT_FOUND', { path: variants.length > 0 ? 'color' : 'productID' })
  const sides = (document?.sides ?? []).map(({ layers, colors, ...side }, at) => ({
    ...areaSaid(side, variant, `document.sides.${at}`),
    ...{ layers, ...tidied(colors) },
  }))
  return { sides: sidesIn(sides, color), minDpi: variant.minDpi, colorHex: color === undefined ? undefined : variant.colorHex }
}

const variantsOf = async (db: Db, productCode: string): Promise<readonly VariantFacts[]> =>
  (await findVariantsOfProducts(db, [productCode])).get(productCode.toUpperCase()) ?? []
