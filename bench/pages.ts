import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Browser } from 'playwright-core'
import { type Client, createClient } from '#base/client.ts'
import { signInCalls } from '#shop/account/sign-in/contract.ts'
import { orderIntakeCalls } from '#shop/order/intake/contract.ts'
import { followCalls } from '#shop/tracking/follow/contract.ts'
import { launchChromium, whyNoBrowser } from '#test/chromium.ts'
import { orderInput } from '#test/order.ts'
import { cpuMs, startServer } from '#test/server.ts'
import type { Bench, BenchRow } from './bench.ts'
import { openPhone, type Phone } from './pages/phone.ts'
import { listWaitOf, usableMs, vitalsOf } from './pages/vitals.ts'

const pages = { home: '/', product: '/products/unisex-jersey-short-sleeve-tee' } as const
/** Scripts of public pages, KB by gzip: of one that is read, before and after its reader uses it, and of those that are hydrated at once. */
const weighed: readonly { name: string; path: string; atMost: number; isUsed?: boolean }[] = [
  { name: 'home', path: pages.home, atMost: 90 },
  { name: 'home, once its menu was used', path: pages.home, atMost: 120, isUsed: true },
  { name: 'products', path: '/products', atMost: 90 },
  { name: 'blog', path: '/blogs', atMost: 90 },
  { name: 'questions', path: '/faq', atMost: 90 },
  { name: 'product', path: pages.product, atMost: 120 },
  { name: 'contact', path: '/contact', atMost: 140 },
  { name: 'sign-in', path: '/auth/login', atMost: 140 },
]
const rounds = 300

/**
 * Processor time of the server per page, compression and embedded database included: as visitors get it (public pages are
 * kept for 5 s), and drawn anew for each. Weight of the scripts that a browser loads with a page, by gzip; and what a person
 * with a slow phone waits for.
 */
export const bench: Bench = async tools => {
  const server = await startServer({ readyMs: 180_000 })
  try {
    const rows: BenchRow[] = []
    for (const [name, path] of Object.entries(pages)) {
      const kept = await cpuPerPage(server.pid, () => `${server.url}${path}`)
      rows.push({ name: `HTML of ${name}, as visitors get it`, figure: kept, unit: 'ms CPU', limit: { atMost: 3 } })
      const anew = await cpuPerPage(server.pid, round => `${server.url}${path}?round=${round}`)
      rows.push({ name: `HTML of ${name}, drawn for each anew`, figure: anew, unit: 'ms CPU', note: 'with its queries' })
    }
    const demo = await signIn(server.url, server.said())
    const tracking = await trackingPage(demo.call)
    const followed = await cpuPerPage(server.pid, () => `${server.url}${tracking}`)
    rows.push({ name: 'HTML of a tracking link', figure: followed, unit: 'ms CPU', limit: { atMost: 12 }, note: 'drawn for each anew' })
    const fault = await whyNoBrowser()
    if (fault !== undefined) tools.skip(`what a browser waits for: ${fault}`)
    return [...rows, sharedByScreens(), ...(fault === undefined ? await inBrowser(server.url, demo) : [])]
  } finally {
    await server.stop()
  }
}

/** What portal and office screens share (vite.config.ts), beside React, the router and what every page carries. */
function sharedByScreens(): BenchRow {
  const folder = join(import.meta.dirname, '../build/client/assets')
  const names = readdirSync(folder).filter(name => /^screens-.*\.js$/.test(name))
  const bytes = names.reduce((sum, name) => sum + gzipSync(readFileSync(join(folder, name)), { level: 9 }).length, 0)
  return { name: 'script that app screens share', figure: bytes / 1_000, unit: 'KB gzip', limit: { atMost: 75 }, note: 'beside the frame' }
}

async function cpuPerPage(pid: number, urlOf: (round: number) => string): Promise<number> {
  const get = async (round: number) => {
    const answer = await fetch(urlOf(round))
    if (!answer.ok) throw new Error(`${answer.status} of ${answer.url}`)
    await answer.arrayBuffer()
  }
  // Until the code that is used is compiled, which is the start’s work and not the page’s.
  for (let round = 0; round < 500; round++) await get(-round)
  const from = cpuMs(pid)
  for (let round = 0; round < rounds; round++) await get(round + 1)
  return (cpuMs(pid) - from) / rounds
}

interface SignedIn {
  token: string
  call: Client
}
/** The demo seller, by the link that the first start printed. */
async function signIn(url: string, said: string): Promise<SignedIn> {
  const link = /^ *demo .*\/auth\/link#([\w-]+)/m.exec(said)?.[1] ?? ''
  const token = (await createClient({ baseUrl: url })(signInCalls.redeemLink, { body: { token: link } })).data.accessToken
  return { token, call: createClient({ baseUrl: url, token: () => token }) }
}

/** What a buyer sees of an order. */
async function trackingPage(demo: Client): Promise<string> {
  const { id } = (await demo(orderIntakeCalls.createOrder, { body: orderInput })).data
  const { link } = (await demo(followCalls.makeTrackingLink, { params: { id } })).data
  return new URL(link ?? '').pathname
}

async function inBrowser(url: string, demo: SignedIn): Promise<BenchRow[]> {
  const [browser, phone] = await Promise.all([launchChromium(), openPhone()])
  try {
    return [...(await weights(browser, url)), ...(await waits(phone, url)), ...(await portalWaits(phone, url, demo))]
  } finally {
    await Promise.all([browser.close(), phone.close()])
  }
}

async function waits(phone: Phone, url: string): Promise<BenchRow[]> {
  const rows: BenchRow[] = []
  for (const [name, path] of Object.entries(pages)) {
    const { firstPaint, largestPaint, shift, blocking } = await vitalsOf(phone, url + path)
    const note = 'slow 4G, CPU ×4'
    rows.push(
      { name: `first paint of ${name}`, figure: firstPaint / 1_000, unit: 's', limit: { atMost: 0.8 }, note },
      { name: `largest paint of ${name}`, figure: largestPaint / 1_000, unit: 's', limit: { atMost: 1.5 }, note },
      { name: `layout shift of ${name}`, figure: shift, unit: '', limit: { atMost: 0.02 }, note },
      { name: `blocking of ${name}`, figure: blocking, unit: 'ms', limit: { atMost: 100 }, note },
    )
  }
  return rows
}

/** The demo seller's dashboard and a list of twenty orders. */
async function portalWaits(phone: Phone, url: string, { token, call: demo }: SignedIn): Promise<BenchRow[]> {
  for (let made = 0; made < 19; made++) await demo(orderIntakeCalls.createOrder, { body: orderInput })
  const usable = await usableMs(phone, `${url}/dashboard`, token)
  const { firstRow, frame } = await listWaitOf(phone, `${url}/order`, token)
  const note = 'slow 4G, CPU ×4, nothing kept'
  const row = (name: string, ms: number, atMost: number): BenchRow => ({ name, figure: ms / 1_000, unit: 's', limit: { atMost }, note })
  return [
    row('first screen of the portal, usable', usable, 3),
    row('list of 20 orders, first row', firstRow, 3),
    row('frame of an order, after the press on its row', frame, 0.3),
  ]
}

async function weights(browser: Browser, url: string): Promise<BenchRow[]> {
  const rows: BenchRow[] = []
  for (const { name, path, atMost, isUsed } of weighed) {
    const page = await browser.newPage()
    const bodies: Promise<Buffer>[] = []
    page.on('response', response => void (response.request().resourceType() === 'script' && bodies.push(response.body())))
    await page.goto(`${url}${path}`, { waitUntil: 'networkidle' })
    if (isUsed) {
      await page.locator('header [popovertarget]').first().hover()
      await page.waitForFunction(() => Object.keys(document.body).some(key => key.startsWith('__react')))
      await page.waitForLoadState('networkidle')
    }
    const scripts = await Promise.all(bodies)
    const bytes = scripts.reduce((sum, script) => sum + gzipSync(script, { level: 9 }).length, 0)
    const ofPortal = scripts.filter(script => script.includes('mantine')).length
    rows.push({
      name: `scripts of ${name}`,
      figure: bytes / 1_000,
      unit: 'KB gzip',
      limit: { atMost },
      note: `${scripts.length} files`,
    })
    rows.push({ name: `scripts of ${name} that are the portal's`, figure: ofPortal, unit: 'files', limit: { atMost: 0 } })
    await page.close()
  }
  return rows
}
