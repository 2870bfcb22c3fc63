// What to look at before a side is printed: one list of checks for the editor, the API, orders, imports and the office.
import type { FaultValues } from '#base/fault.ts'
import { extentOf } from '#base/paint/geometry.ts'
import type { Side } from '#shop/catalogue/picture/contract.ts'
import { printingOf } from '#shop/catalogue/storefront/rules.ts'
import type { PictureSize } from '../../art/fit.rules.ts'
import type { ImageLayer, Layer, SideDocument, TextLayer } from '../contract.ts'
import { isOn, type LayerFault, type SideFault, whyNotSide } from '../document.rules.ts'
import { printedLayers } from '../layer.rules.ts'
import { layerDpi } from '../resolution.rules.ts'
import { type Lettering, leastLetterInches } from '../slot.rules.ts'
import { colorsOfLayers, isSameColor, type PictureInk, sameShare } from './ink.rules.ts'

/** BLOCK keeps it from being ordered, WARN asks for a look, NOTE is only said. */
export type Weight = 'BLOCK' | 'WARN' | 'NOTE'
export type CheckCode =
  | 'SIDE_EMPTY'
  | 'SIDE_OUTSIDE'
  | 'LAYERS_OVER'
  | 'PICTURE_GONE'
  | 'PICTURE_REMOVED'
  | 'DPI_LOW'
  | 'LAYER_OUTSIDE'
  | 'CUT_OFF'
  | 'SAFE_CROSSED'
  | 'TEXT_SMALL'
  | 'STROKE_THIN'
  | 'SAME_COLOR'
  | 'HALF_TRANSPARENT'
  | 'LETTERS_MISSING'
  | 'TEXT_EMPTY'
  | 'TEXT_WANTED'
  | 'TEXT_TOO_LONG'
  | 'COLORS_MANY'
  | RefusedCode

/** What no design may be; the others of these have a sentence here that says more. */
type RefusedCode = Exclude<LayerFault | SideFault, 'PRINT_BLANK' | 'DESIGN_LAYERS_OVER' | 'DESIGN_TEXT_EMPTY'>

/** One answer of the checks; `layer` is the place of the layer that it is about, from the lowest, null where it is about the whole side. */
export interface Found {
  code: CheckCode
  weight: Weight
  side: Side
  layer: number | null
  values: FaultValues
}

/** What is known of a picture; its ink is undefined until it was looked at. */
export interface CheckedPicture extends PictureSize {
  name: string
  /** It is still in its seller's library. */
  isInLibrary: boolean
  ink?: PictureInk | undefined
}
export interface CheckWith {
  /** Below it a picture is low on this product. */
  minDpi: number
  /** Those that are there. */
  pictures: ReadonlyMap<number, CheckedPicture>
  /** Of the garment, as '#1c1d20'. */
  colorHex?: string | undefined
  /** Texts that were not measured are taken to fill their boxes. */
  lettering?: Lettering | undefined
  /** Slots must have the text of an order; a design that is not ordered yet shows its own in them. */
  isOrdered?: boolean
}

/** Everything there is to say to one side, what blocks first. */
export function checkSide(side: SideDocument, given: CheckWith): Found[] {
  const found: Found[] = []
  const layers = side.layers.map((layer, at) => ({ layer, at })).filter(({ layer }) => !layer.isHidden)
  const add = (code: CheckCode, weight: Weight, layer: number | null, values: FaultValues = {}) =>
    found.push({ code, weight, side: side.side, layer, values })
  const { maxLayers } = printingOf(side)
  if (layers.length === 0) add('SIDE_EMPTY', 'BLOCK', null)
  const refused = whyNotSide(side)
  if (refused && isRefused(refused.code)) add(refused.code, 'BLOCK', refused.layer ?? null)
  const isOutside = layers.length > 0 && !layers.some(({ layer }) => isOn(layer, side))
  if (isOutside) add('SIDE_OUTSIDE', 'BLOCK', null)
  if (maxLayers !== null && layers.length > maxLayers) add('LAYERS_OVER', 'BLOCK', null, { max: maxLayers, count: layers.length })
  for (const { layer, at } of layers) {
    const said = [
      ...(isOutside ? [] : checkPlace(layer, side, given)),
      ...(layer.kind === 'IMAGE' ? checkPicture(layer, given) : []),
      ...(layer.kind === 'TEXT' ? checkText(layer, side, given) : []),
      ...checkInk(layer, side, given),
    ]
    for (const { code, weight, values } of said) add(code, weight, at, values)
  }
  const { technique } = printingOf(side)
  const colors = technique === 'EMBROIDERY' ? colorsOfLayers(printedLayers(side), inkIn(given)) : 0
  if (colors > mostThreads) add('COLORS_MANY', 'WARN', null, { count: colors, max: mostThreads })
  return heaviestFirst(found)
}

/** What blocks comes first; of one weight the order stays. */
export const heaviestFirst = <F extends { weight: Weight }>(found: readonly F[]): F[] =>
  found.toSorted((one, other) => weights.indexOf(one.weight) - weights.indexOf(other.weight))

const isRefused = (code: LayerFault | SideFault): code is RefusedCode =>
  code !== 'PRINT_BLANK' && code !== 'DESIGN_LAYERS_OVER' && code !== 'DESIGN_TEXT_EMPTY'

const weights: readonly Weight[] = ['BLOCK', 'WARN', 'NOTE']
/** So many threads a machine holds for one motif. */
const mostThreads = 6
/** The thinnest line of a transfer, a point. */
const leastStrokeInches = 1 / 72
/** More of it than this is seen as a grey fringe of a transfer's white base. */
const mostHalf = 0.05
/** So much of the ink as the garment, and hardly anything would be seen. */
const mostSame = 0.95
/** Figures of places are to a thousandth of an inch. */
const hair = 0.002

type Said = Pick<Found, 'code' | 'weight'> & { values?: FaultValues }
const inkIn =
  ({ pictures }: CheckWith) =>
  (fileId: number) =>
    pictures.get(fileId)?.ink

/** Where a layer ends: of a text that was measured where its letters do. */
function edgesOf(layer: Layer, lettering: Lettering | undefined): Edges {
  const measured = layer.kind === 'TEXT' ? lettering?.(layer) : undefined
  // A turn is about the middle of the box, so only what stands there is turned with it.
  if (layer.kind !== 'TEXT' || !measured || (layer.rotateDegrees !== 0 && layer.align !== 'centre')) return extentOf(layer)
  const { widthInches, heightInches } = measured
  const [across, down] = [layer.widthInches - widthInches, layer.heightInches - heightInches]
  const aside = { left: 0, centre: across / 2, right: across }[layer.align]
  return extentOf({ ...layer, xInches: layer.xInches + aside, yInches: layer.yInches + down / 2, widthInches, heightInches })
}

/** Outside of the area, over its edge, over its safe line: the first that holds. What should be read is warned of, the rest is said. */
function checkPlace(layer: Layer, side: SideDocument, { lettering }: CheckWith): Said[] {
  if (!isOn(layer, side)) return [{ code: 'LAYER_OUTSIDE', weight: 'WARN' }]
  const edges = edgesOf(layer, lettering)
  const { left, top, right, bottom } = edges
  const over = Math.max(-left, -top, right - side.widthInches, bottom - side.heightInches)
  const weight = layer.kind === 'TEXT' ? 'WARN' : 'NOTE'
  // What is trimmed off with the bleed is meant to go over the edge.
  const { bleedInches, safeInches } = printingOf(side)
  if (over > hair && (bleedInches === 0 || layer.kind === 'TEXT')) return [{ code: 'CUT_OFF', weight, values: { inches: inches(over) } }]
  const isGround = bleedInches > 0 && coversAll(edges, side)
  return !isGround && safeInches > 0 && over > hair - safeInches ? [{ code: 'SAFE_CROSSED', weight, values: { inches: safeInches } }] : []
}

interface Edges {
  left: number
  top: number
  right: number
  bottom: number
}
/** A ground goes over every edge, and over the safe line with it. */
const coversAll = ({ left, top, right, bottom }: Edges, { widthInches, heightInches }: SideDocument): boolean =>
  left <= hair && top <= hair && right >= widthInches - hair && bottom >= heightInches - hair

function checkPicture(layer: ImageLayer, { pictures, minDpi }: CheckWith): Said[] {
  const picture = pictures.get(layer.fileId)
  if (!picture) return [{ code: 'PICTURE_GONE', weight: 'BLOCK' }]
  const dpi = layerDpi(layer, picture)
  const isLow = dpi !== null && dpi < minDpi
  return [
    ...(picture.isInLibrary ? [] : [{ code: 'PICTURE_REMOVED', weight: 'NOTE' } as const]),
    ...(isLow ? [{ code: 'DPI_LOW', weight: 'WARN', values: { dpi, minDpi } } as const] : []),
  ]
}

function checkText(layer: TextLayer, side: SideDocument, { lettering, isOrdered }: CheckWith): Said[] {
  if (layer.text.trim() === '') return [{ code: isOrdered && layer.slot ? 'TEXT_WANTED' : 'TEXT_EMPTY', weight: 'BLOCK' }]
  const { font = '', missing = [], sizeInches = layer.sizeInches } = lettering?.(layer) ?? {}
  if (missing.length > 0) return [{ code: 'LETTERS_MISSING', weight: 'BLOCK', values: { font, letters: missing.slice(0, 5).join(' ') } }]
  const least = leastLetterInches(printingOf(side).technique)
  if (sizeInches >= least - 1e-6) return []
  // A buyer's text that is made too small for its slot is refused; letters that a design draws so small are its seller's to see.
  const isCut = isOrdered && layer.slot && layer.sizeInches >= least
  const values = { size: inches(sizeInches), least }
  return [
    { ...(isCut ? ({ code: 'TEXT_TOO_LONG', weight: 'BLOCK' } as const) : ({ code: 'TEXT_SMALL', weight: 'WARN' } as const)), values },
  ]
}

/** Thin lines, half-transparent parts, and what has the garment's own colour. */
function checkInk(layer: Layer, side: SideDocument, given: CheckWith): Said[] {
  const isTransfer = printingOf(side).technique === 'DTF'
  const picture = layer.kind === 'IMAGE' ? given.pictures.get(layer.fileId)?.ink : undefined
  const stroke = layer.kind === 'SHAPE' ? layer.stroke : layer.kind === 'TEXT' ? layer.outline : null
  const isFaded = (layer.opacityPercent ?? 100) < 100
  const half = isFaded ? 1 : (picture?.halfShare ?? 0)
  const said: Said[] = []
  if (isTransfer && stroke && stroke.widthInches < leastStrokeInches - 1e-6)
    said.push({ code: 'STROKE_THIN', weight: 'WARN', values: { points: Math.round(stroke.widthInches * 720) / 10 } })
  if (isTransfer && half > mostHalf) said.push({ code: 'HALF_TRANSPARENT', weight: 'WARN', values: { percent: Math.round(half * 100) } })
  if (given.colorHex !== undefined && sameAs(given.colorHex, layer, picture) > mostSame) said.push({ code: 'SAME_COLOR', weight: 'WARN' })
  return said
}

/** How much of a layer's ink has the garment's colour. */
function sameAs(colorHex: string, layer: Layer, picture: PictureInk | undefined): number {
  if (layer.kind === 'IMAGE') return picture ? sameShare(picture, colorHex) : 0
  const colors = layer.kind === 'TEXT' ? [layer.color, layer.outline?.color] : [layer.fill, layer.stroke?.color]
  const inks = colors.flatMap(color => color ?? [])
  return inks.length > 0 && inks.every(color => isSameColor(color, colorHex)) ? 1 : 0
}

const inches = (value: number) => Math.round(value * 100) / 100
