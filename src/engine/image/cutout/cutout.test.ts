import { mkdtempDisposable } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { cutOut, type Pixels } from './alpha.ts'
import { cutout } from './cutout.ts'

/** A red ring on white: what is inside it is white, too. */
const ring = (side = 200) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><rect width="100%" height="100%" fill="#fff"/><circle cx="50%" cy="50%" r="35%" fill="none" stroke="#c00" stroke-width="20"/></svg>`,
    ),
  )
    .png()
    .toBuffer()

async function cut(source: Buffer, asked: Partial<Parameters<typeof cutout>[0]> = {}) {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'cutout-test-'))
  const [path, out] = [join(folder.path, 'in.png'), join(folder.path, 'out.png')]
  await sharp(source).toFile(path)
  await cutout({ path, out, tolerance: 10, reach: 'CONNECTED', ...asked })
  const bytes = await sharp(out).toBuffer()
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const pixel = (x: number, y: number) => [...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4)]
  return { bytes, data, info, pixel }
}

test('a background that hangs together with the edges goes, and what art encloses stays', async () => {
  const { pixel, info } = await cut(await ring())
  expect(info).toMatchObject({ width: 200, height: 200 })
  expect(pixel(0, 0)).toEqual([0, 0, 0, 0])
  expect(pixel(100, 100)).toEqual([255, 255, 255, 255])
  expect(pixel(100, 30)).toEqual([204, 0, 0, 255])
})

test('everywhere, or from a place, it goes there', async () => {
  const everywhere = await cut(await ring(), { reach: 'EVERYWHERE' })
  expect([everywhere.pixel(0, 0)[3], everywhere.pixel(100, 100)[3]]).toEqual([0, 0])
  const inside = await cut(await ring(), { at: { x: 0.5, y: 0.5 } })
  expect([inside.pixel(0, 0)[3], inside.pixel(100, 100)[3]]).toEqual([255, 0])
})

test('no white fringe is left at a smooth edge: what is half there keeps its own colour', async () => {
  const { data } = await cut(await ring(), { reach: 'EVERYWHERE' })
  let half = 0
  for (let at = 0; at < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at, at + 4)
    if (alpha < 32) continue
    if (alpha < 255) half++
    expect(Math.max(Math.abs(red - 204), green, blue)).toBeLessThanOrEqual(24)
  }
  expect(half).toBeGreaterThan(100)
})

test('the same picture gives the same bytes', async () => {
  const source = await ring(333)
  const [one, other] = [await cut(source), await cut(source)]
  expect(one.bytes.equals(other.bytes)).toBe(true)
})

test('nothing, and all of it, are refused', async () => {
  const plain = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#0a0' } })
    .png()
    .toBuffer()
  await expect(cut(plain)).rejects.toMatchObject({ code: 'CUTOUT_ALL' })
  const clear = await sharp({ create: { width: 40, height: 40, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
    .png()
    .toBuffer()
  await expect(cut(clear)).rejects.toMatchObject({ code: 'CUTOUT_NOTHING' })
})

test('a maze of single pixels is walked to its end', () => {
  const [width, height] = [61, 61]
  const data = new Uint8Array(width * height * 4).fill(255)
  const pixels: Pixels = { data, width, height }
  for (let y = 1; y < height; y += 2)
    for (let x = 0; x < width; x++) if (y % 4 === 1 ? x !== 0 : x !== width - 1) data.set([0, 0, 0, 255], (y * width + x) * 4)
  const white = width * height - 30 * 60
  expect(cutOut(pixels, { color: [255, 255, 255], reach: 0, from: { x: 30, y: 0 } })).toBe(white)
})
