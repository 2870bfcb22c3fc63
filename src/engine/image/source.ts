import { open } from 'node:fs/promises'
import sharp, { type Metadata, type Sharp, type SharpOptions } from 'sharp'
import { Fault } from '#base/fault.ts'
import { kindOf } from './kind.ts'
import { longestSide, type Picture } from './picture.ts'

/** `failOn` finds cut-off files; sharp's own limit would refuse the legal maximum. */
export const reading: SharpOptions = { failOn: 'error', limitInputPixels: longestSide * longestSide, sequentialRead: true }

/** What a picture may take to decode, in bytes: the cap of the child less what the child and the small pictures take. */
const costlyBytes = 1.1 * 2 ** 30

/**
 * Reads the head of a file: what it is, and whether decoding it can be afforded. `turned`: its EXIF note asks for a turn.
 * Faults: NOT_AN_IMAGE, FORMAT_NOT_ALLOWED, TOO_MANY_PIXELS, IMAGE_CORRUPT, IMAGE_TOO_COSTLY.
 */
export async function examine(path: string): Promise<Omit<Picture, 'isClear'> & { turned: boolean }> {
  const kind = kindOf(await headOf(path))
  if (!kind) throw new Fault('NOT_AN_IMAGE')
  if (kind !== 'jpeg' && kind !== 'png') throw new Fault('FORMAT_NOT_ALLOWED', { values: { format: kind } })
  const metadata = await orCorrupt(path, from => from.metadata(), { ...reading, limitInputPixels: false })
  if (metadata.format !== kind) throw new Fault('IMAGE_CORRUPT')
  const { width, height } = metadata.autoOrient
  if (Math.max(width, height) > longestSide) throw new Fault('TOO_MANY_PIXELS', { values: { width, height, side: longestSide } })
  const turned = (metadata.orientation ?? 1) > 1
  if (decodingBytes(metadata, turned) > costlyBytes) throw new Fault('IMAGE_TOO_COSTLY')
  return {
    format: kind,
    width,
    height,
    hasAlpha: metadata.hasAlpha,
    density: metadata.density,
    isProgressive: metadata.isProgressive,
    space: metadata.space,
    turned,
  }
}

/** Runs one piece of sharp's work on the file; what sharp throws there is the file's fault. */
export async function orCorrupt<T>(path: string, work: (from: Sharp) => Promise<T>, options: SharpOptions = reading): Promise<T> {
  try {
    return await work(sharp(path, options))
  } catch (error) {
    throw error instanceof Fault ? error : new Fault('IMAGE_CORRUPT')
  }
}

/**
 * The picture as 8-bit sRGB by the profile that it carries: what is shown and what is printed begin here. A picture of 16 bits is made one
 * of 8 first: sharp would take it to Display P3 by its profile, keep it there, and leave grey ones without their profile.
 */
export function inSrgb(from: Sharp, { space }: Pick<Picture, 'space'>): Sharp {
  const eight = space === 'rgb16' ? from.pipelineColourspace('srgb') : space === 'grey16' ? from.pipelineColourspace('b-w') : from
  return eight.toColourspace('srgb')
}

/**
 * An interlaced PNG and a progressive JPEG are held whole while they are decoded (a 30000 × 30000 one takes gigabytes), and so is a
 * picture that must be turned; any other streams by and costs next to nothing.
 */
function decodingBytes({ width, height, channels, depth, format, isProgressive, chromaSubsampling }: Metadata, turned: boolean): number {
  const pixels = width * height
  const turning = turned ? pixels * channels : 0
  if (!isProgressive) return turning
  // A JPEG's coefficients take two bytes each; the two colour planes of 4:2:0 have a quarter of the pixels.
  const planes = channels === 1 ? 1 : chromaSubsampling?.startsWith('4:2:0') ? 1.5 : chromaSubsampling?.startsWith('4:2:2') ? 2 : channels
  return turning + (format === 'png' ? pixels * channels * (depth === 'ushort' ? 2 : 1) : pixels * planes * 2)
}

async function headOf(path: string): Promise<Uint8Array> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(512), 0, 512, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}
