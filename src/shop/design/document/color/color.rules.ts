// A side as it is printed on one colour of the garment: what all colours have, and what is said to differ there.
import type { Layer, SideDocument } from '../contract.ts'
import type { ColorDifference, LayerDifference } from './contract.ts'

/** A side, or as much of one as is drawn. */
export interface Colored {
  layers: readonly Layer[]
  /** What differs on colours of the garment. */
  colors?: readonly ColorDifference[] | undefined
  /** What all other colours have, of the layers that differ on the colour that the side is in: an order's side can be put in another. */
  common?: readonly LayerDifference[] | undefined
}

export const isSameName = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

/** What a side says of a colour; nothing where it is printed there as on all others. */
export const differenceOn = ({ colors }: Pick<Colored, 'colors'>, color: string): ColorDifference | undefined =>
  colors?.find(each => isSameName(each.color, color))

/**
 * The side as it is printed on this colour, of a side that is in another colour, too; where no colour is named, as on all that nothing is
 * said of. Everything that shows, checks or prints a side gets it from here; a side without differences is answered as it came.
 */
export function sideIn<S extends Colored>(side: S, color: string | undefined): S {
  const plain: S = side.common ? { ...side, layers: differing(side.layers, side.common), common: undefined } : side
  const own = color === undefined ? undefined : differenceOn(plain, color)
  if (!own) return plain
  const common = own.layers.flatMap(difference => {
    const layer = plain.layers.find(({ id }) => id === difference.id)
    return layer ? [sameParts(layer, difference)] : []
  })
  return { ...plain, layers: differing(plain.layers, own.layers), common }
}
export const sidesIn = <S extends Colored>(sides: readonly S[], color: string | undefined): S[] => sides.map(side => sideIn(side, color))

function differing<L extends Layer>(layers: readonly L[], differences: readonly LayerDifference[]): L[] {
  const byId = new Map(differences.map(difference => [difference.id, difference]))
  return layers.map(layer => {
    const difference = byId.get(layer.id ?? '')
    return difference ? withDifference(layer, difference) : layer
  })
}

/** A layer with what differs of it; what is said of another kind of layer is none of its own. */
export function withDifference<L extends Layer>(layer: L, difference: LayerDifference): L
export function withDifference(layer: Layer, { isHidden = layer.isHidden ?? false, ...inks }: LayerDifference): Layer {
  if (layer.kind === 'IMAGE') return { ...layer, isHidden }
  if (layer.kind === 'TEXT') {
    const { color = layer.color, outline = layer.outline } = inks
    return { ...layer, isHidden, color, outline }
  }
  const { fill = layer.fill, stroke = layer.stroke } = inks
  return { ...layer, isHidden, fill, stroke }
}

/** The same parts of the layer as it is, so that they can be put back. */
function sameParts(layer: Layer, { id, ...said }: LayerDifference): LayerDifference {
  const [text, shape] = [layer.kind === 'TEXT' ? layer : undefined, layer.kind === 'SHAPE' ? layer : undefined]
  return {
    id,
    ...(said.isHidden !== undefined && { isHidden: layer.isHidden ?? false }),
    ...(said.color !== undefined && text && { color: text.color }),
    ...(said.outline !== undefined && text && { outline: text.outline }),
    ...(said.fill !== undefined && shape && { fill: shape.fill }),
    ...(said.stroke !== undefined && shape && { stroke: shape.stroke }),
  }
}

/** The side with every layer shown that is printed on any colour: all pictures and texts that it may ever need. */
export function everShown<S extends Colored>(side: S): S {
  const shown = new Set((side.colors ?? []).flatMap(({ layers }) => layers.flatMap(({ id, isHidden }) => (isHidden === false ? [id] : []))))
  if (shown.size === 0) return side
  return { ...side, layers: side.layers.map(layer => (shown.has(layer.id ?? '') ? { ...layer, isHidden: false } : layer)) }
}

/** What is said of no layer, or of no colour, is left out; nothing where nothing is left. */
export function tidied(colors: readonly ColorDifference[] | undefined): Pick<SideDocument, 'colors'> {
  const kept = (colors ?? []).flatMap(({ color, layers }) => {
    const own = layers.filter(({ id: _, ...parts }) => Object.values(parts).some(part => part !== undefined))
    return own.length > 0 ? [{ color, layers: own }] : []
  })
  return kept.length > 0 ? { colors: kept } : {}
}

export type DifferenceFault = 'DESIGN_COLOR_TWICE' | 'DESIGN_DIFFERENCE_LAYER' | 'DESIGN_DIFFERENCE_FIELD' | 'DESIGN_DIFFERENCE_SLOT'

/** Why this may not be said of colours, or nothing where it may: the first colour, and the layer by its place. */
export function whyNotDifferent({ layers, colors = [] }: Colored): { code: DifferenceFault; color: string; layer?: number } | undefined {
  const named = new Set<string>()
  for (const { color, layers: own } of colors) {
    if (named.has(color.toLowerCase())) return { code: 'DESIGN_COLOR_TWICE', color }
    named.add(color.toLowerCase())
    const ids = new Set(own.map(({ id }) => id))
    if (ids.size < own.length) return { code: 'DESIGN_DIFFERENCE_LAYER', color }
    for (const difference of own) {
      const at = layers.findIndex(({ id }) => id === difference.id)
      const layer = layers[at]
      if (!layer) return { code: 'DESIGN_DIFFERENCE_LAYER', color }
      const code = whyNotDifference(layer, difference)
      if (code) return { code, color, layer: at }
    }
  }
  return undefined
}

/** What of a layer may be other on a colour, beside whether it is shown. */
const inksOf = { IMAGE: [], TEXT: ['color', 'outline'], SHAPE: ['fill', 'stroke'] } as const satisfies Record<
  Layer['kind'],
  readonly (keyof LayerDifference)[]
>

function whyNotDifference(layer: Layer, { id: _, isHidden, ...inks }: LayerDifference): DifferenceFault | undefined {
  const own: readonly string[] = inksOf[layer.kind]
  if (Object.entries(inks).some(([name, ink]) => ink !== undefined && !own.includes(name))) return 'DESIGN_DIFFERENCE_FIELD'
  // Whether an order is asked for its buyer's text is no matter of the garment's colour.
  return layer.kind === 'TEXT' && layer.slot && isHidden !== undefined ? 'DESIGN_DIFFERENCE_SLOT' : undefined
}
