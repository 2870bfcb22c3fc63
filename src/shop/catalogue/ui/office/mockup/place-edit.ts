// How a print area is moved on a photograph: every step ends where the API takes it.
import { type AreaInches, type Corners, frameOf, outlineOf, type Point, type Size } from '#base/paint/place/geometry.ts'
import type { MockupPlace } from '../../../picture/mockup.contract.ts'
import { placeLimits, whyNotCorners } from '../../../picture/mockup.rules.ts'

export type FlatPlace = Extract<MockupPlace, { shape: 'FLAT' }>
export type CornersPlace = Extract<MockupPlace, { shape: 'CORNERS' }>
export type CylinderPlace = Extract<MockupPlace, { shape: 'CYLINDER' }>
export type Shape = MockupPlace['shape']
export const shapes: readonly Shape[] = ['FLAT', 'CORNERS', 'CYLINDER']

export interface On {
  area: AreaInches
  photo: Size
}

/** The nearest place that lies on the photograph; in tenths of a percent and of a degree. Nothing where the four corners may not lie so. */
export function keepOn(place: MockupPlace, on: On): MockupPlace | undefined {
  if (place.shape === 'CORNERS') {
    const corners = mapped(place.corners, ({ x, y }) => ({ x: within(x, 0, 1), y: within(y, 0, 1) }))
    return whyNotCorners(corners) === undefined ? { ...place, corners } : undefined
  }
  return place.shape === 'FLAT' ? keepFlat(place, on) : keepCylinder(place, on)
}

function keepFlat(place: FlatPlace, on: On): FlatPlace {
  // As wide as its height allows.
  const width = within(place.width, 0.02, Math.min(1, 1 / heightOf({ ...place, width: 1 }, on)))
  return {
    ...place,
    left: within(place.left, 0, 1 - width),
    top: within(place.top, 0, 1 - heightOf({ ...place, width }, on)),
    width,
    angle: tenth(place.angle, 180),
  }
}

function keepCylinder(place: CylinderPlace, on: On): CylinderPlace {
  const bow = (value: number) => within(value, placeLimits.bow.least, placeLimits.bow.most)
  const round = {
    ...place,
    radius: within(place.radius, placeLimits.radius.least, placeLimits.radius.most),
    arc: Math.max(placeLimits.arc.least, tenth(place.arc, placeLimits.arc.most)),
    turn: tenth(place.turn, placeLimits.turn.most),
    bowTop: bow(place.bowTop),
    bowBottom: bow(place.bowBottom),
    angle: tenth(place.angle, 180),
  }
  // A print that is longer than its photograph may be cut by its edge, as mugs are photographed.
  return { ...round, left: within(place.left, 0, 1 - 2 * round.radius), top: within(place.top, 0, 1 - Math.min(0.9, heightOf(round, on))) }
}

/** In shares of the photograph's height. */
const heightOf = (place: FlatPlace | CylinderPlace, { area, photo }: On) => frameOf(place, area, photo).height / photo.height
const within = (value: number, least: number, most: number) =>
  Math.floor(Math.max(least, Math.min(value, Math.max(most, least))) * 1_000 + 1e-6) / 1_000
const tenth = (degrees: number, most: number) => Math.round(Math.max(-most, Math.min(degrees, most)) * 10) / 10
const mapped = ([a, b, c, d]: Corners, to: (point: Point) => Point): [Point, Point, Point, Point] => [to(a), to(b), to(c), to(d)]

/** The same place, moved by shares of the photograph's sides. */
export function movedBy(place: MockupPlace, across: number, down: number): MockupPlace {
  if (place.shape !== 'CORNERS') return { ...place, left: place.left + across, top: place.top + down }
  const [xs, ys] = [place.corners.map(({ x }) => x), place.corners.map(({ y }) => y)]
  const by = {
    x: Math.max(-Math.min(...xs), Math.min(across, 1 - Math.max(...xs))),
    y: Math.max(-Math.min(...ys), Math.min(down, 1 - Math.max(...ys))),
  }
  return { ...place, corners: mapped(place.corners, ({ x, y }) => ({ x: x + by.x, y: y + by.y })) }
}

export function withCorner(place: CornersPlace, at: number, point: Point): CornersPlace {
  const [a, b, c, d] = place.corners.map((corner, each) => (each === at ? point : corner))
  return a && b && c && d ? { ...place, corners: [a, b, c, d] } : place
}

/** About the same place in another shape, to begin with. */
export function asShape(place: MockupPlace, shape: Shape, on: On): MockupPlace {
  if (place.shape === shape) return place
  const { side } = place
  const outline = mapped(outlineOf(place, on.area, on.photo), ({ x, y }) => ({ x: x / on.photo.width, y: y / on.photo.height }))
  if (shape === 'CORNERS') return keepOn({ shape, side, corners: outline }, on) ?? { shape, side, corners: firstCorners }
  const [xs, ys] = [outline.map(({ x }) => x), outline.map(({ y }) => y)]
  const [left, top, width] = [Math.min(...xs), Math.min(...ys), Math.max(...xs) - Math.min(...xs)]
  const angle = place.shape === 'CORNERS' ? 0 : place.angle
  if (shape === 'FLAT') return keepFlat({ shape, side, left, top, width, angle }, on)
  return keepCylinder(
    { shape, side, left, top, radius: width / 2, arc: 180, turn: 0, bowTop: 0.1, bowBottom: 0.15, angle, hasWhiteWall: false },
    on,
  )
}
const firstCorners: [Point, Point, Point, Point] = [
  { x: 0.3, y: 0.3 },
  { x: 0.7, y: 0.3 },
  { x: 0.7, y: 0.7 },
  { x: 0.3, y: 0.7 },
]
