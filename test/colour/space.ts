// Colour as its definitions have it (IEC 61966-2-1, ICC.1, CIE 15), in plain arithmetic: what our pictures are measured against.

export type Triple = readonly [number, number, number]
/** From what a file holds to light, both from 0 to 1. */
export type Curve = (value: number) => number
type Matrix = readonly [Triple, Triple, Triple]

const times = (matrix: Matrix, [x, y, z]: Triple): Triple => {
  const [one, two, three] = matrix.map(([a, b, c]) => a * x + b * y + c * z)
  return [one ?? 0, two ?? 0, three ?? 0]
}
const transposed = ([a, b, c]: Matrix): Matrix => [
  [a[0], b[0], c[0]],
  [a[1], b[1], c[1]],
  [a[2], b[2], c[2]],
]
const cross = (a: Triple, b: Triple): Triple => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
const scaled = ([x, y, z]: Triple, by: Triple): Triple => [x * by[0], y * by[1], z * by[2]]
function inverse([a, b, c]: Matrix): Matrix {
  const determinant = a[0] * (b[1] * c[2] - b[2] * c[1]) - a[1] * (b[0] * c[2] - b[2] * c[0]) + a[2] * (b[0] * c[1] - b[1] * c[0])
  const by: Triple = [1 / determinant, 1 / determinant, 1 / determinant]
  return transposed([scaled(cross(b, c), by), scaled(cross(c, a), by), scaled(cross(a, b), by)])
}
const product = (a: Matrix, b: Matrix): Matrix => {
  const [x, y, z] = transposed(b)
  return transposed([times(a, x), times(a, y), times(a, z)])
}

const d65: Triple = [0.3127 / 0.329, 1, (1 - 0.3127 - 0.329) / 0.329]
const d50: Triple = [0.9642, 1, 0.8249]
const cone: Matrix = [
  [0.8951, 0.2664, -0.1614],
  [-0.7502, 1.7135, 0.0367],
  [0.0389, -0.0685, 1.0296],
]
/** Bradford's adaptation of daylight to the white of all profiles. */
export const toD50 = (() => {
  const [from, to] = [times(cone, d65), times(cone, d50)]
  const gain: Matrix = [
    [to[0] / from[0], 0, 0],
    [0, to[1] / from[1], 0],
    [0, 0, to[2] / from[2]],
  ]
  return { matrix: product(inverse(cone), product(gain, cone)), white: d50 }
})()

/** Light of a display with these primaries (x and y of each) and the white of daylight, as XYZ under D50. */
export function displayOf(...primaries: readonly [x: number, y: number][]): {
  xyzOf(linear: Triple): Triple
  linearOf(xyz: Triple): Triple
} {
  const [red, green, blue] = primaries.map(([x, y]): Triple => [x / y, 1, (1 - x - y) / y])
  if (!red || !green || !blue) throw new Error('A display has three primaries.')
  const columns = transposed([red, green, blue])
  const gains = times(inverse(columns), d65)
  const matrix = product(
    toD50.matrix,
    transposed([red, green, blue].map((each, at) => scaled(each, [gains[at] ?? 0, gains[at] ?? 0, gains[at] ?? 0])) as unknown as Matrix),
  ) // three of them
  const back = inverse(matrix)
  return { xyzOf: linear => times(matrix, linear), linearOf: xyz => times(back, xyz) }
}

export const srgb = displayOf([0.64, 0.33], [0.3, 0.6], [0.15, 0.06])
export const displayP3 = displayOf([0.68, 0.32], [0.265, 0.69], [0.15, 0.06])
export const adobeRgb = displayOf([0.64, 0.33], [0.21, 0.71], [0.15, 0.06])

export const srgbCurve: Curve = value => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
export const gammaCurve =
  (gamma: number): Curve =>
  value =>
    value ** gamma

/** The byte of sRGB that stands for so much light. */
export function srgbByte(light: number): number {
  const inRange = Math.min(1, Math.max(0, light))
  return Math.round(255 * (inRange <= 0.0031308 ? inRange * 12.92 : 1.055 * inRange ** (1 / 2.4) - 0.055))
}

export function xyzOfLab([l, a, b]: Triple): Triple {
  const from = (t: number) => (t > 6 / 29 ? t ** 3 : 3 * (6 / 29) ** 2 * (t - 4 / 29))
  const y = (l + 16) / 116
  return scaled(d50, [from(y + a / 500), from(y), from(y - b / 200)])
}

/** Black point compensation: the darkest that the source has becomes black, white stays, what lies between moves along. */
export const compensated = (xyz: Triple, black: Triple): Triple => {
  const at = (axis: 0 | 1 | 2) => ((xyz[axis] - black[axis]) * d50[axis]) / (d50[axis] - black[axis])
  return [at(0), at(1), at(2)]
}
