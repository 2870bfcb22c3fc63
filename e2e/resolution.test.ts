// Low-resolution art: said wherever an order is paid, and printed only with its seller's word.

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { importText } from '#shop/bulk/text.ts'
import { designCalls } from '#shop/design/contract.ts'
import { orderIntakeCalls } from '#shop/order/intake/contract.ts'
import { orderResolutionText as words } from '#shop/order/item/resolution/text.ts'
import { orderCalls } from '#shop/order/list/contract.ts'
import { orderText } from '#shop/order/status/text.ts'
import { orderPortalPlaceText } from '#shop/order/ui/list/text.ts'
import { settingCalls } from '#shop/setting/contract.ts'
import { uploadArt } from '#test/art.ts'
import { address } from '#test/order.ts'
import { type FirstPeople, firstPeople, fundDemo } from '#test/people.ts'
import { type BrowserDeployment, openBrowserDeployment, type Visitor } from './browser-deployment.ts'
import { sayIn } from './journey/acts.ts'

let deployment: BrowserDeployment
let people: FirstPeople
let fileId: number
beforeAll(async () => {
  deployment = await openBrowserDeployment()
  people = await firstPeople(deployment.server)
  await fundDemo(people, 900_00)
  fileId = await uploadArt(people.demo, [900, 1_200], 'small.png')
})
afterAll(() => deployment?.close())

const enter = (language: 'en' | 'vi', theme: 'light' | 'dark', who: 'demo' | 'owner' = 'demo'): Promise<Visitor> =>
  deployment.visitor({ width: language === 'en' ? 1440 : 390, language, theme, token: people.tokens[who] })
const choose = (value: string) => people.owner(settingCalls.changeSetting, { params: { key: 'dpiPolicy' }, body: { value } })
const files = () => [{ side: 'FRONT' as const, fileId }]
const item = () => ({ sku: 'G5000-FOREST-S', quantity: 1, files: files() })
const made = async () => (await people.demo(orderIntakeCalls.createOrder, { body: { address, items: [item()] } })).data.id
const read = async (id: number) => (await people.demo(orderCalls.order, { params: { id } })).data

describe.each([
  ['en', 'light'],
  ['vi', 'dark'],
] as const)('%s, %s', (language, theme) => {
  const say = sayIn(language)
  const front = () => say(words.sideLow, { side: say(orderText.side_FRONT), dpi: 75, minDpi: 150 })

  beforeEach(() => choose('CONFIRM'))

  test('the home page promises it', async () => {
    const { page, open } = await deployment.visitor({ language, theme })
    await open('/')
    await page.getByText(language === 'en' ? 'low-resolution art' : 'hình độ phân giải thấp').waitFor()
  })

  test('the order says each side’s figure in words; its submit asks, and a yes is kept', async () => {
    const id = await made()
    const seller = await enter(language, theme)
    const { page } = seller
    await seller.open(`/order/${id}`)
    await page.getByText(`${say(words.dpi, { dpi: 75 })} · ${say(words.low)}`).waitFor()
    await page.getByText(front()).waitFor()
    await seller.station(`resolution-order-${language}`, 'whole page')
    await page.getByRole('button', { name: say(orderText.submit), exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText(front()).waitFor()
    await seller.station(`resolution-question-${language}`)
    await dialog.getByRole('button', { name: say(words.submitAsIs), exact: true }).click()
    await page
      .getByText(say(words.confirmed, { name: 'demo' }))
      .first()
      .waitFor()
    expect(await read(id)).toMatchObject({ status: 'NEW_ORDER', lowSides: 0 })
    expect(seller.complaints).toEqual([])
  })

  test('an order that waits for its seller’s word stands on the dashboard and in the lists, and goes on from its page', async () => {
    await choose('WAIT')
    const id = await made()
    const seller = await enter(language, theme)
    const { page } = seller
    await seller.open('/order')
    const refused = await page.evaluate(async id => {
      const answer = await fetch(`/v1/order/${id}/submit`, { method: 'POST' })
      return (await answer.json()).errors[0].code
    }, id)
    expect(refused).toBe('ORDER_WAITS_FOR_RESOLUTION')
    const low = ({ page }: Visitor) => page.getByRole('row', { name: `#${id}` }).getByText(say(words.lowDpi, { dpi: 75 }), { exact: true })
    await low(seller).waitFor()
    await seller.station(`resolution-list-${language}`)
    const staff = await enter(language, theme, 'owner')
    await staff.open('/office/order')
    await low(staff).waitFor()
    await staff.station(`resolution-list-office-${language}`)
    await seller.open('/dashboard')
    await page.getByText(say(orderPortalPlaceText.need_RESOLUTION_one, { count: 1 })).waitFor()
    await seller.station(`resolution-dashboard-${language}`)
    await page.getByRole('link', { name: say(orderPortalPlaceText.act_RESOLUTION), exact: true }).click()
    await page.getByText(say(words.waitsTitle)).waitFor()
    expect(new URL(page.url()).pathname).toBe(`/order/${id}`)
    await page.getByRole('button', { name: say(words.printAsIs), exact: true }).click()
    await page
      .getByText(say(words.confirmed, { name: 'demo' }))
      .first()
      .waitFor()
    await expect.poll(async () => (await read(id)).status, { timeout: 60_000 }).toBe('NEW_ORDER')
    expect([...seller.complaints, ...staff.complaints]).toEqual([])
  })

  test('the checkout wants it confirmed before it is paid', async () => {
    const body = { productID: 'G5000', color: 'Forest', sides: files(), name: `Small ${language}` }
    const { data: template } = await people.demo(designCalls.makeTemplate, { body })
    const { items } = await read(await made())
    const seller = await enter(language, theme)
    const { page } = seller
    await seller.open(`/cart/checkout?item=${items[0]?.variantId}&template=${template.id}&quantity=1`)
    await page.getByText(front()).waitFor()
    await seller.station(`resolution-checkout-${language}`, 'whole page')
    const pay = page.locator('button[type=submit]', { hasText: '$' })
    expect(await pay.getAttribute('aria-disabled')).toBe('true')
    await page.getByLabel(say(words.printAsIs), { exact: true }).check()
    await expect.poll(() => pay.getAttribute('aria-disabled')).not.toBe('true')
    expect(seller.complaints).toEqual([])
  })

  test('an import says it where it is confirmed', async () => {
    const head = 'order id,variant ID,design link,name,address line 1,city,state,zip\n'
    const row = (n: number, name: string) => `${language}-${n},G5000-FOREST-S,library:${name},Mia Carter,1 Elm Ave,Boston,MA,02108\n`
    const csv = head + row(1, 'small') + row(2, 'retro-sun')
    const seller = await enter(language, theme)
    const { page } = seller
    await seller.open('/order/import')
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page
        .locator('input[type=file]')
        .first()
        .evaluate(input => (input as HTMLInputElement).click()),
    ])
    await chooser.setFiles({ name: `low-${language}.csv`, mimeType: 'text/csv', buffer: Buffer.from(csv) })
    const confirm = page.getByRole('button', { name: say(importText.confirm_other, { count: 2 }), exact: true })
    await confirm.click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText(say(words.importLow_one, { count: 1, dpi: 75 })).waitFor()
    await seller.station(`resolution-import-${language}`)
    await dialog.getByLabel(say(words.printAsIs), { exact: true }).check()
    await dialog.getByRole('button', { name: say(importText.confirm_other, { count: 2 }), exact: true }).click()
    const accepted = async () =>
      (await people.demo(orderCalls.myOrders, { query: { q: `${language}-1` } })).data.docs[0]?.items[0]?.files[0]?.accepted?.dpi
    await expect.poll(accepted, { timeout: 60_000 }).toBe(75)
    expect(seller.complaints).toEqual([])
  })
})
