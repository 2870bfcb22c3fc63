// A side that is edited as one colour shows it: which part of an edit is meant for that colour alone, and which for all.
import type { Layer } from '../contract.ts'
import type { EditedDocument, EditedLayer, EditedSide } from '../edit/edited.rules.ts'
import { documentLimits as limits } from '../limit.rules.ts'
import { differenceOn, isSameName, sideIn, tidied } from './color.rules.ts'
import type { ColorDifference, LayerDifference } from './contract.ts'

export interface EditedIn {
  /** The garment's colour that the side is looked at in. */
  color: string
  /** The layers whose inks, and whether they are shown, change on this colour alone. */
  own: ReadonlySet<string>
  /** Of layers that are copies: what they are copies of. They differ as that does. */
  copyOf?: ReadonlyMap<string, string> | undefined
}
/** What of a layer may differ, as it has it. */
type Parts = Omit<LayerDifference, 'id'>

/** The layers that differ on a colour, by their ids; where none is named, on any. */
export function differingOn(side: Pick<EditedSide, 'colors'>, color?: string): ReadonlySet<string> {
  const asked = color === undefined ? (side.colors ?? []) : [differenceOn(side, color) ?? []].flat()
  return new Set(asked.flatMap(({ layers }) => layers.map(({ id }) => id)))
}

/** The side after an edit of its layers, which were seen and changed as they are in the colour. */
export function folded(side: EditedSide, after: readonly EditedLayer[], { color, own, copyOf }: EditedIn): EditedSide {
  // Nothing differs, and nothing is to.
  if (!side.colors && own.size === 0) return { ...side, layers: after }
  const shown = new Map(sideIn(side, color).layers.map(layer => [layer.id, layer]))
  const common = new Map(side.layers.map(layer => [layer.id, layer]))
  const differences = new Map((side.colors ?? []).map(each => [each.color, new Map(each.layers.map(layer => [layer.id, partsOf(layer)]))]))
  const name = differenceOn(side, color)?.color ?? color
  const layers = after.map(layer => {
    const from = copyOf?.get(layer.id) ?? layer.id
    const [base, before] = [common.get(from), shown.get(from)]
    if (!base || !before) return layer
    if (layer === before && from === layer.id) return base
    if (from !== layer.id) for (const of of differences.values()) if (of.has(from)) of.set(layer.id, { ...of.get(from) })
    const mine: Parts = { ...differences.get(name)?.get(layer.id) }
    const all: Parts = {}
    for (const part of partNames[layer.kind]) {
      const [was, is] = [partOf(before, part), partOf(layer, part)]
      const grown = growthOf(before, layer, part)
      if (grown !== undefined) for (const of of differences.values()) grow(of.get(layer.id), part, grown)
      const isOwn = own.has(from) && !(part === 'isHidden' && layer.kind === 'TEXT' && layer.slot)
      if (isSame(was, is)) put(all, part, partOf(base, part))
      else if (grown !== undefined && part in mine) {
        put(mine, part, is)
        put(all, part, grownBy(partOf(base, part), grown))
      } else if (isOwn && grown === undefined) {
        put(mine, part, is)
        put(all, part, partOf(base, part))
      } else {
        put(all, part, is)
        delete mine[part]
      }
      if (part in mine && isSame(mine[part], all[part])) delete mine[part]
    }
    const ofColor = differences.get(name) ?? new Map<string, Parts>()
    differences.set(name, ofColor.set(layer.id, mine))
    return { ...layer, ...all } as EditedLayer // each part is one of its own kind
  })
  const kept = new Set(layers.map(({ id }) => id))
  return withDifferences(
    { ...side, layers },
    [...differences].map(([each, of]) => ({
      color: each,
      layers: [...of].flatMap(([id, parts]) => (kept.has(id) ? [{ id, ...parts }] : [])),
    })),
  )
}

/** The side with nothing of these layers differing on the colour; of all its layers, where none are named. */
export function alikeOn(side: EditedSide, color: string, ids?: ReadonlySet<string>): EditedSide {
  if (!differenceOn(side, color)) return side
  const left = (side.colors ?? []).map(each =>
    isSameName(each.color, color) ? { ...each, layers: each.layers.filter(({ id }) => ids && !ids.has(id)) } : each,
  )
  return withDifferences(side, left)
}

/** The design with what differs on these colours alone: what another one had is no part of it while that is taken out. */
export function madeFor(document: EditedDocument, colors: readonly string[]): EditedDocument {
  const isOne = ({ color }: ColorDifference) => colors.some(each => isSameName(each, color))
  if (document.sides.every(side => side.colors?.every(isOne) ?? true)) return document
  return { sides: document.sides.map(side => withDifferences(side, side.colors?.filter(isOne))) }
}

const withDifferences = ({ colors: _, ...side }: EditedSide, colors: readonly ColorDifference[] | undefined): EditedSide => ({
  ...side,
  ...tidied(colors),
})

const partNames = {
  IMAGE: ['isHidden'],
  TEXT: ['isHidden', 'color', 'outline'],
  SHAPE: ['isHidden', 'fill', 'stroke'],
} as const satisfies Record<Layer['kind'], readonly (keyof Parts)[]>
type Part = keyof Parts

const partsOf = ({ id: _, ...parts }: LayerDifference): Parts => ({ ...parts })
const partOf = (layer: Parts | Layer, part: Part): Parts[Part] => {
  const value = (layer as Parts)[part] // asked only for parts that its kind has
  return part === 'isHidden' ? (value ?? false) : value
}
const put = (parts: Parts, part: Part, value: Parts[Part]) => Object.assign(parts, { [part]: value })
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** By how much a line grew with its layer: it does so on every colour. */
function growthOf(before: Layer, after: Layer, part: Part): number | undefined {
  const [was, is] = [partOf(before, part), partOf(after, part)]
  if (before.widthInches === after.widthInches || !isLine(was) || !isLine(is) || was.color !== is.color) return undefined
  return was.widthInches === is.widthInches ? undefined : is.widthInches / was.widthInches
}
const isLine = (value: Parts[Part]): value is { color: string; widthInches: number } => typeof value === 'object' && value !== null
const grownBy = (value: Parts[Part], factor: number): Parts[Part] =>
  isLine(value) ? { ...value, widthInches: Math.min(5, Math.max(limits.leastInches, value.widthInches * factor)) } : value
function grow(parts: Parts | undefined, part: Part, factor: number) {
  if (parts && part in parts) put(parts, part, grownBy(parts[part], factor))
}
