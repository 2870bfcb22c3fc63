// Where golden documents are drawn by both: a page of Chromium with the page's own code, and the server's child.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { faces } from '#engine/fonts/fonts.ts'
import { imagePool } from '#engine/image/image.ts'
import type { SideDocument } from '#shop/design/document/contract.ts'
import { bundled } from '#test/bundle.ts'
import { launchChromium } from '#test/chromium.ts'

interface Picture {
  width: number
  height: number
  channels: 3 | 4
}
interface Golden {
  paintGolden(side: unknown, scale: number, color: string | undefined): Promise<string>
  paintGoldenPlace(side: unknown, scale: number, where: readonly [unknown, unknown]): Promise<string>
  inkGolden(side: unknown, scale: number): Promise<Ink>
}
interface Ink {
  left: number
  top: number
  width: number
  height: number
}

/** A page and a child that know these pictures by their files. */
export async function openStudio(pictures: Readonly<Record<string, Picture>>) {
  const images = imagePool()
  const folder = await mkdtemp(join(tmpdir(), 'golden-'))
  const sources: Record<string, string> = {}
  for (const [id, { width, height, channels }] of Object.entries(pictures)) {
    sources[id] = join(folder, `${id}.png`)
    await sharp(drawn(width, height, channels), { raw: { width, height, channels } })
      .png()
      .toFile(sources[id])
  }
  const browser = await launchChromium()
  const page = await browser.newPage()
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
  await page.addScriptTag({ content: await bundled(join(import.meta.dirname, 'page.ts')), type: 'module' })
  await page.waitForFunction(() => 'paintGolden' in globalThis)
  return {
    ...{ images, sources, folder },
    /** As the page draws a side, so many pixels to the inch: red, green, blue and alpha. */
    seen: async (side: SideDocument, scale: number, color?: string) =>
      Buffer.from(
        await page.evaluate(([one, pixels, on]) => (globalThis as unknown as Golden).paintGolden(one, pixels, on), [
          side,
          scale,
          color,
        ] as const), // page.ts sets it
        'base64',
      ),
    /** The same where and as a photograph shows its area. */
    placed: async (side: SideDocument, scale: number, where: readonly [unknown, unknown]) =>
      Buffer.from(
        await page.evaluate(given => (globalThis as unknown as Golden).paintGoldenPlace(...given), [side, scale, where] as const), // page.ts sets it
        'base64',
      ),
    /** Where the page draws anything, in its pixels. */
    inked: (side: SideDocument, scale: number) =>
      page.evaluate(([one, pixels]) => (globalThis as unknown as Golden).inkGolden(one, pixels), [side, scale] as const), // page.ts sets it
    async close() {
      await browser.close()
      images.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
export type Studio = Awaited<ReturnType<typeof openStudio>>

/** Soft and hard edges, and of four channels every alpha; no dice. */
function drawn(width: number, height: number, channels: 3 | 4): Buffer {
  const pixels = Buffer.alloc(width * height * channels)
  for (let at = 0; at < width * height; at++) {
    const [x, y] = [at % width, Math.floor(at / width)]
    const colours = [(x * 255) / width, (y * 255) / height, (x + y) % 32 < 16 ? 230 : 20]
    const alpha = channels === 4 ? [x % 40 < 6 ? 0 : Math.min(255, (x * y) / 60)] : []
    pixels.set([...colours, ...alpha].map(Math.floor), at * channels)
  }
  return pixels
}
