// The deposit of what an order lacks, and a page that breaks: what their reader sees, and whom they tell.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { orderArtText } from '#shop/order/item/text.ts'
import { orderText } from '#shop/order/status/text.ts'
import { walletText } from '#shop/wallet/text.ts'
import { address } from '#test/order.ts'
import { webText } from '#web/text.ts'
import { type BrowserDeployment, openBrowserDeployment, type Visitor } from './browser-deployment.ts'
import { agree, button, en, field, table } from './journey/acts.ts'

let deployment: BrowserDeployment
let seller: Visitor
beforeAll(async () => {
  deployment = await openBrowserDeployment()
  seller = await deployment.visitor()
  await seller.open(`/auth/link#${deployment.firstTokens.demo}`)
  await seller.page.getByRole('button', { name: /demo/ }).click()
  await seller.page.waitForURL(url => !url.pathname.startsWith('/auth'))
})
afterAll(() => deployment?.close())

test('the deposit of what an order lacks is filled in and says why', async () => {
  const made = await seller.page.evaluate(async address => {
    const items = [{ sku: 'G5000-FOREST-S', quantity: 1_000, files: [{ side: 'FRONT', link: 'library:none.png' }] }]
    const send = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ address, items, orderType: 'STANDARD' }),
    }
    const { data } = await (await fetch('/v1/order', send)).json()
    const wallet = await (await fetch('/v1/wallet/me')).json()
    return { lack: data.totalCost - wallet.data.spendableCents }
  }, address)
  expect(made.lack).toBeGreaterThan(0)
  await seller.open(`/payments/deposit?missing=${made.lack}`)
  const amount = seller.page.getByLabel(walletText.howMuch[0], { exact: true })
  const typed = Number((await amount.inputValue()).replace(/[^\d.]/g, ''))
  expect(typed).toBe(Math.max(100_00, made.lack) / 100)
  await seller.page.getByText(/missing for your payment/).waitFor()
})

test('orders of a platform’s file get their art together from the list, and are submitted after', async () => {
  const made = await seller.page.evaluate(async address => {
    const items = [{ sku: 'G5000-FOREST-S', quantity: 1 }]
    const send = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ address, items }) }
    const ids = []
    for (let count = 0; count < 2; count++) ids.push((await (await fetch('/v1/order', send)).json()).data.id)
    return ids
  }, address)
  const list = table(seller, en(orderText.listLabel))
  await seller.open('/order?design=MISSING')
  await list.locator('tr[data-row]', { hasText: `#${made[0]}` }).waitFor()
  for (const id of made) await field(seller, `Select #${id}`).check()
  await seller.station('orders-without-art')
  const { page } = seller
  await button(seller, en(orderArtText.addArt)).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'retro-sun.png' }).click()
  await seller.station('add-art-choose')
  await button(seller, en(orderArtText.addArtTo_other, { count: 2 })).click()
  await page.getByText(en(orderArtText.added_other, { count: 2 })).waitFor()
  await button(seller, en(orderArtText.submitNext)).click()
  await agree(seller, en(orderText.submit))
  await page.getByText(/of 2 orders done/).waitFor()
  for (const id of made) {
    await seller.open(`/order/${id}`)
    await button(seller, en(orderArtText.replaceArt)).waitFor()
  }
  expect(seller.complaints).toEqual([])
})

test('a page that breaks in the browser tells the server and shows an id', async () => {
  const page = await brokenPage()
  const told = page.waitForRequest(request => request.url().endsWith('/page-error'))
  await page.goto(`${deployment.server.url}/payments`)
  const request = await told
  expect(request.postDataJSON()).toMatchObject({ message: 'Broken on purpose', path: '/payments' })
  expect((await request.response())?.status()).toBe(204)
  await page.getByText(webText.errorTitle[0]).waitFor()
  await page.getByText(/^[0-9a-f]{8}-[0-9a-f-]{27}$/).waitFor()
})

test('a page that breaks while the line is broken says so, too', async () => {
  const page = await brokenPage()
  await page.route(/\/assets\/ErrorScreen-.*\.js$/, route => route.abort())
  await page.goto(`${deployment.server.url}/products`)
  await page.getByText(webText.errorTitle[0]).waitFor()
  expect(await page.getByRole('link', { name: webText.errorTryAgain[0] }).isVisible()).toBe(true)
})

/** A page of the seller's in a browser whose first written amount breaks. */
async function brokenPage() {
  const page = await seller.context.newPage()
  await page.addInitScript(() => {
    String.prototype.padStart = () => {
      throw new TypeError('Broken on purpose')
    }
  })
  return page
}
