// A label for a wrong address that its carrier refuses to void: it leaves with no parcel, and another one is bought for the right address.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { orderEditCalls } from '#shop/order/edit/contract.ts'
import { orderIntakeCalls } from '#shop/order/intake/contract.ts'
import { orderOfficeCalls } from '#shop/order/office/contract.ts'
import { trackingCalls } from '#shop/tracking/contract.ts'
import { address } from '#test/order.ts'
import { arrangeRefunds } from '#test/refunds.ts'
import { codeOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
import { labelCalls } from '../../contract.ts'
import { labelPurchaseCalls } from './contract.ts'

const shop = await startShop({ env: { LOG_LEVEL: 'error' } })
const given = arrangeRefunds(shop)
const { carrier, as, at, mine, balance, orderOf, labelOf, labelled, produced, rowOf } = given
beforeAll(() => given.arrangeAccount())
beforeEach(async () => {
  await given.beginAnew()
  carrier.voidAnswers = [{ state: 'REFUSED', said: 'used' }]
})
afterAll(async () => {
  given.unplug()
  await shop.close()
})
const elsewhere = { ...address, address: '77 Elm Ave' }
const report = async (id: number, code: 'ADDRESS' | 'OTHER' = 'ADDRESS') => {
  await as('support')(orderOfficeCalls.officeError, { ...at(id), body: { code, waitsOn: 'SELLER', note: 'No such street' } })
  await shop.settled()
}
const putBack = (id: number) => as('support')(orderOfficeCalls.officeResend, { ...at(id), body: { reason: 'It may go' } })
const lose = (id: number) => as('support')(labelPurchaseCalls.endLost, { ...at(id), body: { note: 'Carrier says it is used' } })

test('an order does not go back with it, and staff read why', async () => {
  const id = await labelled()
  await report(id)
  expect(await labelOf(id)).toMatchObject({ state: 'LIVE', fault: 'LABEL_VOID_REFUSED' })
  expect(await codeOf(putBack(id))).toBe('ORDER_HAS_CREATED_LABEL')
  expect((await orderOf(id)).whyNotResume).toBe('ORDER_HAS_CREATED_LABEL')
  expect(await codeOf(mine()(orderEditCalls.editOrder, { ...at(id), body: { address: elsewhere } }))).toBe('ORDER_HAS_CREATED_LABEL')
})

test('staff end it as lost postage: the address opens, another label is bought, and the old one leaves with no parcel', async () => {
  const id = await labelled()
  await report(id)
  const { trackingNumber: old, postageCents } = await labelOf(id)
  const before = await balance()
  expect((await lose(id)).data).toMatchObject({ state: 'VOIDED', refundState: 'REFUSED', postageCents })
  expect(await balance()).toBe(before)
  expect(await rowOf(id)).toMatchObject({ refundState: 'REFUSED', postageCents, dueCents: 0, refundNote: 'Carrier says it is used' })
  await mine()(orderEditCalls.editOrder, { ...at(id), body: { address: elsewhere } })
  expect((await mine()(orderIntakeCalls.resendOrder, at(id))).data.status).toBe('PRODUCED')
  expect(await codeOf(as('warehouse')(trackingCalls.scanOut, { body: { scan: old ?? '' } }))).not.toBe('no refusal')
  await as('warehouse')(labelCalls.makeLabels, { body: { orderIds: [id] } })
  await shop.settled()
  expect(await orderOf(id)).toMatchObject({ status: 'LABEL_CREATED', address: '77 Elm Ave' })
  expect((await labelOf(id)).trackingNumber).not.toBe(old)
  expect(await balance()).toBe(before)
})

test('bought while its order was stopped and not taken back, it is lost postage, and the order gets another one', {
  tags: 'long',
}, async () => {
  const id = await produced()
  const make = () => as('warehouse')(labelCalls.makeLabels, { body: { orderIds: [id] } })
  await make()
  await report(id, 'OTHER')
  const { trackingNumber: first } = await labelOf(id)
  expect(await orderOf(id)).toMatchObject({ status: 'ERROR', trackingNumber: null })
  expect(await rowOf(id)).toMatchObject({ refundState: 'REFUSED', dueCents: 0 })
  expect((await putBack(id)).data.status).toBe('PRODUCED')
  await make()
  await shop.settled()
  expect(await orderOf(id)).toMatchObject({ status: 'LABEL_CREATED' })
  expect((await labelOf(id)).trackingNumber).not.toBe(first)
})

test('it is ended once, for an address alone, and only after its carrier was asked', async () => {
  const [other, asked, id] = [await labelled(), await labelled(), await labelled()]
  await report(other, 'OTHER')
  expect(await codeOf(lose(other))).toBe('LABEL_NOT_LOST')
  expect((await putBack(other)).data.status).toBe('PRODUCED')
  carrier.voidAnswers = [{ state: 'NOT_YET' }]
  await report(asked)
  expect(await codeOf(lose(asked))).toBe('LABEL_NOT_LOST')
  expect(await codeOf(putBack(asked))).toBe('ORDER_HAS_CREATED_LABEL')
  carrier.voidAnswers = [{ state: 'REFUSED' }]
  await report(id)
  await lose(id)
  expect(await codeOf(lose(id))).toBe('LABEL_NOT_FOUND')
})

test('warehouse and support end it; nobody who sells', async () => {
  const id = await labelled()
  await report(id)
  const body = { note: 'x' }
  expect(await codeOf(as('finance')(labelPurchaseCalls.endLost, { ...at(id), body }))).toBe('YOU_NOT_HAVE_PERMISSION')
  expect(await codeOf(mine()(labelPurchaseCalls.endLost, { ...at(id), body }))).toBe('NOT_FOUND')
  expect((await as('warehouse')(labelPurchaseCalls.endLost, { ...at(id), body })).data.state).toBe('VOIDED')
})
