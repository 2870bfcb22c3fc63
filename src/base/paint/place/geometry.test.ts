import { expect, test } from 'vitest'
import { type Corners, type CylinderPlace, frameOf, outlineOf, pixelsAcross } from './geometry.ts'
import { inverseOf, project, projectionOnto } from './projection.ts'

const photo = { width: 1_000, height: 500 }
const area = { widthInches: 12, heightInches: 16 }
const mug: CylinderPlace = { shape: 'CYLINDER', left: 0.3, top: 0.2, radius: 0.2, arc: 180, turn: 0, bowTop: 0, bowBottom: 0, angle: 0 }

test('a flat place is as high as its inches say, and turned about its middle', () => {
  const place = { left: 0.2, top: 0.2, width: 0.3, angle: 90 }
  expect(frameOf(place, area, photo)).toEqual({ x: 350, y: 300, width: 300, height: 400, angle: 90 })
  const [one] = outlineOf(place, area, photo)
  expect([Math.round(one.x), Math.round(one.y)]).toEqual([550, 150])
})

test('a print around half of a cylinder is as long as half of its circumference, and as high as its inches say', () => {
  expect(pixelsAcross(mug, area, photo)).toBeCloseTo(200 * Math.PI)
  expect(frameOf(mug, area, photo)).toMatchObject({ x: 500, width: 400, height: (200 * Math.PI * 16) / 12 })
  // From above it is seen shorter.
  expect(frameOf({ ...mug, bowTop: 0.6, bowBottom: 0.6 }, area, photo).height).toBeCloseTo(((200 * Math.PI * 16) / 12) * 0.8)
})

test('corners are seen as a camera sees them: what is straight stays straight, and the middle is where the diagonals meet', () => {
  const corners: Corners = [
    { x: 100, y: 50 },
    { x: 800, y: 200 },
    { x: 700, y: 400 },
    { x: 50, y: 480 },
  ]
  const onto = projectionOnto(corners, { width: 120, height: 160 })
  const points = [
    [0, 0],
    [120, 0],
    [120, 160],
    [0, 160],
  ] as const
  for (const [at, [x, y]] of points.entries()) {
    const seen = project(onto, { x, y })
    expect([seen.x, seen.y]).toEqual([expect.closeTo(corners[at]?.x ?? 0), expect.closeTo(corners[at]?.y ?? 0)])
    const back = project(inverseOf(onto), seen)
    expect([back.x, back.y]).toEqual([expect.closeTo(x), expect.closeTo(y)])
  }
  const middle = project(onto, { x: 60, y: 80 })
  const across = (one: { x: number; y: number }, other: { x: number; y: number }) =>
    (other.x - one.x) * (middle.y - one.y) - (other.y - one.y) * (middle.x - one.x)
  expect([across(corners[0], corners[2]), across(corners[1], corners[3])]).toEqual([expect.closeTo(0, 5), expect.closeTo(0, 5)])
  // Not as a cloth that is drawn by its corners: there the middle would be their mean.
  expect(Math.abs(middle.x - (100 + 800 + 700 + 50) / 4)).toBeGreaterThan(20)
})
