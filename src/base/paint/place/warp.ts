// Art as it is seen at an angle or around a cylinder, by Canvas 2D calls alone (docs/decisions/212-places.md). A canvas knows affine maps
// only; both of these are affine along lines: a plane's along those of equal depth, a cylinder's along those of its axis. So lines of pixels
// are drawn by their own maps on a canvas that lies along them, twice as fine as the photograph; those of which one map is all but exact
// are drawn at once.
import { type AreaInches, type CornersPlace, type CylinderPlace, frameOf, outlineOf, type Point, radians, type Size } from './geometry.ts'
import { inverseOf, type Projection, project, projectionOnto, times } from './projection.ts'

/** What is used of a canvas's context. */
export interface WarpContext<Image> {
  globalAlpha: number
  globalCompositeOperation: string
  fillStyle: unknown
  imageSmoothingQuality: 'low' | 'medium' | 'high'
  save(): void
  restore(): void
  translate(x: number, y: number): void
  rotate(angle: number): void
  transform(a: number, b: number, c: number, d: number, e: number, f: number): void
  setTransform(a: number, b: number, c: number, d: number, e: number, f: number): void
  beginPath(): void
  rect(x: number, y: number, width: number, height: number): void
  clip(): void
  fillRect(x: number, y: number, width: number, height: number): void
  drawImage(image: Image, x: number, y: number, width: number, height: number): void
}
/** A canvas of its own; `release` gives its memory back. */
export interface Surface<Image> {
  image: Image
  context: WarpContext<Image>
  release(): void
}
export type MakeSurface<Image> = (width: number, height: number) => Surface<Image>

interface Warped<Image, Place> {
  art: Image
  /** Of the art, in its pixels. */
  size: Size
  place: Place
  area: AreaInches
  photo: Size
  surface: MakeSurface<Image>
}

/** Lines of a photograph's pixel. */
const finer = 2

/** Draws art whose corners are seen at these points. */
export function paintOnCorners<Image>(context: WarpContext<Image>, asked: Warped<Image, CornersPlace>): void {
  const { size, place, area, photo } = asked
  const corners = outlineOf(place, area, photo)
  const onto = projectionOnto(corners, size)
  const tilt = tiltOf(inverseOf(onto), corners)
  const turned = corners.map(({ x, y }) => rotated({ x: x * finer, y: y * finer }, -tilt))
  const [left, top] = [Math.min(...turned.map(({ x }) => x)) - finer, Math.min(...turned.map(({ y }) => y)) - finer].map(Math.floor) as [
    number,
    number,
  ] // two of two
  const [right, bottom] = [Math.max(...turned.map(({ x }) => x)) + finer, Math.max(...turned.map(({ y }) => y)) + finer]
  const [cos, sin] = [Math.cos(tilt) * finer, Math.sin(tilt) * finer]
  const lined = times([cos, sin, -left, -sin, cos, -top, 0, 0, 1], onto)
  const back = inverseOf(lined)
  const lines = asked.surface(Math.ceil(right - left), Math.ceil(bottom - top))
  const levels = levelsOf(asked)
  const edges = turned.map(({ x, y }) => ({ x: x - left, y: y - top }))
  const [width, height] = [Math.ceil(right - left), Math.ceil(bottom - top)]
  const slant = ({ y }: Point) => Math.abs(back[7] / (back[7] * y + back[8]))
  for (let row = 0, count = 1; row < height; row += count) {
    count = linesAt(off / ((width / 4) * slant({ x: 0, y: row })))
    const span = spanOf(edges, row, count)
    if (!span) continue
    const [from, to] = [Math.max(0, Math.floor(span[0]) - finer), Math.ceil(span[1]) + finer]
    const middle = { x: (span[0] + span[1]) / 2, y: row + count / 2 }
    drawLines(lines.context, levels, { box: [from, row, to - from, count], middle, map: mapAt(back, middle) })
  }
  context.save()
  context.rotate(tilt)
  context.drawImage(lines.image, left / finer, top / finer, Math.ceil(right - left) / finer, Math.ceil(bottom - top) / finer)
  context.restore()
  lines.release()
  for (const level of levels) level.release()
}

/** The turn of the lines of equal depth, in radians. */
function tiltOf([, , , , , , g, h, i]: Projection, corners: readonly Point[]): number {
  const depths = corners.map(({ x, y }) => g * x + h * y + i)
  // What is hardly slanted may be drawn along any lines: along the photograph's own nothing is turned twice.
  const isFlat = Math.max(...depths) - Math.min(...depths) < Math.abs(depths[0] ?? 1) * 1e-4
  return isFlat ? 0 : Math.atan(-g / h)
}
const rotated = ({ x, y }: Point, angle: number): Point => ({
  x: x * Math.cos(angle) - y * Math.sin(angle),
  y: x * Math.sin(angle) + y * Math.cos(angle),
})

/** So far a line's pixels may be drawn beside where they belong: a tenth of the photograph's. */
const off = 0.1 * finer
/** So many lines may be drawn by one map. */
const linesAt = (most: number) => Math.max(1, Math.min(16, Math.floor(most)))

/** Where these rows of pixels, and those beside them, cross the corners' outline. */
function spanOf(corners: readonly Point[], row: number, count: number): [number, number] | undefined {
  const [above, below] = [row - 1, row + count + 1]
  const within = corners.filter(({ y }) => y > above && y < below).map(({ x }) => x)
  const crossed = [above, below].flatMap(y =>
    corners.flatMap((one, at) => {
      const other = corners[(at + 1) % corners.length] ?? one
      if (one.y < y === other.y < y) return []
      return [one.x + ((y - one.y) * (other.x - one.x)) / (other.y - one.y)]
    }),
  )
  const all = [...within, ...crossed]
  return all.length < 2 ? undefined : [Math.min(...all), Math.max(...all)]
}

/** Of lines of pixels: which point of the art is seen in their middle, and how the art changes from there, across and down. */
interface LineMap extends Point {
  across: Point
  down: Point
}
/** Along the middle line it is the projection itself, beside it its tangent. */
function mapAt(back: Projection, middle: Point): LineMap {
  const [a, b, , d, e, , g, h, i] = back
  const { x, y } = project(back, middle)
  const depth = g * middle.x + h * middle.y + i
  return {
    ...{ x, y },
    across: { x: (a - x * g) / depth, y: (d - y * g) / depth },
    down: { x: (b - x * h) / depth, y: (e - y * h) / depth },
  }
}

/**
 * Draws art around a cylinder: what turns away is seen narrower, and what lies behind it not at all. Its lines are drawn lying, as pictures
 * are held row by row, and are stood up with the rest.
 */
export function paintOnCylinder<Image>(context: WarpContext<Image>, asked: Warped<Image, CylinderPlace>): void {
  const { size, place, area, photo } = asked
  const frame = frameOf(place, area, photo)
  const radius = frame.width / 2
  // Where the cylinder stands upright, pixels of the lines are halves of the photograph's.
  const [left, top] = [-radius - fraction(frame.x - radius), Math.min(0, place.bowTop) * radius - frame.height / 2]
  const above = Math.ceil(1 - top) - fraction(frame.y)
  const high = Math.ceil(above + frame.height / 2 + Math.max(0, place.bowBottom) * radius + 2)
  const lines = asked.surface(high * finer, Math.ceil(radius - left + 1) * finer)
  const levels = levelsOf({ ...asked, isLying: true })
  const around = radians(place.arc)
  const bow = (place.bowTop + place.bowBottom) / 2
  for (let row = 0, count = 1; row < Math.ceil(radius - left) * finer; row += count) {
    count = roundLines(((row + 0.5) / finer + left) / radius, { radius: radius * finer, bow, opening: place.bowBottom - place.bowTop })
    const out = ((row + count / 2) / finer + left) / radius
    if (Math.abs(out) >= 1) continue
    const share = 0.5 + (Math.asin(out) - radians(place.turn)) / around
    const narrow = Math.sqrt(1 - out * out)
    const perLine = size.width / (radius * narrow * around) / finer
    if (share * size.width < -perLine * count || share * size.width > size.width + perLine * count) continue
    const [from, to] = [place.bowTop, place.bowBottom].map((hang, at) => (at - 0.5) * frame.height + hang * radius * narrow + above)
    if (from === undefined || to === undefined || to - from < 1) continue
    const middle = { x: ((from + to) / 2) * finer, y: row + count / 2 }
    const down = size.height / (to - from) / finer
    // Lying, its lines go down the art; from line to line they hang less.
    const map = {
      x: size.height / 2,
      y: share * size.width,
      across: { x: down, y: 0 },
      down: { x: (down * bow * out) / narrow, y: perLine },
    }
    drawLines(lines.context, levels, { box: [0, row, high * finer, count], middle, map })
  }
  context.save()
  context.translate(frame.x, frame.y)
  context.rotate(radians(frame.angle))
  standUp(context, { image: lines.image, left, top: -above, width: Math.ceil(radius - left + 1), height: high })
  context.restore()
  lines.release()
  for (const level of levels) level.release()
}
/** So many lines go by one map: few where the cylinder turns away, or its edges bow apart. */
function roundLines(out: number, { radius, bow, opening }: { radius: number; bow: number; opening: number }): number {
  const narrow = Math.sqrt(Math.max(0, 1 - out * out))
  const around = Math.sqrt((8 * off * radius * narrow ** 2) / Math.max(Math.abs(out), 1e-6))
  const bowed = Math.sqrt((8 * off * radius * narrow ** 3) / Math.max(Math.abs(bow), 1e-6))
  return linesAt(Math.min(around, bowed, (4 * off * narrow) / Math.max(Math.abs(opening * out), 1e-6)))
}
const fraction = (value: number) => value - Math.floor(value)
/** Draws a picture whose rows are columns. */
function standUp<Image>(
  context: WarpContext<Image>,
  { image, left, top, width, height }: Size & { image: Image; left: number; top: number },
): void {
  context.transform(0, 1, 1, 0, left, top)
  context.drawImage(image, 0, 0, height, width)
}

interface Lines {
  /** Their pixels: left, top, width, height. */
  box: readonly [number, number, number, number]
  middle: Point
  map: LineMap
}
/** Lines, of the two levels between which their art is as fine as their pixels: what is finer would flicker from pixel to pixel. */
function drawLines<Image>(context: WarpContext<Image>, levels: readonly Level<Image>[], { box, middle, map }: Lines): void {
  const { across, down } = map
  const cross = across.x * down.y - across.y * down.x
  if (!Number.isFinite(cross) || Math.abs(cross) < 1e-12) return
  const coarse = Math.max(Math.hypot(across.x, across.y), Math.hypot(down.x, down.y))
  const wanted = Math.min(levels.length - 1, Math.max(0, Math.log2(coarse) + softer))
  const low = Math.floor(wanted)
  // Near to a level it is drawn of that one alone, which costs half.
  const higher = Math.max(0, Math.min(1, (wanted - low - 0.25) * 2))
  context.save()
  context.beginPath()
  context.rect(...box)
  context.clip()
  context.globalCompositeOperation = 'lighter'
  // From the art's pixels to the lines'.
  const [a, b, c, d] = [down.y / cross, -across.y / cross, -down.x / cross, across.x / cross]
  context.setTransform(a, b, c, d, middle.x - a * map.x - c * map.y, middle.y - b * map.x - d * map.y)
  for (const [at, share] of [
    [low, 1 - higher],
    [low + 1, higher],
  ] as const) {
    const level = levels[at]
    if (!level || share === 0) continue
    context.globalAlpha = share
    context.drawImage(level.image, -margin, -margin, level.width, level.height)
  }
  context.restore()
}

/** Of a level: lines are finer than the photograph's pixels, which are what must not flicker. */
const softer = Math.log2(finer)

/** Art with a clear margin, in which it ends softly; `width` and `height` are with it, in the art's own pixels. */
interface Level<Image> extends Size {
  image: Image
  release(): void
}
const margin = 16
/** The art, and halves of it, each an even mean of four pixels of the one before; with its rows as columns where it is lying. */
function levelsOf<Image>({ art, size, surface, isLying = false }: Leveled<Image>): Level<Image>[] {
  const [across, down] = isLying ? [size.height, size.width] : [size.width, size.height]
  const whole = { width: across + margin * 2, height: down + margin * 2 }
  const first = surface(whole.width, whole.height)
  if (isLying) standUp(first.context, { image: art, left: margin, top: margin, width: size.height, height: size.width })
  else first.context.drawImage(art, margin, margin, size.width, size.height)
  const levels = [{ ...first, ...whole }]
  let before = { ...first, ...whole }
  for (let by = 2; by <= margin && Math.min(before.width, before.height) >= 4; by *= 2) {
    const [width, height] = [Math.ceil(before.width / 2), Math.ceil(before.height / 2)]
    const next = surface(width, height)
    next.context.drawImage(before.image, 0, 0, before.width / 2, before.height / 2)
    before = { ...next, width, height }
    levels.push({ ...next, width: width * by, height: height * by })
  }
  return levels
}
type Leveled<Image> = Pick<Warped<Image, never>, 'art' | 'size' | 'surface'> & { isLying?: boolean }
