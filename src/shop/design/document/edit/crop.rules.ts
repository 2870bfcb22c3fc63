// What a picture's crop leaves, edited by the edges of its box while the picture stays where it is; and the picture moved in its box.
import type { ImageLayer } from '../contract.ts'
import { type Handle, leastInches, type Point, sized, turn } from './place.rules.ts'

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
