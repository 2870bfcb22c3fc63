// What of a picture fills its box: its crop, edited by the edges of the box while the picture stays where it is; or tiles of it.
import type { AreaSize } from '../../art/fit.rules.ts'
import type { ImageLayer } from '../contract.ts'
import { whyNotLayer } from '../document.rules.ts'
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

/** Its tiles of another width, in proportion, or with another gap between two. */
export function tiled(layer: Picture, to: { widthInches?: number; gapInches?: number }): Picture {
  const { repeat } = layer
  if (!repeat) return layer
  const width = Math.max(leastInches, to.widthInches ?? repeat.tileWidthInches)
  const height = (width * repeat.tileHeightInches) / repeat.tileWidthInches
  const gapInches = Math.min(mostGap, Math.max(0, to.gapInches ?? repeat.gapInches ?? 0))
  return withRepeat(layer, { ...repeat, tileWidthInches: inches(width), tileHeightInches: inches(height), gapInches: inches(gapInches) })
}

/** With tiles no smaller than a design may have of them. */
function withRepeat(layer: Picture, repeat: Repeat): Picture {
  const next = { ...layer, repeat }
  const isTooMany = whyNotLayer({ ...next, crop: whole }, { widthInches: 1e6, heightInches: 1e6 }) === 'DESIGN_TILES_TOO_MANY'
  if (!isTooMany) return next
  const { tileWidthInches, tileHeightInches } = repeat
  return withRepeat(layer, { ...repeat, tileWidthInches: inches(tileWidthInches * 1.1), tileHeightInches: inches(tileHeightInches * 1.1) })
}
