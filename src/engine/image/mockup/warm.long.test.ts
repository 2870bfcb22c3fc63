// A child that has drawn a mockup draws the next one, too: coming up costs more than drawing.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { MockupPlace } from '#base/paint/place/geometry.ts'
import { minute } from '#base/time.ts'
import { garmentPhoto } from '#test/garment.ts'
import { imagePool } from '../image.ts'

// On a machine with much else to do nothing is quick; here its memory alone is looked at.
const pool = imagePool({ quickMs: minute, idleMs: minute })
let folder: string
const file = (name: string) => join(folder, name)
const parts = () => ({ photo: file('photo.png'), light: file('light.png'), shift: file('shift.png') })

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'warm-'))
  await sharp(await (await garmentPhoto({})).arrayBuffer())
    .resize(2_000, 2_000, { fit: 'fill' })
    .jpeg()
    .toFile(file('sent.jpg'))
  const making = imagePool()
  await making.mockupBase(file('sent.jpg'), { ...parts(), pagePhoto: file('photo.webp'), pageLight: file('light.webp') })
  making.close()
  await sharp({ create: { width: 2_400, height: 3_200, channels: 4, background: '#0b5cff' } })
    .png()
    .toFile(file('art.png'))
})
afterAll(async () => {
  pool.close()
  await rm(folder, { recursive: true })
})

const area = { widthInches: 12, heightInches: 16 }
const layer = { kind: 'IMAGE', source: 'art', xInches: 0, yInches: 0, ...area } as const
const corners: MockupPlace = {
  shape: 'CORNERS',
  corners: [
    { x: 0.3, y: 0.2 },
    { x: 0.72, y: 0.26 },
    { x: 0.7, y: 0.72 },
    { x: 0.27, y: 0.8 },
  ],
}
const flat: MockupPlace = { left: 0.3, top: 0.2, width: 0.42, angle: 4 }

test.each([
  ['flat', flat, 600],
  ['slanted', corners, 600],
  ['flat', flat, 1_200],
  ['slanted', corners, 1_200],
] as const)('what is %s is drawn at $2 px by the child that drew before', async (_, place, size) => {
  const draw = () =>
    pool.mockup({
      base: parts(),
      sides: [{ document: { ...area, layers: [layer] }, place }],
      sources: { art: file('art.png') },
      size,
      colors: ['#1f5c3a', '#f5f5f2'].map((hex, at) => ({ hex, out: file(`${at}.jpg`) })),
    })
  await draw()
  const pids = pool.pids()
  expect(pids).toHaveLength(1)
  await draw()
  await draw()
  expect(pool.pids()).toEqual(pids)
})
