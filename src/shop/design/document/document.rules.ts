// What may stand in a design, and what of it is printed: the same for the editor and the API.
import { extentOf, tilesOf } from '#base/paint/geometry.ts'
import { lettersOf } from '#base/paint/outline.ts'
import type { AreaSize } from '../art/fit.rules.ts'
import { type DifferenceFault, sideIn, whyNotDifferent } from './color/color.rules.ts'
import type { ImageLayer, Layer, SideDocument } from './contract.ts'
import { printedLayers, textsOf } from './layer.rules.ts'
import { documentLimits as limits } from './limit.rules.ts'

export type LayerFault =
  | 'DESIGN_LAYER_FAR'
  | 'DESIGN_CROP_EMPTY'
  | 'DESIGN_TILES_TOO_MANY'
  | 'DESIGN_TEXT_EMPTY'
  | 'DESIGN_TEXT_TOO_LONG'
  | 'DESIGN_TEXT_CONTROL'
  | 'DESIGN_SLOT_FIT'
  | 'DESIGN_SHAPE_EMPTY'

export type SideFault = 'DESIGN_KEY_TWICE' | 'DESIGN_LAYERS_OVER' | 'PRINT_BLANK'

export interface FoundOnSide<Code> {
  code: Code
  /** The first layer at fault, by its place; nothing where it is all of the side. */
  layer?: number
}

/** Why a layer may not be in a design for this area, or nothing where it may. */
export function whyNotLayer(layer: Layer, area: AreaSize): LayerFault | undefined {
  const most = limits.areas * Math.max(area.widthInches, area.heightInches)
  const { xInches, yInches, widthInches, heightInches } = layer
  if (Math.max(Math.abs(xInches), Math.abs(yInches), widthInches, heightInches) > most) return 'DESIGN_LAYER_FAR'
  if (layer.kind === 'TEXT' && layer.slot && layer.fit === 'NONE') return 'DESIGN_SLOT_FIT'
  if (layer.kind === 'TEXT') return whyNotText(layer.text)
  if (layer.kind === 'SHAPE') return layer.fill === null && layer.stroke === null ? 'DESIGN_SHAPE_EMPTY' : undefined
  return whyNotPicture(layer)
}

/** Lines are parted by a line feed; no other letter without a shape of its own may be hidden in a text. */
const control = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/u

/** The same of a text alone. */
export function whyNotText(text: string): LayerFault | undefined {
  if (control.test(text.replaceAll('\n', ''))) return 'DESIGN_TEXT_CONTROL'
  if (text.trim() === '') return 'DESIGN_TEXT_EMPTY'
  return lettersOf(text).length > limits.letters ? 'DESIGN_TEXT_TOO_LONG' : undefined
}

function whyNotPicture({ crop, repeat, widthInches: width, heightInches: height }: ImageLayer): LayerFault | undefined {
  if (crop && (crop.left + crop.right >= 0.999 || crop.top + crop.bottom >= 0.999)) return 'DESIGN_CROP_EMPTY'
  if (!repeat) return undefined
  const { tileWidthInches, tileHeightInches, gapInches: gap = 0, pattern } = repeat
  // Counted before they are listed: a thousandth of an inch would be a hundred million.
  if ((width / (tileWidthInches + gap)) * (height / (tileHeightInches + gap)) > limits.tiles) return 'DESIGN_TILES_TOO_MANY'
  const tiles = tilesOf({ width, height }, { width: tileWidthInches, height: tileHeightInches, gap }, pattern)
  return tiles.length > 2 * limits.tiles ? 'DESIGN_TILES_TOO_MANY' : undefined
}

/** Why a side may not be printed so, or nothing where it may: its first layer at fault, or all of it. */
export function whyNotSide(side: SideDocument, countIn = letterCount()): FoundOnSide<LayerFault | SideFault> | undefined {
  for (const [layer, each] of side.layers.entries()) {
    const code = whyNotLayer(each, side)
    if (code) return { code, layer }
  }
  const ids = side.layers.flatMap(layer => layer.id || [])
  if (new Set(ids).size < ids.length) return { code: 'DESIGN_KEY_TWICE' }
  const code = whyNotTogether(side, countIn)
  return code && { code }
}

/** Why what is printed of a side may not be printed together. */
function whyNotTogether(side: SideDocument, countIn: (text: string) => number): SideFault | 'DESIGN_TEXT_TOO_LONG' | undefined {
  if (printedLayers(side).length > (side.maxLayers ?? limits.layers)) return 'DESIGN_LAYERS_OVER'
  const letters = textsOf(side).reduce((sum, { text }) => sum + countIn(text), 0)
  if (letters > limits.lettersOfSide) return 'DESIGN_TEXT_TOO_LONG'
  return printedLayers(side).some(layer => isOn(layer, side)) ? undefined : 'PRINT_BLANK'
}

/** Counts each text once, however many colours print it. */
function letterCount(): (text: string) => number {
  const known = new Map<string, number>()
  return text => {
    const count = known.get(text) ?? lettersOf(text).length
    known.set(text, count)
    return count
  }
}

export type DesignFault = LayerFault | SideFault | DifferenceFault | 'DESIGN_COLOR_BLANK'

/**
 * The same of a side with all that differs on colours: as all others have it, what is said of colours, and as each of these prints it. A
 * design is made and saved by it; what is ordered is asked about in its own colour alone.
 */
export function whyNotDrawn(side: SideDocument): (FoundOnSide<DesignFault> & { color?: string }) | undefined {
  const countIn = letterCount()
  const fault = whyNotSide(side, countIn) ?? whyNotDifferent(side)
  if (fault) return fault
  for (const { color } of side.colors ?? []) {
    const own = sideIn(side, color)
    // Nothing else of a layer can become wrong by what may differ of it.
    const bare = own.layers.findIndex(layer => layer.kind === 'SHAPE' && layer.fill === null && layer.stroke === null)
    if (bare >= 0) return { code: 'DESIGN_SHAPE_EMPTY', layer: bare, color }
    const code = whyNotTogether(own, countIn)
    if (code) return { code: code === 'PRINT_BLANK' ? 'DESIGN_COLOR_BLANK' : code, color }
  }
  return undefined
}

/** Whether any of a layer's box is on the area. */
export function isOn(layer: Layer, { widthInches, heightInches }: AreaSize): boolean {
  const { left, top, right, bottom } = extentOf(layer)
  return right > 0 && bottom > 0 && left < widthInches && top < heightInches
}
