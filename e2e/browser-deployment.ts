// A deployment with a browser, for journeys: pages with what went wrong in them, pictures, and the axe pass.
import { mkdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { launchChromium } from '#test/chromium.ts'
import { type Deployment, openDeployment } from '#test/deployment.ts'
import { copyOf } from '#test/deployment-template.ts'
import { deploymentTemplate } from '#test/e2e.setup.ts'

export interface BrowserDeployment extends Deployment {
  readonly browser: Browser
  /** A fresh visitor of this width: 1440, 1024 or 390 pixels. */
  visitor(settings?: { width?: number; language?: 'en' | 'vi'; theme?: 'light' | 'dark' }): Promise<Visitor>
}
export interface Visitor {
  readonly page: Page
  readonly context: BrowserContext
  /** What the browser complained of: errors of scripts, refused by the policy, answers of 500 and above. */
  readonly complaints: string[]
  /** Goes to a path of the app and waits until it is drawn. */
  open(path: string): Promise<void>
  /** A picture of the window in test-results/, or of the whole page: a long one takes the browser a second. */
  photograph(name: string, what?: 'window' | 'whole page'): Promise<unknown>
  /** The picture, and the axe pass over the whole page. */
  station(name: string, what?: 'window' | 'whole page'): Promise<void>
}

const pictures = `${import.meta.dirname}/../test-results/screens`
/** Ends what hangs, also on a slow and busy machine; how fast a thing is, bench/ says. */
const patienceMs = 120_000
const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

/** In a copy of the app after its first start; tests of the API and `npm run journey` run on the embedded database too. */
export async function openBrowserDeployment(env: Readonly<Record<string, string>> = {}): Promise<BrowserDeployment> {
  mkdirSync(pictures, { recursive: true })
  const place = await copyOf(deploymentTemplate())
  const [deployment, browser] = await Promise.all([openDeployment({ ...place, env }), launchChromium()])
  return {
    ...deployment,
    browser,
    visitor: settings => openVisitor(deployment, browser, settings),
    async close() {
      await browser.close()
      await deployment.close()
      await place.remove()
    },
  }
}

async function openVisitor(
  deployment: Deployment,
  browser: Browser,
  { width = 1440, language = 'en', theme = 'light' } = {},
): Promise<Visitor> {
  const context = await browser.newContext({ viewport: { width, height: 900 }, bypassCSP: false, reducedMotion: 'reduce' })
  context.setDefaultTimeout(patienceMs)
  const cookie = (name: string, value: string) => ({ name, value, url: deployment.server.url })
  const [, trial = ''] = deployment.server.trialCookie.split('=')
  await context.addCookies([cookie('lang', language), cookie('theme', theme), cookie('trial', trial)])
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('pageerror', error => complaints.push(`script: ${error.message}`))
  page.on('console', message => message.type() === 'error' && !isRefusal(message.text()) && complaints.push(`console: ${message.text()}`))
  page.on('response', response => response.status() >= 500 && complaints.push(`${response.status()}: ${response.url()}`))
  const photograph: Visitor['photograph'] = (name, what = 'window') =>
    page.screenshot({ path: `${pictures}/${name}.png`, fullPage: what === 'whole page' })
  return {
    page,
    context,
    complaints,
    photograph,
    async open(path) {
      await page.goto(`${deployment.server.url}${path}`, { waitUntil: 'networkidle' })
    },
    async station(name, what) {
      await photograph(name, what)
      complaints.push(...(await axePass(page)).map(violation => `${name}: ${violation}`))
    },
  }
}

/** A call that is refused is shown by the page itself; the browser writes a line for it too. */
const isRefusal = (text: string) => /Failed to load resource: the server responded with a status of 4\d\d/.test(text)

/** WCAG 2.2 AA as far as a program can tell; each finding with the first element it is about. */
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
    const { violations } = await axe.run(document, options)
    return violations.map(({ id, help, nodes }) => `axe ${id}: ${help} (${nodes.length}×, ${nodes[0]?.html.slice(0, 160)})`)
  })
}
