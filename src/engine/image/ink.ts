// What a picture brings onto a garment: its colours and its half-transparent part, counted on a sample of its own pixels.
import sharp from 'sharp'
import { examine, inSrgb, orCorrupt } from './source.ts'

/** Shares are of the pixels that are seen at all; a picture without any has no colours. */
export interface Ink {
  /** Of pixels neither clear nor covering: they print as a grey fringe where ink is laid on a white base. */
  halfShare: number
  /** The most frequent colours, each the middle of those near it, with its share; rare ones are left out. */
  colors: readonly (readonly [red: number, green: number, blue: number, share: number])[]
}

/** The sample's longest side. Pixels are taken, not mixed: mixing would make half-transparent ones of every edge. */
const sampleSide = 400
const [clear, covering] = [8, 248]
/** A rarer colour is noise of the picture's edges and its JPEG. */
const leastShare = 0.005
const mostColors = 32

/** Throws as `probe`. */
export async function ink({ path }: { path: string }): Promise<Ink> {
  const picture = await examine(path)
  const pixels = await orCorrupt(path, from =>
    inSrgb(from, picture)
      .resize(sampleSide, sampleSide, { fit: 'inside', withoutEnlargement: true, kernel: sharp.kernel.nearest })
      .ensureAlpha()
      .raw({ depth: 'uchar' })
      .toBuffer(),
  )
  return inkOf(pixels)
}

/** Of red, green, blue and alpha bytes. */
export function inkOf(pixels: Uint8Array): Ink {
  const bins = new Map<number, { red: number; green: number; blue: number; count: number }>()
  let [seen, half] = [0, 0]
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const red = pixels[at] ?? 0
    const green = pixels[at + 1] ?? 0
    const blue = pixels[at + 2] ?? 0
    const alpha = pixels[at + 3] ?? 0
    if (alpha < clear) continue
    seen++
    if (alpha < covering) half++
    // Sixteen steps of each colour.
    const key = ((red >> 4) << 8) | ((green >> 4) << 4) | (blue >> 4)
    const bin = bins.get(key) ?? { red: 0, green: 0, blue: 0, count: 0 }
    bins.set(key, { red: bin.red + red, green: bin.green + green, blue: bin.blue + blue, count: bin.count + 1 })
  }
  const most = [...bins.values()].filter(bin => bin.count / seen >= leastShare).toSorted((one, other) => other.count - one.count)
  return {
    halfShare: seen === 0 ? 0 : rounded(half / seen),
    colors: most.slice(0, mostColors).map(({ red, green, blue, count }) => {
      const middle = (sum: number) => Math.round(sum / count)
      return [middle(red), middle(green), middle(blue), rounded(count / seen)]
    }),
  }
}

const rounded = (share: number) => Math.round(share * 10_000) / 10_000
