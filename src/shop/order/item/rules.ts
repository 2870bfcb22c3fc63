import type { PrintArea, Side } from '#shop/catalogue/storefront/contract.ts'
import type { SideDocument } from '#shop/design/contract.ts'

/** What is printed on one side; without a document the picture is hung as large as the area takes it. */
export interface SideArt {
  side: Side
  fileId: number
  document: SideDocument | null
}
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

/** True where an order broke for a file that one of these replaces (an item without a side stands for all of its files). */
export const mendsFile = (
  order: { errorCode: string | null; errorItemId: number | null; errorSide: string | null },
  given: readonly { itemId: number; side?: string }[],
): boolean =>
  order.errorCode === 'FILE' &&
  given.some(
    ({ itemId, side = order.errorSide }) => order.errorItemId === null || (itemId === order.errorItemId && side === order.errorSide),
  )
