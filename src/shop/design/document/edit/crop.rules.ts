// What of a picture fills its box: its crop, edited by the edges of the box while the picture stays where it is; or tiles of it.
import { cropOf } from '#base/paint/geometry.ts'
import type { AreaSize, PictureSize } from '../../art/fit.rules.ts'
import type { ImageLayer } from '../contract.ts'
import { whyNotLayer } from '../document.rules.ts'
import { documentLimits as limits } from '../limit.rules.ts'
import { type Handle, inches, leastInches, type Point, sized, turn } from './place.rules.ts'

type Picture = ImageLayer & { id: string }
const whole = { left: 0, top: 0, right: 0, bottom: 0 }
const share = (value: number) => Math.round(value * 1e5) / 1e5 + 0

/** The whole picture's size where a crop's part of it fills the box, in inches. */
export function wholeSize({ crop = whole, widthInches, heightInches }: Picture): { width: number; height: number } {
  return { width: widthInches / (1 - crop.left - crop.right), height: heightInches / (1 - crop.top - crop.bottom) }
}

/** The crop as it is seen: a mirrored picture's left is cut where its right is shown. */
function seen({ crop = whole, flipX, flipY }: Picture) {
  const { left, top, right, bottom } = crop
  return { left: flipX ? right : left, right: flipX ? left : right, top: flipY ? bottom : top, bottom: flipY ? top : bottom }
}
const stored = (layer: Picture, crop: ReturnType<typeof seen>) => seen({ ...layer, crop })

/** An edge or corner of the box dragged over the picture, never beyond it. */
export function cropped(layer: Picture, { handle, by }: { handle: Handle; by: Point }): Picture {
  const local = turn(by, -(layer.rotateDegrees ?? 0))
  const full = wholeSize(layer)
  const crop = seen(layer)
  const [leastX, leastY] = [leastInches / full.width, leastInches / full.height]
  const cut = (now: number, opposite: number, more: number, least: number) => share(Math.min(Math.max(0, now + more), 1 - opposite - least))
  if (handle.across < 0) crop.left = cut(crop.left, crop.right, local.x / full.width, leastX)
  if (handle.across > 0) crop.right = cut(crop.right, crop.left, -local.x / full.width, leastX)
  if (handle.down < 0) crop.top = cut(crop.top, crop.bottom, local.y / full.height, leastY)
  if (handle.down > 0) crop.bottom = cut(crop.bottom, crop.top, -local.y / full.height, leastY)
  const size = { width: full.width * (1 - crop.left - crop.right), height: full.height * (1 - crop.top - crop.bottom) }
  return { ...sized(layer, size, handle), crop: stored(layer, crop) }
}

/** The picture moved behind its box, as far as there is picture. */
export function cropMoved(layer: Picture, by: Point): Picture {
  const local = turn(by, -(layer.rotateDegrees ?? 0))
  const full = wholeSize(layer)
  const crop = seen(layer)
  const x = Math.min(crop.left, Math.max(-crop.right, local.x / full.width))
  const y = Math.min(crop.top, Math.max(-crop.bottom, local.y / full.height))
  const next = { left: share(crop.left - x), right: share(crop.right + x), top: share(crop.top - y), bottom: share(crop.bottom + y) }
  return { ...layer, crop: stored(layer, next) }
}

/** The whole picture again, as large as it was printed. */
export function uncropped(layer: Picture): Picture {
  const full = wholeSize(layer)
  const crop = seen(layer)
  // Its middle moves to where the whole picture's is.
  const shift = turn(
    { x: ((crop.right - crop.left) * full.width) / 2, y: ((crop.bottom - crop.top) * full.height) / 2 },
    layer.rotateDegrees ?? 0,
  )
  const grown = sized(layer, full)
  return { ...grown, xInches: grown.xInches + shift.x, yInches: grown.yInches + shift.y, crop: whole }
}

type Repeat = NonNullable<ImageLayer['repeat']>
export type Pattern = Repeat['pattern']
/** Of an area a first tile takes at most this share: one that fills it shows no pattern. */
const tileShare = 1 / 4
const mostGap = 50

/**
 * Laid as a pattern over the whole area, its tile as large as the picture was, or smaller; another pattern keeps box and tile. Without one it
 * is a single picture again, as large as its tile, in the middle of its box.
 */
export function patterned(layer: Picture, pattern: Pattern | null, area: AreaSize): Picture {
  const { repeat } = layer
  if (pattern === null) {
    if (!repeat) return layer
    return { ...sized(layer, { width: repeat.tileWidthInches, height: repeat.tileHeightInches }), repeat: null }
  }
  if (repeat) return withRepeat(layer, { ...repeat, pattern })
  const factor = Math.min(1, (area.widthInches * tileShare) / layer.widthInches, (area.heightInches * tileShare) / layer.heightInches)
  const box = { xInches: 0, yInches: 0, widthInches: area.widthInches, heightInches: area.heightInches, rotateDegrees: 0 }
  const tile = { tileWidthInches: inches(layer.widthInches * factor), tileHeightInches: inches(layer.heightInches * factor) }
  return withRepeat({ ...layer, ...box }, { pattern, ...tile, gapInches: 0 })
}

/** Its tiles of another width, in proportion, or with another gap between two; `pixels` are its picture's, where they are known. */
export function tiled(layer: Picture, to: { widthInches?: number; gapInches?: number }, pixels?: PictureSize): Picture {
  const { repeat } = layer
  if (!repeat) return layer
  const ratio = tileRatio(repeat, layer, pixels)
  // Wider than this it would be higher than a design may have it.
  const most = Math.min(limits.inches, limits.inches / ratio)
  const width = Math.min(most, Math.max(leastInches, to.widthInches ?? repeat.tileWidthInches))
  const gapInches = Math.min(mostGap, Math.max(0, to.gapInches ?? repeat.gapInches ?? 0))
  const size = to.widthInches === undefined ? {} : { tileWidthInches: width, tileHeightInches: width * ratio }
  return withRepeat(layer, { ...repeat, ...size, gapInches: inches(gapInches) })
}

/** Its picture's height per width, unless its tile was pulled out of that: a small tile's own sides are rounded too much to tell. */
function tileRatio({ tileWidthInches: width, tileHeightInches: height }: Repeat, { crop }: Picture, pixels?: PictureSize): number {
  if (!pixels) return height / width
  const part = cropOf({ width: pixels.widthPixels, height: pixels.heightPixels }, crop)
  const ratio = part.height / part.width
  return Math.abs(height - width * ratio) <= limits.leastInches * (1 + ratio) ? ratio : height / width
}

/** With tiles no smaller than a design may have of them. */
function withRepeat(layer: Picture, repeat: Repeat): Picture {
  const withTile = (width: number, height: number, round: (value: number) => number): Picture => ({
    ...layer,
    repeat: { ...repeat, tileWidthInches: tileSide(round(width)), tileHeightInches: tileSide(round(height)) },
  })
  const { tileWidthInches: width, tileHeightInches: height } = repeat
  const isTooMany = (next: Picture) =>
    whyNotLayer({ ...next, crop: whole }, { widthInches: 1e6, heightInches: 1e6 }) === 'DESIGN_TILES_TOO_MANY'
  const asked = withTile(width, height, inches)
  if (!isTooMany(asked)) return asked
  const factor = leastTiles(layer, repeat, { width, height })
  const grown = withTile(width * factor, height * factor, inchesUp)
  if (!isTooMany(grown)) return grown
  // So long a ribbon that its longer side has come to its limit: its shorter one alone grows on.
  const square = leastTiles(layer, repeat, { width: 1, height: 1 })
  return withTile(Math.max(width * factor, square), Math.max(height * factor, square), inchesUp)
}
const tileSide = (value: number): number => Math.min(limits.inches, Math.max(limits.leastInches, value))
/** Rounded down, a tile that just fits would be one too many again. */
const inchesUp = (value: number): number => Math.ceil(value * 1_000 - 1e-6) / 1_000

/** By which factor tiles of this size are few enough, both as the area they take and as the rows and columns that are begun. */
function leastTiles(
  { widthInches, heightInches }: Picture,
  { pattern, gapInches: gap = 0 }: Repeat,
  tile: { width: number; height: number },
) {
  const { width, height } = tile
  // A row of bricks may begin one column more than another.
  const begun = pattern === 'BRICK' ? 2 : 1
  // (W/(w·f+g) + columns) · (H/(h·f+g) + rows) = most, as a·f² + b·f + c = 0; it falls as f grows, so that its larger root is the least.
  const root = (most: number, columns: number, rows: number) => {
    const free = most - columns * rows
    const a = free * width * height
    const b = free * gap * (width + height) - widthInches * rows * height - heightInches * columns * width
    const c = free * gap * gap - (widthInches * rows + heightInches * columns) * gap - widthInches * heightInches
    return (Math.sqrt(Math.max(0, b * b - 4 * a * c)) - b) / (2 * a)
  }
  return Math.max(root(limits.tiles, 0, 0), root(2 * limits.tiles, begun, 1))
}
