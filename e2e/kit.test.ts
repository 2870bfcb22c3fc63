// The page of the kit, as those see it who work on it: every piece in both schemes, by eye, by axe and by keyboard.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { kitText } from '#kit/text.ts'
import { type BrowserDeployment, openBrowserDeployment, type Visitor } from './browser-deployment.ts'
import { hydrated } from './hydrated.ts'

let deployment: BrowserDeployment
beforeAll(async () => {
  deployment = await openBrowserDeployment({ NODE_ENV: 'development' })
  // Vite finds out at the first look what it has to bundle, and asks the page to load anew.
  const first = await deployment.visitor()
  await first.page.goto(`${deployment.server.url}/kit`, { waitUntil: 'networkidle' })
  await hydrated(first.page)
  await first.context.close()
})
afterAll(() => deployment?.close())

async function openKit(settings?: Parameters<BrowserDeployment['visitor']>[0]): Promise<Visitor> {
  const visitor = await deployment.visitor(settings)
  await visitor.page.goto(`${deployment.server.url}/kit`)
  await visitor.page.getByRole('heading', { name: 'The kit' }).waitFor()
  await visitor.page.getByRole('combobox', { name: 'Time zone' }).first().waitFor()
  // Every part has its script: none that comes later moves what is measured.
  await visitor.page.waitForLoadState('networkidle')
  return visitor
}
/** Its style sheet for the first paint carries a nonce that the browser hides from scripts. */
const isOfVite = (complaint: string) => complaint.includes('data-react-router-critical-css')
const panel = (page: Page) => page.getByRole('region', { name: 'light', exact: true })
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent || document.activeElement?.getAttribute('name'))

test.each([
  [1440, 'light'],
  [1440, 'dark'],
  [390, 'light'],
] as const)('every piece at %i pixels in %s', async (width, theme) => {
  const visitor = await openKit({ width, theme })
  await visitor.station(`kit-${width}-${theme}`, 'whole page')
  const { scrollWidth, clientWidth } = await visitor.page.evaluate(() => document.documentElement)
  expect(scrollWidth).toBe(clientWidth)
  expect(visitor.complaints.filter(complaint => !isOfVite(complaint))).toEqual([])
  await visitor.context.close()
})

test('a question of danger has the focus on its safe button, keeps it inside, and gives it back', async () => {
  const { page, context } = await openKit()
  const opener = panel(page).getByRole('button', { name: 'Danger' })
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Cancel order #10482?' })
  await dialog.waitFor()
  expect(await focused(page)).toBe('Keep')
  for (let step = 0; step < 5; step++) {
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null)).toBe(
      true,
    )
  }
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  expect(await focused(page)).toBe('Danger')
  await context.close()
})

test('the second half of a double press falls on nothing behind the dialog', async () => {
  const { page, context } = await openKit()
  await panel(page).getByRole('button', { name: 'Danger' }).click()
  await page.evaluate(() => {
    const { dataset } = document.documentElement
    document.addEventListener('click', () => {
      dataset.clicks = String(Number(dataset.clicks ?? 0) + 1)
    })
  })
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Keep' }).dblclick()
  await dialog.waitFor({ state: 'detached' })
  expect(await page.evaluate(() => document.documentElement.dataset.clicks)).toBe('1')
  await context.close()
})

test('a form begins at its first field, closes beside it, and moves nothing behind it', async () => {
  const { page, context } = await openKit()
  const opener = panel(page).getByRole('button', { name: 'Form', exact: true })
  await opener.scrollIntoViewIfNeeded()
  const before = await opener.boundingBox()
  await opener.click()
  const dialog = page.getByRole('dialog', { name: 'Rename' })
  await dialog.waitFor()
  expect(await dialog.getByLabel('New name').evaluate(field => field === document.activeElement)).toBe(true)
  expect(await opener.boundingBox()).toEqual(before)
  // A notice stands in the dialog, where it can be read and closed, and covers none of its buttons.
  await dialog.getByRole('button', { name: 'Save' }).click()
  const notice = dialog.getByRole('alert')
  expect(await notice.textContent()).toContain('This name is taken.')
  const [save, told] = await Promise.all([dialog.getByRole('button', { name: 'Save' }).boundingBox(), notice.boundingBox()])
  expect(told?.y).toBeGreaterThanOrEqual((save?.y ?? 0) + (save?.height ?? 0))
  await page.mouse.click(8, 8)
  await dialog.waitFor({ state: 'detached' })
  expect(await opener.evaluate(button => button === document.activeElement)).toBe(true)
  await context.close()
})

test('why a button is refused is read by keyboard, stays while it is pointed at, and goes by Escape', async () => {
  const { page, context } = await openKit()
  const refused = panel(page).getByRole('button', { name: 'Refused' }).first()
  const reason = page.getByRole('tooltip').filter({ hasText: 'Only an owner may do this.' })
  expect(await refused.evaluate(button => document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent)).toBe(
    'Only an owner may do this.',
  )
  await panel(page).getByRole('button', { name: 'Busy' }).first().focus()
  await page.keyboard.press('Tab')
  await reason.waitFor()
  await page.keyboard.press('Escape')
  await reason.waitFor({ state: 'detached' })
  await refused.hover()
  await reason.waitFor()
  await reason.hover()
  await page.waitForTimeout(300)
  expect(await reason.count()).toBe(1)
  await page.mouse.move(0, 0)
  await reason.waitFor({ state: 'detached' })
  await context.close()
})

test('a menu is walked by arrows, and an act that opens a dialog brings the focus back to its button', async () => {
  const { page, context } = await openKit()
  const opener = panel(page).getByRole('button', { name: 'Menu' })
  await opener.focus()
  await page.keyboard.press('ArrowDown')
  expect(await focused(page)).toBe('Rename')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Rename' })
  await dialog.waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  expect(await opener.evaluate(button => button === document.activeElement)).toBe(true)
  await context.close()
})

test('a menu stays at its button when the page moves under it, and goes with it', async () => {
  const { page, context } = await openKit()
  const opener = panel(page).getByRole('button', { name: 'Menu' })
  await opener.focus()
  await page.keyboard.press('ArrowDown')
  const entry = page.getByRole('button', { name: 'Rename', exact: true })
  const apart = async () => ((await entry.boundingBox())?.y ?? 0) - ((await opener.boundingBox())?.y ?? 0)
  // It drops into its place.
  await entry.evaluate(element =>
    Promise.all(
      element
        .closest('[popover]')
        ?.getAnimations()
        .map(({ finished }) => finished) ?? [],
    ),
  )
  const before = await apart()
  await page.mouse.wheel(0, 40)
  await expect.poll(apart).toBeCloseTo(before, 0)
  expect(await entry.isVisible()).toBe(true)
  await page.evaluate(() => scrollTo(0, scrollY > innerHeight ? 0 : document.body.scrollHeight))
  await entry.waitFor({ state: 'hidden' })
  await context.close()
})

test('a number is typed as people write it, and goes to the nearest limit when its box is left', async () => {
  const { page, context } = await openKit()
  const pieces = panel(page).getByLabel('Pieces')
  await pieces.fill('1,000 pieces')
  await pieces.blur()
  expect(await pieces.inputValue()).toBe('100')
  await pieces.press('ArrowDown')
  expect(await pieces.inputValue()).toBe('99')
  await pieces.fill('')
  await pieces.blur()
  expect(await pieces.inputValue()).toBe('')
  await context.close()
})

test('figures are waited for, shown before the act, asked for anew where they changed, and told of where they cannot be had', async () => {
  const { page, context } = await openKit()
  const button = (name: string) => panel(page).getByRole('button', { name })
  const dialog = page.getByRole('dialog', { name: 'Refund order #10482?' })
  const confirm = () => dialog.getByRole('button', { name: 'Refund' }).click()
  await button('Figures shown').click()
  expect(await button('Figures shown').getAttribute('aria-busy')).toBe('true')
  await dialog.getByText('$14.25').waitFor()
  await confirm()
  await page.getByText('Refunded.').waitFor()
  await button('Figures changed').click()
  await dialog.getByText('$14.25').waitFor()
  await confirm()
  await dialog.getByText('The refund is another one now.').waitFor()
  await dialog.getByText('$9.50').waitFor()
  await dialog.getByRole('button', { name: 'Keep' }).click()
  await button('Figures not loaded').click()
  await page.getByText(kitText.noConnection[0]).waitFor()
  expect(await dialog.count()).toBe(0)
  await context.close()
})

test('what is touched is at least 44 pixels high, and no text of a field makes a phone zoom', async () => {
  const context = await deployment.browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  await page.goto(`${deployment.server.url}/kit`)
  await page.getByRole('combobox', { name: 'Time zone' }).first().waitFor()
  const small = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main :is(button, input, select, textarea)')].flatMap(control => {
      // A box is ticked by its sentence too; what is chosen of several stands in one frame with what is typed.
      const target = control.closest('div:has(> [type="checkbox"]), .mantine-MultiSelect-input') ?? control
      const { height } = target.getBoundingClientRect()
      const isText = control.matches(
        'input:not([type="checkbox"], [type="radio"], [type="file"], [type="color"], [type="range"]), select, textarea',
      )
      const isZooming = isText && Number.parseFloat(getComputedStyle(control).fontSize) < 16
      const isUnseen = height === 0 || control.matches('[type="radio"], [type="file"], [type="hidden"]') || control.tabIndex < 0
      return !isUnseen && (height < 44 || isZooming) ? [`${control.outerHTML.slice(0, 120)} ${height}`] : []
    }),
  )
  expect(small).toEqual([])
  await context.close()
})

test('what production serves knows neither the page nor its code', async () => {
  const production = await openBrowserDeployment()
  const { status } = await fetch(`${production.server.url}/kit`)
  await production.close()
  expect(status).toBe(404)
  const built = join(import.meta.dirname, '../build')
  const holding = readdirSync(built, { recursive: true, encoding: 'utf8' }).filter(
    path =>
      /\.(js|css)$/.test(path) &&
      /Every piece of the kit|KitPage|OverlaySamples|PreviewSamples|The kit – Inkport/.test(readFileSync(join(built, path), 'utf8')),
  )
  expect(holding).toEqual([])
})
