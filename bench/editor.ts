// The design editor as its seller waits for it: until it is ready on a slow phone, what it loads, and how it follows the hand and the keys.
import { gzipSync } from 'node:zlib'
import type { Browser, Page } from 'playwright-core'
import { designCalls } from '#shop/design/contract.ts'
import { fileCalls } from '#shop/file/contract.ts'
import { launchChromium, whyNoBrowser } from '#test/chromium.ts'
import { type FirstPeople, firstPeople } from '#test/people.ts'
import { startServer } from '#test/server.ts'
import { type Bench, type BenchRow, percentile } from './bench.ts'
import { photoOf } from './design/photo.ts'
import { openPhone } from './pages/phone.ts'

const [rounds, moves, letters] = [5, 120, 40]
const layers = 12
/** Of the canvas while a layer is dragged. */
const canvas = { width: 800, height: 960 }

export const bench: Bench = async tools => {
  const fault = await whyNoBrowser()
  if (fault !== undefined) {
    tools.skip(`the editor: ${fault}`)
    return []
  }
  const server = await startServer({ readyMs: 180_000 })
  try {
    const people = await firstPeople(server)
    const { slug, files } = await design(people)
    const where = { url: server.url, path: `/my-products/${slug}`, token: people.tokens.demo, files }
    const browser = await launchChromium()
    try {
      return [await ready(where), ...(await weighed(browser, where)), ...(await followed(browser, where))]
    } finally {
      await browser.close()
    }
  } finally {
    await server.stop()
  }
}

/** Three pictures, texts and shapes: twelve layers on one side; its address, and its pictures. */
async function design({ demo }: FirstPeople): Promise<{ slug: string; files: number[] }> {
  const files: number[] = []
  for (const size of [900, 1_200, 1_500]) {
    const png = await (await photoOf(size, size, { isDisc: true })).png().toBuffer()
    const [file] = (await demo(fileCalls.uploadFiles, { body: {}, files: [new File([new Uint8Array(png)], `disc-${size}.png`)] })).data
    files.push(file?.id ?? 0)
  }
  const all = Array.from({ length: layers }, (_, at) => {
    const box = { xInches: (at % 3) * 4, yInches: Math.floor(at / 3) * 4, widthInches: 3.5, heightInches: 3 }
    const fileId = files[at]
    if (fileId !== undefined) return { kind: 'IMAGE' as const, ...box, fileId }
    if (at % 2 === 0) return { kind: 'SHAPE' as const, ...box, shape: 'STAR' as const, fill: '#0b5cff' }
    return { kind: 'TEXT' as const, ...box, text: `Xin chào ${at}`, fontId: 'lobster-400', sizeInches: 1, color: '#111827' }
  })
  const document = { v: 2 as const, sides: [{ side: 'FRONT' as const, layers: all }] }
  const body = { productID: 'G5000', color: 'White', colors: ['White'], name: 'Bench', document }
  const { slug } = (await demo(designCalls.makeTemplate, { body })).data
  return { slug, files }
}

interface Where {
  url: string
  /** The ids of its pictures. */
  files: readonly number[]
  path: string
  token: string
}
/** A seller who is in the portal opens their design: all of its layers stand there and its pictures are loaded. */
async function ready({ url, path, token, files }: Where): Promise<BenchRow> {
  const phone = await openPhone()
  try {
    const times: number[] = []
    for (let round = 0; round < rounds; round++)
      times.push(
        await phone.visit<number>(url + path, {
          watch: watch(files),
          read: 'readyAt',
          until: 'readyAt > 0',
          token,
          from: `${url}/my-products`,
        }),
      )
    const figure = percentile(times, 0.5) / 1_000
    return { name: 'editor with three pictures, ready', figure, unit: 's', limit: { atMost: 2 }, note: 'slow 4G, CPU ×4, from My products' }
  } finally {
    await phone.close()
  }
}
const watch = (files: readonly number[]) => `
  var readyAt = 0
  const isLoaded = id => performance.getEntriesByType('resource').some(({ name }) => name.includes('/v1/file/' + id + '/'))
  const look = () => {
    const isDrawn = document.querySelector('[data-stage] canvas') && document.querySelectorAll('[data-layer]').length === ${layers}
    if (isDrawn && ${JSON.stringify(files)}.every(isLoaded)) readyAt = performance.now()
    else setTimeout(look, 20)
  }
  look()
`

/** Scripts that it loads beside those of My products, by gzip. */
async function weighed(browser: Browser, { url, path, token }: Where): Promise<BenchRow[]> {
  const scriptsOf = async (from: string) => {
    const page = await opened(browser, { url, token })
    const found = new Map<string, Promise<Buffer>>()
    page.on('response', response => response.request().resourceType() === 'script' && found.set(response.url(), response.body()))
    await page.goto(url + from, { waitUntil: 'networkidle' })
    const scripts = new Map<string, { bytes: number; isFonts: boolean }>()
    for (const [address, body] of found) {
      const script = await body
      scripts.set(address, { bytes: gzipSync(script, { level: 9 }).length, isFonts: script.includes('GSUB') })
    }
    await page.context().close()
    return scripts
  }
  const [before, all] = [await scriptsOf('/my-products'), await scriptsOf(path)]
  const own = [...all].flatMap(([address, script]) => (before.has(address) ? [] : [script]))
  const sum = (of: typeof own) => of.reduce((sum, { bytes }) => sum + bytes, 0) / 1_000
  const row = { unit: 'KB gzip', note: `${own.length} files beside those of My products` }
  return [
    { ...row, name: 'scripts of the editor without its fonts', figure: sum(own.filter(({ isFonts }) => !isFonts)), limit: { atMost: 120 } },
    { ...row, name: 'scripts of the editor', figure: sum(own), limit: { atMost: 280 } },
  ]
}

/** How long a frame takes while a layer is dragged, and a letter until it is painted. */
async function followed(browser: Browser, where: Where): Promise<BenchRow[]> {
  const page = await opened(browser, where)
  await page.goto(where.url + where.path)
  await page
    .locator('[data-layer]')
    .nth(layers - 1)
    .waitFor()
  await page.waitForLoadState('networkidle')
  const size = await sized(page)
  const box = (await page.locator('[data-layer]').nth(4).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 5, y + 5)
  await page.evaluate(() => {
    const frames: number[] = []
    Object.assign(globalThis, { frames })
    let before = performance.now()
    const next = (now: number) => {
      frames.push(now - before)
      before = now
      requestAnimationFrame(next)
    }
    requestAnimationFrame(next)
  })
  for (let move = 0; move < moves; move++) await page.mouse.move(x + 60 * Math.sin(move / 8), y + 60 * Math.cos(move / 8))
  await page.mouse.up()
  const frames: number[] = await page.evaluate('frames')
  // Zoomed, all of it is painted anew with every frame.
  await page.evaluate('frames.length = 0')
  for (let move = 0; move < moves; move++) await page.mouse.wheel(0, move % 2 === 0 ? -40 : 40)
  const whole: number[] = await page.evaluate('frames')
  await page.locator('[data-layer]').nth(5).dblclick()
  await page.locator('[data-write]').waitFor()
  await page.evaluate(() => {
    const keys: number[] = []
    Object.assign(globalThis, { keys })
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) if (entry.name === 'keydown') keys.push(entry.duration)
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })
  await page.keyboard.type('Chúc mừng năm mới, chúc mừng sinh nhật!!'.slice(0, letters), { delay: 60 })
  await page.waitForTimeout(200)
  const keys: number[] = await page.evaluate('keys')
  await page.context().close()
  // What took less than the shortest that the browser tells of is counted as that.
  const told = [...keys, ...Array.from({ length: Math.max(0, letters - keys.length) }, () => 16)]
  return [
    {
      ...{
        name: `frame while 1 of ${layers} layers is dragged, median`,
        figure: percentile(frames, 0.5),
        unit: 'ms',
        limit: { atMost: 20 },
      },
      note: `${frames.length} frames, canvas of ${size.width} × ${size.height} drawn by the processor`,
    },
    {
      ...{ name: 'the same against painting all of them', figure: percentile(frames, 0.5) / percentile(whole, 0.5), unit: '×' },
      ...{ limit: { atMost: 0.4 }, note: `${percentile(whole, 0.5).toFixed(1)} ms a frame while the view is zoomed` },
    },
    { name: 'from a key to its letter on the canvas, p95', figure: percentile(told, 0.95), unit: 'ms', limit: { atMost: 80 } },
  ]
}

/** The window is made as large as gives the canvas its size. */
async function sized(page: Page): Promise<{ width: number; height: number }> {
  const has = async () => (await page.locator('[data-stage]').boundingBox()) ?? { width: 0, height: 0 }
  const [before, window] = [await has(), page.viewportSize() ?? { width: 0, height: 0 }]
  await page.setViewportSize({ width: window.width + canvas.width - before.width, height: window.height + canvas.height - before.height })
  await page.waitForTimeout(500)
  const { width, height } = await has()
  return { width: Math.round(width), height: Math.round(height) }
}

async function opened(browser: Browser, { url, token }: Pick<Where, 'url' | 'token'>): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1_440, height: 1_100 } })
  await context.addCookies([{ name: 'access_token', value: token, url, httpOnly: true, sameSite: 'Lax' }])
  return context.newPage()
}
