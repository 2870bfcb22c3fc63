// The deposit of what an order lacks, and a page that breaks: what their reader sees, and whom they tell.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { orderArtText } from '#shop/order/item/text.ts'
import { orderText } from '#shop/order/status/text.ts'
import { walletText } from '#shop/wallet/text.ts'
import { address } from '#test/order.ts'
import { webText } from '#web/text.ts'
import { type BrowserDeployment, openBrowserDeployment, type Visitor } from './browser-deployment.ts'
import { agree, button, sayIn, table } from './journey/acts.ts'

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

test.each([
  ['en', 1440],
  ['vi', 390],
] as const)(
  'orders of a platform’s file get their art together from the list, and are submitted after: %s, %i px',
  async (language, width) => {
    const say = sayIn(language)
    const token = (await seller.context.cookies()).find(({ name }) => name === 'access_token')?.value ?? ''
    const reader = await deployment.visitor({ language, width, token })
    const made = await seller.page.evaluate(async address => {
      const items = [{ sku: 'G5000-FOREST-S', quantity: 1 }]
      const send = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ address, items }) }
      const ids = []
      for (let count = 0; count < 2; count++) ids.push((await (await fetch('/v1/order', send)).json()).data.id)
      return ids
    }, address)
    const list = table(reader, say(orderText.listLabel))
    await reader.open('/order?design=MISSING')
    await list.locator('tr[data-row]', { hasText: `#${made[0]}` }).waitFor()
    for (const id of made) await reader.page.getByRole('checkbox', { name: new RegExp(`#${id}$`) }).check()
    await reader.station(`orders-without-art-${language}`)
    const { page } = reader
    await button(reader, say(orderArtText.addArt)).first().click()
    await page.getByRole('dialog').getByRole('button', { name: 'retro-sun.png' }).click()
    await reader.station(`add-art-choose-${language}`)
    await button(reader, say(orderArtText.addArtTo_other, { count: 2 })).click()
    await page.getByText(say(orderArtText.added_other, { count: 2 })).waitFor()
    await button(reader, say(orderArtText.submitNext)).click()
    await agree(reader, say(orderText.submit))
    await page.getByText(new RegExp(say(orderText.bulkDone, { done: '\\d', all: 2 }))).waitFor()
    for (const id of made) {
      await reader.open(`/order/${id}`)
      await button(reader, say(orderArtText.replaceArt)).waitFor()
    }
    expect(reader.complaints).toEqual([])
    await reader.context.close()
  },
)

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
