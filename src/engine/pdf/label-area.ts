import { type Area, type Barcode, isLabelSized, overlap, type PageSize } from './page.ts'
import type { Pixels } from './pdfium.ts'

/**
 * How far apart ink may stand that belongs together, in points: the widest first, so that nothing of a label is left out. What stands
 * nearer to others is a label by its frame alone; without one it may be a part of a label.
 */
const gaps = [
  { points: 36, isFramed: false },
  { points: 24, isFramed: false },
  { points: 12, isFramed: true },
  { points: 8, isFramed: true },
  { points: 5, isFramed: true },
]
/** Kept free around what was found, so that a scanner sees where bars begin. */
const margin = 4
/** No label is printed smaller than half its size. */
const leastSide = 144

/**
 * Where the label of this bar code may be on its page, the likeliest first: the page, where it is a label's in size and shape; the blocks
 * of ink around the code that have a label's shape (2 : 3), by ever narrower gaps, so that instructions and other labels stay away; the page,
 * where it has the shape; all of the ink.
 */
export function areasAround(size: PageSize, pixels: Pixels, code: Barcode): Area[] {
  const page = { left: 0, top: 0, width: size.widthPoints, height: size.heightPoints }
  const scale = size.widthPoints / pixels.width
  const isShaped = Math.abs(shapeOf(page) - 1.5) <= 0.09
  const areas: Area[] = []
  for (const { points, isFramed } of gaps) {
    const block = blocksOf(pixels, Math.max(2, Math.round(points / scale))).find(it => overlap(inPoints(it, scale), middleOf(code.at)))
    if (!block || (isFramed && !hasFrame(pixels, block))) continue
    const area = inPoints(block, scale)
    if (Math.abs(shapeOf(area) - 1.5) <= 0.25 && runsAcross(area, code)) areas.push(area)
  }
  const ink = around(blocksOf(pixels, Math.round(12 / scale)))
  const wide = [...areas, ...(isShaped ? [page] : []), ...(ink ? [inPoints(ink, scale)] : [])]
  const likely = wide.filter(area => Math.min(area.width, area.height) >= leastSide && isInMiddle(area, code))
  return [...(isShaped && isLabelSized(size) ? [page] : []), ...likely.map(area => withMargin(area, page))]
}

/** How far apart ink may stand within a frame that is looked for. */
const frameGaps = [24, 12, 8, 5]
/** Frames of a label's shape, apart from these codes and from each other: what is in them may be labels, too. */
export function framesApartFrom(size: PageSize, pixels: Pixels, codes: readonly Area[]): Area[] {
  const scale = size.widthPoints / pixels.width
  const frames: Area[] = []
  for (const points of frameGaps)
    for (const block of blocksOf(pixels, Math.max(2, Math.round(points / scale)))) {
      const area = inPoints(block, scale)
      const isLabel = Math.min(area.width, area.height) >= leastSide && Math.abs(shapeOf(area) - 1.5) <= 0.25
      if (!isLabel || [...codes, ...frames].some(other => overlap(area, other)) || !hasFrame(pixels, block)) continue
      frames.push(area)
    }
  return frames
}

const middleOf = ({ left, top, width, height }: Area): Area => ({ left: left + width / 2, top: top + height / 2, width: 1, height: 1 })

/** The bars run from side to side of an upright label. */
const runsAcross = (area: Area, { turn }: Barcode): boolean => area.height > area.width === (turn % 2 === 0)

/** Bars stand in the middle of their label; in two labels side by side they do not. */
function isInMiddle(area: Area, { at, turn }: Barcode): boolean {
  const off = turn % 2 === 0 ? at.left + at.width / 2 - area.left - area.width / 2 : at.top + at.height / 2 - area.top - area.height / 2
  return Math.abs(off) <= (turn % 2 === 0 ? area.width : area.height) / 6
}

const edge = 4
/** Whether ink runs along all four edges of the block. */
function hasFrame(pixels: Pixels, { left, top, width, height }: Area): boolean {
  const isAlong = (length: number, inkAt: (along: number, deep: number) => boolean) => {
    let inked = 0
    for (let along = 0; along < length; along++)
      if (Array.from({ length: edge }, (_, deep) => deep).some(deep => inkAt(along, deep))) inked++
    return inked >= length * 0.9
  }
  return (
    isAlong(width, (x, y) => isInk(pixels, left + x, top + y)) &&
    isAlong(width, (x, y) => isInk(pixels, left + x, top + height - 1 - y)) &&
    isAlong(height, (y, x) => isInk(pixels, left + x, top + y)) &&
    isAlong(height, (y, x) => isInk(pixels, left + width - 1 - x, top + y))
  )
}

const inPoints = ({ left, top, width, height }: Area, scale: number): Area => ({
  left: left * scale,
  top: top * scale,
  width: width * scale,
  height: height * scale,
})

function withMargin(area: Area, page: Area): Area {
  const left = Math.max(0, area.left - margin)
  const top = Math.max(0, area.top - margin)
  return {
    left,
    top,
    width: Math.min(page.width, area.left + area.width + margin) - left,
    height: Math.min(page.height, area.top + area.height + margin) - top,
  }
}

/** The longer side by the shorter. */
const shapeOf = ({ width, height }: Area): number => Math.max(width, height) / Math.min(width, height)

const isInk = (pixels: Pixels, x: number, y: number): boolean => (pixels.data[(y * pixels.width + x) * 4] ?? 255) < 200

/** Blocks of ink that touch each other on a grid of cells of so many pixels, in pixels; blocks that overlap are one. */
function blocksOf(pixels: Pixels, cell: number): Area[] {
  const columns = Math.ceil(pixels.width / cell)
  const cells = new Map<number, Area>()
  for (let y = 0; y < pixels.height; y++) {
    for (let x = 0; x < pixels.width; x++) {
      if (!isInk(pixels, x, y)) continue
      const key = Math.floor(y / cell) * columns + Math.floor(x / cell)
      cells.set(key, joined(cells.get(key), { left: x, top: y, width: 1, height: 1 }))
    }
  }
  const blocks: Area[] = []
  for (const key of cells.keys()) {
    const block = flood(cells, key, columns)
    if (block) blocks.push(block)
  }
  return joinOverlapping(blocks)
}

/** Takes the cells that hang together with this one out of the map, and gives what they cover. */
function flood(cells: Map<number, Area>, from: number, columns: number): Area | undefined {
  let block: Area | undefined
  const open = [from]
  for (let key = open.pop(); key !== undefined; key = open.pop()) {
    const area = cells.get(key)
    if (!area) continue
    cells.delete(key)
    block = joined(block, area)
    for (const down of [-columns, 0, columns]) open.push(key + down - 1, key + down, key + down + 1)
  }
  return block
}

function joinOverlapping(blocks: readonly Area[]): Area[] {
  const apart: Area[] = []
  for (const block of blocks) {
    let grown = block
    for (let at = apart.findIndex(other => overlap(other, grown)); at >= 0; at = apart.findIndex(other => overlap(other, grown))) {
      grown = joined(grown, apart.splice(at, 1)[0] ?? grown)
    }
    apart.push(grown)
  }
  return apart
}

const around = (areas: readonly Area[]): Area | undefined => areas.reduce<Area | undefined>((all, area) => joined(all, area), undefined)

function joined(one: Area | undefined, other: Area): Area {
  if (!one) return other
  const left = Math.min(one.left, other.left)
  const top = Math.min(one.top, other.top)
  const right = Math.max(one.left + one.width, other.left + other.width)
  const bottom = Math.max(one.top + one.height, other.top + other.height)
  return { left, top, width: right - left, height: bottom - top }
}
