// Cutting a flat background out of a picture: no model, one colour and how far from it.
import sharp from 'sharp'
import { Fault } from '#base/fault.ts'
import { examine, inSrgb, orCorrupt } from '../source.ts'
import { cutOut, type Pixels } from './alpha.ts'

export interface CutoutAsked {
  path: string
  out: string
  /** The colour is that of this place, in shares of the picture; else the commonest of its edges. */
  at?: { x: number; y: number } | undefined
  /** 0–100. */
  tolerance: number
  /** CONNECTED: what hangs together with the place, else with the edges. */
  reach: 'CONNECTED' | 'EVERYWHERE'
  /** For the eye: a WebP with no longer side than this, else a PNG in the picture's own pixels. */
  side?: number | undefined
}

/** Raised whenever a picture is cut out differently. */
export const cutoutVersion = 1
/** 6000 × 8000: its pixels and what is known of each are held. */
const mostPixels = 48_000_000

/** Faults: as `probe`, CUTOUT_TOO_LARGE, CUTOUT_NOTHING, CUTOUT_ALL. */
export async function cutout({ path, out, at, tolerance, reach, side }: CutoutAsked): Promise<void> {
  const picture = await examine(path)
  const { width, height, density } = picture
  if (width * height > mostPixels) throw new Fault('CUTOUT_TOO_LARGE', { values: { width, height, megapixels: mostPixels / 1e6 } })
  const { data, info } = await orCorrupt(path, from => {
    const upright = inSrgb(from.autoOrient(), picture)
    const small = side === undefined ? upright : upright.resize(side, side, { fit: 'inside', withoutEnlargement: true })
    return small.ensureAlpha().raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true })
  })
  const pixels: Pixels = { data, width: info.width, height: info.height }
  const place = at && { x: Math.floor(at.x * info.width), y: Math.floor(at.y * info.height) }
  const color = place ? colorAt(pixels, place) : colorOfEdges(pixels)
  const from = reach === 'EVERYWHERE' ? reach : (place ?? 'EDGES')
  const gone = cutOut(pixels, { color, reach: Math.round(tolerance * 2.55), from })
  if (gone === 0) throw new Fault('CUTOUT_NOTHING')
  if (gone === info.width * info.height) throw new Fault('CUTOUT_ALL')
  const made = sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } })
  if (side !== undefined) await made.webp({ quality: 82 }).toFile(out)
  else
    await made
      .withMetadata(density === undefined ? {} : { density })
      .png({ compressionLevel: 6 })
      .toFile(out)
}

type Color = readonly [number, number, number]

function colorAt({ data, width, height }: Pixels, { x, y }: { x: number; y: number }): Color {
  const byte = (Math.min(height - 1, y) * width + Math.min(width - 1, x)) * 4
  return [data[byte] ?? 0, data[byte + 1] ?? 0, data[byte + 2] ?? 0]
}

/** The middle of the commonest of the colours along the four edges, in steps of sixteen. */
function colorOfEdges({ data, width, height }: Pixels): Color {
  const bins = new Map<number, { sum: [number, number, number]; count: number }>()
  const add = (x: number, y: number) => {
    const byte = (y * width + x) * 4
    if ((data[byte + 3] ?? 0) < 128) return
    const [red, green, blue] = [data[byte] ?? 0, data[byte + 1] ?? 0, data[byte + 2] ?? 0]
    const key = ((red >> 4) << 8) | ((green >> 4) << 4) | (blue >> 4)
    const bin = bins.get(key) ?? { sum: [0, 0, 0], count: 0 }
    bin.sum[0] += red
    bin.sum[1] += green
    bin.sum[2] += blue
    bin.count += 1
    bins.set(key, bin)
  }
  for (let x = 0; x < width; x++) {
    add(x, 0)
    add(x, height - 1)
  }
  for (let y = 0; y < height; y++) {
    add(0, y)
    add(width - 1, y)
  }
  const most = [...bins.values()].toSorted((one, other) => other.count - one.count)[0]
  if (!most) throw new Fault('CUTOUT_NOTHING')
  const [red, green, blue] = most.sum
  return [Math.round(red / most.count), Math.round(green / most.count), Math.round(blue / most.count)]
}
