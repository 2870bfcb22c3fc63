// Orders followed: by their seller in the portal, by their buyer under a link; and a parcel that no carrier tells of.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { grouped } from '#base/number.ts'
import { carrierText } from '#shop/carrier/text.ts'
import { cartCalls } from '#shop/cart/contract.ts'
import { orderEditText } from '#shop/order/edit/text.ts'
import { orderCalls } from '#shop/order/list/contract.ts'
import { orderText } from '#shop/order/status/text.ts'
import { orderOwnText } from '#shop/order/ui/list/text.ts'
import { trackingCalls } from '#shop/tracking/contract.ts'
import { followCalls } from '#shop/tracking/follow/contract.ts'
import { trackingPortalPlaceText, trackText } from '#shop/tracking/follow/text.ts'
import { parcelText, trackingOfficeText, trackingText } from '#shop/tracking/text.ts'
import { until } from '#test/deployment.ts'
import { address } from '#test/order.ts'
import { type FirstPeople, firstPeople } from '#test/people.ts'
import { paletteText } from '#web/palette/text.ts'
import { shirt } from '../trust/money.ts'
import { bring, hurry, orderOf } from '../trust/statuses.ts'
import { type BrowserDeployment, openBrowserDeployment, type Visitor } from './browser-deployment.ts'
import { hydrated } from './hydrated.ts'
import { agree, button, sayIn, scan } from './journey/acts.ts'
import { label } from './journey/by-hand.ts'

let deployment: BrowserDeployment
let people: FirstPeople
const sent: number[] = []
let first = 0
const waiting: number[] = []
beforeAll(async () => {
  deployment = await openBrowserDeployment()
  people = await firstPeople(deployment.server)
  await hurry(people)
  for (const { id } of await bring(people, Array(2).fill('DELIVERED'))) sent.push(id)
  first = sent[0] ?? 0
  // Made, and to be carried by whom its seller says.
  const body = { ...shirt, orderType: 'SHIP_BY_SELLER' as const }
  for (const { id } of await bring(people, Array(4).fill('PRODUCED'), { body })) waiting.push(id)
})
afterAll(() => deployment?.close())

async function enter(who: 'demo' | 'owner', look: Parameters<BrowserDeployment['visitor']>[0]): Promise<Visitor> {
  const visitor = await deployment.visitor({ ...look, token: people.tokens[who] })
  await visitor.context.grantPermissions(['clipboard-read', 'clipboard-write'])
  return visitor
}
const looks = [
  ['en', 'light', 1440],
  ['vi', 'dark', 390],
] as const

test.each(looks)('a seller tracks an order and gives its buyer the link: %s, %s, %i px', async (language, theme, width) => {
  const say = sayIn(language)
  const id = sent.shift() ?? 0
  const number = (await orderOf(people, id)).trackingNumber ?? ''
  const seller = await enter('demo', { language, theme, width })
  const { page } = seller
  await seller.open('/track-order')
  await seller.station(`track-order-empty-${language}-${theme}-${width}`)
  await page.getByLabel(say(trackingText.trackLabel)).fill(` ${number.replace(/(.{4})/g, '$1 ')}`)
  await page.keyboard.press('Enter')
  await page.getByText(say(parcelText.event_DELIVERED)).first().waitFor()
  await seller.station(`track-order-${language}-${theme}-${width}`, 'whole page')
  await page.getByLabel(say(trackingText.trackLabel)).fill('no-such-number')
  await page.getByRole('button', { name: say(trackingText.trackDo), exact: true }).click()
  await page.getByRole('heading', { name: say(trackingText.trackNone) }).waitFor()
  await seller.station(`track-order-none-${language}-${theme}-${width}`)
  await page.getByLabel(say(trackingText.trackLabel)).fill(`#${id}`)
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: say(orderText.pageTitle, { id }) }).click()
  await page
    .getByRole('region', { name: say(trackingText.parcelsTitle) })
    .getByText(say(trackingText.toldBy_CARRIER))
    .first()
    .waitFor()

  await page.getByRole('button', { name: say(trackingText.linkShow), exact: true }).dblclick()
  const make = page.getByRole('button', { name: say(trackingText.linkMake), exact: true })
  await make.waitFor()
  // Longer than a double click takes: it made nothing.
  await page.waitForTimeout(600)
  await make.dblclick()
  await page.getByRole('button', { name: say(trackingText.linkCopy), exact: true }).click()
  await page.getByText(say(trackingText.linkCopied)).waitFor()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toBe((await people.demo(followCalls.trackingLink, { params: { id } })).data.link)
  await seller.station(`order-parcels-${language}-${theme}-${width}`, 'whole page')

  const buyer = await deployment.visitor({ language, theme, width })
  const path = new URL(link).pathname
  const answer = await buyer.page.goto(deployment.server.url + path, { waitUntil: 'networkidle' })
  await hydrated(buyer.page)
  expect([
    answer?.status(),
    answer?.headers()['x-robots-tag'],
    answer?.headers()['referrer-policy'],
    answer?.headers()['cache-control'],
  ]).toEqual([200, 'noindex, nofollow', 'no-referrer', 'private, no-store'])
  await buyer.page.getByText(say(trackText.stage_DELIVERED)).first().waitFor()
  const html = await buyer.page.content()
  for (const secret of [address.fullName, address.address, address.email]) expect(html.includes(secret), secret).toBe(false)
  const shown = await buyer.page.locator('body').innerText()
  for (const secret of ['demo', `#${id}`, '$', 'Inkport']) expect(shown.includes(secret), secret).toBe(false)
  await buyer.station(`public-track-${language}-${theme}-${width}`, 'whole page')

  await page.getByRole('button', { name: say(trackingText.linkRenew), exact: true }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say(trackingText.linkRenew), exact: true })
    .click()
  await page.getByText(say(trackingText.linkRenewed)).waitFor()
  expect((await buyer.page.goto(deployment.server.url + path))?.status()).toBe(410)
  await buyer.page.getByRole('heading', { name: say(trackText.TRACKING_LINK_ENDED) }).waitFor()
  await buyer.station(`public-track-ended-${language}-${theme}-${width}`)
  expect([...seller.complaints, ...buyer.complaints]).toEqual([])
  await seller.context.close()
  await buyer.context.close()
})

test.each(looks)('a seller who ships gives the number, and marks the unseen parcel: %s, %s, %i px', async (language, theme, width) => {
  const say = sayIn(language)
  const id = waiting.shift() ?? 0
  const seller = await enter('demo', { language, theme, width })
  const { page } = seller
  await seller.open(`/order/${id}`)
  await page.getByText(say(orderEditText.waitsForNumber)).waitFor()
  await seller.station(`order-waits-number-${language}-${theme}-${width}`, 'whole page')
  const number = language === 'en' ? '1Z999AA10123456784' : '1Z999AA10123456793'
  await page.getByLabel(say(orderEditText.yourNumber)).fill(number)
  await page.getByRole('button', { name: say(orderEditText.saveNumber) }).click()
  await page.getByText(say(orderEditText.numberSaved)).waitFor()
  const carrier = page.getByRole('link', { name: say(carrierText.atCarrier, { carrier: 'UPS' }), exact: true }).first()
  expect(await carrier.getAttribute('href')).toContain(number)
  const { data } = await people.owner(trackingCalls.scanOut, { body: { scan: `#${id}` } })
  await people.owner(trackingCalls.closeManifest, { params: { id: data.manifest.id } })
  await until('its hand-over', async () => (await people.demo(trackingCalls.myParcels, { params: { id } })).data[0]?.handedAt ?? undefined)
  await page.getByText(say(parcelText.unseen)).waitFor()
  await page.getByRole('button', { name: say(trackingText.markDelivered), exact: true }).click()
  await page.getByText(say(trackingText.markedDelivered)).waitFor()
  await page.getByRole('button', { name: say(trackingText.unmark), exact: true }).waitFor()
  await seller.station(`order-unseen-${language}-${theme}-${width}`, 'whole page')
  expect(await orderOf(people, id)).toMatchObject({ status: 'SHIPPED', sellerStatus: 'COMPLETED' })
  const undo = { en: 'Undo', vi: 'Hoàn tác' }[language]
  await page.getByRole('button', { name: undo, exact: true }).click()
  await until('the mark to be taken back', async () => ((await orderOf(people, id)).sellerStatus === 'NONE' ? true : undefined))
  const office = await enter('owner', { language, theme, width })
  await office.open(`/office/order/${id}`)
  await office.page.getByText(say(parcelText.unseen)).waitFor()
  await office.station(`office-order-unseen-${language}-${theme}-${width}`, 'whole page')
  expect([...seller.complaints, ...office.complaints]).toEqual([])
  await seller.context.close()
  await office.context.close()
})

test.each(looks)('a seller who ships gives the label as a file, and the parcel leaves: %s, %s, %i px', async (language, theme, width) => {
  const say = sayIn(language)
  const id = waiting.shift() ?? 0
  const seller = await enter('demo', { language, theme, width })
  await seller.open(`/order/${id}`)
  await seller.page.getByText(say(orderEditText.waitsForNumber)).waitFor()
  const { number, file } = await label()
  await seller.page.locator('input[type=file]').setInputFiles(file)
  await seller.page.getByText(say(orderEditText.waitsForNumber)).waitFor({ state: 'detached' })
  await seller.page.getByText(grouped(number)).first().waitFor()
  const dock = await enter('owner', { language, theme, width })
  await dock.open('/office/scan-out')
  await scan(dock, say(trackingOfficeText.scanLabel), number, say(trackingOfficeText.goodParcel, { id }))
  await button(dock, say(trackingOfficeText.close)).click()
  await agree(dock, say(trackingOfficeText.close))
  const timeline = seller.page.getByRole('list', { name: say(orderText.timelineTitle) })
  await timeline.getByText(say(orderText.step_handOver), { exact: true }).waitFor()
  await seller.station(`order-sellers-label-${language}-${theme}-${width}`, 'whole page')
  expect([...seller.complaints, ...dock.complaints]).toEqual([])
  await seller.context.close()
  await dock.context.close()
})

test.each(looks)(
  'what was bought for oneself stands apart and is found by words from both lists: %s, %s, %i px',
  async (language, theme, width) => {
    const say = sayIn(language)
    const seller = await enter('demo', { language, theme, width })
    const { page } = seller
    const cart = (await people.demo(cartCalls.cart)).data.cart.item
    expect(cart).toEqual([])
    const own = (await people.demo(orderCalls.myOrders, { query: { boughtFor: 'SELF' } })).data
    await seller.open('/my-order')
    await page.getByRole('heading', { name: say(orderOwnText.mineTitle), level: 1 }).waitFor()
    await seller.station(`my-order-${language}-${theme}-${width}`)
    if (own.totalDocs === 0) await page.getByRole('heading', { name: say(orderOwnText.mineEmpty) }).waitFor()
    await seller.open('/order')
    await page.getByRole('link', { name: say(orderOwnText.toMine) }).click()
    await page.waitForURL(/\/my-order$/)
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: say(paletteText.search) }).waitFor()
    await page.keyboard.type(say(trackingPortalPlaceText.trackOrder))
    await page.getByRole('option', { name: say(trackingPortalPlaceText.trackOrder) }).waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/track-order$/)
    expect(seller.complaints).toEqual([])
    await seller.context.close()
  },
)

test('whoever has the link and never chose a language reads their browser’s; no script is needed, none of others runs', async () => {
  const id = (await bring(people, ['NEW_ORDER']))[0]?.id ?? 0
  const { link } = (await people.demo(followCalls.makeTrackingLink, { params: { id } })).data
  const path = new URL(link ?? '').pathname
  for (const [locale, language] of [
    ['vi-VN', 'vi'],
    ['de-DE', 'en'],
  ] as const) {
    const context = await deployment.browser.newContext({ locale, javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(deployment.server.url + path)
    await page.getByText(sayIn(language)(trackText.stage_RECEIVED)).waitFor()
    expect(await page.locator('html').getAttribute('lang')).toBe(language)
    await context.close()
  }
  for (const map of ['/sitemap.xml', '/robots.txt'])
    expect(await (await fetch(deployment.server.url + map)).text()).not.toContain('/track/')
})

declare global {
  interface Window {
    /** How often the screen of this title has gone out of sight. */
    gone?: number
  }
}
/** Runs in the page. */
function watch(title: string) {
  window.gone = 0
  let isSeen = false
  const look = () => {
    const heading = [...document.querySelectorAll('#content h1')].find(each => each.textContent === title)
    const isNow = heading?.checkVisibility() === true
    if (isSeen && !isNow) window.gone = (window.gone ?? 0) + 1
    isSeen = isNow
  }
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true, attributes: true })
}

test.each(looks)('an order that stands stays in sight while its parcels come: %s, %s, %i px', async (language, theme, width) => {
  const say = sayIn(language)
  const { page, context, open } = await enter('demo', { language, theme, width })
  const words = /assets\/parcel-[^/]*\.js$/
  const held = Promise.withResolvers<void>()
  await context.route(words, async route => {
    await held.promise
    await route.continue()
  })
  await open('/order?status=ALL')
  await page.evaluate(watch, say(orderText.pageTitle, { id: first }))
  const asked = page.waitForRequest(words)
  await page.locator(`a[href="/order/${first}"]`).first().click()
  await asked
  held.resolve()
  await page.getByRole('region', { name: say(trackingText.parcelsTitle) }).waitFor()
  expect(await page.evaluate(() => window.gone)).toBe(0)
  await context.close()
})
