// What sold best: each line is as many orders as the list that it leads to, whatever became of them.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { designCalls } from '#shop/design/contract.ts'
import { orderEditCalls } from '#shop/order/edit/contract.ts'
import { orderIntakeCalls } from '#shop/order/intake/contract.ts'
import { seedLibraryFile, seedPrices } from '#shop/order/intake/seed.ts'
import { orderCalls } from '#shop/order/list/contract.ts'
import { orderCancelCalls } from '#shop/order/refund/contract.ts'
import { arrange, orderInput } from '#test/order.ts'
import { startShop } from '#test/shop.ts'
import { figureCalls } from './contract.ts'

const shop = await startShop()
afterAll(() => shop.close())
const { rich } = arrange(shop)
beforeAll(() => shop.write(seedPrices))

/** A seller who orders; `best` is what the call says: of each product, and each design, orders and pieces, after they were held against the list. */
async function seller() {
  const person = await rich()
  const call = shop.client(person.token)
  const { id: fileId } = await shop.write(tx => seedLibraryFile(tx, person.id, 'moon.png'))
  const counted = async (query: { product: string } | { template: number }) => (await call(orderCalls.myOrders, { query })).data.totalDocs
  return {
    call,
    async make(...items: object[]) {
      const body = { ...orderInput, items: items as typeof orderInput.items }
      return (await call(orderIntakeCalls.createOrder, { body })).data
    },
    async design(color: string) {
      const sides = [{ side: 'FRONT' as const, fileId, placement: 'CENTRE' as const }]
      return (await call(designCalls.makeTemplate, { body: { productID: 'G5000', color, sides } })).data.id
    },
    async best() {
      const { products, designs } = (await call(figureCalls.myBest, { query: { range: 'YEAR' } })).data
      for (const { code, orders } of products) expect(await counted({ product: code })).toBe(orders)
      for (const { id, orders } of designs) expect(await counted({ template: id })).toBe(orders)
      return {
        products: products.map(({ code, orders, items }) => [code, orders, items]),
        designs: designs.map(({ id, orders, items }) => [id, orders, items]),
      }
    },
  }
}
const shirt = (quantity: number, given: object = { files: [{ side: 'FRONT', link: 'library:sun.png' }] }) => ({
  sku: 'G5000-FOREST-S',
  quantity,
  ...given,
})
const other = (quantity: number) => ({ ...shirt(quantity), sku: 'BC3001-NAVY-M' })

test('an order that has a product twice counts once, with all of its pieces', async () => {
  const { make, best, design } = await seller()
  const moon = await design('Forest')
  await make(shirt(2), other(1), shirt(3, { productCustomTemplate: moon }), shirt(4, { productCustomTemplate: moon }))
  await make(shirt(1, { productCustomTemplate: moon }), other(20))
  expect(await best()).toEqual({
    products: [
      ['BC3001', 2, 21],
      ['G5000', 2, 10],
    ],
    designs: [[moon, 2, 8]],
  })
})

test('an edit counts: another variant, another number, items that are added and taken out', async () => {
  const { call, make, best } = await seller()
  const { id, items } = await make(shirt(2), shirt(3), other(1))
  const edit = async (body: object) => (await call(orderEditCalls.editOrder, { params: { id }, body })).data
  const [first, second] = items.map(item => item.id)
  await edit({ items: [{ itemId: first, sku: 'BC3001-NAVY-M' }], quantities: [{ itemId: second, quantity: 5 }] })
  expect((await best()).products).toEqual([
    ['G5000', 1, 5],
    ['BC3001', 1, 3],
  ])
  await edit({ addItems: [shirt(4)], removeItems: [second] })
  expect((await best()).products).toEqual([
    ['G5000', 1, 4],
    ['BC3001', 1, 3],
  ])
})

test('an item that is cancelled counts no more, and the next of its product stands for the order', async () => {
  const { call, make, best, design } = await seller()
  const moon = await design('Forest')
  const { id, items } = await make(shirt(2, { productCustomTemplate: moon }), shirt(3, { productCustomTemplate: moon }), other(1))
  const cancel = (itemId = 0) => call(orderCancelCalls.cancelOrderItem, { params: { id, itemId }, body: { seenRefundCents: 0 } })
  await cancel(items[0]?.id)
  expect(await best()).toEqual({
    products: [
      ['G5000', 1, 3],
      ['BC3001', 1, 1],
    ],
    designs: [[moon, 1, 3]],
  })
  await cancel(items[2]?.id)
  expect((await best()).products).toEqual([['G5000', 1, 3]])
})

test('a cancelled order still counts, as the list has it; a deleted one does not', async () => {
  const { call, make, best } = await seller()
  const [cancelled, deleted] = [await make(shirt(1)), await make(shirt(2), other(2))]
  await call(orderCancelCalls.cancelOrder, { params: { id: cancelled.id }, body: {} })
  expect((await best()).products).toEqual([
    ['G5000', 2, 3],
    ['BC3001', 1, 2],
  ])
  await call(orderEditCalls.deleteOrder, { params: { id: deleted.id } })
  expect((await best()).products).toEqual([['G5000', 1, 1]])
})
