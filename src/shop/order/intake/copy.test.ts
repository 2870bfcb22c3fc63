import { afterAll, beforeAll, expect, test } from 'vitest'
import { arrange, idOf } from '#test/order.ts'
import { codeOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
import { orderEditCalls } from '../edit/contract.ts'
import { orderCalls } from '../list/contract.ts'
import { seedPrices } from './seed.ts'

const shop = await startShop()
afterAll(() => shop.close())
beforeAll(() => shop.write(tx => seedPrices(tx)))

const { rich, paid } = arrange(shop)

test('a copy is a new unpaid order at today’s price, and only unpaid orders can be deleted', async () => {
  const seller = await rich()
  const call = shop.client(seller.token)
  const original = idOf(await paid(seller, 1, { externalId: 'C-1' }))
  const { data: copy } = await call(orderEditCalls.duplicateOrder, original)
  expect((await call(orderCalls.order, { params: { id: copy.id } })).data).toMatchObject({
    status: 'PENDING',
    source: 'COPY',
    externalId: null,
    copyOf: original.params.id,
  })
  expect((await call(orderCalls.order, original)).data).toMatchObject({ copyOf: null, copies: [{ id: copy.id, source: 'COPY' }] })
  const { data } = await call(orderEditCalls.bulkDelete, { body: { ids: [original.params.id, copy.id] } })
  expect(data.results.map(result => result.code)).toEqual(['ORDER_CANNOT_BE_DELETED', undefined])
  expect(await codeOf(call(orderCalls.order, { params: { id: copy.id } }))).toBe('ORDER_NOT_FOUND')
})
