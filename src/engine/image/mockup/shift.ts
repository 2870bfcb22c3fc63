// How folds move a print: by the slope of the light on the cloth, which turns with the cloth.
import sharp from 'sharp'
import type { Cloth, Size } from './cloth.ts'

/** A shift of nothing, and how many steps a pixel of the base has: 8 bits hold shifts of up to 8 pixels. */
export const noShift = 128
export const stepsPerPixel = 16
/** Pixels of the base that a slope of one grey step a pixel moves a print. */
const strength = 2.4
/** Folds are as wide as this, in the base's longer side; what is finer is cloth. */
const foldShare = 1 / 220

/** Two channels, across and down, and a third that says nothing: sharp writes no picture of two. */
export async function shiftOf(cloth: Pick<Cloth, 'greys' | 'inner'>, size: Size): Promise<Buffer> {
  const { width, height } = size
  const sigma = Math.max(0.6, Math.max(width, height) * foldShare)
  const smooth = await smoothed(cloth, size, sigma)
  const shift = Buffer.alloc(width * height * 3, noShift)
  const step = Math.max(1, Math.round(sigma / 2))
  for (let y = step; y < height - step; y++)
    for (let x = step; x < width - step; x++) {
      const at = y * width + x
      if (cloth.inner[at] === 0) continue
      const here = smooth[at] ?? 0
      // Where no cloth is near there is no slope towards it either.
      const slope = (by: number) => ((smooth[at + by] || here) - (smooth[at - by] || here)) / (2 * step)
      shift[at * 3] = steps(slope(step))
      shift[at * 3 + 1] = steps(slope(step * width))
    }
  return shift
}
const steps = (slope: number) => Math.max(0, Math.min(255, Math.round(noShift + slope * strength * stepsPerPixel)))

/** The blurred light of the cloth alone: a backdrop that is blurred into it makes every edge a fold. 0 where no cloth is near. */
export async function smoothed({ greys, inner }: Pick<Cloth, 'greys' | 'inner'>, size: Size, sigma: number): Promise<Float32Array> {
  const own = Uint16Array.from(greys, (grey, at) => (inner[at] === 0 ? 0 : grey * finer))
  const all = Uint16Array.from(inner, value => value * finer)
  const [sums, shares] = await Promise.all([own, all].map(pixels => blurred(pixels, size, sigma)))
  return Float32Array.from(shares ?? [], (share, at) => (share < leastShare ? 0 : ((sums?.[at] ?? 0) * 255) / share))
}
/** In 16 bits: a step of one grey would be a fold. */
const finer = 256
/** Below it little but rounding would be divided. */
const leastShare = 24 * finer

async function blurred(pixels: Uint16Array, size: Size, sigma: number): Promise<Uint16Array> {
  const picture = sharp(pixels, { raw: { ...size, channels: 1 } }).blur(sigma)
  const data = await picture.toColourspace('grey16').raw({ depth: 'ushort' }).toBuffer()
  return new Uint16Array(data.buffer, data.byteOffset, data.length / 2)
}
