// The list in a real browser: its rows and head, its keys, what is selected beyond a page, views that are kept, and a phone.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { appText } from '#kit/app/text.ts'
import { kitText } from '#kit/text.ts'
import { savedViewText } from '#shop/account/profile/saved-view/text.ts'
import { signInCalls } from '#shop/account/sign-in/contract.ts'
import { orderIntakeCalls } from '#shop/order/intake/contract.ts'
import { orderText } from '#shop/order/status/text.ts'
import { address } from '#test/order.ts'
import { type BrowserDeployment, openBrowserDeployment, type Visitor } from './browser-deployment.ts'
import { agree, button, en, field, link, rowsOf, table, waitForRows } from './journey/acts.ts'

let deployment: BrowserDeployment
const tokens: Record<'demo' | 'owner', string> = { demo: '', owner: '' }
const count = 46
beforeAll(async () => {
  deployment = await openBrowserDeployment()
  for (const who of ['demo', 'owner'] as const)
    tokens[who] = (await deployment.client()(signInCalls.redeemLink, { body: { token: deployment.firstTokens[who] } })).data.accessToken
  const client = deployment.client(tokens.demo)
  for (let made = 0; made < count; made++) {
    const fullName = made === 7 ? 'Ottilie Brandstätter' : `Minh Lee ${made}`
    const body = { address: { ...address, fullName }, items: [{ sku: 'G5000-FOREST-S', quantity: 1, files: [] }] }
    await client(orderIntakeCalls.createOrder, { body })
  }
})
afterAll(() => deployment?.close())

const enter = (who: 'demo' | 'owner', look: Parameters<BrowserDeployment['visitor']>[0] = {}): Promise<Visitor> =>
  deployment.visitor({ ...look, token: tokens[who] })
const orders = (visitor: Visitor) => table(visitor, en(orderText.listLabel))
const heightsOf = (visitor: Visitor, rows: string) =>
  visitor.page.locator(rows).evaluateAll(all => [...new Set(all.map(row => row.getBoundingClientRect().height))])
const nameOf = ({ page }: Visitor) => page.getByRole('dialog').getByRole('textbox', { name: en(savedViewText.name) })
const bulk = ({ page }: Visitor) => page.locator('[data-bulk]')

test.each([1440, 390])('a row is as high as the place that was held for it, at %i pixels', async width => {
  const seller = await enter('demo', { width })
  let release = () => {}
  const held = new Promise<void>(done => {
    release = done
  })
  await seller.page.route(/\/v1\/order\?/, async route => {
    await held
    await route.continue()
  })
  await seller.page.goto(`${deployment.server.url}/order`)
  await seller.page.locator('tr[data-waiting]').first().waitFor()
  const waiting = await heightsOf(seller, 'tr[data-waiting]')
  release()
  await rowsOf(orders(seller))
  expect(await heightsOf(seller, 'tr[data-row]')).toEqual(waiting)
  if (width === 1440) expect(waiting).toEqual([40])
  await seller.context.close()
})

test('rows of the page before cannot be selected while the next page is on its way', async () => {
  const seller = await enter('demo')
  const { page } = seller
  await seller.open('/order')
  await rowsOf(orders(seller))
  let release = () => {}
  const held = new Promise<void>(done => {
    release = done
  })
  await page.route(/\/v1\/order\?.*page=2/, async route => {
    await held
    await route.continue()
  })
  await button(seller, en(appText.nextPage)).click()
  await page.locator('table[aria-busy="true"]').waitFor()
  const all = field(seller, en(appText.selectAll))
  expect(await all.isDisabled()).toBe(true)
  release()
  await page.locator('table[aria-busy="true"]').waitFor({ state: 'detached' })
  await all.check()
  expect(await bulk(seller).innerText()).toContain('20')
  expect(seller.complaints).toEqual([])
  await seller.context.close()
})

test('the head stays in sight under the page’s bar, also where the columns need more room than there is', async () => {
  const seller = await enter('demo')
  const { page } = seller
  await seller.open('/order?limit=50')
  await rowsOf(orders(seller))
  const headTop = () => page.locator('thead').evaluate(head => head.getBoundingClientRect().top)
  await page.mouse.move(720, 600)
  await page.mouse.wheel(0, 1_000)
  await expect.poll(headTop).toBe(56)
  await page.evaluate(() =>
    localStorage.setItem('inkport.widths.my-orders', JSON.stringify({ order: 500, status: 500, recipient: 500, items: 500 })),
  )
  await seller.open('/order?limit=50')
  await rowsOf(orders(seller))
  const top = await headTop()
  await page.mouse.wheel(0, 600)
  await expect
    .poll(() =>
      page
        .locator('tr[data-row]')
        .first()
        .evaluate(row => row.getBoundingClientRect().top),
    )
    .toBeLessThan(top)
  expect(await page.locator('thead').isVisible()).toBe(true)
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  await seller.context.close()
})

test('a column keeps the width that its reader has drawn by keyboard', async () => {
  const seller = await enter('demo')
  const { page } = seller
  await seller.open('/order')
  await rowsOf(orders(seller))
  const edge = button(seller, en(appText.columnWidth, { name: en(orderText.columnStatus) }))
  const width = () => edge.evaluate(it => it.closest('th')?.getBoundingClientRect().width)
  await edge.focus()
  for (let step = 0; step < 4; step++) await page.keyboard.press('ArrowRight')
  const drawn = await width()
  await page.reload()
  await rowsOf(orders(seller))
  expect(await width()).toBe(drawn)
  await edge.focus()
  await page.keyboard.press('Backspace')
  await expect.poll(width).not.toBe(drawn)
  await seller.context.close()
})

test('keys move, select, show a row beside the list, open it and go to the search', async () => {
  const seller = await enter('demo')
  const { page } = seller
  await seller.open('/order')
  const rows = await rowsOf(orders(seller))
  const first = await rows.first().getByRole('link').first().getAttribute('href')
  const second = await rows.nth(1).getByRole('link').first().getAttribute('href')
  for (const key of ['j', 'j', 'x']) await page.keyboard.press(key)
  expect(await rows.nth(1).getAttribute('data-selected')).not.toBe(null)
  await page.keyboard.press('Space')
  const beside = page.locator('[data-peek]')
  await beside.getByText(en(orderText.columnRecipient)).waitFor()
  expect(await beside.getByRole('link', { name: en(appText.open) }).getAttribute('href')).toBe(second)
  await seller.station('list-peek')
  await page.keyboard.press('k')
  await expect.poll(() => beside.getByRole('link', { name: en(appText.open) }).getAttribute('href')).toBe(first)
  await page.keyboard.press('Escape')
  await beside.waitFor({ state: 'detached' })
  await page.keyboard.press('/')
  expect(await page.evaluate(() => document.activeElement?.hasAttribute('data-list-search'))).toBe(true)
  await page.keyboard.press('Escape')
  await rows.nth(2).focus()
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/order\/\d+$/)
  expect(seller.complaints).toEqual([])
  await seller.context.close()
})

test('the whole row opens, its controls do what they are for, and the middle button opens a tab of its own', async () => {
  const seller = await enter('demo')
  const { page } = seller
  await seller.open('/order')
  const rows = await rowsOf(orders(seller))
  await rows.nth(1).getByRole('checkbox').click()
  expect(new URL(page.url()).pathname).toBe('/order')
  const cell = rows.nth(1).locator('td[data-place="foot"]')
  const [tab] = await Promise.all([seller.context.waitForEvent('page'), cell.click({ button: 'middle' })])
  expect(new URL(tab.url()).pathname).toMatch(/^\/order\/\d+$/)
  await cell.click()
  await page.waitForURL(/\/order\/\d+$/)
  await seller.context.close()
})

test('what can be done with selected rows is two keys away from any of them', async () => {
  const seller = await enter('demo', { theme: 'dark' })
  const { page } = seller
  await seller.open('/order')
  const rows = await rowsOf(orders(seller))
  await rows.nth(14).getByRole('checkbox').focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  expect(await page.evaluate(() => document.activeElement?.closest('[data-bulk]') !== null)).toBe(true)
  await seller.station('list-selected-dark')
  await button(seller, en(appText.clearSelection)).focus()
  await page.keyboard.press('Enter')
  await bulk(seller).waitFor({ state: 'detached' })
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('[data-list]') !== null)).toBe(true)
  expect(seller.complaints).toEqual([])
  await seller.context.close()
})

test('an order is found by its family name; more than two seconds are told as slow', async ({ annotate }) => {
  const seller = await enter('demo')
  await seller.open('/order')
  await rowsOf(orders(seller))
  const from = performance.now()
  await seller.page.locator('input[data-list-search]').fill('brandstatter')
  await waitForRows(orders(seller), 1)
  const seconds = (performance.now() - from) / 1_000
  if (seconds > 2) await annotate(`found after ${seconds.toFixed(1)} s (limit 2 s)`, 'slow')
  await orders(seller).getByText('Ottilie Brandstätter').waitFor()
  await seller.context.close()
})

test('a view keeps search and filters under a name, wherever one signs in', async () => {
  const seller = await enter('demo')
  const { page } = seller
  await seller.open('/order?design=MISSING&q=minh')
  await button(seller, en(savedViewText.save)).click()
  await nameOf(seller).fill('Minh without art')
  await seller.station('list-save-view')
  await agree(seller, en(savedViewText.save))
  await link(seller, 'Minh without art').waitFor()
  await seller.context.close()
  const again = await enter('demo', { width: 390 })
  await again.open('/order')
  await link(again, 'Minh without art').click()
  await again.page.waitForURL(/design=MISSING/)
  await waitForRows(orders(again), 20)
  await button(again, en(savedViewText.rename)).click()
  await nameOf(again).fill('Art is missing')
  await agree(again, en(savedViewText.rename))
  await link(again, 'Art is missing').waitFor()
  await button(again, en(savedViewText.delete)).click()
  await link(again, 'Art is missing').waitFor({ state: 'detached' })
  await button(again, en(kitText.undo)).click()
  await link(again, 'Art is missing').waitFor()
  await button(again, en(savedViewText.delete)).click()
  await link(again, 'Art is missing').waitFor({ state: 'detached' })
  expect(again.complaints).toEqual([])
  await again.context.close()
  expect(page.isClosed()).toBe(true)
})

test('no list is longer than a few screens of a phone, nor wider than one', async () => {
  const [seller, owner] = [await enter('demo', { width: 390 }), await enter('owner', { width: 390, language: 'vi' })]
  const screens = {
    demo: ['/order', '/my-products', '/library', '/payments'],
    owner: ['/office/order', '/office/people', '/office/catalogue'],
  }
  for (const [visitor, paths] of [
    [seller, screens.demo],
    [owner, screens.owner],
  ] as const)
    for (const path of paths) {
      await visitor.open(path)
      const { height, width } = await visitor.page.evaluate(() => ({
        height: document.documentElement.scrollHeight,
        width: document.documentElement.scrollWidth,
      }))
      expect(height, path).toBeLessThan(4 * 900)
      expect(width, path).toBeLessThanOrEqual(390)
    }
  await seller.open('/order')
  await rowsOf(orders(seller))
  for (const height of await heightsOf(seller, 'tr[data-row]')) expect(height).toBeLessThan(96)
  await seller.station('list-phone')
  await (await rowsOf(orders(seller))).nth(3).locator('td[data-place="line"]').click()
  await seller.page.waitForURL(/\/order\/\d+$/)
  expect(seller.complaints).toEqual([])
  for (const { context } of [seller, owner]) await context.close()
})

test('all that the filters find is selected at once, and acted on once, after its figures', async () => {
  const seller = await enter('demo')
  const { page } = seller
  const asked: number[][] = []
  page.on('request', request => request.url().endsWith('/order/bulk/delete') && asked.push(request.postDataJSON().ids))
  await seller.open('/order')
  await rowsOf(orders(seller))
  await field(seller, en(appText.selectAll)).check()
  await bulk(seller)
    .getByText(en(appText.allOfPage_other, { count: 20 }))
    .waitFor()
  await seller.station('list-select-all')
  await button(seller, en(appText.selectEvery, { total: count })).click()
  await bulk(seller).getByText(en(appText.selected_other, { count })).waitFor()
  await button(seller, en(orderText.delete)).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(en(orderText.deleteTitle_other, { count })).waitFor()
  await dialog.getByRole('button', { name: en(orderText.delete), exact: true }).dblclick()
  await page.getByText(en(orderText.bulkDone, { done: count, all: count })).waitFor()
  await waitForRows(orders(seller), 0)
  expect(new Set(asked.flat()).size).toBe(count)
  expect(asked.flat()).toHaveLength(count)
  expect(seller.complaints).toEqual([])
  await seller.context.close()
})
