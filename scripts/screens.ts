// `npm run screens [-- NAME …]`: every screen of the product with data in it, in both languages and schemes, at 1440, 1024 and 390
// pixels, as pictures in test-results/all-screens/. `--width 1024 --language vi --theme dark` take some of them; `--keep FOLDER` keeps
// the filled shop for the next run. Ends by naming what is cut or wider than its window.
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Browser, Page } from 'playwright-core'
import { launchChromium } from '#test/chromium.ts'
import { type ServerProcess, startServer } from '#test/server.ts'
import { startDrive } from '#test/stand-ins/drive.ts'
import { hydrated } from '../e2e/hydrated.ts'
import routes from '../src/routes.ts'
import { build } from './build.ts'
import { fill } from './screens/fill.ts'
import { type Looker, type Screen, screensOf, yearScreens } from './screens/list.ts'
import { faultsOfPage } from './screens/look.ts'
import type { Places } from './screens/places.ts'
import { openYear, type YearShop } from './screens/year.ts'
import { root, say } from './steps.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    width: { type: 'string', multiple: true, default: ['1440', '1024', '390'] },
    language: { type: 'string', multiple: true, default: ['en', 'vi'] },
    theme: { type: 'string', multiple: true, default: ['light', 'dark'] },
    keep: { type: 'string' },
    to: { type: 'string', default: `${root}/test-results/all-screens` },
  },
})
interface Look {
  readonly width: number
  readonly language: string
  readonly theme: string
}
const looks: Look[] = values.width.flatMap(width =>
  values.language.flatMap(language => values.theme.map(theme => ({ width: Number(width), language, theme }))),
)
/** A list of a year is as long; what stands below is like what stands above. */
const most = 2_600

if (!(await build())) process.exit(1)
await mkdir(values.to, { recursive: true })
const drive = await startDrive()
/** A folder that is there, and one that is not. */
const hot = await mkdtemp(join(tmpdir(), 'inkport-rip-'))
const server = await startServer({
  env: { OUTBOUND_MAP: drive.outboundMap, LOG_LEVEL: 'error', HOT_FOLDER_SUBLIMATION: hot, HOT_FOLDER_UV: '/mnt/rip/uv' },
  ...(values.keep && { dataDir: values.keep }),
})
const browser = await launchChromium()
try {
  const year = yearScreens.filter(isWanted)
  const isAllOfYear = positionals.length > 0 && positionals.every(word => yearScreens.some(({ name }) => name.startsWith(word)))
  const days = isAllOfYear ? 0 : await shootDays()
  if (days + year.length === 0) throw new Error(`No screen's name begins with ${positionals.join(' or ')}.`)
  if (year.length > 0) await shootYear(year)
} finally {
  await browser.close()
  await server.stop()
  await drive.close()
  await rm(hot, { recursive: true })
}

function isWanted({ name }: Screen): boolean {
  return positionals.length === 0 || positionals.some(word => name.startsWith(word))
}

/** In a shop after some days of work; how many were asked for. */
async function shootDays(): Promise<number> {
  const places = await filled()
  const screens = screensOf(places)
  const missing = routesOf(routes).filter(route => !screens.some(screen => screen.route === route))
  if (missing.length > 0) throw new Error(`scripts/screens/list.ts has no line for ${missing.join(', ')}`)
  const wanted = screens.filter(isWanted)
  const { demo, member, owner } = places.tokens
  for (const look of looks) await shootAll({ screens: wanted, shop: server, tokens: { seller: demo, member, owner } }, look)
  return wanted.length
}

/** In a shop of its own, which has a year of orders. */
async function shootYear(screens: readonly Screen[]): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'inkport-year-'))
  const shop = await openYear(dataDir)
  try {
    for (const look of looks) await shootAll({ screens, shop, tokens: shop.tokens }, look)
  } finally {
    await shop.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function filled(): Promise<Places> {
  const kept = `${values.keep ?? server.dataDir}/screens.json`
  if (existsSync(kept)) return JSON.parse(await readFile(kept, 'utf8')) as Places // as it was written below
  const places = await fill(server, drive)
  await writeFile(kept, JSON.stringify(places))
  return places
}

/** The paths of every screen, without the language's; the kit is none of the product. */
function routesOf(
  entries: readonly { path?: string | undefined; index?: boolean | undefined; children?: typeof entries | undefined }[],
): string[] {
  return entries
    .flatMap(({ path, children, index }) => (children ? routesOf(children) : [index ? '' : (path ?? '')]))
    .filter(path => path !== 'kit')
}

type Shop = Pick<ServerProcess | YearShop, 'url' | 'trialCookie'>
interface Shoot {
  screens: readonly Screen[]
  shop: Shop
  tokens: Partial<Record<Looker, string>>
}
async function shootAll({ screens, shop, tokens }: Shoot, look: Look): Promise<void> {
  const pages = new Map<Looker, Page>()
  for (const screen of screens) {
    const page = pages.get(screen.by) ?? (await openPage(browser, shop, tokens[screen.by], look))
    // An act may leave things behind that the next screen shall not have.
    if (screen.act) pages.delete(screen.by)
    else pages.set(screen.by, page)
    const name = `${screen.name}-${look.width}-${look.language}-${look.theme}`
    const faults = await shoot(page, shop, screen, look, name).catch((error: Error) => [`NOT SHOT: ${error.message.split('\n')[0]}`])
    if (faults.length > 0) say(`${name}\n${faults.map(fault => `    ${fault}`).join('\n')}`)
    if (screen.act) await page.context().close()
  }
  for (const page of pages.values()) await page.context().close()
}

async function openPage(
  on: Browser,
  { url, trialCookie }: Shop,
  token: string | undefined,
  { width, language, theme }: Look,
): Promise<Page> {
  const context = await on.newContext({ viewport: { width, height: 900 }, reducedMotion: 'reduce' })
  context.setDefaultTimeout(20_000)
  const [, trial = ''] = trialCookie.split('=')
  const cookies = { lang: language, theme, trial, ...(token && { access_token: token }) }
  await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url })))
  return context.newPage()
}

async function shoot(page: Page, { url }: Shop, screen: Screen, { width, language }: Look, name: string): Promise<string[]> {
  const faults: string[] = []
  const hear = (error: Error) => faults.push(`script: ${error.message}`)
  page.on('pageerror', hear)
  const isPublic = screen.by === 'visitor' && !/^\/(auth|read-more|track|dashboard)/.test(screen.path)
  await page.goto(`${url}${isPublic && language === 'vi' ? '/vi' : ''}${screen.path}`, { waitUntil: 'networkidle' })
  await hydrated(page)
  await page
    .locator('main :is([data-shape], [data-waiting])')
    .first()
    .waitFor({ state: 'detached', timeout: 5_000 })
    .catch(() => faults.push('still loading'))
  await screen.act?.(page)
  faults.push(...(await page.evaluate(faultsOfPage)))
  const height = Math.min(most, await page.evaluate(() => document.documentElement.scrollHeight))
  await page.screenshot({ path: `${values.to}/${name}.png`, fullPage: true, clip: { x: 0, y: 0, width, height: Math.max(height, 900) } })
  page.off('pageerror', hear)
  return faults
}
