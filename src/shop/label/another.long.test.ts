// Another label in the place of one that was read, refused or in use.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Seeded, seedStaff } from '#shop/account/sign-in/seed.ts'
import { drawSandboxLabel } from '#shop/carrier/integrated/sandbox/label.sandbox.ts'
import { impbNumber } from '#shop/carrier/integrated/usps/impb.rules.ts'
import { notificationCalls } from '#shop/notification/contract.ts'
import { orderEditCalls } from '#shop/order/edit/contract.ts'
import { orderIntakeCalls } from '#shop/order/intake/contract.ts'
import type { NewOrder } from '#shop/order/intake/intake.ts'
import { seedOrders, seedPaidOrders, seedPrices, seedRichSeller } from '#shop/order/intake/seed.ts'
import { orderCalls } from '#shop/order/list/contract.ts'
import { orderOfficeCalls } from '#shop/order/office/contract.ts'
import { orderPayCalls } from '#shop/order/pay/contract.ts'
import { address } from '#test/order.ts'
import { codeOf } from '#test/refusal.ts'
import { startDriveShop } from '#test/shop.ts'
import { fetchLabel } from './buy/supplied.ts'
import { labelCalls } from './contract.ts'
import { seedProduced } from './seed.ts'

const { drive, shop, close } = await startDriveShop({ LOG_LEVEL: 'error' })
afterAll(close)
let seller: Seeded
let owner: Seeded
beforeAll(async () => {
  await shop.write(seedPrices)
  seller = await seedRichSeller(shop.engine.db)
  owner = await seedStaff(shop.engine.db, 'owner')
})
const mine = () => shop.client(seller.token)
const office = () => shop.client(owner.token)
let serial = 7_000_000
async function paper(zip = '84101') {
  const number = impbNumber({ serviceType: '055', serial: serial++ })
  const to = { name: 'Minh Lee', street1: '1034 Elm Ave', city: 'Salt Lake City', state: 'UT', zip }
  const from = { name: 'TikTok Seller', street1: '1 A St', city: 'Reno', state: 'NV', zip: '89501' }
  const bytes = await drawSandboxLabel({ number, indicator: 'G', service: 'USPS', from, to, weightOz: 6, reference: 'TikTok' })
  return { number, bytes, link: drive.share({ kind: 'file', type: 'application/pdf', name: 'label.pdf', bytes }) }
}
async function ordered(labelLink: string, given: Partial<NewOrder> = {}) {
  const [order] = await shop.write(tx => seedOrders(tx, seller.id, 1, { shippingBy: 'TIKTOK', labelLink, ...given }))
  await shop.settled()
  const at = { params: { id: order?.id ?? 0 } }
  const read = async () => (await mine()(orderCalls.order, at)).data
  const edit = async (body: object) => {
    await mine()(orderEditCalls.editOrder, { ...at, body })
    await shop.settled()
    return read()
  }
  const upload = (bytes: Uint8Array) =>
    mine()(labelCalls.supplyLabel, { ...at, body: {}, files: [new File([new Uint8Array(bytes)], 'l.pdf')] })
  return { id: at.params.id, at, read, edit, upload }
}

const told = async () => (await mine()(notificationCalls.myNotifications, { query: {} })).data.docs.map(({ kind }) => kind)

test('a dead link says why on the order, and another one mends it before it is paid', async () => {
  const { at, read, edit } = await ordered(drive.share({ kind: 'missing' }))
  expect(await read()).toMatchObject({ labelState: 'REFUSED', labelFault: 'LABEL_LINK_FAILED', steps: { editLabel: null } })
  expect(await told()).toContain('LINK_FAILED')
  const { number, link } = await paper()
  expect(await edit({ labelLink: link })).toMatchObject({
    labelState: 'READ',
    labelFault: null,
    labelFaultNote: '',
    trackingNumber: number,
  })
  expect((await mine()(orderPayCalls.submitOrder, at)).data.status).toBe('NEW_ORDER')
})

test('a link whose server breaks off says so on the order, and not by the code of what broke', async () => {
  const { id, read } = await ordered(drive.share({ kind: 'cut' }))
  await fetchLabel(shop.engine, id, true)
  expect(await read()).toMatchObject({ labelState: 'REFUSED', labelFault: 'LABEL_LINK_NO_ANSWER' })
})

test('a label for another ZIP names both', async () => {
  const { read } = await ordered((await paper('10001')).link)
  expect(await read()).toMatchObject({ labelFault: 'LABEL_ZIP_DIFFERS', labelFaultNote: '10001 / 84101' })
  expect(await told()).toContain('LABEL_REFUSED')
})

test('another link takes the place of a label that was read, whose number is free again', async () => {
  const [first, second] = [await paper(), await paper()]
  const { edit } = await ordered(first.link)
  expect(await edit({ labelLink: second.link })).toMatchObject({ labelState: 'READ', trackingNumber: second.number })
  expect(await (await ordered(first.link)).read()).toMatchObject({ labelState: 'READ', trackingNumber: first.number })
})

test('an order that needs its label no more lets go of it', async () => {
  const { number, link } = await paper()
  const { edit } = await ordered(link)
  expect(await edit({ shippingBy: 'USPS' })).toMatchObject({ shippingBy: 'USPS', labelState: 'NONE', labelLink: '', trackingNumber: null })
  expect(await (await ordered(link)).read()).toMatchObject({ labelState: 'READ', trackingNumber: number })
})

test('an order that broke for the label in use goes on with another one, and not with the same file', async () => {
  const [first, second] = [await paper(), await paper()]
  const { id, at, read, upload, edit } = await ordered(first.link)
  await mine()(orderPayCalls.submitOrder, at)
  await shop.write(tx => seedProduced(tx, [id]))
  await office()(labelCalls.makeLabels, { body: { orderIds: [id] } })
  expect(await codeOf(upload(second.bytes))).toBe('ORDER_HAS_CREATED_LABEL')
  await office()(orderOfficeCalls.officeError, { ...at, body: { code: 'LABEL', waitsOn: 'SELLER', note: '' } })
  expect((await read()).steps).toMatchObject({ editLabel: null, resend: 'ORDER_CAUSE_NOT_MENDED' })
  await upload(first.bytes)
  expect((await read()).steps.resend).toBe('ORDER_CAUSE_NOT_MENDED')
  expect((await edit({ labelLink: drive.share({ kind: 'missing' }) })).steps.resend).toBe('ORDER_CAUSE_NOT_MENDED')
  await upload(second.bytes)
  await mine()(orderIntakeCalls.resendOrder, at)
  expect(await read()).toMatchObject({ status: 'PRODUCED', trackingNumber: second.number })
  await office()(labelCalls.makeLabels, { body: { orderIds: [id] } })
  expect((await read()).status).toBe('LABEL_CREATED')
})

test('a paid order that goes by its seller’s label may have another, but not none', async () => {
  const { link } = await paper()
  const { at, edit } = await ordered(link)
  await mine()(orderPayCalls.submitOrder, at)
  expect(await codeOf(edit({ labelLink: '' }))).toBe('ORDER_CANNOT_BE_EDIT')
  const next = await paper()
  expect(await edit({ labelLink: next.link })).toMatchObject({ status: 'NEW_ORDER', trackingNumber: next.number })
})

test('staff give an order the label that its seller sent: a good one mends it, a bad one is refused, and only support and the dock may', async () => {
  const [first, second] = [await paper(), await paper()]
  const { id, at, read } = await ordered(first.link)
  await mine()(orderPayCalls.submitOrder, at)
  await office()(orderOfficeCalls.officeError, { ...at, body: { code: 'LABEL', waitsOn: 'STAFF', note: '' } })
  const give = async (who: Seeded, bytes: Uint8Array, params = { id }) =>
    shop.client(who.token)(labelCalls.officeSupplyLabel, { params, body: {}, files: [new File([new Uint8Array(bytes)], 'l.pdf')] })
  for (const role of ['finance', 'production', 'auditor', 'content'] as const)
    expect(await codeOf(give(await seedStaff(shop.engine.db, role), second.bytes))).toBe('YOU_NOT_HAVE_PERMISSION')
  expect(await codeOf(give(seller, second.bytes))).toBe('NOT_FOUND')
  const support = await seedStaff(shop.engine.db, 'support')
  expect(await codeOf(give(support, (await paper('10001')).bytes))).toBe('LABEL_ZIP_DIFFERS')
  expect(await codeOf(give(support, second.bytes, { id: 999_999 }))).toBe('ORDER_NOT_FOUND')
  expect((await read()).trackingNumber).toBe(first.number)
  expect((await give(support, second.bytes)).data).toMatchObject({ orderId: id, state: 'READ', trackingNumber: second.number })
  expect((await mine()(orderIntakeCalls.resendOrder, at)).data.status).toBe('NEW_ORDER')
  expect(await codeOf(give(await seedStaff(shop.engine.db, 'warehouse'), second.bytes))).toBe('no refusal')
})

test('the label that we bought for an order is taken back when it breaks for its address, so that its seller may say where it goes', async () => {
  const [order] = await shop.write(tx => seedPaidOrders(tx, seller.id, 1))
  const at = { params: { id: order?.id ?? 0 } }
  await shop.write(tx => seedProduced(tx, [at.params.id]))
  await office()(labelCalls.makeLabels, { body: { orderIds: [at.params.id] } })
  await shop.settled()
  await office()(labelCalls.markPrinted, { body: { orderIds: [at.params.id] } })
  await office()(orderOfficeCalls.officeError, { ...at, body: { code: 'ADDRESS', waitsOn: 'SELLER' } })
  await shop.settled()
  expect((await mine()(labelCalls.myLabel, at)).data?.state).toBe('VOIDED')
  await mine()(orderEditCalls.editOrder, { ...at, body: { address: { ...address, address: '77 Pine St' } } })
  expect((await mine()(orderIntakeCalls.resendOrder, at)).data.status).toBe('PRODUCED')
  await office()(labelCalls.makeLabels, { body: { orderIds: [at.params.id] } })
  await shop.settled()
  expect((await mine()(orderCalls.order, at)).data.status).toBe('LABEL_CREATED')
})
