// Vitest's set-up file of the projects `journey` and `e2e`: a test that fails says what stood on the open pages, and leaves their pictures.
import type { Page } from 'playwright-core'
import { afterEach } from 'vitest'

const pages = new Set<Page>()

/** Shown beside every failure while it is open. */
export function showWhenFailed(page: Page): void {
  pages.add(page)
  page.on('close', () => pages.delete(page))
}

afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail' || pages.size === 0) return
  const seen = [...pages].map(async (page, at) => {
    await page.screenshot({ path: `test-results/screens/failed-${task.id}-${at}.png`, timeout: 10_000 }).catch(() => undefined)
    const focused = await inTime(page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200)))
    const text = await inTime(page.evaluate(() => document.body.innerText.replace(/\s+/g, ' ').slice(0, 1_500)))
    return `${page.url()}\nfocus: ${focused}\n${text}`
  })
  throw new Error(`On the pages stood:\n${(await Promise.all(seen)).join('\n')}`)
})

const inTime = (words: Promise<string | undefined>): Promise<string | undefined> =>
  Promise.race([words, new Promise<string>(done => setTimeout(done, 10_000, 'no answer: the page hangs'))]).catch(String)
