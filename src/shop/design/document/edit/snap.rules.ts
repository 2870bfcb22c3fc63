// Snapping: what is moved comes to rest at the area's edges, safe line and middle, and at other layers' edges and middles.
import type { AreaSize } from '../../art/fit.rules.ts'
import { type Extent, middleOfExtent } from './many.rules.ts'

export interface Guide {
  /** X is a line from top to bottom. */
  axis: 'X' | 'Y'
  at: number
}
export interface Snapped {
  x: number
  y: number
  guides: Guide[]
}

/** The lines that layers snap to, in inches. */
export function snapLines(area: AreaSize, others: readonly Extent[], safeInches: number) {
  const along = (length: number, ends: readonly (readonly [number, number, number])[]) => [
    ...[0, length / 2, length, safeInches, length - safeInches],
    ...ends.flat(),
  ]
  return {
    X: along(
      area.widthInches,
      others.map(each => [each.left, middleOfExtent(each).x, each.right]),
    ),
    Y: along(
      area.heightInches,
      others.map(each => [each.top, middleOfExtent(each).y, each.bottom]),
    ),
  }
}

/** How much further what is moved goes to lie at the nearest lines, and those lines. `reach` is in inches. */
export function snapped(moving: Extent, lines: ReturnType<typeof snapLines>, reach: number): Snapped {
  const middle = middleOfExtent(moving)
  const x = nearest([moving.left, middle.x, moving.right], lines.X, reach)
  const y = nearest([moving.top, middle.y, moving.bottom], lines.Y, reach)
  return {
    x: x?.by ?? 0,
    y: y?.by ?? 0,
    guides: [...(x ? [{ axis: 'X' as const, at: x.at }] : []), ...(y ? [{ axis: 'Y' as const, at: y.at }] : [])],
  }
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
