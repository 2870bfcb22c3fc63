// A side of a design on another area: as wide a share of it, hung as its product asks, and no larger than its pictures are sharp.
import { extentOf } from '#base/paint/geometry.ts'
import { naturalDpi } from '../../art/dpi.rules.ts'
import type { Align, AreaSize, PictureSize } from '../../art/fit.rules.ts'
import { everShown } from '../../document/color/color.rules.ts'
import type { ColorDifference, LayerDifference } from '../../document/color/contract.ts'
import type { Layer, SideDocument } from '../../document/contract.ts'
import { printedLayers } from '../../document/layer.rules.ts'
import { documentDpi } from '../../document/resolution.rules.ts'

/** An area, and how art hangs on it (`alignOf`). */
export type HungArea = AreaSize & { align: Align }

/**
 * The layers on the other area, all scaled alike: what is printed, on whichever colour, takes the same share of its width, less where it would be too high. A
 * picture that prints at under 300 dots per inch is not enlarged, any other no further than to those. On an area of the same size the
 * layers stay as they are.
 */
export function refitted(
  side: Pick<SideDocument, 'layers' | 'colors'>,
  { from, to, pictures }: { from: HungArea; to: HungArea; pictures: ReadonlyMap<number, PictureSize> },
): Pick<SideDocument, 'layers' | 'colors'> {
  const { layers, colors } = side
  const { layers: shown } = everShown(side)
  const scale = scaleOf(shown, { from, to, pictures })
  const ink = inkOf(shown, from)
  const width = (ink.right - ink.left) * scale
  const height = (ink.bottom - ink.top) * scale
  const middle = (((ink.left + ink.right) / 2) * to.widthInches) / from.widthInches
  const left = between(middle - width / 2, to.widthInches - width)
  const top = between(topOf(ink, { from, to, scale, height }), to.heightInches - height)
  const shift = { x: left - ink.left * scale, y: top - ink.top * scale }
  const isSame = scale === 1 && Math.abs(shift.x) < 1e-6 && Math.abs(shift.y) < 1e-6
  if (isSame) return { layers, colors }
  return { layers: layers.map(layer => scaled(layer, scale, shift)), colors: colors?.map(each => scaledDifference(each, scale)) }
}

/** How much larger or smaller the layers become. */
export function scaleOf(
  layers: readonly Layer[],
  { from, to, pictures }: { from: AreaSize; to: AreaSize; pictures: ReadonlyMap<number, PictureSize> },
): number {
  const { top, bottom } = inkOf(layers, from)
  const fits = Math.min(to.widthInches / from.widthInches, to.heightInches / Math.max(bottom - top, 1e-3))
  const printed = printedLayers({ layers }).filter(layer => layer.kind === 'IMAGE')
  const dpi = printed.length > 0 ? (documentDpi({ layers: printed }, pictures) ?? 0) : Number.POSITIVE_INFINITY
  return Math.min(fits, Math.max(1, dpi / naturalDpi))
}

/** What of the area the printed layers cover, from edge to edge. */
function inkOf(layers: readonly Layer[], { widthInches, heightInches }: AreaSize) {
  const extents = printedLayers({ layers }).map(extentOf)
  const within = (value: number, most: number) => Math.min(most, Math.max(0, value))
  return {
    left: within(Math.min(...extents.map(each => each.left)), widthInches),
    top: within(Math.min(...extents.map(each => each.top)), heightInches),
    right: within(Math.max(...extents.map(each => each.right)), widthInches),
    bottom: within(Math.max(...extents.map(each => each.bottom)), heightInches),
  }
}

function topOf(
  ink: { top: number; bottom: number },
  { from, to, scale, height }: { from: HungArea; to: HungArea; scale: number; height: number },
) {
  if (to.align === 'top') return from.align === 'top' ? ink.top * scale : 0
  if (from.align === 'top') return (to.heightInches - height) / 2
  return (((ink.top + ink.bottom) / 2) * to.heightInches) / from.heightInches - height / 2
}

const between = (value: number, most: number): number => Math.min(Math.max(0, most), Math.max(0, value))

/** To a millionth of an inch, which no print shows. */
const scaledInches = (value: number, scale: number): number => Math.round(value * scale * 1e6) / 1e6
const scaledStroke = <S extends { widthInches: number } | null>(given: S, scale: number): S =>
  given && { ...given, widthInches: scaledInches(given.widthInches, scale) }

/** What differs on a colour: its strokes. */
const scaledDifference = ({ color, layers }: ColorDifference, scale: number): ColorDifference => ({
  color,
  layers: layers.map(
    ({ outline, stroke, ...rest }): LayerDifference => ({
      ...rest,
      ...(outline !== undefined && { outline: scaledStroke(outline, scale) }),
      ...(stroke !== undefined && { stroke: scaledStroke(stroke, scale) }),
    }),
  ),
})

/** Every figure of a layer that is inches. */
function scaled(layer: Layer, scale: number, shift: { x: number; y: number }): Layer {
  const inches = (value: number) => scaledInches(value, scale)
  const stroke = <S extends { widthInches: number } | null>(given: S): S => scaledStroke(given, scale)
  const box = {
    xInches: Math.round((layer.xInches * scale + shift.x) * 1e6) / 1e6,
    yInches: Math.round((layer.yInches * scale + shift.y) * 1e6) / 1e6,
    widthInches: inches(layer.widthInches),
    heightInches: inches(layer.heightInches),
  }
  if (layer.kind === 'TEXT') return { ...layer, ...box, sizeInches: inches(layer.sizeInches), outline: stroke(layer.outline) }
  if (layer.kind === 'SHAPE') return { ...layer, ...box, stroke: stroke(layer.stroke), cornerInches: inches(layer.cornerInches) }
  const { repeat } = layer
  if (!repeat) return { ...layer, ...box }
  const tile = { tileWidthInches: inches(repeat.tileWidthInches), tileHeightInches: inches(repeat.tileHeightInches) }
  return { ...layer, ...box, repeat: { ...repeat, ...tile, gapInches: inches(repeat.gapInches ?? 0) } }
}
