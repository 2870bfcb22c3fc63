// Orders that repeat another's tracking number: which one that is, and how they are kept.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedStaff } from '#shop/account/sign-in/seed.ts'
import { arrange, idOf } from '#test/order.ts'
import { codeOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
import { orderEditCalls } from '../edit/contract.ts'
import { setFacets } from '../item/item.ts'
import { orderCalls } from '../list/contract.ts'
import { orderOfficeCalls } from '../office/contract.ts'
import { orderPayCalls } from '../pay/contract.ts'
import { orderCancelCalls } from '../refund/contract.ts'
import { orderIntakeCalls } from './contract.ts'
import { seedPrices } from './seed.ts'

const shop = await startShop()
afterAll(() => shop.close())
beforeAll(() => shop.write(seedPrices))
const { rich, make } = arrange(shop)

test('a duplicate whose tracking number is taken names the other, and is kept once it has a number of its own', async () => {
  const [taken, fresh] = ['TWIN00000032', 'TWIN00000049']
  const seller = await rich()
  const given = { orderType: 'SHIP_BY_SELLER' as const, trackingNumber: taken }
  const first = await make(seller, 1, given)
  const repeated = await make(seller, 1, given)
  const call = shop.client(seller.token)
  const read = async () => (await call(orderCalls.order, idOf(repeated))).data
  const number = (trackingNumber: string) => call(orderEditCalls.editOrder, { ...idOf(repeated), body: { trackingNumber } })
  const keep = () => call(orderIntakeCalls.keepOrder, { ...idOf(repeated), body: { reason: 'Two parcels' } })
  expect(await read()).toMatchObject({ status: 'DUPLICATE', duplicateOf: 'TRACKING_NUMBER', twinId: first[0]?.id })
  expect((await read()).steps).toMatchObject({ keep: 'ORDER_DUPLICATE_NUMBER', editNumber: null })
  expect(await codeOf(number(taken))).toBe('TRACKING_NUMBER_USED')
  await number(fresh)
  expect(await read()).toMatchObject({ status: 'DUPLICATE', duplicateOf: null, twinId: null, steps: { keep: null } })
  expect((await keep()).data.status).toBe('PENDING')
  expect((await call(orderPayCalls.submitOrder, idOf(repeated))).data.status).toBe('NEW_ORDER')
})

test('a duplicate whose tracking number is free again, for the other was cancelled, is kept as it is', async () => {
  const seller = await rich()
  const given = { orderType: 'SHIP_BY_SELLER' as const, trackingNumber: '9400111899560000000056' }
  const [first, repeated] = [await make(seller, 1, given), await make(seller, 1, given)]
  const call = shop.client(seller.token)
  await call(orderCancelCalls.cancelOrder, { ...idOf(first), body: {} })
  expect((await call(orderCalls.order, idOf(repeated))).data).toMatchObject({ duplicateOf: null, steps: { keep: null } })
  const { data } = await call(orderIntakeCalls.keepOrder, { ...idOf(repeated), body: { reason: 'The other is cancelled' } })
  expect(data.status).toBe('PENDING')
})

test('a duplicate that has the number of another seller’s label says so, and neither whose nor which order that is', async () => {
  const number = '9400111899560000000063'
  const [one, other] = [await rich(), await rich()]
  const holder = await make(one, 1)
  const seen = await make(other, 1, { externalId: 'S1-2100' })
  const repeated = await make(other, 1, { externalId: 'S1-2100' })
  await shop.write(tx => setFacets(tx, holder[0]?.id ?? 0, { trackingNumber: number, isNumberRead: true }))
  await shop.write(tx => setFacets(tx, repeated[0]?.id ?? 0, { trackingNumber: number, isNumberRead: true }))
  const { data } = await shop.client(other.token)(orderCalls.order, idOf(repeated))
  expect(data).toMatchObject({ duplicateOf: 'TRACKING_NUMBER', twinId: null })
  expect(seen[0]?.status).toBe('PENDING')
  const support = await seedStaff(shop.engine.db, 'support')
  const { data: shown } = await shop.client(support.token)(orderOfficeCalls.officeOrder, idOf(repeated))
  expect(shown.twinId).toBe(holder[0]?.id)
})
