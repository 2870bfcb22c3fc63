// Snapping: what is moved or resized comes to rest at the area's edges, bleed, safe line and middle, at guides, and at other layers' edges and
// middles; what is moved also where the gaps beside it are equal. Guides are lines that somebody has laid over a side, never printed.
import type { AreaSize } from '../../art/fit.rules.ts'
import type { Margins } from '../lines.rules.ts'
import { type Extent, middleOfExtent } from './many.rules.ts'
import { inches } from './place.rules.ts'

type Axis = 'X' | 'Y'
export interface Guide {
  /** X is a line from top to bottom. */
  axis: Axis
  at: number
}
/** One of several equal gaps, along an axis; `at` is where on the other axis it is shown. */
export interface Gap {
  axis: Axis
  from: number
  to: number
  at: number
}
export interface Snapped {
  x: number
  y: number
  guides: Guide[]
  gaps: Gap[]
}
interface Span {
  from: number
  to: number
}

/** The lines that layers snap to, in inches. */
export function snapLines(area: AreaSize, others: readonly Extent[], { bleedInches, safeInches }: Margins, guides: readonly Guide[] = []) {
  const along = (axis: Axis, length: number, ends: readonly (readonly [number, number, number])[]) => [
    ...[0, length / 2, length],
    ...(safeInches > 0 ? [safeInches, length - safeInches] : []),
    ...(bleedInches > 0 ? [-bleedInches, length + bleedInches] : []),
    ...guides.filter(guide => guide.axis === axis).map(({ at }) => at),
    ...ends.flat(),
  ]
  return {
    X: along(
      'X',
      area.widthInches,
      others.map(each => [each.left, middleOfExtent(each).x, each.right]),
    ),
    Y: along(
      'Y',
      area.heightInches,
      others.map(each => [each.top, middleOfExtent(each).y, each.bottom]),
    ),
    others,
  }
}

/** How much further what is moved goes to lie at the nearest lines or between equal gaps, and what it met there. `reach` is in inches. */
export function snapped(moving: Extent, lines: ReturnType<typeof snapLines>, reach: number): Snapped {
  const x = snappedAlong('X', moving, lines, reach)
  const y = snappedAlong('Y', moving, lines, reach)
  return { x: x.by, y: y.by, guides: [...x.guides, ...y.guides], gaps: [...x.gaps, ...y.gaps] }
}

function snappedAlong(axis: Axis, moving: Extent, lines: ReturnType<typeof snapLines>, reach: number) {
  const own = spanOf(axis, moving)
  const line = nearest([own.from, (own.from + own.to) / 2, own.to], lines[axis], reach)
  const places = gapPlaces(own, besideOf(axis, moving, lines.others)).filter(place => Math.abs(place.by) <= reach)
  const by =
    [...(line ? [line.by] : []), ...places.map(place => place.by)].toSorted((one, other) => Math.abs(one) - Math.abs(other))[0] ?? 0
  const isThere = (other: number) => Math.abs(other - by) < 1e-6
  const { from, to } = spanOf(axis === 'X' ? 'Y' : 'X', moving)
  const gaps = places.filter(place => isThere(place.by)).flatMap(place => place.gaps.map(gap => ({ axis, ...gap, at: (from + to) / 2 })))
  return { by, guides: line && isThere(line.by) ? [{ axis, at: line.at }] : [], gaps }
}

/** A line that a dragged edge comes to rest at, and how much further it goes to lie there. */
export type Met = Guide & { by: number }
/** The lines that the edges of a box meet on the way they are dragged, of each axis the nearest, the nearer one first. */
export function edgesSnapped(box: Extent, way: Readonly<Record<Axis, number>>, lines: ReturnType<typeof snapLines>, reach: number): Met[] {
  const along = (axis: Axis): Met[] => {
    const { from, to } = spanOf(axis, box)
    const met = way[axis] === 0 ? undefined : nearest([way[axis] > 0 ? to : from], lines[axis], reach)
    return met ? [{ axis, ...met }] : []
  }
  return [...along('X'), ...along('Y')].toSorted((one, other) => Math.abs(one.by) - Math.abs(other.by))
}
/** By how much the box grows as a whole, away from what lies opposite, for that edge to lie at the line. */
export function factorTo(box: Extent, way: Readonly<Record<Axis, number>>, { axis, at }: Guide): number {
  const { from, to } = spanOf(axis, box)
  return (way[axis] > 0 ? at - from : to - at) / (to - from)
}

const spanOf = (axis: Axis, { left, right, top, bottom }: Extent): Span =>
  axis === 'X' ? { from: left, to: right } : { from: top, to: bottom }

/** Whether what is moved lies on it, as on a background. */
const isBehind = (other: Extent, moving: Extent): boolean =>
  other.left <= moving.left && other.right >= moving.right && other.top <= moving.top && other.bottom >= moving.bottom

/** What lies in a row with it along this axis, in its order; what touches or overlaps is one. */
function besideOf(axis: Axis, moving: Extent, others: readonly Extent[]): Span[] {
  const across = axis === 'X' ? 'Y' : 'X'
  const band = spanOf(across, moving)
  const isBeside = (other: Span) => other.from < band.to && other.to > band.from
  const row = others
    .filter(other => isBeside(spanOf(across, other)) && !isBehind(other, moving))
    .map(other => spanOf(axis, other))
    .toSorted((one, other) => one.from - other.from)
  const whole = { from: row[0]?.from ?? 0, to: Math.max(...row.map(({ to }) => to)) }
  const blocks: Span[] = []
  // What is as long as the whole row lies behind it, and has nothing beside it.
  for (const span of row.filter(each => each.from > whole.from || each.to < whole.to)) {
    const last = blocks.at(-1)
    if (last && span.from <= last.to) last.to = Math.max(last.to, span.to)
    else blocks.push({ ...span })
  }
  return blocks
}
/** So little between two layers is no gap that somebody sees. */
const leastGap = 0.02

/** Where it would lie with a gap as large as one that is there: between two neighbours, before them, or after them. */
function gapPlaces(own: Span, beside: readonly Span[]): { by: number; gaps: Span[] }[] {
  const length = own.to - own.from
  const isFree = (from: number) => beside.every(other => other.to <= from + 1e-6 || other.from >= from + length - 1e-6)
  return beside.flatMap((next, at) => {
    const before = beside[at - 1]
    if (!before || next.from - before.to < leastGap) return []
    const gap = { from: before.to, to: next.from }
    const wide = gap.to - gap.from
    const between = gap.from + (wide - length) / 2
    const [after, ahead] = [next.to + wide, before.from - wide - length]
    const places = [
      { from: after, gaps: [gap, { from: next.to, to: after }] },
      { from: ahead, gaps: [{ from: ahead + length, to: before.from }, gap] },
      ...(wide - length < 2 * leastGap
        ? []
        : [
            {
              from: between,
              gaps: [
                { from: gap.from, to: between },
                { from: between + length, to: gap.to },
              ],
            },
          ]),
    ]
    return places.filter(({ from }) => isFree(from)).map(({ from, gaps }) => ({ by: from - own.from, gaps }))
  })
}

function nearest(edges: readonly number[], lines: readonly number[], reach: number): { by: number; at: number } | undefined {
  let best: { by: number; at: number } | undefined
  for (const at of lines)
    for (const edge of edges) {
      const by = at - edge
      if (Math.abs(by) <= reach && (!best || Math.abs(by) < Math.abs(best.by))) best = { by, at }
    }
  return best
}

/** Of a side: more are a fence, and no help. */
export const mostGuides = 20
const isSameGuide = (one: Guide, other: Guide): boolean => one.axis === other.axis && one.at === other.at
const lengthOf = ({ axis }: Pick<Guide, 'axis'>, area: AreaSize): number => (axis === 'X' ? area.widthInches : area.heightInches)

/** With one more guide; beside the area there is none, and none lies on another. */
export function guideAdded(guides: readonly Guide[], guide: Guide, area: AreaSize): readonly Guide[] {
  const laid = { ...guide, at: inches(guide.at) }
  const isOnArea = laid.at >= 0 && laid.at <= lengthOf(guide, area)
  if (!isOnArea || guides.length >= mostGuides || guides.some(other => isSameGuide(other, laid))) return guides
  return [...guides, laid]
}
export const guideRemoved = (guides: readonly Guide[], guide: Guide): readonly Guide[] => guides.filter(other => !isSameGuide(other, guide))
/** Elsewhere on the area, but not onto another guide; beside the area it is gone. Its place among them stays. */
export function guideMoved(guides: readonly Guide[], guide: Guide, to: number, area: AreaSize): readonly Guide[] {
  const laid = { ...guide, at: inches(to) }
  if (laid.at < 0 || laid.at > lengthOf(guide, area)) return guideRemoved(guides, guide)
  return guides.some(other => isSameGuide(other, laid)) ? guides : guides.map(other => (isSameGuide(other, guide) ? laid : other))
}
/** Where an arrow key brings one, by so much or by as many times that as it takes to step over others; it stays on the area. */
export function guideNudged(guides: readonly Guide[], guide: Guide, by: number, area: AreaSize): number {
  const length = lengthOf(guide, area)
  for (let times = 1; times <= mostGuides + 1; times++) {
    const at = inches(Math.min(length, Math.max(0, guide.at + by * times)))
    if (!guides.some(other => isSameGuide(other, { ...guide, at }))) return at
  }
  return guide.at
}
/** Where one that is added without a hand is laid: the area's middle, or the nearest place to it where none lies. */
export function freeGuide(guides: readonly Guide[], axis: Axis, area: AreaSize): Guide {
  const middle = lengthOf({ axis }, area) / 2
  const step = Math.min(0.5, middle / (mostGuides + 1))
  const places = Array.from({ length: mostGuides + 1 }, (_, at) => inches(middle + Math.ceil(at / 2) * step * (at % 2 === 0 ? -1 : 1)))
  return { axis, at: places.find(at => !guides.some(guide => isSameGuide(guide, { axis, at }))) ?? inches(middle) }
}
