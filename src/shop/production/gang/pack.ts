// Where pieces lie on sheets: what is due first on the first sheets, each sheet laid in several ways of which the shortest is taken.
import { setImmediate } from 'node:timers/promises'
import { cellSize } from '#engine/image/gang/place.ts'
import type { Roll } from '#shop/setting/rules.ts'
import { inPixels, type PackedSheet, type ToPack } from './rules.ts'
import { type Laid, lay, type Rect, type Weights } from './skyline.rules.ts'

const insideOf = (roll: Roll) => ({
  width: inPixels(roll.widthInches) - 2 * inPixels(roll.edgeInches),
  height: inPixels(roll.longestInches) - 2 * inPixels(roll.edgeInches),
})

/** Whether a piece fits onto the roll, lying or turned. */
export function fits(ink: ToPack['ink'], roll: Roll): boolean {
  const cell = cellSize(ink)
  const inside = insideOf(roll)
  const [short, long] = [Math.min(cell.width, cell.height), Math.max(cell.width, cell.height)]
  return short <= inside.width && long <= inside.height
}

/** Which of these wastes least depends on the pieces; the first few are enough to see how many fit. */
const weightings: readonly Weights[] = [0, 0.2, 0.5, 1].flatMap(step =>
  [0.3, 0.7, 1.2].flatMap(height => [0.5, 2, 6].map(gap => ({ gap, step, height }))),
)
const quickWeightings = weightings.filter((_, at) => at % 9 === 4)

/** Pieces times kinds times weightings of one sheet: some 0.2 s. The more sizes there are, the fewer weightings are tried. */
const workMost = 2_000_000
/** Always those that counted how many fit: one of them surely lays them all on the sheet. */
function weightingsFor(rects: readonly Rect<ToPack>[]): readonly Weights[] {
  const kinds = new Set(rects.map(rect => `${rect.width} ${rect.height}`)).size
  const every = Math.ceil(weightings.length / Math.max(1, Math.floor(workMost / (rects.length * kinds))))
  return weightings.filter((weights, at) => at % every === 0 || quickWeightings.includes(weights))
}

/**
 * Sheets of these pieces, each of which fits: those that stand first lie on the first sheets, and a later piece on an earlier sheet only
 * where it fills what would stay empty. The same pieces give the same sheets. Others are served between two sheets.
 */
export async function packed(pieces: readonly ToPack[], roll: Roll): Promise<PackedSheet[]> {
  const gap = inPixels(roll.gapInches)
  const inside = insideOf(roll)
  // Each piece carries its gap at its right and below; that of the last one lies over the edge.
  const strip = { width: inside.width + gap, longest: inside.height + gap }
  let rects: Rect<ToPack>[] = pieces.map(piece => {
    const cell = cellSize(piece.ink)
    return { width: cell.width + gap, height: cell.height + gap, of: piece }
  })
  const sheets: PackedSheet[] = []
  while (rects.length > 0) {
    const count = howMany(rects, strip)
    const [now, later] = [rects.slice(0, count), rects.slice(count)]
    const laid = shortest(strip, weightingsFor(rects), now, later)
    const placed = new Set(laid.map(each => each.of))
    rects = rects.filter(rect => !placed.has(rect.of))
    sheets.push(sheetOf(laid, roll))
    if (rects.length > 0) await setImmediate()
  }
  return sheets
}

interface Strip {
  width: number
  longest: number
}
const lengthOf = (laid: readonly Laid<ToPack>[]) => Math.max(0, ...laid.map(each => each.y + (each.isTurned ? each.width : each.height)))

/** How many from the first on surely lie on one sheet; one at least. */
function howMany(rects: readonly Rect<ToPack>[], strip: Strip): number {
  const isOn = (count: number) =>
    quickWeightings.some(weights => lengthOf(lay({ ...strip, weights }, rects.slice(0, count))) <= strip.longest)
  let area = 0
  let most = 0
  // No more than their area allows.
  for (const rect of rects) {
    area += rect.width * rect.height
    if (area > strip.width * strip.longest) break
    most++
  }
  if (most <= 1 || isOn(most)) return Math.max(1, most)
  let least = 1
  most--
  while (least < most) {
    const middle = Math.ceil((least + most) / 2)
    if (isOn(middle)) least = middle
    else most = middle - 1
  }
  return least
}

/** A sheet that something is left for is as full as it can be; the last one is as short. */
function shortest(strip: Strip, among: readonly Weights[], now: readonly Rect<ToPack>[], later: readonly Rect<ToPack>[]): Laid<ToPack>[] {
  let best: Laid<ToPack>[] = []
  let least = Number.POSITIVE_INFINITY
  for (const weights of among) {
    const laid = lay({ ...strip, weights }, now, later)
    const length = lengthOf(laid)
    if (length > strip.longest) continue
    const waste = 1 - laid.reduce((sum, each) => sum + each.width * each.height, 0) / (strip.width * length)
    if (waste < least) [best, least] = [laid, waste]
  }
  return best
}

function sheetOf(laid: readonly Laid<ToPack>[], roll: Roll): PackedSheet {
  const [gap, edge, width] = [inPixels(roll.gapInches), inPixels(roll.edgeInches), inPixels(roll.widthInches)]
  const places = laid.map(({ of, x, y, isTurned, ...rect }) => {
    const cell = { width: rect.width - gap, height: rect.height - gap }
    const turned = isTurned ? { width: cell.height, height: cell.width } : cell
    return { ...of, left: x + edge, top: y + edge, ...turned, isTurned }
  })
  const length = Math.max(...places.map(place => place.top + place.height)) + edge
  const areaOf = (sizes: readonly { width: number; height: number }[]) => sizes.reduce((sum, size) => sum + size.width * size.height, 0)
  const area = width * length
  return { width, length, usedShare: areaOf(places.map(place => place.ink)) / area, cellShare: areaOf(places) / area, places }
}
