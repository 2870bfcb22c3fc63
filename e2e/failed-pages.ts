// Vitest's set-up file of the projects `journey` and `e2e`: of a test that fails, test-results/failed/JOURNEY/TEST/ keeps of each open
// page its picture, and its words and what the browser's console said as a text. The words stand in the failure, too.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import type { BrowserContext, Page } from 'playwright-core'
import { afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { journeyOf } from '../scripts/test/journeys.ts'

/** What is open, and what the browser has said of it. */
const pages = new Map<Page, string[]>()

/** Watches every page of this context while it is open. */
export function keepWhenFailed(context: BrowserContext): void {
  context.on('page', page => {
    const said: string[] = []
    pages.set(page, said)
    page.on('close', () => pages.delete(page))
    page.on('console', message => said.push(`${message.type()}: ${message.text()}`))
    page.on('pageerror', error => said.push(`script: ${error.stack ?? error.message}`))
    page.on('requestfailed', request => said.push(`no answer: ${request.method()} ${request.url()} ${request.failure()?.errorText}`))
    page.on('response', response => response.status() >= 400 && said.push(`${response.status()}: ${response.url()}`))
  })
}

/** Of this journey. A run that looks whether it passes alone keeps what it left beside others. */
const folder = `test-results/failed/${journeyOf(expect.getState().testPath ?? '')}`
let hasBegun = false
beforeAll(() => {
  if (!process.env.TEST_AGAIN) rmSync(folder, { recursive: true, force: true })
})
beforeEach(() => {
  hasBegun = true
})
afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail' || pages.size === 0) return
  const place = `${folder}/${slugOf(task.name)}`
  throw new Error(`On the pages (their pictures and consoles: ${place}) stood:\n${(await keepPages(place)).join('\n')}`)
})
/** A test's title as a folder's name. */
const slugOf = (title: string) =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 100)

/** Where the set-up of a journey has failed, no test has begun: what stood on its pages is kept before they are closed. */
export async function keepSetUp(): Promise<void> {
  if (!hasBegun) await keepPages(`${folder}/set-up`)
}

async function keepPages(place: string): Promise<string[]> {
  mkdirSync(place, { recursive: true })
  return Promise.all(
    [...pages].map(async ([page, said], at) => {
      const file = `${place}/page-${at + 1}`
      await page.screenshot({ path: `${file}.png`, timeout: 10_000 }).catch(() => undefined) // one that hangs has no picture
      const focused = await inTime(page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200)))
      const text = await inTime(page.evaluate(() => document.body.innerText.replace(/\s+/g, ' ').slice(0, 1_500)))
      const stood = `${page.url()}\nfocus: ${focused}\n${text}`
      writeFileSync(`${file}.txt`, `${stood}\n\nThe browser said:\n${said.join('\n')}\n`)
      return stood
    }),
  )
}

const inTime = (words: Promise<string | undefined>): Promise<string | undefined> =>
  Promise.race([words, new Promise<string>(done => setTimeout(done, 10_000, 'no answer: the page hangs'))]).catch(String)
