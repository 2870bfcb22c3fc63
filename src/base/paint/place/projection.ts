// The projection of a rectangle onto four points, as a camera sees what is flat: a homography, three by three numbers, row by row.
import type { Corners, Point, Size } from './geometry.ts'

export type Projection = readonly [number, number, number, number, number, number, number, number, number]

/** From a rectangle of this size at nothing to these corners, which are convex (Heckbert, Fundamentals of Texture Mapping, 1989, 2.2.3). */
export function projectionOnto([one, two, three, four]: Corners, { width, height }: Size): Projection {
  const [sumX, sumY] = [one.x - two.x + three.x - four.x, one.y - two.y + three.y - four.y]
  const [rightX, rightY, leftX, leftY] = [two.x - three.x, two.y - three.y, four.x - three.x, four.y - three.y]
  const cross = rightX * leftY - rightY * leftX
  const g = (sumX * leftY - sumY * leftX) / cross
  const h = (rightX * sumY - rightY * sumX) / cross
  return [
    (two.x - one.x + g * two.x) / width,
    (four.x - one.x + h * four.x) / height,
    one.x,
    (two.y - one.y + g * two.y) / width,
    (four.y - one.y + h * four.y) / height,
    one.y,
    g / width,
    h / height,
    1,
  ]
}

export function times(one: Projection, other: Projection): Projection {
  const [a, b, c, d, e, f, g, h, i] = one
  const [j, k, l, m, n, o, p, q, r] = other
  return [
    ...[a * j + b * m + c * p, a * k + b * n + c * q, a * l + b * o + c * r],
    ...[d * j + e * m + f * p, d * k + e * n + f * q, d * l + e * o + f * r],
    ...[g * j + h * m + i * p, g * k + h * n + i * q, g * l + h * o + i * r],
  ] as unknown as Projection // nine of them
}

/** But for a factor, which a projection does not have. */
export function inverseOf([a, b, c, d, e, f, g, h, i]: Projection): Projection {
  return [
    e * i - f * h,
    c * h - b * i,
    b * f - c * e,
    f * g - d * i,
    a * i - c * g,
    c * d - a * f,
    d * h - e * g,
    b * g - a * h,
    a * e - b * d,
  ]
}

export function project([a, b, c, d, e, f, g, h, i]: Projection, { x, y }: Point): Point {
  const depth = g * x + h * y + i
  return { x: (a * x + b * y + c) / depth, y: (d * x + e * y + f) / depth }
}
