// One design on many products: each is made for itself, or says why it is not.
import { Fault } from '#base/fault.ts'
import type { Tx } from '#engine/db/database.ts'
import { findVariantsOfProducts, type VariantFacts } from '#shop/catalogue/catalogue.ts'
import { findFilesById } from '#shop/file/file.ts'
import { alignOf, type PictureSize } from '../../art/fit.rules.ts'
import type { Applied, ApplyBody } from '../../contract.ts'
import { everShown, isSameName } from '../../document/color/color.rules.ts'
import { DesignDocument, type SideDocument } from '../../document/contract.ts'
import { filesOf } from '../../document/layer.rules.ts'
import { colorsOf, drawnSide } from '../drawn.ts'
import { insertTemplate } from '../store.ts'
import { type Design, designsOf, templatesOf, type Writer } from '../template.ts'
import { refitted } from './refit.rules.ts'

/**
 * Makes the saved design into a template of each of these products, in the order named. Nobody's refusal stops the others. Throws
 * PRODUCT_CUSTOM_TEMPLATE_NOT_FOUND, TEMPLATE_IS_DRAFT.
 */
export async function applyTemplate(tx: Tx, writer: Writer, id: number, { products }: ApplyBody): Promise<Applied[]> {
  const { sellerId, signerId: editedBy } = writer
  const design = (await designsOf(tx, sellerId, [id])).get(id)
  if (!design) throw new Fault('PRODUCT_CUSTOM_TEMPLATE_NOT_FOUND')
  const codes = [design.productCode, ...products.map(product => product.productID)]
  const [variants, files] = await Promise.all([
    findVariantsOfProducts(tx, [...new Set(codes)]),
    findFilesById(tx, [...new Set(design.sides.flatMap(side => filesOf(everShown(side))))]),
  ])
  const pictures = new Map([...files].map(([key, { width, height }]) => [key, { widthPixels: width, heightPixels: height }]))
  const source = { design, pictures, shape: variants.get(design.productCode.toUpperCase())?.[0]?.shape ?? '' }
  const made: (Omit<Applied, 'template'> & { id?: number })[] = []
  for (const { productID, colors } of products) {
    const own = variants.get(productID.toUpperCase()) ?? []
    const fit = fitOrFault(source, own, colors)
    if ('fault' in fit) made.push({ productID, leftOut: [], fault: fit.fault })
    else {
      const row = { sellerId, productId: fit.on.productId, colors: fit.colors, name: design.name, sides: fit.sides, editedBy }
      made.push({ productID: fit.on.productCode, leftOut: fit.leftOut, fault: null, id: await insertTemplate(tx, row) })
    }
  }
  const ids = made.flatMap(each => each.id ?? [])
  const templates = new Map((await templatesOf(tx, sellerId, ids)).map(template => [template.id, template]))
  return made.map(({ id: itsId, ...rest }) => ({ ...rest, template: templates.get(itsId ?? 0) ?? null }))
}

interface Source {
  design: Design
  pictures: ReadonlyMap<number, PictureSize>
  shape: string
}
function fitOrFault(source: Source, variants: readonly VariantFacts[], colors: readonly string[]) {
  try {
    return fitOn(source, variants, colors)
  } catch (error) {
    if (!(error instanceof Fault)) throw error
    return { fault: { code: error.code, values: error.values } }
  }
}

/** Throws PRODUCT_NOT_FOUND, TEMPLATE_COLOR_UNKNOWN, TEMPLATE_AREA_MISSING, DESIGN_NUMBER and what `whyNotDrawn` says. */
function fitOn({ design, pictures, shape }: Source, variants: readonly VariantFacts[], asked: readonly string[]) {
  const [on] = variants
  if (!on) throw new Fault('PRODUCT_NOT_FOUND')
  const colors = colorsOf(asked, variants)
  const fits = design.sides.flatMap((from): SideDocument[] => {
    const area = on.printAreas.find(each => each.side === from.side)
    if (!area) return []
    const to = { ...area, align: alignOf(on.shape, area.side) }
    const fit = refitted(from, { from: { ...from, align: alignOf(shape, from.side) }, to, pictures })
    // What differs on a colour that this product is not made in is of no use to it.
    const differing = fit.colors?.filter(({ color }) => colors.some(each => isSameName(each, color)))
    return [{ side: area.side, widthInches: area.widthInches, heightInches: area.heightInches, layers: fit.layers, colors: differing }]
  })
  if (fits.length === 0) throw new Fault('TEMPLATE_AREA_MISSING')
  // What became too small or too large for a layer is no design any more.
  const parsed = DesignDocument.safeParse({ v: 2, sides: fits })
  if (!parsed.success) throw new Fault('DESIGN_NUMBER')
  const leftOut = design.sides.filter(({ side }) => !fits.some(fit => fit.side === side)).map(({ side }) => side)
  return { on, colors, leftOut, sides: parsed.data.sides.map((side, at) => drawnSide(side, on, `document.sides.${at}`)) }
}
