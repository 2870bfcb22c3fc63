// Places that hold every way to lie on a photograph.
import type { MockupPlace } from '#base/paint/place/geometry.ts'

export const goldenPhoto = { width: 900, height: 1_000 }

export const goldenPlaces: readonly (readonly [name: string, place: MockupPlace])[] = [
  ['flat and turned', { shape: 'FLAT', left: 0.2, top: 0.15, width: 0.5, angle: 12 }],
  ['upright corners', corners([0.2, 0.1], [0.8, 0.1], [0.8, 0.85], [0.2, 0.85])],
  ['a poster from below', corners([0.3, 0.1], [0.7, 0.1], [0.9, 0.9], [0.1, 0.9])],
  ['a poster from its left', corners([0.1, 0.05], [0.75, 0.25], [0.75, 0.75], [0.1, 0.95])],
  ['a box in a corner', corners([0.25, 0.15], [0.8, 0.3], [0.72, 0.78], [0.15, 0.9])],
  ['a table, lying, turned around', corners([0.9, 0.75], [0.1, 0.8], [0.35, 0.45], [0.7, 0.43])],
  ['a mug', { shape: 'CYLINDER', left: 0.15, top: 0.1, radius: 0.33, arc: 150, turn: 0, bowTop: 0.12, bowBottom: 0.2, angle: 0 }],
  ['a mug, its print turned and around its back', round(304, 40, 0)],
  ['a mug that leans', round(220, -25, 14)],
]

type Pair = readonly [number, number]
function corners(...[one, two, three, four]: readonly [Pair, Pair, Pair, Pair]): MockupPlace {
  const point = ([x, y]: Pair) => ({ x, y })
  return { shape: 'CORNERS', corners: [point(one), point(two), point(three), point(four)] }
}
function round(arc: number, turn: number, angle: number): MockupPlace {
  return { shape: 'CYLINDER', left: 0.2, top: 0.1, radius: 0.2, arc, turn, bowTop: -0.1, bowBottom: 0.3, angle }
}
