// Buyers whom TikTok hides: their orders go where TikTok's label says.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '#base/client.ts'
import { drawSandboxLabel } from '#shop/carrier/integrated/sandbox/label.sandbox.ts'
import { impbNumber } from '#shop/carrier/integrated/usps/impb.rules.ts'
import { orderEditCalls } from '#shop/order/edit/contract.ts'
import { orderIntakeCalls } from '#shop/order/intake/contract.ts'
import { seedLibraryFile, seedPrices, seedRichSeller } from '#shop/order/intake/seed.ts'
import { orderCalls } from '#shop/order/list/contract.ts'
import { orderPayCalls } from '#shop/order/pay/contract.ts'
import { over, sent } from '#test/import.ts'
import { widenLimits } from '#test/limits.ts'
import { address } from '#test/order.ts'
import { codeOf } from '#test/refusal.ts'
import { startDriveShop } from '#test/shop.ts'
import { bulkCalls } from '../contract.ts'

const { drive, shop, close } = await startDriveShop()
afterAll(close)
let seller: Client
beforeAll(async () => {
  await shop.write(async tx => {
    await seedPrices(tx)
    await widenLimits(tx)
  })
  const { id, token } = await seedRichSeller(shop.engine.db)
  await shop.write(tx => seedLibraryFile(tx, id, 'sun.png'))
  seller = shop.client(token)
})

let serial = 8_100_000
async function labelLink(zip: string): Promise<string> {
  const from = { name: 'TikTok Seller', street1: '1 A St', city: 'Reno', state: 'NV', zip: '89501' }
  const to = { name: 'Jane Doe', street1: '1 Elm Ave', city: 'Boston', state: 'MA', zip }
  const number = impbNumber({ serviceType: '055', serial: serial++ })
  const bytes = await drawSandboxLabel({ number, indicator: 'G', service: 'USPS', from, to, weightOz: 6, reference: 'TikTok' })
  return drive.share({ kind: 'file', type: 'application/pdf', name: 'label.pdf', bytes })
}

const head = 'order id,sku,name,address,city,state,zip,shipping by,label link,design'
async function made(id: string, zip: string, link: string) {
  const file = `${head}\n${id},G5000-FOREST-S,J*** D**,1*** ***,B*****,MA,${zip},TIKTOK,${link},library:sun.png\n`
  const checked = await sent(seller, file)
  expect(checked).toMatchObject({ status: 'READY', goodRows: 1, badRows: 0 })
  await seller(bulkCalls.confirmImport, { params: { id: checked.id }, body: { submit: false, acceptsDpi: 1 } })
  await over(seller, checked.id)
  await shop.settled()
  const { data } = await seller(orderCalls.myOrders, { query: { importId: checked.id } })
  const params = { id: data.docs[0]?.id ?? 0 }
  const read = async () => (await seller(orderCalls.order, { params })).data
  return { params, read }
}

test('the ZIP is the label’s, and the order is paid', async () => {
  const { params, read } = await made('H1', '021**', await labelLink('02108'))
  expect(await read()).toMatchObject({ labelState: 'READ', labelFault: null, zip: '02108', fullName: 'J*** D**' })
  await seller(orderPayCalls.submitOrder, { params })
  expect(await read()).toMatchObject({ status: 'NEW_ORDER', shippingCost: 0 })
})

test('a label for another ZIP than what is shown of it is refused', async () => {
  const { read } = await made('H2', '021**', await labelLink('84101'))
  expect(await read()).toMatchObject({ labelState: 'REFUSED', labelFault: 'LABEL_ZIP_DIFFERS', zip: '021**' })
})

test('with postage of ours such an order has no address, and with the platform’s label it has one again', async () => {
  const { params, read } = await made('H3', '*****', await labelLink('02109'))
  expect(await read()).toMatchObject({ zip: '02109', addressVerdict: 'GOOD' })
  await seller(orderEditCalls.editOrder, { params, body: { shippingBy: 'USPS' } })
  expect(await codeOf(seller(orderPayCalls.submitOrder, { params }))).toBe('ADDRESS_INVALID')
  await seller(orderEditCalls.editOrder, { params, body: { shippingBy: 'TIKTOK', labelLink: await labelLink('02109') } })
  await shop.settled()
  await seller(orderPayCalls.submitOrder, { params })
  expect((await read()).status).toBe('NEW_ORDER')
})

test.each([
  ['https://drive.google.com/drive/folders/1abcdefghijk', 'LABEL_LINK_FOLDER'],
  ['https://example.com/label.pdf', 'LABEL_LINK_FAILED'],
])('an order of a form whose label link is %s says %s', async (link, fault) => {
  const items = [{ sku: 'G5000-FOREST-S', quantity: 1 }]
  const { data } = await seller(orderIntakeCalls.createOrder, { body: { address, items, shippingBy: 'TIKTOK', labelLink: link } })
  await shop.settled()
  const params = { id: data.id }
  expect((await seller(orderCalls.order, { params })).data).toMatchObject({ labelState: 'REFUSED', labelFault: fault })
})
