// A PNG that is written strip by strip holds the pixels that it was given, whatever its width.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pngWriter } from './png.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'png-'))
})
afterAll(() => rm(folder, { recursive: true }))

test.each([1, 4] as const)('%i bytes a pixel, rows of whole words and others', async channels => {
  for (const width of [1, 3, 4, 7, 64]) {
    const height = 23
    // Rises and falls over the whole of a byte, so that every difference borrows.
    const pixels = Buffer.from(Array.from({ length: width * height * channels }, (_, at) => (at * 151 + Math.floor(at / 7) * 89) % 256))
    const path = join(folder, `${channels}-${width}.png`)
    await using png = await pngWriter(path, { width, height, dpi: 300, channels })
    const row = width * channels
    for (let from = 0; from < height; from += 5) await png.rows(pixels.subarray(from * row, Math.min(height, from + 5) * row))
    await png.end()
    const read = await sharp(path)
      .toColourspace(channels === 1 ? 'b-w' : 'srgb')
      .raw()
      .toBuffer()
    expect(read.equals(pixels)).toBe(true)
  }
})
