// What a mockup shows of art that is slanted or goes around: each point of it where a camera would see it, fine lines as an even grey.
import type { Canvas, SKRSContext2D } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { paintPlaced } from '#base/paint/mockup.ts'
import type { MockupPlace } from '#base/paint/place/geometry.ts'
import { surface } from './surface.ts'

const area = { widthInches: 10, heightInches: 10 }
const photo = { width: 600, height: 600 }
const side = 400

/** The photograph's pixels with art at this place. */
function seen(place: MockupPlace, draw: (context: SKRSContext2D) => void, pixels = side) {
  const art = surface(pixels, pixels)
  draw(art.context)
  const { context } = surface(photo.width, photo.height)
  const size = { width: pixels, height: pixels }
  paintPlaced<Canvas>(context, { art: art.image, size, place, area, photo, surface })
  return context.getImageData(0, 0, photo.width, photo.height).data
}
/** The middle of all ink, by its alpha. */
function middleOf(data: Uint8ClampedArray) {
  let [sum, x, y] = [0, 0, 0]
  for (let at = 0; at < photo.width * photo.height; at++) {
    const alpha = data[at * 4 + 3] ?? 0
    sum += alpha
    x += alpha * ((at % photo.width) + 0.5)
    y += alpha * (Math.floor(at / photo.width) + 0.5)
  }
  return { x: x / sum, y: y / sum }
}
const dot = (x: number, y: number) => (context: SKRSContext2D) => context.fillRect(x * side - 2, y * side - 2, 4, 4)

const poster: MockupPlace = {
  shape: 'CORNERS',
  corners: [
    { x: 0.2, y: 0.1 },
    { x: 0.8, y: 0.25 },
    { x: 0.75, y: 0.7 },
    { x: 0.15, y: 0.95 },
  ],
}
/** By the cross-ratio of the poster's own lines, and not by the product's matrix: halving both ways again and again, as painters do. */
function halved([one, two, three, four]: readonly Point[], x: number, y: number, depth = 12): Point {
  if (!one || !two || !three || !four) throw new Error('four corners')
  const middle = meet(one, three, two, four)
  if (depth === 0) return middle
  // Where opposite sides meet; a line from there through the middle halves the other two sides.
  const across = half([one, two, three, four], middle)
  const down = half([two, three, four, one], middle)
  const top = across.first
  const bottom = across.second
  const right = down.first
  const left = down.second
  const [isRight, isLow] = [x >= 0.5, y >= 0.5]
  const quarter = isLow
    ? isRight
      ? [middle, right, three, bottom]
      : [left, middle, bottom, four]
    : isRight
      ? [top, two, right, middle]
      : [one, top, middle, left]
  return halved(quarter, (x * 2) % 1, (y * 2) % 1, depth - 1)
}
interface Point {
  x: number
  y: number
}
/** Where the line through the middle and the far point of the second and fourth side crosses the first side and the third. */
function half([a, b, c, d]: readonly [Point, Point, Point, Point], middle: Point) {
  const cross = (p: Point, q: Point) => p.x * q.y - p.y * q.x
  const line = (p: Point, q: Point) => ({ x: p.y - q.y, y: q.x - p.x, z: cross(p, q) })
  const [one, other] = [line(a, d), line(b, c)]
  const far = { x: one.y * other.z - one.z * other.y, y: one.z * other.x - one.x * other.z, z: one.x * other.y - one.y * other.x }
  const through = { x: middle.y * far.z - far.y, y: far.x - middle.x * far.z, z: middle.x * far.y - middle.y * far.x }
  const on = (p: Point, q: Point) => {
    const edge = line(p, q)
    const z = edge.x * through.y - edge.y * through.x
    return { x: (edge.y * through.z - edge.z * through.y) / z, y: (edge.z * through.x - edge.x * through.z) / z }
  }
  return { first: on(a, b), second: on(d, c) }
}
function meet(a: Point, c: Point, b: Point, d: Point): Point {
  const t = ((b.x - a.x) * (d.y - b.y) - (b.y - a.y) * (d.x - b.x)) / ((c.x - a.x) * (d.y - b.y) - (c.y - a.y) * (d.x - b.x))
  return { x: a.x + t * (c.x - a.x), y: a.y + t * (c.y - a.y) }
}

test.each([
  [0.5, 0.5],
  [0.25, 0.75],
  [0.9, 0.1],
  [0.125, 0.125],
])('a point of a poster, %d across and %d down, is where a camera sees it', (x, y) => {
  const corners = poster.shape === 'CORNERS' ? poster.corners : []
  const wanted = halved(corners, x, y)
  const found = middleOf(seen(poster, dot(x, y)))
  expect(Math.hypot(found.x - wanted.x * photo.width, found.y - wanted.y * photo.height)).toBeLessThan(0.35)
})

const mug = (turn = 0): MockupPlace => ({
  ...{ shape: 'CYLINDER', left: 0.2, top: 0.2, radius: 0.3, arc: 240, turn, bowTop: 0.2, bowBottom: 0.4, angle: 0 },
})
test.each([-50, 0, 30, 60])('a point of a mug, %d degrees from its middle, is seen at the sine of them and on its arc', degrees => {
  const at = 0.5 + degrees / 240
  const found = middleOf(seen(mug(), dot(at, 0.5)))
  const [radius, height] = [0.3 * 600, ((240 * Math.PI) / 180) * 0.3 * 600 * Math.sqrt(1 - 0.3 ** 2)]
  const angle = (degrees * Math.PI) / 180
  expect(Math.abs(found.x - (300 + radius * Math.sin(angle)))).toBeLessThan(0.35)
  expect(Math.abs(found.y - (120 + height / 2 + 0.3 * radius * Math.cos(angle)))).toBeLessThan(0.5)
  // Turned, another point of it faces the camera.
  expect(middleOf(seen(mug(-degrees), dot(at, 0.5))).x).toBeCloseTo(300, 0)
})

test('what lies behind a mug is not seen', () => {
  expect(seen(mug(), dot(0.05, 0.5)).every(value => value === 0)).toBe(true)
})

test.each([
  ['a poster', poster, 4],
  ['a mug', mug(), 2],
] as const)('lines that are finer than the photograph’s pixels are an even grey on %s', (_, place, period) => {
  const lines = seen(
    place,
    context => {
      for (let x = 0; x < 1_600; x += period) context.fillRect(x, 0, period / 2, 1_600)
    },
    1_600,
  )
  const whole = seen(place, context => context.fillRect(0, 0, 1_600, 1_600), 1_600)
  const off: number[] = []
  // Well within the edges of the print.
  for (let at = 0; at < lines.length; at += 4) {
    const isWithin = [-12, 12, -12 * photo.width, 12 * photo.width].every(by => whole[at + by * 4 + 3] === 255)
    if (isWithin) off.push(Math.abs((lines[at + 3] ?? 0) - 127.5))
  }
  expect(off.length).toBeGreaterThan(20_000)
  const sorted = off.toSorted((one, other) => one - other)
  expect(sorted[Math.floor(off.length * 0.99)]).toBeLessThan(32)
})
