// What mends an order that broke, so that its seller may send it on.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedStaff } from '#shop/account/person/seed.ts'
import { arrange, idOf } from '#test/order.ts'
import { startShop } from '#test/shop.ts'
import { orderCalls } from '../list/contract.ts'
import { orderOfficeCalls } from '../office/contract.ts'
import { orderIntakeCalls } from './contract.ts'
import { seedPrices } from './seed.ts'

const shop = await startShop()
afterAll(() => shop.close())
beforeAll(() => shop.write(seedPrices))
const { rich, make } = arrange(shop)

test('an order that broke for its label is mended by another label, and by no other edit', async () => {
  const seller = await rich()
  const call = shop.client(seller.token)
  const at = idOf(await make(seller, 1, { orderType: 'SHIP_BY_SELLER', trackingNumber: '9400111899560000000032' }))
  const support = shop.client((await seedStaff(shop.engine.db, 'support')).token)
  await support(orderOfficeCalls.officeError, { ...at, body: { code: 'LABEL', waitsOn: 'SELLER', note: 'Unreadable' } })
  const isMended = async () => (await call(orderCalls.order, at)).data.steps.resend !== 'ORDER_CAUSE_NOT_MENDED'
  await call(orderIntakeCalls.editOrder, { ...at, body: { note: 'Please hurry' } })
  expect(await isMended()).toBe(false)
  await call(orderIntakeCalls.editOrder, { ...at, body: { labelLink: '' } })
  expect(await isMended()).toBe(false)
  await call(orderIntakeCalls.editOrder, {
    ...at,
    body: { labelLink: 'https://drive.google.com/file/d/1abcdefghijklmnopqrstuvwxyz012345/view' },
  })
  expect(await isMended()).toBe(true)
})
