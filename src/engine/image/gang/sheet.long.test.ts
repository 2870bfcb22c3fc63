// The white underbase of a gang sheet: as large as the sheet, below each piece as its print's own mask says, and none below its code.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { imagePool } from '../image.ts'
import { cellSize, type GangPiece } from './place.ts'

let folder: string
const images = imagePool()
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gang-'))
})
afterAll(async () => {
  images.close()
  await rm(folder, { recursive: true })
})

const ink = { width: 200, height: 300 }
const [width, length] = [1_000, 1_400]
/** A print, and its mask whose upper half is white ink. */
async function piece(name: string, at: { left: number; top: number; isTurned: boolean; hasWhite: boolean }): Promise<GangPiece> {
  const [path, whitePath] = [join(folder, `${name}.png`), join(folder, `${name}-white.png`)]
  const pixels = Buffer.alloc(ink.width * ink.height * 4, 255)
  await sharp(pixels, { raw: { ...ink, channels: 4 } })
    .png()
    .toFile(path)
  const mask = Buffer.alloc(ink.width * ink.height).fill(255, 0, (ink.width * ink.height) / 2)
  await sharp(mask, { raw: { ...ink, channels: 1 } })
    .toColourspace('b-w')
    .png()
    .toFile(whitePath)
  const { hasWhite, ...place } = at
  const part = { left: 0, top: 0, ...ink }
  return { path, whitePath: hasWhite ? whitePath : null, part, ink, ...place, code: `INKPORT:${name}`, lines: [name, ''] }
}

test('the mask lies where its piece lies, turned as it is; where a piece has none, and below every code, there is no white', async () => {
  const pieces = [
    await piece('T1', { left: 10, top: 20, isTurned: false, hasWhite: true }),
    await piece('T2', { left: 500, top: 30, isTurned: true, hasWhite: true }),
    await piece('T3', { left: 10, top: 900, isTurned: false, hasWhite: false }),
  ]
  const [out, whiteOut, preview] = [join(folder, 'sheet.png'), join(folder, 'white.png'), join(folder, 'small.webp')]
  const { whiteBytes } = await images.gang({ width, length, dpi: 300, pieces, out, whiteOut, preview })
  expect(whiteBytes).toBeGreaterThan(0)
  expect(await sharp(whiteOut).metadata()).toMatchObject({ format: 'png', width, height: length, channels: 1, density: 300 })
  const { data } = await sharp(whiteOut).toColourspace('b-w').raw().toBuffer({ resolveWithObject: true })
  const cell = cellSize(ink)
  const isWhite = (x: number, y: number) =>
    // Its upper half as it lies; turned a quarter clockwise that half is at the cell's right.
    (x >= 10 && x < 10 + ink.width && y >= 20 && y < 20 + ink.height / 2) ||
    (x >= 500 + cell.height - ink.height / 2 && x < 500 + cell.height && y >= 30 && y < 30 + ink.width)
  let wrong = 0
  for (let y = 0; y < length; y++) for (let x = 0; x < width; x++) if (data[y * width + x] !== (isWhite(x, y) ? 255 : 0)) wrong++
  expect(wrong).toBe(0)
  // The code's strip is on the sheet, and its ground is white there.
  const strip = { left: 10 + 8, top: 20 + ink.height + 12 + 8, width: 1, height: 1 }
  expect([...(await sharp(out).extract(strip).raw().toBuffer())]).toEqual([255, 255, 255, 255])
})

test('a sheet without any mask writes none', async () => {
  const pieces = [await piece('T4', { left: 0, top: 0, isTurned: false, hasWhite: false })]
  const asked = { width, length, dpi: 300, pieces, out: join(folder, 'plain.png'), whiteOut: null, preview: join(folder, 'plain.webp') }
  expect((await images.gang(asked)).whiteBytes).toBe(null)
})
