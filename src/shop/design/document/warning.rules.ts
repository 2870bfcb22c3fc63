// What is to be mended in a design before, or although, it can be saved: the same for lists, for its editor and for the save itself.
import type { Side } from '#shop/catalogue/picture/contract.ts'
import type { PrintArea } from '#shop/catalogue/storefront/contract.ts'
import { keptArea } from '#shop/catalogue/storefront/rules.ts'
import type { PictureSize } from '../art/fit.rules.ts'
import { everShown, isSameName } from './color/color.rules.ts'
import type { DesignWarning, SideDocument } from './contract.ts'
import { whyNotDrawn } from './document.rules.ts'
import { pictureIds } from './layer.rules.ts'
import { documentDpi } from './resolution.rules.ts'

/** A design with what there is of its product and its pictures today. */
export interface DesignToJudge {
  sides: readonly SideDocument[]
  colors: readonly string[]
  /** Of its product: the areas that are printed, the colours that there are, and whether one can be bought now. */
  product: { printAreas: readonly PrintArea[]; colors: ReadonlySet<string>; isAvailable: boolean }
  pictures: ReadonlyMap<number, PictureSize>
  /** The pictures that may be printed: those in the library, and those that the saved design prints already. */
  mayPrint: ReadonlySet<number>
  /** Below it art is low on this product. */
  lowDpi: number
}

/** BLOCK: what stops it from being saved, by the refusal; it comes first. WARN: what is worth a look. */
export function warningsOf(design: DesignToJudge): DesignWarning[] {
  const { product, colors } = design
  const sides = design.sides.filter(side => side.layers.length > 0)
  const blocked = [
    ...colors.filter(color => !product.colors.has(color)).map(color => block('TEMPLATE_COLOR_UNKNOWN', { values: { color } })),
    ...(sides.length === 0 ? [block('DESIGN_IS_EMPTY')] : []),
    ...sides.flatMap(side => blockedSide(side, design)),
  ]
  const low = sides.flatMap((side): DesignWarning[] => {
    const dpi = documentDpi(everShown(side), design.pictures)
    if (dpi === null || dpi >= design.lowDpi) return []
    return [{ ...block('DESIGN_RESOLUTION_LOW', { side: side.side, values: { dpi, least: design.lowDpi } }), weight: 'WARN' }]
  })
  const unsold: DesignWarning[] = product.isAvailable ? [] : [{ ...block('PRODUCT_IS_OUT_OF_STOCK'), weight: 'WARN' }]
  return [...blocked, ...low, ...unsold]
}

function blockedSide(side: SideDocument, { product, mayPrint, colors: made }: DesignToJudge): DesignWarning[] {
  const area = product.printAreas.find(each => each.side === side.side)
  if (!area) return [block('TEMPLATE_AREA_MISSING', { side: side.side })]
  const { widthInches: width, heightInches: height } = area
  const found: DesignWarning[] = isSameArea(side, area)
    ? []
    : [block('TEMPLATE_AREA_CHANGED', { side: side.side, values: { width, height } })]
  const gone = everShown(side).layers.find(layer => layer.kind === 'IMAGE' && !layer.isHidden && !mayPrint.has(layer.fileId))
  if (gone) found.push(block('DESIGN_FILE_GONE', { side: side.side, layerId: gone.id ?? null }))
  // As the save would print it.
  const { widthInches, heightInches, layers, colors } = side
  const fault = whyNotDrawn({ ...keptArea(area), widthInches, heightInches, layers, colors })
  if (fault) {
    const { code, layer = -1, color } = fault
    found.push(block(code, { side: side.side, layerId: layers[layer]?.id ?? null, values: color === undefined ? {} : { color } }))
  }
  const other = colors?.find(each => !made.some(color => isSameName(color, each.color)))
  if (other) found.push(block('DESIGN_DIFFERENCE_COLOR', { side: side.side, values: { color: other.color } }))
  return found
}

interface Size {
  widthInches: number
  heightInches: number
}
/** Whether a side was drawn for this area: a thousandth of an inch is rounding. */
export const isSameArea = (one: Size, other: Size): boolean =>
  Math.abs(one.widthInches - other.widthInches) <= 0.001 && Math.abs(one.heightInches - other.heightInches) <= 0.001

/** The pictures of all sides, hidden ones too. */
export const pictureIdsOf = (sides: readonly Pick<SideDocument, 'layers'>[]): number[] => [...new Set(sides.flatMap(pictureIds))]

const block = (
  code: string,
  { side = null, layerId = null, values = {} }: { side?: Side | null; layerId?: string | null; values?: DesignWarning['values'] } = {},
): DesignWarning => ({ code, values, weight: 'BLOCK', side, layerId })
