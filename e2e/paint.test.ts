// Golden documents, drawn by the page's code in Chromium and by the server's child in the same run, and compared pixel by pixel: what a
// seller sees is what is printed (docs/decisions/169-one-paint-function.md).
import { join } from 'node:path'
import type { Canvas } from '@napi-rs/canvas'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { paintPlaced } from '#base/paint/mockup.ts'
import { surface } from '#engine/image/mockup/surface.ts'
import { drawArt } from '#engine/image/render.ts'
import { printOf } from '#shop/design/design.ts'
import { sideIn } from '#shop/design/document/color/color.rules.ts'
import type { SideDocument } from '#shop/design/document/contract.ts'
import { compare } from './golden/compare.ts'
import { goldenInColors, goldenPictures, goldenSides } from './golden/documents.ts'
import { goldenPhoto, goldenPlaces } from './golden/places.ts'
import { openStudio, type Studio } from './golden/studio.ts'

const scale = 75
let studio: Studio
beforeAll(async () => {
  studio = await openStudio(goldenPictures)
})
afterAll(() => studio?.close())

/** How far the page's drawing of a side and the server's proof of it are apart. */
async function apart(name: string, side: SideDocument, color?: string) {
  const seen = await studio.seen(side, scale, color)
  // A name of its own for each: the test's sharp remembers files by name.
  const out = join(studio.folder, `${name}.webp`)
  await studio.images.proof(printOf(sideIn(side, color)), studio.sources, { out, widthPixels: side.widthInches * scale })
  const proof = await sharp(out).ensureAlpha().raw().toBuffer()
  expect(proof.length).toBe(seen.length)
  const found = compare(seen, proof)
  console.log(`${name}: mean ${found.mean.toFixed(5)}, max ${found.max} of 255, ${found.inked} pixels inked`)
  return found
}

test('there are twelve golden documents', () => {
  expect(goldenSides).toHaveLength(12)
})

test.each([...goldenSides.map(([name, side]) => [name, side, undefined] as const), ...goldenInColors])(
  '%s: Chromium and the server draw the same pixels',
  async (name, side, color) => {
    const { mean, max, inked } = await apart(name, side, color)
    expect(inked).toBeGreaterThan(20_000)
    expect(max).toBeLessThanOrEqual(2)
    expect(mean).toBeLessThanOrEqual(0.005)
  },
)

test.each(goldenPlaces)('%s: Chromium and the server see the same print at the same place', async (name, place) => {
  const [side] = goldenSides.filter(([title]) => title === 'pictures turned, mirrored, cut and see-through').map(([, side]) => side)
  if (!side) throw new Error('the golden side has another name')
  const seen = await studio.placed(side, scale, [place, goldenPhoto])
  const { canvas, ...size } = await drawArt({ document: printOf(side), sources: studio.sources }, { scale, snaps: false })
  const { context } = surface(goldenPhoto.width, goldenPhoto.height)
  paintPlaced<Canvas>(context, { art: canvas, size, place, area: side, photo: goldenPhoto, surface })
  const { data } = context.getImageData(0, 0, goldenPhoto.width, goldenPhoto.height)
  const { mean, max, inked } = compare(seen, Buffer.from(data))
  console.log(`${name}: mean ${mean.toFixed(5)}, max ${max} of 255, ${inked} pixels inked`)
  expect(inked).toBeGreaterThan(20_000)
  expect(max).toBeLessThanOrEqual(2)
  expect(mean).toBeLessThanOrEqual(0.005)
})
