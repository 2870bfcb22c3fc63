// An order that needs its seller, mended at its top: another file, address, label or number, and then sent on.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { formatCents } from '#base/money.ts'
import { skuCalls } from '#shop/design/sku/contract.ts'
import { fileCalls } from '#shop/file/contract.ts'
import { labelFaults } from '#shop/label/faults.ts'
import { labelMendText } from '#shop/label/ui/order/text.ts'
import { orderEditCalls } from '#shop/order/edit/contract.ts'
import { orderEditText } from '#shop/order/edit/text.ts'
import { orderIntakeCalls } from '#shop/order/intake/contract.ts'
import { orderArtText } from '#shop/order/item/text.ts'
import { orderCalls } from '#shop/order/list/contract.ts'
import { orderOfficeCalls } from '#shop/order/office/contract.ts'
import { orderPayCalls } from '#shop/order/pay/contract.ts'
import type { ErrorCode } from '#shop/order/status/contract.ts'
import { orderText } from '#shop/order/status/text.ts'
import { createOrderText } from '#shop/order/ui/create/text.ts'
import { settingCalls } from '#shop/setting/contract.ts'
import { until } from '#test/deployment.ts'
import { address } from '#test/order.ts'
import { type FirstPeople, firstPeople, fundDemo } from '#test/people.ts'
import { type BrowserDeployment, openBrowserDeployment, type Visitor } from './browser-deployment.ts'
import { sayIn } from './journey/acts.ts'
import { label, produce } from './journey/by-hand.ts'

const patienceMs = 120_000
let deployment: BrowserDeployment
let people: FirstPeople
const seller = () => people.demo
const owner = () => people.owner

beforeAll(async () => {
  deployment = await openBrowserDeployment()
  people = await firstPeople(deployment.server)
  await owner()(settingCalls.changeSetting, { params: { key: 'coolingOffMinutes' }, body: { value: 0 } })
  await fundDemo(people, 900_00)
  const { docs } = (await seller()(fileCalls.myFiles, { query: { q: 'retro-sun' } })).data
  const own = { sku: 'my-sun', productID: 'G5000', color: 'Forest', size: 'L' }
  await seller()(skuCalls.setSkuMapping, { body: { ...own, files: [{ side: 'FRONT', fileId: docs[0]?.id ?? 0 }] } })
})
afterAll(() => deployment?.close())

const enter = (language: 'en' | 'vi'): Promise<Visitor> =>
  deployment.visitor({ width: language === 'en' ? 1440 : 390, language, token: people.tokens.demo })

const item = { sku: 'G5000-FOREST-S', quantity: 1, files: [{ side: 'FRONT' as const, link: 'library:retro-sun.png' }] }
async function ordered(given: object = {}): Promise<number> {
  const { data } = await seller()(orderIntakeCalls.createOrder, { body: { address, items: [item], ...given } })
  return data.id
}
/** A link to a label that its seller has. */
async function sellersLink(): Promise<string> {
  const { file } = await label()
  return deployment.drive.share({ kind: 'file', type: 'application/pdf', name: 'label.pdf', bytes: file.buffer })
}
const read = async (id: number) => (await seller()(orderCalls.order, { params: { id } })).data
const pay = (id: number) => seller()(orderPayCalls.submitOrder, { params: { id } })
const stop = (id: number, code: ErrorCode) =>
  owner()(orderOfficeCalls.officeError, { params: { id }, body: { code, waitsOn: 'SELLER', note: '' } })
describe.each(['en', 'vi'] as const)('in %s', language => {
  const say = sayIn(language)
  const press = ({ page }: Visitor, name: string) => page.getByRole('button', { name, exact: true })
  const resend = (visitor: Visitor) => press(visitor, say(orderText.resend))

  async function mended(visitor: Visitor): Promise<void> {
    await visitor.page.getByText(say(orderEditText.mendedNext)).waitFor()
    await resend(visitor).click()
    await visitor.page.getByText(say(orderText.resent)).waitFor()
    await resend(visitor).waitFor({ state: 'detached' })
  }

  test('another file in the place of the one that failed', async () => {
    const id = await ordered()
    await pay(id)
    await stop(id, 'FILE')
    const visitor = await enter(language)
    const { page } = visitor
    await visitor.open(`/order/${id}`)
    expect(await resend(visitor).getAttribute('aria-disabled')).toBe('true')
    await visitor.station(`mend-file-${language}`)
    await page.getByRole('button', { name: new RegExp(say(orderEditText.replaceFile)) }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'mountain.png' }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say(orderArtText.use), exact: true })
      .click()
    await mended(visitor)
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
  })

  test('another address; saved unchanged it mends nothing', async () => {
    const id = await ordered()
    await pay(id)
    await stop(id, 'ADDRESS')
    const visitor = await enter(language)
    const { page } = visitor
    const save = () =>
      page
        .getByRole('dialog')
        .getByRole('button', { name: say(orderText.save), exact: true })
        .click()
    await visitor.open(`/order/${id}`)
    await press(visitor, say(orderEditText.changeAddress)).click()
    await save()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(await resend(visitor).getAttribute('aria-disabled')).toBe('true')
    await press(visitor, say(orderEditText.changeAddress)).click()
    await page.getByLabel(say(orderText.address), { exact: true }).fill('77 Elm Ave')
    await save()
    await visitor.station(`mend-address-${language}`)
    await mended(visitor)
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
  })

  test('a refused label says why and takes another one there, before it is paid and after', async () => {
    const id = await ordered({ shippingBy: 'TIKTOK', labelLink: 'https://example.com/label.pdf' })
    await until('the label to be refused', async () => (await read(id)).labelState === 'REFUSED' || undefined, patienceMs)
    const visitor = await enter(language)
    const { page } = visitor
    await visitor.open(`/order/${id}`)
    await page.getByText(say(orderEditText.needsLabel)).waitFor()
    const [, ...why] = labelFaults.LABEL_LINK_FAILED
    await page.getByText(say(why)).waitFor()
    await visitor.station(`mend-label-${language}`)
    const [first, second] = [await label(), await label()]
    await page.locator('input[type=file]').setInputFiles(first.file)
    await page.getByText(say(labelMendText.taken)).waitFor()
    await page.getByText(say(orderEditText.needsLabel)).waitFor({ state: 'detached' })
    await pay(id)
    await stop(id, 'LABEL')
    await visitor.open(`/order/${id}`)
    await page.locator('input[type=file]').setInputFiles(second.file)
    await mended(visitor)
    expect((await read(id)).trackingNumber).toBe(second.number)
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
  })

  test('an unpaid order is edited in full, and shows its new total at once', async () => {
    const id = await ordered()
    const before = await read(id)
    const visitor = await enter(language)
    const { page } = visitor
    await visitor.open(`/order/${id}`)
    await press(visitor, say(orderEditText.editOrder)).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(say(orderEditText.size), { exact: true }).selectOption('M')
    await dialog.getByLabel(say(orderEditText.color), { exact: true }).selectOption('Black')
    await dialog.getByLabel(say(orderEditText.quantity), { exact: true }).fill('3')
    await dialog.getByRole('button', { name: say(orderEditText.addLine) }).click()
    await dialog.getByLabel(say(createOrderText.searchProducts)).fill('BC3001')
    await dialog.getByRole('button', { name: /BC3001/ }).click()
    await dialog.getByLabel('M', { exact: true }).fill('1')
    await dialog.getByRole('button', { name: say(createOrderText.addLines_one, { count: '1' }) }).click()
    await dialog.getByLabel(say(orderEditText.color), { exact: true }).nth(1).selectOption('Navy')
    await dialog
      .getByLabel(new RegExp(say(orderEditText.itemText)))
      .last()
      .fill('For Mia')
    // One of the seller's own SKUs, with its art; what nobody knows stays in the box.
    await dialog.getByRole('button', { name: say(orderEditText.addLine) }).click()
    await dialog.getByRole('tab', { name: say(createOrderText.way_paste) }).click()
    const box = dialog.getByLabel(say(createOrderText.pasteSkus))
    await box.fill('my-sun 2\nNO-SUCH-SKU')
    await dialog.getByRole('button', { name: say(createOrderText.addPasted) }).click()
    await dialog.getByText(say(createOrderText.unknownSku)).waitFor()
    expect(await box.inputValue()).toBe('NO-SUCH-SKU')
    await dialog.getByText(/MY-SUN.*retro-sun\.png/).waitFor()
    await dialog.getByLabel(say(orderEditText.level), { exact: true }).selectOption('priority')
    await visitor.station(`edit-order-${language}`)
    await dialog.getByRole('button', { name: say(orderText.save), exact: true }).click()
    await dialog.waitFor({ state: 'detached' })
    const after = await read(id)
    expect(after.items.map(({ sku, quantity, text }) => [sku, quantity, text])).toEqual([
      ['G5000-BLACK-M', 3, ''],
      ['BC3001-NAVY-M', 1, 'For Mia'],
      ['G5000-FOREST-L', 2, ''],
    ])
    expect(after.items[2]?.files).toMatchObject([{ side: 'FRONT', state: 'READY' }])
    expect(after.shippingMethod).toBe('priority')
    expect(after.totalCost).toBeGreaterThan(before.totalCost)
    await page.getByText(formatCents(after.totalCost, { language })).first().waitFor()
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
  })

  test.each([
    ['by Tiktok', { shippingBy: 'TIKTOK' }, ['STANDARD', 'USPS']],
    ['by its seller', { orderType: 'SHIP_BY_SELLER' }, ['STANDARD', 'TIKTOK']],
    ['as a label', { orderType: 'LABEL', items: [] }, undefined],
  ] as const)('an unpaid order that goes %s is edited in full', async (_, given, goesBy) => {
    const id = await ordered(given)
    const visitor = await enter(language)
    const { page } = visitor
    await visitor.open(`/order/${id}`)
    await press(visitor, say(orderEditText.editOrder)).click()
    const dialog = page.getByRole('dialog')
    if (goesBy) {
      await dialog.getByLabel(say(orderEditText.quantity), { exact: true }).fill('2')
      await dialog.getByLabel(new RegExp(say(orderEditText.itemText))).fill('For Mia')
      const label = say(goesBy[1] === 'USPS' ? orderText.type_STANDARD_USPS : orderText.type_STANDARD_TIKTOK)
      await dialog.getByLabel(say(orderText.columnShipping), { exact: true }).selectOption({ label })
    }
    await dialog.getByLabel(new RegExp(say(orderText.columnTag))).fill('gift')
    await dialog.getByLabel(new RegExp(say(orderText.note))).fill('Leave at the door')
    await dialog.getByRole('button', { name: say(orderText.save), exact: true }).click()
    await dialog.waitFor({ state: 'detached' })
    const after = await read(id)
    expect(after).toMatchObject({ tag: 'gift', note: 'Leave at the door' })
    if (goesBy) {
      expect([after.orderType, after.shippingBy]).toEqual(goesBy)
      expect(after.items.map(({ quantity, text }) => [quantity, text])).toEqual([[2, 'For Mia']])
    }
    await page.getByText(formatCents(after.totalCost, { language })).first().waitFor()
    await page.getByText('Leave at the door').first().waitFor()
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
  })

  test.each([
    ['USPS', async () => ({})],
    ['Tiktok', async () => ({ shippingBy: 'TIKTOK', labelLink: await sellersLink() })],
    ['its seller', async () => ({ orderType: 'SHIP_BY_SELLER' })],
  ] as const)('of a paid order that goes by %s text, note and art are changed while it is new', async (goesBy, given) => {
    const id = await ordered(await given())
    if (goesBy === 'Tiktok')
      await until('its label to be read', async () => (await read(id)).labelState === 'READ' || undefined, patienceMs)
    // Nobody begins to make it meanwhile.
    await seller()(orderEditCalls.setSellerStatus, { params: { id }, body: { sellerStatus: 'ON_HOLD' } })
    await pay(id)
    const before = await read(id)
    const visitor = await enter(language)
    const { page } = visitor
    await visitor.open(`/order/${id}`)
    await press(visitor, say(orderEditText.editOrder)).click()
    const dialog = page.getByRole('dialog')
    expect(await dialog.getByLabel(say(orderEditText.quantity), { exact: true }).isEditable()).toBe(false)
    await dialog.getByLabel(new RegExp(say(orderEditText.itemText))).fill('For Mia')
    await dialog.getByLabel(new RegExp(say(orderText.note))).fill('Leave at the door')
    await visitor.station(`edit-paid-${goesBy}-${language}`)
    await dialog.getByRole('button', { name: say(orderText.save), exact: true }).click()
    await dialog.waitFor({ state: 'detached' })
    await page.getByText('“For Mia”').waitFor()
    await page.getByText('Leave at the door').first().waitFor()
    await press(visitor, say(orderArtText.replaceArt)).click()
    await dialog.getByRole('button', { name: 'mountain.png' }).click()
    await dialog.getByRole('button', { name: say(orderArtText.use), exact: true }).click()
    await page.getByText(say(orderArtText.addedOne)).waitFor()
    const after = await read(id)
    expect(after).toMatchObject({ status: 'NEW_ORDER', paidCents: before.paidCents, note: 'Leave at the door' })
    expect(after.items[0]?.text).toBe('For Mia')
    expect(after.items[0]?.files.map(({ side, state }) => [side, state])).toEqual([['FRONT', 'READY']])
    expect(after.items[0]?.files[0]?.fileId).not.toBe(before.items[0]?.files[0]?.fileId)
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
  })

  test('the number of a parcel that its seller ships, when it waits for it', async () => {
    const id = await ordered({ orderType: 'SHIP_BY_SELLER' })
    await pay(id)
    await produce(people, [id])
    const visitor = await enter(language)
    const { page } = visitor
    await visitor.open(`/order/${id}`)
    await page.getByText(say(orderEditText.waitsForNumber)).waitFor()
    await visitor.station(`mend-number-${language}`)
    await page.getByLabel(say(orderEditText.yourNumber), { exact: true }).fill(language === 'vi' ? 'spx 7700 0011' : 'spx 7700 0001')
    await press(visitor, say(orderEditText.saveNumber)).click()
    await page.getByText(say(orderEditText.waitsForNumber)).waitFor({ state: 'detached' })
    expect((await read(id)).trackingNumber).toBe(language === 'vi' ? 'SPX77000011' : 'SPX77000001')
    await page
      .getByRole('list', { name: say(orderText.timelineTitle) })
      .getByText(say(orderEditText.part_trackingNumber))
      .waitFor()
    // What only staff can do now leads to a ticket with the order filled in.
    await page.getByRole('link', { name: say(orderEditText.askUs), exact: true }).click()
    await page.waitForURL(url => url.pathname === '/ticket/new' && url.searchParams.get('order') === String(id))
    await page.locator('#content').getByText(`#${id}`).first().waitFor()
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
  })
})
