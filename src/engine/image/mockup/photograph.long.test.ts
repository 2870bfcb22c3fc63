// What becomes of a photograph as a shop takes it: twelve megapixels on their side, noise, folds, a shadow, a wall that is not even.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type PhotographOf, photograph } from '#test/photograph.ts'
import { mockupBase } from './base.ts'
import { mockup } from './draw.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mockup-photograph-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function baseOf(of: PhotographOf, width: number) {
  const at = (name: string) => join(folder, `${of}-${name}`)
  await writeFile(at('sent.jpg'), await photograph({ of, width, height: (width * 4) / 3 }))
  const out = { photo: at('photo'), light: at('light'), shift: at('shift'), pagePhoto: at('page-photo'), pageLight: at('page-light') }
  const size = await mockupBase({ path: at('sent.jpg'), out })
  return { out, size, at }
}
/** A channel of a picture by shares of its sides. */
async function channel(path: string, which: number) {
  const { data, info } = await sharp(await readFile(path))
    .raw()
    .toBuffer({ resolveWithObject: true })
  return (x: number, y: number) =>
    data[(Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels + which] ?? 0
}
const along = (from: number, to: number, value: (at: number) => number) =>
  Array.from({ length: 60 }, (_, step) => value(from + ((to - from) * step) / 59))

test('a tee is all cloth, stands upright, has no line around it in any colour, and keeps its folds on black', {
  timeout: 120_000,
}, async () => {
  const { out, size, at } = await baseOf('tee', 3_000)
  expect(size).toEqual({ width: 1_500, height: 2_000 })
  const cloth = await channel(out.light, 3)
  for (const [x, y] of [
    [0.5, 0.3],
    [0.26, 0.75],
    [0.12, 0.36],
    [0.88, 0.36],
  ] as const)
    expect(cloth(x, y)).toBe(255)
  for (const [x, y] of [
    [0.5, 0.1],
    [0.1, 0.7],
    [0.5, 0.9],
  ] as const)
    expect(cloth(x, y)).toBe(0)
  const colors = [
    { hex: '#c8102e', out: at('red.jpg') },
    { hex: '#101114', out: at('black.jpg') },
  ]
  await mockup({ base: out, sides: [], sources: {}, size: 2_000, colors })
  // Down over the hem: where red ends it is never darker than it is before.
  const [red, green] = [await channel(at('red.jpg'), 0), await channel(at('red.jpg'), 1)]
  const hem = along(0.8, 0.84, y => (red(0.4, y) - green(0.4, y) > 100 ? red(0.4, y) : 255))
  expect(Math.min(...hem)).toBeGreaterThan(Math.min(...hem.slice(0, 20)) - 25)
  // Over the fold that runs across the waist, and over all of the chest: light and dark are still told apart.
  const black = await channel(at('black.jpg'), 1)
  const fold = along(0.55, 0.68, y => black(0.5, y))
  expect(Math.max(...fold) - Math.min(...fold)).toBeGreaterThan(10)
  expect(Math.max(...fold)).toBeLessThan(60)
})

test('a mug keeps its shaded side, its handle and its inside; the wall is seen through its handle', async () => {
  const { out } = await baseOf('mug', 1_500)
  const cloth = await channel(out.light, 3)
  const inside = [
    [0.24, 0.5],
    [0.69, 0.45],
    [0.69, 0.65],
    [0.46, 0.3],
    [0.66, 0.3],
    [0.855, 0.47],
  ] as const
  expect(inside.map(([x, y]) => cloth(x, y))).toEqual(inside.map(() => 255))
  const outside = [
    [0.75, 0.48],
    [0.95, 0.48],
    [0.74, 0.68],
    [0.46, 0.2],
  ] as const
  expect(outside.map(([x, y]) => cloth(x, y))).toEqual(outside.map(() => 0))
})

test('a poster at an angle is its paper and nothing beside it', async () => {
  const { out } = await baseOf('poster', 1_500)
  const cloth = await channel(out.light, 3)
  expect(along(0.22, 0.78, x => cloth(x, 0.5)).every(value => value === 255)).toBe(true)
  expect([cloth(0.14, 0.5), cloth(0.84, 0.5), cloth(0.5, 0.15), cloth(0.6, 0.82)]).toEqual([0, 0, 0, 0])
})
