// Pictures written byte by byte, so that they may be as large, as wrong and as cheap as a test wants.
import { constants, crc32, deflateSync } from 'node:zlib'

export const pngSignature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')

/** One chunk of a PNG; `crc` in place of the right one. */
export function pngChunk(name: string, body: Uint8Array, crc?: number): Buffer {
  const typed = Buffer.concat([Buffer.from(name), body])
  const bytes = Buffer.alloc(typed.length + 8)
  bytes.writeUInt32BE(body.length, 0)
  bytes.set(typed, 4)
  bytes.writeUInt32BE(crc ?? crc32(typed), typed.length + 4)
  return bytes
}

export interface PngHeader {
  /** Bits of a channel. */
  readonly depth?: number
  /** 0 grey, 2 colours, 6 colours and alpha. */
  readonly colour?: number
  readonly interlaced?: 0 | 1
}
const channelsOf: Readonly<Record<number, number>> = { 0: 1, 2: 3, 6: 4 }

export function pngHeader(width: number, height: number, { depth = 8, colour = 6, interlaced = 0 }: PngHeader = {}): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([depth, colour, 0, 0, interlaced], 8)
  return header
}

/** Signature, header, these compressed rows, and `more` chunks between. */
export const pngOf = (header: Uint8Array, rows: Uint8Array, more: readonly Buffer[] = []): Buffer =>
  Buffer.concat([pngSignature, pngChunk('IHDR', header), ...more, pngChunk('IDAT', rows), pngChunk('IEND', Buffer.alloc(0))])

/** A PNG's signature and header, and no picture behind it. */
export const pngHead = (width: number, height: number, header: PngHeader = {}): Buffer =>
  pngOf(pngHeader(width, height, header), Buffer.from([0x78, 0x9c, 0x63, 0, 0]))

/** A right PNG of nothing but zeros, black or clear, made in a moment whatever its size. */
export function blankPng(width: number, height: number, header: PngHeader = {}): Buffer {
  const { depth = 8, colour = 6, interlaced = 0 } = header
  const rowsOf = (wide: number, high: number) =>
    wide * high === 0 ? 0 : high * (1 + Math.ceil((wide * depth * (channelsOf[colour] ?? 1)) / 8))
  const bytes = interlaced
    ? passes.reduce((sum, [x, y, dx, dy]) => sum + rowsOf(Math.ceil((width - x) / dx), Math.ceil((height - y) / dy)), 0)
    : rowsOf(width, height)
  return pngOf(pngHeader(width, height, header), deflatedZeros(bytes))
}

/** Adam7: where each pass begins, and its steps (PNG specification 8.2). */
const passes = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const

const block = 2 ** 20
/** So many zeros as a zlib stream: one compressed block again and again, since each stands for itself, and the checksum of zeros. */
export function deflatedZeros(bytes: number): Buffer {
  const whole = deflateSync(Buffer.alloc(block), { level: 9, finishFlush: constants.Z_FULL_FLUSH }).subarray(2)
  const rest = deflateSync(Buffer.alloc(bytes % block), { level: 9 })
  const checksum = Buffer.alloc(4)
  checksum.writeUInt32BE((bytes % 65_521) * 65_536 + 1)
  return Buffer.concat([
    rest.subarray(0, 2),
    ...Array.from({ length: Math.floor(bytes / block) }, () => whole),
    rest.subarray(2, -4),
    checksum,
  ])
}

/** A progressive JPEG's frame header (SOF2, three planes, 4:4:4) and the start of a scan; SOF0 makes it a baseline one. */
export function progressiveHead(width: number, height: number, sof = 0xc2): Buffer {
  const planes = [1, 0x11, 0, 2, 0x11, 0, 3, 0x11, 0]
  const frame = Buffer.from([0xff, sof, 0, 17, 8, height >> 8, height & 255, width >> 8, width & 255, 3, ...planes])
  const scan = Buffer.from([0xff, 0xda, 0, 12, 3, 1, 0, 2, 0, 3, 0, 0, 0, 0])
  return Buffer.concat([Buffer.from([0xff, 0xd8]), frame, scan])
}
