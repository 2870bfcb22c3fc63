import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { childPools } from '#test/child-pools.ts'
import { pngHead, progressiveHead } from '#test/raw-picture.ts'
import { inkOf } from './ink.ts'
import type { PrintPicture } from './picture.ts'

const { images: room } = childPools
let folder: string
const at = (name: string): string => join(folder, name)
const write = async (name: string, bytes: Uint8Array | string): Promise<string> => {
  await writeFile(at(name), bytes)
  return at(name)
}
/** A picture whose left half is red and whose right half is blue. */
const halves = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: '#00f' } }).composite([
    { input: { create: { width: width / 2, height, channels: 4, background: '#f00' } }, left: 0, top: 0 },
  ])
const noise = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 50 } } })

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'image-'))
})
afterAll(() => rm(folder, { recursive: true }))

test('a PNG is told by what it is, whatever its name', { tags: 'long' }, async () => {
  const path = await write('art.jpg', await halves(640, 480).png().withMetadata({ density: 300 }).toBuffer())
  expect(await room.probe(path)).toEqual({
    format: 'png',
    width: 640,
    height: 480,
    hasAlpha: true,
    isClear: false,
    density: 300,
    isProgressive: false,
    space: 'srgb',
  })
})

test('a JPEG is measured as it is seen, turned by its EXIF note', async () => {
  const path = await write('turned.jpg', await halves(600, 300).jpeg().withMetadata({ orientation: 6 }).toBuffer())
  expect(await room.probe(path)).toMatchObject({ format: 'jpeg', width: 300, height: 600, hasAlpha: false })
})

test('a thumbnail fits into its square and stands upright', async () => {
  const path = await write('turned.jpg', await halves(600, 300).jpeg().withMetadata({ orientation: 6 }).toBuffer())
  await room.thumbnail(path, at('small.webp'), 100)
  expect(await sharp(at('small.webp')).metadata()).toMatchObject({ format: 'webp', width: 50, height: 100 })
})

test('a proxy has at most 1500 pixels a side, and a small source is not blown up', async () => {
  const [large, small] = [
    await write('l.png', await halves(3000, 1000).png().toBuffer()),
    await write('s.png', await halves(64, 32).png().toBuffer()),
  ]
  await room.proxy(large, at('l.webp'))
  await room.proxy(small, at('s.webp'))
  expect(await sharp(at('l.webp')).metadata()).toMatchObject({ width: 1500, height: 500 })
  expect(await sharp(at('s.webp')).metadata()).toMatchObject({ width: 64, height: 32 })
})

test.each([
  ['text', 'hello', 'NOT_AN_IMAGE'],
  ['nothing', '', 'NOT_AN_IMAGE'],
  ['a web page', '<!doctype html><html>Sign in to your drive</html>', 'NOT_AN_IMAGE'],
  ['an SVG', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>', 'FORMAT_NOT_ALLOWED'],
  ['a GIF', 'GIF89a\x01\x00\x01\x00', 'FORMAT_NOT_ALLOWED'],
  ['a PDF', '%PDF-1.7\n', 'FORMAT_NOT_ALLOWED'],
  ['a PNG of nothing but its signature', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), 'IMAGE_CORRUPT'],
  ['a JPEG of nothing but its first bytes', Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 'IMAGE_CORRUPT'],
  ['a PNG of 30001 pixels', pngHead(30_001, 10), 'TOO_MANY_PIXELS'],
  ['an interlaced PNG of 30000 × 30000', pngHead(30_000, 30_000, { interlaced: 1 }), 'IMAGE_TOO_COSTLY'],
  ['a progressive JPEG of 30000 × 30000', progressiveHead(30_000, 30_000), 'IMAGE_TOO_COSTLY'],
])('%s is refused', async (name, bytes, code) => {
  await expect(room.probe(await write(`${name}.png`, bytes))).rejects.toMatchObject({ code })
})

test.each(['jpeg', 'png'] as const)('a %s that was cut off is refused', async format => {
  const whole = await noise(600, 600).toFormat(format).toBuffer()
  for (const share of [0.5, 0.9, 0.99]) {
    const path = await write(`cut.${format}`, whole.subarray(0, whole.length * share))
    await expect(room.probe(path)).rejects.toMatchObject({ code: 'IMAGE_CORRUPT' })
  }
})

test('a PNG with one changed byte is refused', async () => {
  const bytes = await noise(300, 300).png().toBuffer()
  bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 0xff
  await expect(room.probe(await write('changed.png', bytes))).rejects.toMatchObject({ code: 'IMAGE_CORRUPT' })
})

const layer = (more: Partial<PrintPicture> = {}): PrintPicture => ({
  kind: 'IMAGE',
  source: 'art',
  xInches: 0,
  yInches: 0,
  widthInches: 2,
  heightInches: 1,
  ...more,
})
async function printed(widthInches: number, heightInches: number, ...layers: PrintPicture[]) {
  const art = await write('halves.png', await halves(400, 200).png().toBuffer())
  const file = await room.render({ widthInches, heightInches, layers }, { art }, at('print.png'))
  const pixel = async (x: number, y: number) => [
    ...(await sharp(at('print.png')).extract({ left: x, top: y, width: 1, height: 1 }).raw().toBuffer()),
  ]
  return { file, pixel }
}
const [red, blue, nothing] = [
  [255, 0, 0, 255],
  [0, 0, 255, 255],
  [0, 0, 0, 0],
]

test('a print has 300 dots per inch and is transparent where nothing is printed', async () => {
  const { file, pixel } = await printed(4, 3, layer({ xInches: 1, yInches: 1 }))
  expect(file).toMatchObject({ widthPixels: 1200, heightPixels: 900 })
  expect(await sharp(at('print.png')).metadata()).toMatchObject({ format: 'png', width: 1200, height: 900, density: 300, hasAlpha: true })
  expect(await pixel(310, 310)).toEqual(red)
  expect(await pixel(890, 590)).toEqual(blue)
  expect(await pixel(290, 310)).toEqual(nothing)
})

test('a layer is turned clockwise about its middle', async () => {
  const { pixel } = await printed(4, 4, layer({ xInches: 1, yInches: 1.5, rotateDegrees: 90 }))
  expect(await pixel(600, 320)).toEqual(red)
  expect(await pixel(600, 880)).toEqual(blue)
  expect(await pixel(320, 600)).toEqual(nothing)
})

test('a layer is cut before it is placed', async () => {
  const { pixel } = await printed(2, 1, layer({ crop: { left: 0.5, top: 0, right: 0, bottom: 0 } }))
  expect(await pixel(10, 10)).toEqual(blue)
})

test('later layers lie above earlier ones', async () => {
  const { pixel } = await printed(2, 1, layer(), layer({ crop: { left: 0, top: 0, right: 0.5, bottom: 0 } }))
  expect(await pixel(590, 150)).toEqual(red)
})

/** The halves as large as their source has pixels at 300 dots per inch: nothing is enlarged. */
const exact = { widthInches: 400 / 300, heightInches: 200 / 300 }

test.each([
  ['enlarged', {}],
  ['pixel for pixel', exact],
])('what hangs over the edge of the print is cut off, %s', async (_, size) => {
  const { pixel } = await printed(2, 1, layer({ xInches: -1, yInches: -0.5, ...size }))
  expect([await pixel(10, 10), await pixel(90, 40), await pixel(310, 10), await pixel(10, 160)]).toEqual([blue, blue, nothing, nothing])
})

test('an upright layer that starts between two pixels keeps sharp edges', async () => {
  const { pixel } = await printed(2, 1, layer({ xInches: 0.5018, ...exact }))
  expect([await pixel(150, 100), await pixel(151, 100)]).toEqual([nothing, red])
})

test('half-transparent colours stay what they are', async () => {
  const art = await write(
    'half.png',
    await sharp({ create: { width: 300, height: 300, channels: 4, background: { r: 200, g: 100, b: 50, alpha: 0.5 } } })
      .png()
      .toBuffer(),
  )
  await room.render({ widthInches: 1, heightInches: 1, layers: [layer({ widthInches: 1 })] }, { art }, at('half-print.png'))
  const [r = 0, g = 0, b = 0, alpha] = await sharp(at('half-print.png'))
    .extract({ left: 150, top: 150, width: 1, height: 1 })
    .raw()
    .toBuffer()
  expect(alpha).toBe(128)
  expect(Math.abs(r - 200) + Math.abs(g - 100) + Math.abs(b - 50)).toBeLessThan(6)
})

test.each([1, 6])(
  'a proof of a JPEG that is decoded smaller is its print made smaller, turned by its EXIF note (%i) as the print is',
  { tags: 'long' },
  async orientation => {
    const [width, height] = orientation === 1 ? [1_200, 800] : [800, 1_200]
    const sea = at(`sea-${orientation}.jpg`)
    const pixels = Buffer.from(
      Array.from({ length: width * height }, (_, dot) => {
        const [x, y] = [dot % width, Math.floor(dot / width)]
        return [(x * 255) / width, (y * 255) / height, 127 + 120 * Math.sin(x / 20) * Math.cos(y / 15)]
      }).flat(),
    )
    await sharp(pixels, { raw: { width, height, channels: 3 } })
      .withMetadata({ orientation })
      .jpeg({ quality: 92 })
      .toFile(sea)
    const document = {
      widthInches: 8,
      heightInches: 6,
      layers: [layer({ source: 'sea', widthInches: 7.5, heightInches: 5, xInches: 0.24, yInches: 0.5 })],
    }
    const [print, proof] = [at(`print-${orientation}.png`), at(`proof-${orientation}.webp`)]
    await room.render(document, { sea }, print)
    await room.proof(document, { sea }, { out: proof, widthPixels: 400 })
    const small = await sharp(print).resize(400, 300, { fit: 'fill' }).flatten({ background: '#fff' }).raw().toBuffer()
    const seen = await sharp(proof).flatten({ background: '#fff' }).raw().toBuffer()
    const apart = Array.from(seen, (value, byte) => Math.abs(value - (small[byte] ?? 0)))
    expect(apart.reduce((sum, each) => sum + each, 0) / apart.length).toBeLessThan(4)
    expect(apart.filter(each => each > 32).length / apart.length).toBeLessThan(0.002)
  },
)

test('a print larger than can be rendered is refused before it costs anything', async () => {
  await expect(printed(60, 60, layer())).rejects.toMatchObject({ code: 'PRINT_TOO_LARGE' })
})

test('a head that could be read in many ways is told, and its child is not ended over it', async () => {
  const path = await write('comments.png', '<!---->'.repeat(73).slice(0, 505))
  await expect(room.probe(path)).rejects.toMatchObject({ code: 'NOT_AN_IMAGE' })
})

test.each(['<svg>', ' <?xml version="1.0"?>\n<!-- a --> <!-- b --><!DOCTYPE svg>\n<svg xmlns="x">', '<!----><!-- - -- --><SVG '])(
  'an SVG is named as such: %s',
  async head => {
    await expect(room.probe(await write('drawing.png', head))).rejects.toMatchObject({
      code: 'FORMAT_NOT_ALLOWED',
      values: { format: 'SVG' },
    })
  },
)

test('ink is counted on a picture’s own pixels: its colours with their shares, and what of it is half transparent', () => {
  const pixels = (...colors: [number, number, number, number][]) => Uint8Array.from(colors.flat())
  expect(inkOf(pixels([255, 0, 0, 255], [255, 0, 0, 255], [0, 0, 0, 128], [9, 9, 9, 0]))).toEqual({
    halfShare: 0.3333,
    colors: [
      [255, 0, 0, 0.6667],
      [0, 0, 0, 0.3333],
    ],
  })
  expect(inkOf(pixels([1, 2, 3, 7]))).toEqual({ halfShare: 0, colors: [] })
})
