// What a person with a slow phone waits for, in Chromium: slow 4G (150 ms, 1.6 Mbit/s down, 0.75 up) and a processor four times slower.
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { percentile } from '../bench.ts'

/** Milliseconds, but `shift`, which is the sum of layout shifts. */
export interface Vitals {
  firstPaint: number
  largestPaint: number
  blocking: number
  shift: number
}
const slow4g = { offline: false, latency: 150, downloadThroughput: (1.6 * 2 ** 20) / 8, uploadThroughput: (0.75 * 2 ** 20) / 8 }
const rounds = 5

/** The medians of five visits, each with nothing in the browser's cache. */
export async function vitalsOf(browser: Browser, url: string): Promise<Vitals> {
  const visits: Vitals[] = []
  for (let round = 0; round < rounds; round++) visits.push(await withSlowPhone(browser, page => visit(page, url)))
  const median = (name: keyof Vitals) =>
    percentile(
      visits.map(each => each[name]),
      0.5,
    )
  return { firstPaint: median('firstPaint'), largestPaint: median('largestPaint'), blocking: median('blocking'), shift: median('shift') }
}

/** Milliseconds from the address to the screen's heading and its first answer, the median of five visits by this session. */
export async function usableMs(browser: Browser, url: string, token: string): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < rounds; round++)
    times.push(
      await withSlowPhone(browser, async (page, context) => {
        await context.addCookies([{ name: 'access_token', value: token, url, httpOnly: true }])
        const from = performance.now()
        await page.goto(url, { waitUntil: 'commit' })
        await page.locator('main h1').waitFor()
        await page.waitForFunction(() => document.querySelector('main')?.querySelector('a[href], button') !== null)
        return performance.now() - from
      }),
    )
  return percentile(times, 0.5)
}

async function withSlowPhone<T>(browser: Browser, work: (page: Page, context: BrowserContext) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', slow4g)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    return await work(page, context)
  } finally {
    await context.close()
  }
}

async function visit(page: Page, url: string): Promise<Vitals> {
  await page.addInitScript(() => {
    const told: Vitals = { firstPaint: 0, largestPaint: 0, blocking: 0, shift: 0 }
    Object.assign(window, { told })
    const watch = (type: string, hear: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver(list => list.getEntries().forEach(hear)).observe({ type, buffered: true })
    watch('paint', entry => {
      if (entry.name === 'first-contentful-paint') told.firstPaint = entry.startTime
    })
    watch('largest-contentful-paint', entry => {
      told.largestPaint = entry.startTime
    })
    watch('longtask', entry => {
      if (told.firstPaint > 0) told.blocking += Math.max(0, entry.duration - 50)
    })
    watch('layout-shift', entry => {
      // The two fields are of this type of entry, which the compiler's library does not know yet.
      const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
      if (!hadRecentInput) told.shift += value
    })
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.waitForTimeout(500)
  return page.evaluate(() => (window as unknown as { told: Vitals }).told) // The script above has put it there.
}
