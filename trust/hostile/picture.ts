// Pictures that are none, are damaged, or are made to burst.
import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { garmentPhoto } from '#test/garment.ts'
import { blankPng, deflatedZeros, pngChunk, pngHead, pngHeader, pngOf, pngSignature, progressiveHead } from '#test/raw-picture.ts'
import { file, type HostileFile, heavy } from './file.ts'

const page = '<!doctype html><html><body><script>alert(1)</script></body></html>'
const noise = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 50 } } })
const cut = (bytes: Buffer, share: number) => bytes.subarray(0, Math.floor(bytes.length * share))
/** One byte in the middle of the pixels turned over. */
function changed(bytes: Buffer): Buffer {
  const at = bytes.length >> 1
  bytes[at] = (bytes[at] ?? 0) ^ 0xff
  return bytes
}
const png = (about: string, header: Uint8Array, rows: Uint8Array, more: readonly Buffer[] = []) =>
  file(about, 'art.png', pngOf(header, rows, more))
const rows = (count: number, each: number) => deflateSync(Buffer.alloc(count * each))

/** None of them is a picture that can be printed. */
export const hostilePictures: readonly HostileFile[] = [
  file('a signature of a PNG and nothing else', 'art.png', pngSignature),
  file('a signature of a PNG before a web page', 'art.png', Buffer.concat([pngSignature, Buffer.from(page)])),
  file('the first bytes of a JPEG', 'art.jpg', Buffer.from([0xff, 0xd8, 0xff, 0xe0])),
  file('the first bytes of a JPEG before a web page', 'art.jpg', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from(page)])),
  file('a web page before a PNG', 'art.png', Buffer.concat([Buffer.from(page), blankPng(10, 10)])),
  file(
    'a PNG without rows',
    'art.png',
    Buffer.concat([pngSignature, pngChunk('IHDR', pngHeader(9, 9)), pngChunk('IEND', Buffer.alloc(0))]),
  ),
  file(
    'a PNG whose header has a wrong checksum',
    'art.png',
    Buffer.concat([pngSignature, pngChunk('IHDR', pngHeader(9, 9), 1), pngChunk('IDAT', rows(9, 37)), pngChunk('IEND', Buffer.alloc(0))]),
  ),
  file(
    'a PNG whose rows have a wrong checksum',
    'art.png',
    Buffer.concat([pngSignature, pngChunk('IHDR', pngHeader(9, 9)), pngChunk('IDAT', rows(9, 37), 1), pngChunk('IEND', Buffer.alloc(0))]),
  ),
  png('a PNG of 0 × 0 pixels', pngHeader(0, 0), rows(1, 1)),
  png('a PNG with fewer rows than it says', pngHeader(100, 100), rows(50, 401)),
  png('a PNG of a depth that there is not', pngHeader(9, 9, { depth: 3 }), rows(9, 37)),
  png('a PNG of a colour type that there is not', pngHeader(9, 9, { colour: 5 }), rows(9, 37)),
  png('a PNG with a filter that there is not', pngHeader(9, 9), deflateSync(Buffer.alloc(9 * 37, 9))),
  png('a PNG whose rows are not compressed', pngHeader(9, 9), Buffer.alloc(9 * 37)),
  png('a PNG of 30001 pixels', pngHeader(30_001, 1), rows(1, 120_005)),
  png('a PNG of 30001 rows', pngHeader(1, 30_001), rows(30_001, 5)),
  file('a PNG of two thousand million pixels a side', 'art.png', pngHead(0x7fffffff, 0x7fffffff)),
  file('a PNG of more pixels than a number has', 'art.png', pngHead(0xffffffff, 0xffffffff)),
  file('an interlaced PNG of 30000 × 30000 that has no rows', 'art.png', pngHead(30_000, 30_000, { interlaced: 1 })),
  heavy('an interlaced PNG of 30000 × 30000, whole', 'art.png', () => blankPng(30_000, 30_000, { interlaced: 1 })),
  heavy('an interlaced PNG of 20000 × 20000 with 16 bits', 'art.png', () => blankPng(20_000, 20_000, { interlaced: 1, depth: 16 })),
  heavy('a PNG of 60000 × 60000, whole', 'art.png', () => blankPng(60_000, 60_000, { colour: 2 })),
  heavy('a PNG of 30000 × 30000 whose last rows are missing', 'art.png', () =>
    pngOf(pngHeader(30_000, 30_000), deflatedZeros(3_000_000_000)),
  ),
  file('a progressive JPEG of 30000 × 30000', 'art.jpg', progressiveHead(30_000, 30_000)),
  file('a JPEG of 65500 × 65500', 'art.jpg', progressiveHead(65_500, 65_500, 0xc0)),
  file('a JPEG of 0 × 0', 'art.jpg', progressiveHead(0, 0, 0xc0)),
  { about: 'a PNG that is cut off', name: 'art.png', bytes: async () => cut(await noise(300).png().toBuffer(), 0.6) },
  { about: 'a JPEG that is cut off', name: 'art.jpg', bytes: async () => cut(await noise(300).jpeg().toBuffer(), 0.6) },
  {
    about: 'a progressive JPEG that is cut off',
    name: 'art.jpg',
    bytes: async () => cut(await noise(300).jpeg({ progressive: true }).toBuffer(), 0.6),
  },
  { about: 'a PNG with one changed byte', name: 'art.png', bytes: async () => changed(await noise(300).png().toBuffer()) },
  { about: 'a WebP called .png', name: 'art.png', bytes: () => noise(50).webp().toBuffer() },
  { about: 'a TIFF called .png', name: 'art.png', bytes: () => noise(50).tiff().toBuffer() },
  { about: 'a GIF called .png', name: 'art.png', bytes: () => noise(50).gif().toBuffer() },
  { about: 'an AVIF called .jpg', name: 'art.jpg', bytes: () => noise(50).avif({ effort: 0 }).toBuffer() },
]

/** Pictures that are right, and carry what bursts or what is meant for another reader. */
export const loadedPictures: readonly HostileFile[] = [
  png('a PNG with a text that unpacks to 1 GB', pngHeader(9, 9, { colour: 2 }), rows(9, 28), [
    pngChunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), deflatedZeros(2 ** 30)])),
  ]),
  png('a PNG with a colour profile that unpacks to 1 GB', pngHeader(9, 9, { colour: 2 }), rows(9, 28), [
    pngChunk('iCCP', Buffer.concat([Buffer.from('profile\0\0'), deflatedZeros(2 ** 30)])),
  ]),
  png('a PNG with a script in its text', pngHeader(9, 9, { colour: 2 }), rows(9, 28), [pngChunk('tEXt', Buffer.from(`Comment\0${page}`))]),
  {
    about: 'a JPEG with a web page in its remark',
    name: 'art.htm',
    bytes: async () => {
      const picture = await noise(60).jpeg().toBuffer()
      const size = Buffer.alloc(2)
      size.writeUInt16BE(page.length + 2)
      return Buffer.concat([picture.subarray(0, 2), Buffer.from([0xff, 0xfe]), size, Buffer.from(page), picture.subarray(2)])
    },
  },
  {
    about: 'a JPEG before a web page',
    name: 'art.svg',
    bytes: async () => Buffer.concat([await noise(61).jpeg().toBuffer(), Buffer.from(page)]),
  },
  file('a PNG before a web page', 'art.html', Buffer.concat([blankPng(10, 10, { colour: 2 }), Buffer.from(page)])),
  {
    about: 'the photograph of a garment before a web page',
    name: 'garment.html',
    bytes: async () => Buffer.concat([Buffer.from(await (await garmentPhoto()).arrayBuffer()), Buffer.from(page)]),
  },
  file('a PNG before an archive', 'art.zip', Buffer.concat([blankPng(11, 10, { colour: 2 }), Buffer.from('PK\x05\x06'), Buffer.alloc(18)])),
]

/** The largest that is legal (specification §5). */
export const largestPicture = (): Buffer => blankPng(30_000, 30_000, { colour: 2 })
/** The most that may be held whole while it is decoded. */
export const costliestPicture = (): Buffer => blankPng(19_000, 19_000, { colour: 2, interlaced: 1 })
