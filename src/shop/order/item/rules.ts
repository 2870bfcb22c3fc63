import type { Side } from '#shop/catalogue/picture/contract.ts'
import type { PrintArea } from '#shop/catalogue/storefront/contract.ts'
import { keptArea } from '#shop/catalogue/storefront/rules.ts'
import type { Placement } from '#shop/design/contract.ts'
import { sideIn } from '#shop/design/document/color/color.rules.ts'
import type { SideDocument } from '#shop/design/document/contract.ts'
import { filesOf } from '#shop/design/document/layer.rules.ts'
import { placed } from '#shop/design/template/rules.ts'

/** What is printed on one side; without a document the picture is hung as large as the area takes it. */
export interface SideArt {
  side: Side
  /** Of a design its lowest picture, null where it is texts and shapes alone. */
  fileId: number | null
  document: SideDocument | null
}

/** A picture of the library as it lies on an area. */
export function placedSide(
  placement: Placement,
  file: { id: number; width: number; height: number },
  area: PrintArea,
  shape: string,
): SideArt & { document: SideDocument } {
  const picture = { fileId: file.id, widthPixels: file.width, heightPixels: file.height }
  return { side: area.side, fileId: file.id, document: { ...keptArea(area), layers: [placed(placement, picture, area, shape)] } }
}

/** The sides of one of the seller's products as they are printed on a garment's colour; where nobody knows that, as on most. */
export const drawnSides = (
  design: { sides: readonly SideDocument[] },
  color: string | undefined,
): (SideArt & { document: SideDocument })[] => design.sides.map(document => artIn(document, color))

/** One of them. It says what differs on other colours, so that it can be put in another once more. */
export function artIn(drawn: SideDocument, color: string | undefined): SideArt & { document: SideDocument } {
  const document = sideIn(drawn, color)
  return { side: document.side, fileId: filesOf(document)[0] ?? null, document }
}

/** Whether there is nothing to print on a side yet: no file, and no design either. */
export const lacksArt = ({ fileId, document }: { fileId?: number | null; document?: SideDocument | null }): boolean =>
  fileId == null && document == null

export type ArtFault = 'ORDER_ART_THERE' | 'ORDER_ART_OTHER_PRODUCT' | 'TEMPLATE_AREA_MISSING'

/**
 * Why this art may not be given to an item, or nothing where it may: it must be of the item's product, on sides that are printed, and it
 * takes the place of art that is ready only where that is asked for.
 */
export function whyNotArt(
  art: { productCode: string | null; sides: readonly SideArt[] },
  item: { productCode: string; readySides: readonly string[]; printAreas: readonly PrintArea[] },
  isReplacing: boolean,
): ArtFault | undefined {
  if (art.productCode !== null && art.productCode !== item.productCode) return 'ORDER_ART_OTHER_PRODUCT'
  if (art.sides.some(({ side }) => !item.printAreas.some(area => area.side === side))) return 'TEMPLATE_AREA_MISSING'
  return !isReplacing && art.sides.some(({ side }) => item.readySides.includes(side)) ? 'ORDER_ART_THERE' : undefined
}

/** Why an item with this art may not be of another variant, or nothing where it may: a side that is not printed there, or another product's design. */
export function whyNotVariant(
  item: { productCode: string; files: readonly { side: string; document: SideDocument | null }[] },
  variant: { productCode: string; printAreas: readonly PrintArea[] },
): ArtFault | undefined {
  if (item.files.some(({ side }) => !variant.printAreas.some(area => area.side === side))) return 'TEMPLATE_AREA_MISSING'
  const isDrawn = item.files.some(({ document }) => document !== null)
  return isDrawn && variant.productCode !== item.productCode ? 'ORDER_ART_OTHER_PRODUCT' : undefined
}

const sides: readonly Side[] = ['FRONT', 'BACK', 'LEFT_SLEEVE', 'RIGHT_SLEEVE', 'HOOD']

/** A side of an order's file, as the catalogue names it; an unknown one reads as the front. */
export const sideOf = (side: string): Side => sides.find(each => each === side) ?? 'FRONT'
/** What it is called, among the texts of orders. */
export const sideName = (side: string) => `side_${sideOf(side)}` as const

/** Whether a seller's mockup is opened by a click: an https address that names nobody's password. */
export function isMockupLink(text: string): boolean {
  const url = URL.parse(text)
  return url?.protocol === 'https:' && url.username === '' && url.password === ''
}
