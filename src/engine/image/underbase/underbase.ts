// The white underbase of a print: a mask of where white ink lies below the colours on cloth that is not white.
import { pngWriter } from '../gang/png.ts'
import { examine, orCorrupt } from '../source.ts'
import { chokedStrips, clear, inked, white } from './choke.ts'

export interface UnderbaseAsked {
  /** The print's file. */
  path: string
  dpi: number
  /** In pixels of the print. */
  choke: number
  out: string
}

/** What is fainter than this is no ink that anybody sees. */
const leastAlpha = 8
/** Each channel of white. */
const leastWhite = 250
/** Of the print's pixels so many bytes are held at once. */
const bandBytes = 64 * 2 ** 20

/** Writes the mask as 8-bit grey PNG of the print's size, 255 for full white ink; the same print gives the same bytes. Throws the Faults of `probe`. */
export async function underbase({ path, dpi, choke, out }: UnderbaseAsked): Promise<{ bytes: number }> {
  const { width, height } = await examine(path)
  const pixels = await masked(path, { width, height })
  await using png = await pngWriter(out, { width, height, dpi, channels: 1 })
  for (const strip of chokedStrips({ pixels, width, height }, choke)) await png.rows(strip)
  const bytes = await png.end()
  return { bytes }
}

async function masked(path: string, { width, height }: { width: number; height: number }): Promise<Uint8Array> {
  const pixels = new Uint8Array(width * height)
  const rows = Math.max(1, Math.floor(bandBytes / (width * 4)))
  for (let top = 0; top < height; top += rows) {
    const part = { left: 0, top, width, height: Math.min(rows, height - top) }
    const band = await orCorrupt(path, from => from.extract(part).ensureAlpha().raw({ depth: 'uchar' }).toBuffer())
    for (let at = 0, to = top * width; at < band.length; at += 4, to++) {
      if ((band[at + 3] ?? 0) < leastAlpha) pixels[to] = clear
      else pixels[to] = Math.min(band[at] ?? 0, band[at + 1] ?? 0, band[at + 2] ?? 0) >= leastWhite ? white : inked
    }
  }
  return pixels
}
