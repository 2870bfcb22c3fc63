// Golden documents, drawn by the page's code in Chromium and by the server's child in the same run, and compared pixel by pixel: what a
// seller sees is what is printed (docs/decisions/169-one-paint-function.md).
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Canvas } from '@napi-rs/canvas'
import type { Browser, Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { paintPlaced } from '#base/paint/mockup.ts'
import { faces } from '#engine/fonts/fonts.ts'
import { imagePool } from '#engine/image/image.ts'
import { surface } from '#engine/image/mockup/surface.ts'
import { drawArt } from '#engine/image/render.ts'
import { printOf } from '#shop/design/design.ts'
import { sideIn } from '#shop/design/document/color/color.rules.ts'
import { bundled } from '#test/bundle.ts'
import { launchChromium } from '#test/chromium.ts'
import { compare } from './golden/compare.ts'
import { goldenInColors, goldenPictures, goldenSides } from './golden/documents.ts'
import { goldenPhoto, goldenPlaces } from './golden/places.ts'

const scale = 75
const images = imagePool()
let folder: string
let browser: Browser
let page: Page
const sources: Record<string, string> = {}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'golden-'))
  for (const [id, { width, height, channels }] of Object.entries(goldenPictures)) {
    sources[id] = join(folder, `${id}.png`)
    await sharp(drawn(width, height, channels), { raw: { width, height, channels } })
      .png()
      .toFile(sources[id])
  }
  browser = await launchChromium()
  page = await browser.newPage()
  await page.route('**/*', async route => {
    const { pathname } = new URL(route.request().url())
    const [, kind = '', id = ''] = /^\/v1\/(file|font)\/([\w-]+)/.exec(pathname) ?? []
    if (kind === 'file') return route.fulfill({ path: sources[id] ?? '' })
    if (kind === 'font') return route.fulfill({ path: faces().get(id)?.path ?? '' })
    if (pathname === '/v1/font')
      return route.fulfill({ json: { data: [...faces().keys()].map(face => ({ id: face, url: `/v1/font/${face}` })) } })
    return route.fulfill({ body: '<!doctype html>', contentType: 'text/html' })
  })
  await page.goto('http://golden.test/')
  await page.addScriptTag({ content: await bundled(join(import.meta.dirname, 'golden/page.ts')), type: 'module' })
  await page.waitForFunction(() => 'paintGolden' in globalThis)
})
afterAll(async () => {
  await browser?.close()
  images.close()
  await rm(folder, { recursive: true, force: true })
})

/** Soft and hard edges, and of four channels every alpha; no dice. */
function drawn(width: number, height: number, channels: 3 | 4): Buffer {
  return Buffer.from(
    Array.from({ length: width * height }, (_, at) => {
      const [x, y] = [at % width, Math.floor(at / width)]
      const colours = [(x * 255) / width, (y * 255) / height, (x + y) % 32 < 16 ? 230 : 20]
      return channels === 4 ? [...colours, x % 40 < 6 ? 0 : Math.min(255, (x * y) / 60)] : colours
    }).flat(),
  )
}

test('there are twelve golden documents', () => {
  expect(goldenSides).toHaveLength(12)
})

test.each([...goldenSides.map(([name, side]) => [name, side, undefined] as const), ...goldenInColors])(
  '%s: Chromium and the server draw the same pixels',
  async (name, side, color) => {
    const seen = Buffer.from(
      await page.evaluate(([one, pixels, on]) => (globalThis as unknown as Golden).paintGolden(one, pixels, on), [
        side,
        scale,
        color,
      ] as const), // page.ts sets it
      'base64',
    )
    // A name of its own for each: the test's sharp remembers files by name.
    const out = join(folder, `${name}.webp`)
    await images.proof(printOf(sideIn(side, color)), sources, { out, widthPixels: side.widthInches * scale })
    const proof = await sharp(out).ensureAlpha().raw().toBuffer()
    expect(proof.length).toBe(seen.length)
    const { mean, max, inked } = compare(seen, proof)
    console.log(`${name}: mean ${mean.toFixed(5)}, max ${max} of 255, ${inked} pixels inked`)
    expect(inked).toBeGreaterThan(20_000)
    expect(max).toBeLessThanOrEqual(2)
    expect(mean).toBeLessThanOrEqual(0.005)
  },
)

test.each(goldenPlaces)('%s: Chromium and the server see the same print at the same place', async (name, place) => {
  const [side] = goldenSides.filter(([title]) => title === 'pictures turned, mirrored, cut and see-through').map(([, side]) => side)
  if (!side) throw new Error('the golden side has another name')
  const asked = [side, scale, [place, goldenPhoto]] as const
  const text = await page.evaluate(given => (globalThis as unknown as Golden).paintGoldenPlace(...given), asked) // page.ts sets it
  const { canvas, ...size } = await drawArt({ document: printOf(side), sources }, { scale, snaps: false })
  const { context } = surface(goldenPhoto.width, goldenPhoto.height)
  paintPlaced<Canvas>(context, { art: canvas, size, place, area: side, photo: goldenPhoto, surface })
  const { data } = context.getImageData(0, 0, goldenPhoto.width, goldenPhoto.height)
  const { mean, max, inked } = compare(Buffer.from(text, 'base64'), Buffer.from(data))
  console.log(`${name}: mean ${mean.toFixed(5)}, max ${max} of 255, ${inked} pixels inked`)
  expect(inked).toBeGreaterThan(20_000)
  expect(max).toBeLessThanOrEqual(2)
  expect(mean).toBeLessThanOrEqual(0.005)
})
interface Golden {
  paintGolden(side: unknown, scale: number, color: string | undefined): Promise<string>
  paintGoldenPlace(side: unknown, scale: number, where: readonly [unknown, unknown]): Promise<string>
}
