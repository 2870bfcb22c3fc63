// A deployment with a browser, for journeys: pages with what went wrong in them, pictures, and the axe pass.
import { mkdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import type { Language } from '#base/text.ts'
import { launchChromium } from '#test/chromium.ts'
import { type Deployment, openDeployment } from '#test/deployment.ts'
import { copyOf } from '#test/deployment-template.ts'
import { deploymentTemplate } from '#test/e2e.setup.ts'
import { faultsOfPage } from '../scripts/screens/look.ts'
import { keepSetUp, keepWhenFailed } from './failed-pages.ts'
import { hydrated } from './hydrated.ts'

export interface BrowserDeployment extends Deployment {
  readonly browser: Browser
  /** A fresh visitor of this width, 1440, 1024 or 390 pixels, with a mouse or with fingers; signed in where there is a session's token. */
  visitor(settings?: { width?: number; language?: Language; theme?: 'light' | 'dark'; isTouch?: boolean; token?: string }): Promise<Visitor>
}
export interface Visitor {
  readonly language: Language
  readonly page: Page
  readonly context: BrowserContext
  /** What the browser complained of: errors of scripts, refused by the policy, answers of 500 and above. */
  readonly complaints: string[]
  /** Goes to a path of the app and waits until it is drawn. */
  open(path: string): Promise<void>
  /** A picture of the window in test-results/, or of the whole page: a long one takes the browser a second. */
  photograph(name: string, what?: 'window' | 'whole page'): Promise<unknown>
  /** The picture, and the axe pass over the whole page; nothing in the gate. */
  station(name: string, what?: 'window' | 'whole page'): Promise<void>
}

/** The main job as `npm test` runs it (vitest.config.ts): without pictures and axe passes. */
export const isGate = process.env.TEST_JOURNEY === 'gate'

const pictures = `${import.meta.dirname}/../test-results/screens`
/** Ends what hangs, also on a slow and busy machine; how fast a thing is, bench/ says. */
const patienceMs = 120_000
const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

/** In a copy of the app after its first start; tests of the API and `npm run journey` run on the embedded database too. */
export async function openBrowserDeployment(env: Readonly<Record<string, string>> = {}, program?: string): Promise<BrowserDeployment> {
  mkdirSync(pictures, { recursive: true })
  const place = await copyOf(deploymentTemplate())
  const [deployment, browser] = await Promise.all([openDeployment({ ...place, env, ...(program && { program }) }), launchChromium()])
  return {
    ...deployment,
    browser,
    visitor: settings => openVisitor(deployment, browser, settings),
    async close() {
      await keepSetUp()
      await browser.close()
      await deployment.close()
      await place.remove()
    },
  }
}

async function openVisitor(
  deployment: Deployment,
  browser: Browser,
  { width = 1440, language = 'en', theme = 'light', isTouch = false, token }: Parameters<BrowserDeployment['visitor']>[0] = {},
): Promise<Visitor> {
  const viewport = { width, height: 900 }
  const context = await browser.newContext({ viewport, bypassCSP: false, reducedMotion: 'reduce', hasTouch: isTouch })
  context.setDefaultTimeout(patienceMs)
  const cookie = (name: string, value: string) => ({ name, value, url: deployment.server.url })
  const [, trial = ''] = deployment.server.trialCookie.split('=')
  await context.addCookies([cookie('lang', language), cookie('theme', theme), cookie('trial', trial)])
  if (token !== undefined) await context.addCookies([{ ...cookie('access_token', token), httpOnly: true, sameSite: 'Lax' }])
  keepWhenFailed(context)
  await context.addInitScript(keepNotices)
  const page = await context.newPage()
  // Asked for only when a test waits for one, a busy page opens the system's own window before it hears of it.
  page.on('filechooser', () => undefined)
  const complaints: string[] = []
  page.on('pageerror', error => complaints.push(`script: ${error.message}`))
  page.on('console', message => message.type() === 'error' && !isRefusal(message.text()) && complaints.push(`console: ${message.text()}`))
  page.on('response', response => response.status() >= 500 && complaints.push(`${response.status()}: ${response.url()}`))
  const photograph: Visitor['photograph'] = async (name, what = 'window') => {
    // A picture of grey places, and an axe pass over them, say nothing of a page. One that waits for longer is shown as it is.
    await page.waitForFunction(isFilled, undefined, { timeout: 20_000 }).catch(() => undefined)
    await page.waitForFunction(picturesShown)
    return page.screenshot({ path: `${pictures}/${name}.png`, fullPage: what === 'whole page' })
  }
  return {
    language,
    page,
    context,
    complaints,
    photograph,
    async open(path) {
      await page.goto(`${deployment.server.url}${path}`, { waitUntil: 'networkidle' })
      await hydrated(page)
    },
    async station(name, what) {
      if (isGate) return
      await photograph(name, what)
      complaints.push(...(await axePass(page)).map(violation => `${name}: ${violation}`))
      if (process.env.LOOKS === 'all')
        await inEveryLook(page, name, what === 'whole page', look => photograph(`looks/${name}-${look}`, what))
    },
  }
}

declare global {
  interface Window {
    /** The text of every notice of this page, as it came. */
    told?: string[]
  }
}

/** Runs in the page, before its own scripts. */
function keepNotices() {
  const told: string[] = []
  window.told = told
  new MutationObserver(records => {
    for (const { addedNodes } of records)
      for (const node of addedNodes)
        if (node instanceof Element)
          for (const notice of [node, ...node.querySelectorAll('[data-notice]')])
            if (notice.matches('[data-notice]')) told.push(notice.textContent)
  }).observe(document, { childList: true, subtree: true })
}

/** Runs in the page: nothing of it waits for its data any more (src/kit/show/Loading.tsx). */
const isFilled = () => document.querySelector('[data-shape][aria-hidden]') === null

/** Runs in the page: what is in the window has its pictures. They come after what the page was opened for, drawn one by one. */
const picturesShown = () =>
  [...document.images].every(image => {
    const { top, bottom } = image.getBoundingClientRect()
    return image.complete || bottom <= 0 || top >= innerHeight
  })

/** `LOOKS=all`, for a run by name: what stands open is seen at every width and in either scheme as well; then the page is as it was. */
async function inEveryLook(page: Page, name: string, isWhole: boolean, photograph: (look: string) => Promise<unknown>): Promise<void> {
  const size = page.viewportSize()
  const scheme = await page.evaluate(() => document.documentElement.dataset.theme)
  const paint = (theme?: string) => page.evaluate(theme => document.documentElement.setAttribute('data-theme', theme ?? ''), theme)
  for (const width of [1440, 1024, 390])
    for (const theme of ['light', 'dark']) {
      await page.setViewportSize({ width, height: 900 })
      await paint(theme)
      // What stays at the window's edge lies over the middle of a whole page that is scrolled.
      if (isWhole) await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      await page.waitForTimeout(300)
      await photograph(`${width}-${theme}`)
      for (const fault of await page.evaluate(faultsOfPage)) console.info(`${name}-${width}-${theme}: ${fault}`)
    }
  if (size) await page.setViewportSize(size)
  await paint(scheme)
}

/** A call that is refused is shown by the page itself; the browser writes a line for it too. */
const isRefusal = (text: string) => /Failed to load resource: the server responded with a status of 4\d\d/.test(text)

/**
 * WCAG 2.2 AA as far as a program can tell; each finding with the first element it is about. From the page's top, where nothing has
 * slid half below the bar that stays: what is left of such a button is no target, and a scroll shows it whole.
 */
async function axePass(page: Page): Promise<string[]> {
  // The page's own policy lets no foreign script tag in; the browser's debugger may run one all the same.
  const { readFileSync } = await import('node:fs')
  await page.evaluate(readFileSync(axePath, 'utf8'))
  return page.evaluate(async () => {
    // The script just above has put it there.
    const { axe } = window as unknown as {
      axe: { run(where: Document, options: object): Promise<{ violations: { id: string; help: string; nodes: { html: string }[] }[] }> }
    }
    const options = { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'], resultTypes: ['violations'] }
    const top = scrollY
    scrollTo({ top: 0, behavior: 'instant' })
    const { violations } = await axe.run(document, options)
    scrollTo({ top, behavior: 'instant' })
    return violations.map(({ id, help, nodes }) => `axe ${id}: ${help} (${nodes.length}×, ${nodes[0]?.html.slice(0, 160)})`)
  })
}
