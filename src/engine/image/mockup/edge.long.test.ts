// What a mockup shows at the edge of its cloth: no white line of the photograph, and no fold where there is none.
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { garmentPhoto } from '#test/garment.ts'
import { mockupBase } from './base.ts'
import { mockup } from './draw.ts'
import { noShift } from './shift.ts'

let folder: string
const at = (name: string): string => join(folder, name)
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mockup-edge-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** As a lens draws an edge: over a few pixels. */
async function baseOf(photo: { isCutOut?: boolean; backdrop?: string }, lens: number) {
  await sharp(await (await garmentPhoto(photo)).arrayBuffer())
    .blur(lens)
    .png()
    .toFile(at('sent.png'))
  const out = { photo: at('photo'), light: at('light'), shift: at('shift'), pagePhoto: at('page-photo'), pageLight: at('page-light') }
  await mockupBase({ path: at('sent.png'), out })
  return out
}
const pixels = async (path: string, channel: number) => {
  const { data, info } = await sharp(await readFile(path))
    .raw()
    .toBuffer({ resolveWithObject: true })
  return (x: number, y: number) => data[(y * info.width + x) * info.channels + channel] ?? 0
}

test.each([
  { isCutOut: false, backdrop: '#9aa3ad' },
  { isCutOut: false, backdrop: '#4a4f57' },
  { isCutOut: true, backdrop: '' },
])('a black garment has no white line around it: $backdrop, cut out: $isCutOut', async photo => {
  const base = await baseOf(photo, 2)
  await mockup({ base, sides: [], sources: {}, size: 2_000, colors: [{ hex: '#101114', out: at('black.jpg') }] })
  const green = await pixels(at('black.jpg'), 1)
  const behind = green(100, 400)
  // The garment begins at 180. JPEG leaves a ripple of a few steps at every edge.
  const edge = Array.from({ length: 40 }, (_, step) => green(160 + step, 400))
  expect(Math.max(...edge)).toBeLessThan(behind + 6)
  expect(edge.at(-1)).toBeLessThan(70)
})

test.each([false, true])('the edge of plain cloth moves no print, and a fold does; cut out: %s', async isCutOut => {
  const base = await baseOf({ isCutOut, backdrop: '#4a4f57' }, 1)
  const [across, down] = [await pixels(base.shift, 0), await pixels(base.shift, 1)]
  const along = Array.from({ length: 30 }, (_, step) => across(178 + step, 300))
  expect(along.filter(value => Math.abs(value - noShift) > 2)).toEqual([])
  // The fold lies from 560 to 600.
  const folded = Array.from({ length: 80 }, (_, step) => Math.abs(down(450, 540 + step) - noShift))
  expect(Math.max(...folded)).toBeGreaterThan(16)
})
