// Stations with a scanner: whatever was pressed before, the next scan is heard.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { appText } from '#kit/app/text.ts'
import { reprintText } from '#shop/production/scan/text.ts'
import { productionText } from '#shop/production/text.ts'
import { type BrowserDeployment, openBrowserDeployment, type Visitor } from './browser-deployment.ts'
import { en, tab } from './journey/acts.ts'
import { enterOffice } from './journey/people.ts'

let deployment: BrowserDeployment
let bench: Visitor
beforeAll(async () => {
  deployment = await openBrowserDeployment()
  bench = await deployment.visitor()
  await enterOffice(deployment, bench)
})
afterAll(() => deployment?.close())

let scanned = 0
const nextCode = () => `T9${String(++scanned).padStart(7, '0')}`

/** Types a code nobody has, wherever the focus is, as a scanner does: no key waits for the one before. It must be answered by name. */
async function scanBlindly(after: string): Promise<void> {
  const code = nextCode()
  await Promise.all([...code, 'Enter'].map(key => bench.page.keyboard.press(key)))
  await isAnswered(code, after)
}

async function isAnswered(code: string, after: string): Promise<void> {
  const answer = bench.page.locator('output', { hasText: code })
  await answer.waitFor({ timeout: 15_000 }).catch(() => expect.fail(`The scan after “${after}” was lost.`))
}

/** Presses every button that is seen, one after the other, and scans after each, also while what it opened is open. */
async function pressAll(): Promise<string[]> {
  const names = await bench.page.locator('button:visible, [role=tab]:visible').evaluateAll(buttons =>
    buttons.map((each, at) => ({
      at,
      name: each.getAttribute('aria-label') ?? each.textContent ?? '',
      isOff: each.matches(':disabled'),
    })),
  )
  for (const { at, name, isOff } of names) {
    if (isOff) continue
    const path = new URL(bench.page.url()).pathname
    await bench.page.locator('button:visible, [role=tab]:visible').nth(at).click()
    expect(new URL(bench.page.url()).pathname, `“${name}” leads away`).toBe(path)
    // The palette's field keeps what is typed into it, as any text field does.
    if (name.endsWith('Ctrl K')) await bench.page.locator('[data-palette] input').waitFor()
    else await scanBlindly(name)
    await bench.page.keyboard.press('Escape')
    await scanBlindly(`${name}, Escape`)
  }
  return names.map(({ name }) => name)
}

test('the bench hears the next scan after any press of a button', async () => {
  await bench.open('/office/production/scan')
  await scanBlindly('the page')
  expect(await pressAll()).toContain(en(productionText.fail))
  await tab(bench, en(productionText.fail)).click()
  expect(await pressAll()).toContain(en(reprintText.cause_SMEARED))
  expect(bench.complaints).toEqual([])
})

test('a scan is whole where the focus moves on in the midst of it', async () => {
  await bench.open('/office/production/scan')
  const news = bench.page.locator('button[popovertarget]:visible').first()
  await news.click()
  await expect.poll(() => news.getAttribute('aria-expanded')).toBe('true')
  const code = nextCode()
  await bench.page.getByLabel(en(productionText.scanLabel)).focus()
  await bench.page.keyboard.type(code.slice(0, 4))
  await news.focus()
  await bench.page.keyboard.type(code.slice(4))
  await bench.page.keyboard.press('Enter')
  await isAnswered(code, 'half of it')
})

test('so does the door where parcels are scanned out', async () => {
  await bench.open('/office/scan-out')
  await scanBlindly('the page')
  expect(await pressAll()).toContain(en(appText.soundOff))
})

test('a text field keeps what is typed into it', async () => {
  await bench.open('/office/production/scan')
  await bench.page.evaluate(() => document.body.append(Object.assign(document.createElement('textarea'), { id: 'note' })))
  await bench.page.locator('#note').click()
  await bench.page.keyboard.type('a note')
  expect(await bench.page.locator('#note').inputValue()).toBe('a note')
})
