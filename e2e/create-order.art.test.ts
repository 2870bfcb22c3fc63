// What an order that is made by hand takes beside the main way: an uploaded file and a link on one line, a label by its link, a reference.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { appText } from '#kit/app/text.ts'
import { designCalls } from '#shop/design/contract.ts'
import { designText } from '#shop/design/text.ts'
import { fileCalls } from '#shop/file/contract.ts'
import { checkoutText } from '#shop/order/checkout/text.ts'
import { orderCalls } from '#shop/order/list/contract.ts'
import { orderText } from '#shop/order/status/text.ts'
import { createOrderText } from '#shop/order/ui/create/text.ts'
import { drawnArt } from '#test/order-file.ts'
import { button, en, sayIn } from './journey/acts.ts'
import { address, label, openWithMoney } from './journey/by-hand.ts'

const t = createOrderText
let hand: Awaited<ReturnType<typeof openWithMoney>>
beforeAll(async () => {
  hand = await openWithMoney(500_00)
})
afterAll(() => hand?.close())

test.each([
  ['en', 1440],
  ['vi', 390],
] as const)(
  'in %s, %i px: a line has an uploaded file and a link, its label a link, the order a number and a tag',
  async (language, width) => {
    const say = sayIn(language)
    const visitor = await hand.browser({ language, width })
    const { page } = visitor
    const dialog = page.getByRole('dialog')
    await visitor.open('/order/create-order')
    await page.getByRole('tab', { name: say(t.way_paste) }).click()
    await page.getByLabel(say(t.pasteSkus)).fill('G5000-FOREST-S')
    await button(visitor, say(t.addPasted)).click()
    // A file of one's own on the front.
    await page.getByRole('button', { name: new RegExp(`^${say(t.addArtTo, { name: '' })}`) }).click()
    const name = `mine-${language}.png`
    await dialog.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/png', buffer: await drawnArt(width) })
    await dialog.getByText(name).first().waitFor()
    await dialog.getByRole('button', { name: say(t.useArt), exact: true }).click()
    await dialog.waitFor({ state: 'detached' })
    await page.getByRole('main').getByText(name).waitFor()
    // A link on the back.
    const again = page.getByRole('button', {
      name: new RegExp(`^${say(t.changeArtOf, { name: '' }).trim().split(' ').slice(0, 2).join(' ')}`),
    })
    await again.first().click()
    await dialog
      .getByRole('list', { name: say(t.given) })
      .getByText(name)
      .waitFor()
    await dialog.getByRole('button', { name: say(t.byLink), exact: true }).click()
    await dialog.getByLabel(say(designText.BACK), { exact: true }).fill(await hand.shareArt())
    await dialog.getByRole('button', { name: say(t.useArt), exact: true }).click()
    await dialog.waitFor({ state: 'detached' })
    await again.first().click()
    await dialog
      .getByRole('list', { name: say(t.given) })
      .getByText(say(designText.BACK), { exact: true })
      .waitFor()
    await visitor.station(`create-order-given-${language}-${width}`)
    await page.keyboard.press('Escape')
    await button(visitor, say(t.toShipping)).click()
    await page.getByRole('radio', { name: new RegExp(say(orderText.type_STANDARD_TIKTOK)) }).check()
    const { number, file } = await label()
    await page.getByLabel(say(checkoutText.labelLink), { exact: true }).fill(hand.shareLabel(file.buffer))
    await address(visitor, say)
    await page.getByLabel(new RegExp(`^${say(orderText.externalId)}`)).fill(`BY-HAND-${language}`)
    await page.getByLabel(new RegExp(`^${say(orderText.columnTag)}`)).fill('gift')
    await visitor.station(`create-order-reference-${language}-${width}`, 'whole page')
    await button(visitor, say(t.toSubmit)).click()
    await page.getByText(`BY-HAND-${language}`).waitFor()
    await visitor.station(`create-order-linked-${language}-${width}`, 'whole page')
    await page.getByRole('button', { name: new RegExp(`^${say(t.submitFor).split(' {{')[0]}`) }).click()
    const { id } = await hand.orderOf(visitor)
    const read = async () => (await hand.api(orderCalls.order, { params: { id } })).data
    await expect.poll(async () => (await read()).status, { timeout: 60_000 }).toBe('NEW_ORDER')
    const order = await read()
    expect(order).toMatchObject({ externalId: `BY-HAND-${language}`, tag: 'gift', trackingNumber: number, shippingBy: 'TIKTOK' })
    expect(order.items[0]?.files.map(({ side, state }) => [side, state])).toEqual([
      ['FRONT', 'READY'],
      ['BACK', 'READY'],
    ])
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
  },
)

test('all of my products can be picked: of more than are shown at once the list says how many there are, and pages on', async () => {
  const { docs: files } = (await hand.api(fileCalls.myFiles, { query: {} })).data
  const sides = [{ side: 'FRONT' as const, fileId: files[0]?.id ?? 0 }]
  for (let at = 0; at < 26; at++)
    await hand.api(designCalls.makeTemplate, { body: { productID: 'G5000', color: 'Forest', name: `Shelf ${at}.`, sides } })
  const visitor = await hand.browser()
  const { page } = visitor
  await visitor.open('/order/create-order')
  const oldest = page.getByRole('button', { name: /Shelf 0\./ })
  await page.getByRole('button', { name: /Shelf 25\./ }).waitFor()
  expect(await oldest.count()).toBe(0)
  await page.getByText(en(appText.pageOf, { from: 1, to: 24, total: 26 }), { exact: true }).waitFor()
  await visitor.station('create-order-many-products')
  await button(visitor, en(appText.nextPage)).click()
  await oldest.click()
  await page.getByRole('group', { name: en(t.sizes) }).waitFor()
  // What is searched for begins with its first page.
  await page.getByLabel(en(t.searchMine)).fill('Shelf 25')
  await page.getByRole('button', { name: /Shelf 25\./ }).waitFor()
  expect(visitor.complaints).toEqual([])
})
