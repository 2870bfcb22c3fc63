// Several layers at once: what they cover together, scaled and turned about one point, aligned, and with equal gaps.
import { type Box, extentOf } from '#base/paint/geometry.ts'
import type { AreaSize } from '../../art/fit.rules.ts'
import type { EditedLayer } from './edited.rules.ts'
import { degrees, inches, middleOf, moved, type Point, scaled, turn } from './place.rules.ts'

export interface Extent {
  left: number
  top: number
  right: number
  bottom: number
}
/** The smallest upright box around all of them; of none, nothing. */
export function extentOfAll(layers: readonly Box[]): Extent | undefined {
  const [first, ...rest] = layers.map(extentOf)
  return (
    first &&
    rest.reduce<Extent>(
      (all, each) => ({
        left: Math.min(all.left, each.left),
        top: Math.min(all.top, each.top),
        right: Math.max(all.right, each.right),
        bottom: Math.max(all.bottom, each.bottom),
      }),
      first,
    )
  )
}
export const middleOfExtent = ({ left, top, right, bottom }: Extent): Point => ({ x: (left + right) / 2, y: (top + bottom) / 2 })

/** What two fingers, or a handle of several layers, do: scaled and turned about a point, and moved. */
export interface Transform {
  about: Point
  factor: number
  turnDegrees: number
  by: Point
}
export function transformed(layer: EditedLayer, { about, factor, turnDegrees, by }: Transform): EditedLayer {
  const middle = middleOf(layer)
  const away = turn({ x: (middle.x - about.x) * factor, y: (middle.y - about.y) * factor }, turnDegrees)
  const grown = scaled(layer, factor)
  return {
    ...grown,
    xInches: inches(about.x + away.x + by.x - grown.widthInches / 2),
    yInches: inches(about.y + away.y + by.y - grown.heightInches / 2),
    rotateDegrees: degrees((layer.rotateDegrees ?? 0) + turnDegrees),
  }
}

export type Pair = readonly [one: Point, other: Point]
/** What two fingers have done from where they came down to where they are. */
export function pinchOf(from: Pair, to: Pair): Transform {
  const between = ([one, other]: Pair) => ({ x: other.x - one.x, y: other.y - one.y })
  const [before, after] = [between(from), between(to)]
  const length = ({ x, y }: Point) => Math.hypot(x, y)
  const angle = ({ x, y }: Point) => (Math.atan2(y, x) * 180) / Math.PI
  const middle = ([one, other]: Pair) => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 })
  const [start, end] = [middle(from), middle(to)]
  return {
    about: start,
    factor: length(before) > 0 ? length(after) / length(before) : 1,
    turnDegrees: degrees(angle(after) - angle(before)),
    by: { x: end.x - start.x, y: end.y - start.y },
  }
}

export const alignments = ['left', 'centre', 'right', 'top', 'middle', 'bottom'] as const
export type Alignment = (typeof alignments)[number]
/** One, or what is grouped, is aligned to the area; several to each other. Units move whole: each is a layer or a group. */
export function aligned(units: readonly (readonly EditedLayer[])[], how: Alignment, area: AreaSize): EditedLayer[] {
  const all = extentOfAll(units.flat())
  if (!all) return []
  const to = units.length > 1 ? all : { left: 0, top: 0, right: area.widthInches, bottom: area.heightInches }
  return units.flatMap(unit => {
    const own = extentOfAll(unit) ?? to
    const by = {
      left: { x: to.left - own.left, y: 0 },
      centre: { x: middleOfExtent(to).x - middleOfExtent(own).x, y: 0 },
      right: { x: to.right - own.right, y: 0 },
      top: { x: 0, y: to.top - own.top },
      middle: { x: 0, y: middleOfExtent(to).y - middleOfExtent(own).y },
      bottom: { x: 0, y: to.bottom - own.bottom },
    }[how]
    return unit.map(layer => moved(layer, by))
  })
}

/** The same gap between each two of them, the outer ones where they are; fewer than three stay as they are. */
export function distributed(units: readonly (readonly EditedLayer[])[], along: 'X' | 'Y'): EditedLayer[] {
  const placed = units.flatMap(unit => {
    const extent = extentOfAll(unit)
    if (!extent) return []
    const [from, to] = along === 'X' ? [extent.left, extent.right] : [extent.top, extent.bottom]
    return { unit, from, to }
  })
  if (placed.length < 3) return units.flat()
  const sorted = placed.toSorted((one, other) => one.from + one.to - other.from - other.to)
  const [start, end] = [Math.min(...placed.map(({ from }) => from)), Math.max(...placed.map(({ to }) => to))]
  const gap = (end - start - placed.reduce((sum, { from, to }) => sum + to - from, 0)) / (placed.length - 1)
  let at = start
  return sorted.flatMap(({ unit, from, to }) => {
    const by = at - from
    at += to - from + gap
    return unit.map(layer => moved(layer, along === 'X' ? { x: by, y: 0 } : { x: 0, y: by }))
  })
}

/** The layers as they move together: those of one group are one, any other stands for itself. */
export function unitsOf(layers: readonly EditedLayer[]): EditedLayer[][] {
  const units = Map.groupBy(layers, layer => layer.groupId ?? `layer ${layer.id}`)
  return [...units.values()]
}
