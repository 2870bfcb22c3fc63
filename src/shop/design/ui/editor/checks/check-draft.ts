// What there is to say to a design as it is drawn now: the checks of an order, by the same rules, without asking the server.
import type { PrintArea } from '#shop/catalogue/storefront/contract.ts'
import { areaOf, keptArea } from '#shop/catalogue/storefront/rules.ts'
import { type CheckWith, checkSide, type Found, heaviestFirst } from '../../../document/check/check.rules.ts'
import { isSameName, sideIn } from '../../../document/color/color.rules.ts'
import type { DesignWarning, SideDocument } from '../../../document/contract.ts'
import { type DesignFault, whyNotDrawn } from '../../../document/document.rules.ts'
import type { EditedDocument } from '../../../document/edit/edited.rules.ts'

/** The garment that it is looked at on, and what is known of its pictures and texts. */
export interface CheckedOn extends Omit<CheckWith, 'colorHex' | 'isOrdered'> {
  printAreas: readonly PrintArea[]
  /** As '#1c1d20', by their names. */
  colors: readonly { name: string; hex: string }[]
}

/** An answer of the checks, with the side as its colour prints it. */
export interface DraftFinding extends Found {
  layerId: string | null
  layers: SideDocument['layers']
}

/** Everything found on the sides that hold something, as the colour prints them; what blocks first. */
export function checkDraft(document: EditedDocument, color: string, on: CheckedOn): DraftFinding[] {
  const colorHex = on.colors.find(({ name }) => isSameName(name, color))?.hex
  return heaviestFirst(
    sidesDrawn(document, on.printAreas).flatMap(drawn => {
      const side = sideIn(drawn, color)
      return checkSide(side, { ...on, colorHex }).map(found => ({
        ...found,
        layers: side.layers,
        layerId: side.layers[found.layer ?? -1]?.id ?? null,
      }))
    }),
  )
}

/** As the save would print them. What lies on a side that the product has lost is not printed, of which the draft's own warnings tell. */
const sidesDrawn = ({ sides }: EditedDocument, areas: readonly PrintArea[]): SideDocument[] =>
  sides.flatMap(({ side, widthInches, heightInches, layers, colors }) => {
    const area = areaOf(areas, side)
    return area && layers.length > 0 ? [{ ...keptArea(area), widthInches, heightInches, layers, colors }] : []
  })

/** What a check says of the same, in words that say more. */
const toldByChecks: Readonly<Partial<Record<DesignFault, readonly string[]>>> = {
  DESIGN_TEXT_EMPTY: ['TEXT_EMPTY'],
  DESIGN_LAYERS_OVER: ['LAYERS_OVER'],
  PRINT_BLANK: ['SIDE_EMPTY', 'SIDE_OUTSIDE'],
}
/** Of the draft's warnings these are found here, of what is drawn by now. The annotation makes the compiler refuse a fault that is missing. */
const foundHere: Readonly<Record<DesignFault | 'DESIGN_RESOLUTION_LOW', true>> = {
  ...{ DESIGN_LAYER_FAR: true, DESIGN_CROP_EMPTY: true, DESIGN_TILES_TOO_MANY: true, DESIGN_TEXT_EMPTY: true },
  ...{ DESIGN_TEXT_TOO_LONG: true, DESIGN_TEXT_CONTROL: true, DESIGN_SLOT_FIT: true, DESIGN_SHAPE_EMPTY: true },
  ...{ DESIGN_KEY_TWICE: true, DESIGN_LAYERS_OVER: true, PRINT_BLANK: true },
  ...{ DESIGN_COLOR_TWICE: true, DESIGN_DIFFERENCE_LAYER: true, DESIGN_DIFFERENCE_FIELD: true, DESIGN_DIFFERENCE_SLOT: true },
  ...{ DESIGN_COLOR_BLANK: true, DESIGN_RESOLUTION_LOW: true },
}

/** What stops it from being saved and no check says, and of the draft's warnings what only the server knows. */
export function warningsBeside(
  document: EditedDocument,
  kept: readonly DesignWarning[],
  { found, on }: { found: readonly DraftFinding[]; on: CheckedOn },
): DesignWarning[] {
  const ids = new Set(document.sides.flatMap(({ layers }) => layers.map(({ id }) => id)))
  const isThere = ({ layerId }: DesignWarning) => layerId === null || ids.has(layerId)
  const here = sidesDrawn(document, on.printAreas).flatMap((side): DesignWarning[] => {
    const fault = whyNotDrawn(side)
    if (!fault) return []
    const layerId = side.layers[fault.layer ?? -1]?.id ?? null
    const codes = [fault.code, ...(toldByChecks[fault.code] ?? [])]
    const isTold = found.some(each => codes.includes(each.code) && each.side === side.side && (!layerId || each.layerId === layerId))
    const values = fault.color === undefined ? {} : { color: fault.color }
    return isTold ? [] : [{ code: fault.code, values, weight: 'BLOCK', side: side.side, layerId }]
  })
  return [...here, ...kept.filter(each => !(each.code in foundHere) && isThere(each))]
}

const lost: readonly string[] = ['PICTURE_GONE', 'PICTURE_REMOVED']
/** Without what is said of pictures that already stop a save. */
export const findingsBeside = (found: readonly DraftFinding[], warnings: readonly DesignWarning[]): DraftFinding[] =>
  found.filter(
    ({ code, layerId }) => !(lost.includes(code) && warnings.some(each => each.code === 'DESIGN_FILE_GONE' && each.layerId === layerId)),
  )

/** The other colours of the design that have something to say which the shown one does not. */
export function colorsBeside(
  document: EditedDocument,
  colors: readonly string[],
  { found, on }: { found: readonly DraftFinding[]; on: CheckedOn },
): string[] {
  const nameOf = ({ code, side, layerId }: DraftFinding) => `${code} ${side} ${layerId}`
  const known = new Set(found.map(nameOf))
  return colors.filter(color => checkDraft(document, color, on).some(each => !known.has(nameOf(each))))
}
