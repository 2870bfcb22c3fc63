import type { PageSize } from './page.ts'
import type { Pixels } from './pdfium.ts'

/** A part of a page in points, from its top left corner as it is seen. */
export interface Area {
  left: number
  top: number
  width: number
  height: number
}

/** Ink nearer to each other than this belongs together. */
const cell = 12
/** Kept free around what was found, so that a scanner sees where bars begin. */
const margin = 4

/**
 * Where on a page its label is. A page of a label's shape (2 : 3, within 6 %) is the label. On other paper it is the largest block of ink
 * of about that shape, so that instructions beside it stay away; else all of the ink; else the page.
 */
export function labelArea({ widthPoints, heightPoints }: PageSize, pixels: Pixels): Area {
  const page = { left: 0, top: 0, width: widthPoints, height: heightPoints }
  if (Math.abs(shapeOf(page) - 1.5) <= 0.09) return page
  const blocks = blocksOf(pixels)
  const scale = widthPoints / pixels.width
  const labels = blocks.filter(block => Math.abs(shapeOf(block) - 1.5) <= 0.25 && block.width * scale >= 144 && block.height * scale >= 144)
  const chosen = labels.sort((one, other) => other.width * other.height - one.width * one.height)[0] ?? around(blocks)
  if (!chosen) return page
  const left = Math.max(0, chosen.left * scale - margin)
  const top = Math.max(0, chosen.top * scale - margin)
  return {
    left,
    top,
    width: Math.min(widthPoints, (chosen.left + chosen.width) * scale + margin) - left,
    height: Math.min(heightPoints, (chosen.top + chosen.height) * scale + margin) - top,
  }
}

/** The longer side by the shorter. */
const shapeOf = ({ width, height }: Area): number => Math.max(width, height) / Math.min(width, height)

const isInk = (pixels: Pixels, x: number, y: number): boolean => (pixels.data[(y * pixels.width + x) * 4] ?? 255) < 200

/** Blocks of ink that touch each other on a grid of cells, in pixels; blocks that overlap are one. */
function blocksOf(pixels: Pixels): Area[] {
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

const overlap = (one: Area, other: Area): boolean =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height

const around = (areas: readonly Area[]): Area | undefined => areas.reduce<Area | undefined>((all, area) => joined(all, area), undefined)

function joined(one: Area | undefined, other: Area): Area {
  if (!one) return other
  const left = Math.min(one.left, other.left)
  const top = Math.min(one.top, other.top)
  const right = Math.max(one.left + one.width, other.left + other.width)
  const bottom = Math.max(one.top + one.height, other.top + other.height)
  return { left, top, width: right - left, height: bottom - top }
}
