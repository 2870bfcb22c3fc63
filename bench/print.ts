// A print file of 4500 × 5400 pixels, from a source of that size with transparency, as one of a batch.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { imagePool } from '#engine/image/image.ts'
import type { Bench } from './bench.ts'

const limitSeconds = 3
const times = 3

export const bench: Bench = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'print-'))
  const room = imagePool()
  try {
    const art = join(folder, 'art.png')
    await drawArt(art)
    const document = {
      widthInches: 15,
      heightInches: 18,
      layers: [{ kind: 'IMAGE' as const, source: 'art', xInches: 0, yInches: 0, widthInches: 15, heightInches: 18 }],
    }
    // The first print also starts the child; a batch starts it once.
    await room.render(document, { art }, join(folder, 'first.png'))
    const from = performance.now()
    for (let time = 0; time < times; time++) await room.render(document, { art }, join(folder, 'print.png'))
    const seconds = Math.round((performance.now() - from) / times) / 1_000
    return [{ name: 'print file 4500 × 5400', limit: { atMost: limitSeconds }, figure: seconds, unit: 's' }]
  } finally {
    room.close()
    await rm(folder, { recursive: true })
  }
}

/** Soft colours inside a circle, as photographs are, with sharp lettering on them: nothing that compresses to nothing. */
async function drawArt(out: string): Promise<void> {
  const size = { width: 4500, height: 5400 }
  const soft = await sharp({
    create: { width: 450, height: 540, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 60 } },
  })
    .resize(size)
    .jpeg()
    .toBuffer()
  const svg = (content: string) => Buffer.from(`<svg width="${size.width}" height="${size.height}">${content}</svg>`)
  await sharp(soft)
    .ensureAlpha()
    .composite([
      { input: svg('<circle cx="2250" cy="2700" r="2100"/>'), blend: 'dest-in' },
      { input: svg('<text x="400" y="2800" font-size="900" fill="#c20">INKPORT</text>') },
    ])
    .png()
    .toFile(out)
}
