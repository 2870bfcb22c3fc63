// A design while it is edited: every side of its product, those without layers too, and every layer with an id.
import type { Side } from '#shop/catalogue/picture/contract.ts'
import { tidied } from '../color/color.rules.ts'
import type { ColorDifference } from '../color/contract.ts'
import type { Layer } from '../contract.ts'
import { withKeys } from '../layer.rules.ts'

export type EditedLayer = Layer & { id: string }
export interface EditedSide {
  side: Side
  widthInches: number
  heightInches: number
  /** Lowest first. */
  layers: readonly EditedLayer[]
  /** What differs on colours of the garment. */
  colors?: readonly ColorDifference[] | undefined
}
export interface EditedDocument {
  sides: readonly EditedSide[]
}
type Area = Omit<EditedSide, 'layers' | 'colors'>

/**
 * A stored design on the areas that its product has now. What was drawn on a side that the product has lost comes after them, as it was
 * stored: a draft is sent whole, and what it left out would be gone.
 */
export function editedOf(
  areas: readonly Area[],
  stored: readonly (Area & { layers: readonly Layer[] } & Pick<EditedSide, 'colors'>)[],
): EditedDocument {
  const lost = stored.filter(({ side, layers }) => layers.length > 0 && !areas.some(area => area.side === side))
  return {
    sides: [...areas, ...lost].map(({ side, widthInches, heightInches }) => {
      const { layers = [], colors } = stored.find(each => each.side === side) ?? {}
      return { side, widthInches, heightInches, layers: withKeys(layers), ...tidied(colors) }
    }),
  }
}

/** Its sides that hold something, as calls take them. */
export const drawnSides = ({ sides }: EditedDocument) =>
  sides
    .filter(({ layers }) => layers.length > 0)
    .map(({ colors, ...each }) => ({
      ...each,
      layers: each.layers.map(layer => ({ ...layer })),
      ...(colors && { colors: colors.map(({ color, layers }) => ({ color, layers: [...layers] })) }),
    }))

/** Whether two designs are drawn alike, whatever order their fields are written in. */
export const isSameDesign = (one: EditedDocument, other: EditedDocument): boolean => written(one) === written(other)
const written = (document: EditedDocument): string =>
  JSON.stringify(drawnSides(document), (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  )

/** The design with other layers on one side; the other sides are the same values. */
export const withLayers = (document: EditedDocument, side: Side, layers: readonly EditedLayer[]): EditedDocument =>
  withSide(document, side, each => ({ ...each, layers }))

/** The same with the whole side changed. */
export const withSide = (document: EditedDocument, side: Side, change: (side: EditedSide) => EditedSide): EditedDocument => ({
  sides: document.sides.map(each => (each.side === side ? change(each) : each)),
})

/** Each of these layers changed, the others as they are. */
export const changed = (
  layers: readonly EditedLayer[],
  ids: ReadonlySet<string>,
  change: (layer: EditedLayer) => EditedLayer,
): readonly EditedLayer[] => layers.map(layer => (ids.has(layer.id) ? change(layer) : layer))
