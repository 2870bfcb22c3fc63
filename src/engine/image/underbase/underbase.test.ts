// The white underbase: where it lies, that it hides below the colours, and that no line loses it.
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { childPools } from '#test/child-pools.ts'
import { chokedStrips, inked, white } from './choke.ts'

/** Art of boxes on nothing, and its mask. */
interface Box {
  left: number
  top: number
  width: number
  height: number
  of?: typeof inked | typeof white
}
function maskOf(size: { width: number; height: number }, boxes: readonly Box[], choke: number): Buffer {
  const pixels = new Uint8Array(size.width * size.height)
  for (const { left, top, width, height, of = inked } of boxes)
    for (let y = top; y < top + height; y++) pixels.fill(of, y * size.width + left, y * size.width + left + width)
  return Buffer.concat([...chokedStrips({ pixels, ...size }, choke)])
}
/** How many pixels of a row are white ink. */
const inRow = (mask: Buffer, width: number, y: number) => mask.subarray(y * width, (y + 1) * width).filter(value => value === 255).length

test('a line is choked by at most a quarter of its width on each side, and never vanishes, whichever way it runs', () => {
  for (const choke of [1, 2, 3, 4])
    for (const wide of [1, 2, 3, 4, 5, 7, 8, 9, 12, 13, 16, 17, 18, 30]) {
      const upright = maskOf({ width: 80, height: 90 }, [{ left: 20, top: 5, width: wide, height: 80 }], choke)
      const left = inRow(upright, 80, 45)
      const lost = (wide - left) / 2
      expect(lost).toBeLessThanOrEqual(Math.min(choke, wide / 4))
      if (wide > 4 * choke + 1) expect(lost).toBe(choke)
      const lying = maskOf({ width: 90, height: 80 }, [{ left: 5, top: 20, width: 80, height: wide }], choke)
      expect(Array.from({ length: 80 }, (_, y) => lying[y * 90 + 45]).filter(value => value === 255)).toHaveLength(left)
    }
})

test('a hairline that leaves a block keeps its white along its whole length', () => {
  const size = { width: 120, height: 60 }
  const mask = maskOf(
    size,
    [
      { left: 10, top: 10, width: 40, height: 40 },
      { left: 50, top: 29, width: 60, height: 2 },
    ],
    2,
  )
  for (let x = 52; x < 110; x++) expect([mask[29 * 120 + x], mask[30 * 120 + x]]).toEqual([255, 255])
  // The block itself is choked.
  expect([8, 9, 10, 11, 12].map(x => mask[15 * 120 + x])).toEqual([0, 0, 0, 0, 255])
})

test('white art is not choked, colours end on it, and the edge of the print is an edge', () => {
  const size = { width: 60, height: 40 }
  const boxes = [
    { left: 0, top: 0, width: 30, height: 40 },
    { left: 30, top: 0, width: 20, height: 40, of: white },
  ]
  const row = maskOf(size, boxes, 2).subarray(20 * 60, 21 * 60)
  expect([...row.subarray(0, 4)]).toEqual([0, 0, 255, 255])
  expect([...row.subarray(26, 52)]).toEqual([...Array(24).fill(255), 0, 0])
  expect(inRow(maskOf(size, boxes, 0), 60, 0)).toBe(50)
})

test('strips join without a seam', () => {
  const size = { width: 40, height: 1_100 }
  const mask = maskOf(size, [{ left: 10, top: 3, width: 20, height: 1_094 }], 3)
  for (let y = 6; y < 1_094; y++) expect(inRow(mask, 40, y)).toBe(14)
  expect([5, 1_094].map(y => inRow(mask, 40, y))).toEqual([0, 0])
})

let folder: string
const { images } = childPools
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'underbase-'))
})
afterAll(() => rm(folder, { recursive: true }))

test('the mask is an 8-bit grey PNG of the print’s size, of the same bytes each time; what is faint has none', {
  tags: 'long',
}, async () => {
  const print = join(folder, 'print.png')
  const [width, height] = [300, 200]
  const pixels = Buffer.alloc(width * height * 4)
  for (let y = 50; y < 150; y++)
    for (let x = 50; x < 250; x++) pixels.set([200, 20, 60, x < 150 ? 255 : x < 200 ? 8 : 7], (y * width + x) * 4)
  await sharp(pixels, { raw: { width, height, channels: 4 } })
    .withMetadata({ density: 300 })
    .png()
    .toFile(print)
  const [one, two] = [join(folder, 'one.png'), join(folder, 'two.png')]
  const { bytes } = await images.underbase({ path: print, dpi: 300, choke: 2, out: one })
  await images.underbase({ path: print, dpi: 300, choke: 2, out: two })
  const file = await readFile(one)
  expect(file.length).toBe(bytes)
  expect(file.equals(await readFile(two))).toBe(true)
  expect(await sharp(one).metadata()).toMatchObject({ format: 'png', width, height, channels: 1, depth: 'uchar', density: 300 })
  const { data } = await sharp(one).toColourspace('b-w').raw().toBuffer({ resolveWithObject: true })
  const row = data.subarray(100 * width, 101 * width)
  expect([51, 52, 149, 150, 197, 198, 201, 249].map(x => row[x])).toEqual([0, 255, 255, 255, 255, 0, 0, 0])
})
