// Laying rectangles onto a strip, lowest place first (best-fit skyline, after Burke, Kendall and Whitwell 2004). Pure, and the same for the same input.

export interface Rect<T> {
  width: number
  height: number
  of: T
}
export interface Laid<T> extends Rect<T> {
  x: number
  y: number
  isTurned: boolean
}
/** How a place is filled: what a pixel of width that nothing can fill costs, what a step to its neighbour does, and what height is worth. */
export interface Weights {
  gap: number
  step: number
  height: number
}

/** Rectangles of one size, which change places for nothing: the first of them is the first to be laid. */
interface Kind<T> {
  /** As it lies, and turned. */
  ways: readonly { width: number; height: number; isTurned: boolean }[]
  left: Rect<T>[]
}
interface Level {
  x: number
  y: number
  width: number
}

/** Widths are compared in steps of so many pixels where it is asked what fills the rest of a place. */
const unit = 16

/** Lays all of `first` on a strip of this width, then what of `then` still fits below `longest`. Each fits the strip one way. */
export function lay<T>(
  given: { width: number; longest: number; weights: Weights },
  first: readonly Rect<T>[],
  then: readonly Rect<T>[] = [],
): Laid<T>[] {
  const skyline: Level[] = [{ x: 0, y: 0, width: given.width }]
  const laid = fill({ ...given, ends: Number.POSITIVE_INFINITY }, skyline, first)
  return then.length === 0 ? laid : [...laid, ...fill({ ...given, ends: given.longest }, skyline, then)]
}

interface Strip {
  width: number
  /** No rectangle is higher than this. */
  longest: number
  weights: Weights
  /** None ends above it. */
  ends: number
}
function fill<T>({ width, longest, weights, ends }: Strip, skyline: Level[], rects: readonly Rect<T>[]): Laid<T>[] {
  let kinds = kindsOf(rects)
  let fillable = fillableOf(kinds, width)
  let counted = kinds.length
  const laid: Laid<T>[] = []
  while (kinds.length > 0) {
    const at = lowest(skyline)
    const level = skyline[at]
    if (!level || level.y >= ends) break
    const found = bestFor(kinds, {
      level,
      walls: wallsOf(skyline, at, level.y),
      fillable,
      weights,
      most: Math.min(longest, ends - level.y),
    })
    if (!found) {
      if (skyline.length === 1) break
      raise(skyline, at)
      continue
    }
    const { kind, way, isRight } = found
    const rect = kind.left.shift()
    if (!rect) break
    const x = isRight ? level.x + level.width - way.width : level.x
    laid.push({ ...rect, x, y: level.y, isTurned: way.isTurned })
    cover(skyline, at, { x, y: level.y + way.height, width: way.width })
    if (kind.left.length === 0) kinds = kinds.filter(each => each !== kind)
    // What is left decides what fills a rest; a tenth of the kinds fewer changes that little.
    if (kinds.length < counted * 0.9) [fillable, counted] = [fillableOf(kinds, width), kinds.length]
  }
  return laid
}

function kindsOf<T>(rects: readonly Rect<T>[]): Kind<T>[] {
  const groups = Map.groupBy(rects, rect => `${rect.width} ${rect.height}`)
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (!first) return []
    const { width, height } = first
    const lying = { width, height, isTurned: false }
    const ways = width === height ? [lying] : [lying, { width: height, height: width, isTurned: true }]
    return [{ ways, left: [first, ...others] }]
  })
}

/** For each width in units: how much of it rectangles beside each other can fill, in units. */
function fillableOf<T>(kinds: readonly Kind<T>[], width: number): readonly number[] {
  const sides = [...new Set(kinds.flatMap(({ ways }) => ways.flatMap(way => [Math.ceil(way.width / unit), Math.ceil(way.height / unit)])))]
  const most: number[] = [0]
  for (let at = 1; at <= Math.ceil(width / unit); at++) {
    let best = 0
    for (const side of sides) if (side <= at) best = Math.max(best, side + (most[at - side] ?? 0))
    most.push(best)
  }
  return most
}

function lowest(skyline: readonly Level[]): number {
  let found = 0
  for (const [at, level] of skyline.entries()) if (level.y < (skyline[found]?.y ?? 0)) found = at
  return found
}
/** How far the neighbours stand over a place; the strip's own edges are no neighbours. */
const wallsOf = (skyline: readonly Level[], at: number, y: number) => ({
  left: (skyline[at - 1]?.y ?? Number.POSITIVE_INFINITY) - y,
  right: (skyline[at + 1]?.y ?? Number.POSITIVE_INFINITY) - y,
})

interface Place {
  level: Level
  walls: { left: number; right: number }
  fillable: readonly number[]
  weights: Weights
  /** How high it may be filled. */
  most: number
}
/** What suits a place best, which way it is turned, and at which of its ends it stands. */
function bestFor<T>(kinds: readonly Kind<T>[], { level, walls, fillable, weights, most }: Place) {
  let [found, foundWay] = [kinds[0], kinds[0]?.ways[0]]
  let isRight = false
  let least = Number.POSITIVE_INFINITY
  for (const kind of kinds)
    for (const way of kind.ways) {
      const rest = level.width - way.width
      if (rest < 0 || way.height > most) continue
      const unfilled = rest - Math.min(rest, (fillable[Math.floor(rest / unit)] ?? 0) * unit)
      const [left, right] = [stepTo(walls.left, way.height), stepTo(walls.right, way.height)]
      const cost = unfilled * weights.gap + Math.min(left, right) * weights.step - way.height * weights.height
      if (cost >= least) continue
      least = cost
      found = kind
      foundWay = way
      isRight = right < left
    }
  return found && foundWay && least < Number.POSITIVE_INFINITY ? { kind: found, way: foundWay, isRight } : undefined
}
const stepTo = (wall: number, height: number) => (wall === Number.POSITIVE_INFINITY ? height / 4 : Math.abs(wall - height))

/** Nothing fits: the place is as high as its lower neighbour from now on. */
function raise(skyline: Level[], at: number): void {
  const level = skyline[at]
  if (!level) return
  level.y = Math.min(skyline[at - 1]?.y ?? Number.POSITIVE_INFINITY, skyline[at + 1]?.y ?? Number.POSITIVE_INFINITY)
  merge(skyline)
}
/** A rectangle stands at an end of a place. */
function cover(skyline: Level[], at: number, top: Level): void {
  const level = skyline[at]
  if (!level) return
  const rest = { ...level, width: level.width - top.width }
  if (top.x === level.x) rest.x += top.width
  const parts = rest.width <= 0 ? [top] : top.x === level.x ? [top, rest] : [rest, top]
  skyline.splice(at, 1, ...parts)
  merge(skyline)
}
function merge(skyline: Level[]): void {
  for (let at = skyline.length - 1; at > 0; at--) {
    const [one, other] = [skyline[at - 1], skyline[at]]
    if (one && other && one.y === other.y) {
      one.width += other.width
      skyline.splice(at, 1)
    }
  }
}
