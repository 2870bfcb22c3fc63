// A PNG that is written as its rows come (PNG, third edition): no picture is held whole, however long it is.
import { open } from 'node:fs/promises'
import { constants, crc32, createDeflate, type Deflate, deflateSync } from 'node:zlib'
import { srgbProfile } from './cell.ts'

export interface PngWriter extends AsyncDisposable {
  /** Whole rows from the top: of red, green, blue and alpha bytes, or of grey ones. They are packed while the next ones are made. */
  rows(bytes: Buffer): Promise<void>
  /** How many bytes the file has. */
  end(): Promise<number>
}
const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
/** Filter "up": flat art and what is clear come to zeros, which pack best for the least work. */
const up = 2

interface PngFacts {
  width: number
  height: number
  dpi: number
  /** Colours with alpha where nothing is said; 1 is grey. */
  channels?: 1 | 4
}
/** Of 8 bits a channel, with its dots per inch as a RIP reads them; colours with sRGB's profile, which grey has none of. */
export async function pngWriter(path: string, { width, height, dpi, channels = 4 }: PngFacts): Promise<PngWriter> {
  const file = await open(path, 'w')
  let bytes = 0
  const write = async (part: Uint8Array) => {
    await file.writeFile(part)
    bytes += part.length
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, channels === 1 ? 0 : 6, 0, 0, 0], 8)
  const physical = Buffer.alloc(9)
  const perMetre = Math.round(dpi / 0.0254)
  physical.writeUInt32BE(perMetre, 0)
  physical.writeUInt32BE(perMetre, 4)
  physical[8] = 1
  const profile = channels === 4 ? Buffer.concat([Buffer.from('sRGB\0\0', 'latin1'), deflateSync(await srgbProfile())]) : undefined
  await write(signature)
  for (const [name, data] of [['IHDR', head], ...(profile ? ([['iCCP', profile]] as const) : []), ['pHYs', physical]] as const)
    await write(chunk(name, data))

  // Runs alone: of filtered art they pack as well as all of DEFLATE does, for half of the processor's time.
  const deflate = createDeflate({ level: 3, strategy: constants.Z_RLE, chunkSize: 2 ** 20 })
  const packed = pack(deflate, data => write(chunk('IDAT', data)))
  let above: Uint8Array = new Uint8Array(width * channels)
  let sent: Promise<void> = Promise.resolve()
  return {
    async rows(strip) {
      const filtered = filteredRows(strip, above, width * channels)
      above = strip.subarray(strip.length - width * channels)
      // One strip is packed while the next is made, and no more are held; a failed write ends the wait for it.
      await Promise.race([sent, packed])
      sent = new Promise((resolve, reject) => deflate.write(filtered, error => (error ? reject(error) : resolve())))
      sent.catch(() => {})
    },
    async end() {
      deflate.end()
      await packed
      await write(chunk('IEND', Buffer.alloc(0)))
      return bytes
    },
    async [Symbol.asyncDispose]() {
      deflate.destroy()
      await packed.catch(() => {}) // Whoever failed has been heard already.
      await file.close()
    },
  }
}

async function pack(deflate: Deflate, take: (data: Buffer) => Promise<void>): Promise<void> {
  for await (const data of deflate) await take(data)
}

function chunk(name: string, data: Buffer): Buffer {
  const out = Buffer.alloc(data.length + 12)
  out.writeUInt32BE(data.length, 0)
  out.write(name, 4, 'latin1')
  data.copy(out, 8)
  out.writeUInt32BE(crc32(out.subarray(4, data.length + 8)), data.length + 8)
  return out
}

function filteredRows(strip: Buffer, above: Uint8Array, row: number): Buffer {
  const rows = strip.length / row
  const out = Buffer.alloc(rows * (row + 1))
  const difference = new Uint8Array(row)
  for (let y = 0; y < rows; y++) {
    subtract(strip.subarray(y * row, (y + 1) * row), y === 0 ? above : strip.subarray((y - 1) * row, y * row), difference)
    out[y * (row + 1)] = up
    out.set(difference, y * (row + 1) + 1)
  }
  return out
}

/** Byte by byte what a row has more than the one above it, four at a time where rows are of whole words. */
function subtract(from: Uint8Array, above: Uint8Array, to: Uint8Array): void {
  if ((from.length | from.byteOffset | above.byteOffset) % 4 !== 0) {
    for (let at = 0; at < to.length; at++) to[at] = (from[at] ?? 0) - (above[at] ?? 0)
    return
  }
  const words = (bytes: Uint8Array) => new Int32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4)
  const [left, right, out] = [words(from), words(above), words(to)]
  for (let at = 0; at < out.length; at++) {
    const [one, other] = [left[at] ?? 0, right[at] ?? 0]
    // No byte borrows of its neighbour: the highest bit of each is reckoned apart.
    out[at] = ((one | highest) - (other & ~highest)) ^ ((one ^ ~other) & highest)
  }
}
const highest = 0x80_80_80_80 | 0
