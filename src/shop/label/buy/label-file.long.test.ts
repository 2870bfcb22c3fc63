// Labels that are uploaded before their order is made.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Seeded, seedSeller } from '#shop/account/sign-in/seed.ts'
import { drawSandboxLabel } from '#shop/carrier/integrated/sandbox/label.sandbox.ts'
import { impbNumber } from '#shop/carrier/integrated/usps/impb.rules.ts'
import { orderIntakeCalls } from '#shop/order/intake/contract.ts'
import { seedOrders, seedPrices } from '#shop/order/intake/seed.ts'
import { besideSlip } from '#test/labels.ts'
import { address } from '#test/order.ts'
import { refusalOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
import { labelCalls } from '../contract.ts'

const shop = await startShop({ env: { LOG_LEVEL: 'error' } })
afterAll(() => shop.close())
let seller: Seeded
beforeAll(async () => {
  await shop.write(tx => seedPrices(tx))
  seller = await seedSeller(shop.engine.db)
})
const mine = () => shop.client(seller.token)
const labelOf = async (id: number) => (await mine()(labelCalls.myLabel, { params: { id } })).data

let serial = 6_000_000
async function drawn() {
  const number = impbNumber({ serviceType: '055', serial: serial++ })
  const to = { name: 'Minh Lee', street1: '1034 Elm Ave', city: 'Salt Lake City', state: 'UT', zip: '84101' }
  const from = { name: 'TikTok Seller', street1: '1 A St', city: 'Reno', state: 'NV', zip: '89501' }
  const service = 'USPS GROUND ADVANTAGE™'
  return { number, bytes: await drawSandboxLabel({ number, indicator: 'G', service, from, to, weightOz: 6, reference: 'TikTok' }) }
}
const uploadFile = (bytes: Uint8Array, name = 'l.pdf') =>
  mine()(labelCalls.uploadLabelFile, { body: {}, files: [new File([new Uint8Array(bytes)], name, { type: 'application/pdf' })] })

test('a label that is uploaded before its order is read at once, and goes with the order that names it', async () => {
  const { number, bytes } = await drawn()
  const { data: file } = await uploadFile(bytes)
  expect(file).toMatchObject({ name: 'l.pdf', trackingNumber: number, zip: '84101' })
  const body = { address, items: [{ sku: 'G5000-FOREST-S', quantity: 1 }], shippingBy: 'TIKTOK' as const, labelFileId: file.id }
  const { data: order } = await mine()(orderIntakeCalls.createOrder, { body })
  expect(order).toMatchObject({ shippingCost: 0, labelState: 'WAITING' })
  await shop.settled()
  expect(await labelOf(order.id)).toMatchObject({ kind: 'SUPPLIED', state: 'READ', trackingNumber: number })
  const other = shop.client((await seedSeller(shop.engine.db)).token)
  expect(await refusalOf(other(orderIntakeCalls.createOrder, { body }))).toBe('404 FILE_NOT_FOUND')
  expect(await refusalOf(uploadFile(Buffer.from('hello')))).toBe('422 LABEL_FILE_UNKNOWN')
})

test('a label that is uploaded on one sheet with its packing slip is read', async () => {
  const { number, bytes } = await drawn()
  expect((await uploadFile(await besideSlip(bytes, 0.7))).data).toMatchObject({ trackingNumber: number, zip: '84101' })
})

test('a label is known by the name of its file, without folders and control characters, or by "label.pdf"', async () => {
  const named = async (name: string) => (await uploadFile((await drawn()).bytes, name)).data.name
  expect(await named('../../etc/nhãn\0một.pdf')).toBe('nhãn một.pdf')
  expect(await named('\0')).toBe('label.pdf')
})

test('another seller’s label is not taken under its name in a link’s place', async () => {
  const { data: file } = await uploadFile((await drawn()).bytes)
  const other = await seedSeller(shop.engine.db)
  const [order] = await shop.write(tx => seedOrders(tx, other.id, 1, { shippingBy: 'TIKTOK', labelLink: `upload:${file.id}` }))
  await shop.settled()
  const { data: label } = await shop.client(other.token)(labelCalls.myLabel, { params: { id: order?.id ?? 0 } })
  expect(label).toMatchObject({ state: 'REFUSED', fault: 'LABEL_LINK_FAILED' })
})
