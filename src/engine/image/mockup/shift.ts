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
export async function shiftOf({ greys, mask }: Pick<Cloth, 'greys' | 'mask'>, { width, height }: Size): Promise<Buffer> {
  const raw = { width, height, channels: 1 } as const
  const sigma = Math.max(0.6, Math.max(width, height) * foldShare)
  const smooth = await sharp(greys, { raw }).blur(sigma).toColourspace('b-w').raw().toBuffer()
  const shift = Buffer.alloc(width * height * 3, noShift)
  const step = Math.max(1, Math.round(sigma / 2))
  for (let y = step; y < height - step; y++)
    for (let x = step; x < width - step; x++) {
      const at = y * width + x
      if ((mask[at] ?? 0) < 250) continue
      const across = ((smooth[at + step] ?? 0) - (smooth[at - step] ?? 0)) / (2 * step)
      const down = ((smooth[at + step * width] ?? 0) - (smooth[at - step * width] ?? 0)) / (2 * step)
      shift[at * 3] = steps(across)
      shift[at * 3 + 1] = steps(down)
    }
  return shift
}
const steps = (slope: number) => Math.max(0, Math.min(255, Math.round(noShift + slope * strength * stepsPerPixel)))
