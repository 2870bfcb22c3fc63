// The seller's own products in a file of orders, `template:NAME`, and the buyers' texts that they print.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bulkCalls } from '#shop/bulk/contract.ts'
import { designCalls } from '#shop/design/contract.ts'
import { seedPrices } from '#shop/order/intake/seed.ts'
import { itemsOf } from '#shop/order/item/item.ts'
import { orderCalls } from '#shop/order/list/contract.ts'
import { type Buyer, seedBuyer } from '#test/buyer.ts'
import { startShop } from '#test/shop.ts'

const shop = await startShop()
afterAll(() => shop.close())
let buyer: Buyer
beforeAll(async () => {
  await shop.write(seedPrices)
  buyer = await seedBuyer(shop)
})
const slot = {
  ...{ kind: 'TEXT' as const, xInches: 1, yInches: 1, widthInches: 4, heightInches: 1.5, text: 'Your name', fontId: 'lobster-400' },
  ...{ sizeInches: 1, slot: 'TEXT' as const, name: 'name' },
}
const far = { ...slot, slot: null, text: 'far', xInches: 13, name: 'far' }
const designed = (name: string, ...layers: (typeof slot | typeof far)[]) => {
  const document = { v: 2 as const, sides: [{ side: 'FRONT' as const, layers }] }
  return buyer.call(designCalls.makeTemplate, { body: { productID: 'G5000', color: 'Forest', name, document } })
}
const head = 'order id,variant ID,quantity,design link,design link back,text,name,phone,email,address line 1,city,state,zip,country'
const to = 'Minh Lee,+18865550124,minh@example.com,1034 Elm Ave,Salt Lake City,UT,84101,US'

test('each row prints its own text in the product that it names; what cannot be printed is said at its cell', async () => {
  await designed('Name tee', slot)
  await designed('Twin', slot)
  await designed('Twin', slot)
  const { id: farId } = (await designed('Far', slot, far)).data
  const rows = [
    `A-1,G5000-FOREST-S,1,template:Name tee,,Mia,${to}`,
    `A-2,G5000-FOREST-S,1,Template: name tee,,Tom,${to}`,
    `A-3,G5000-FOREST-S,1,template:${farId},,Ann,${to}`,
    `A-4,G5000-FOREST-S,1,template:Name tee,,,${to}`,
    `A-5,G5000-FOREST-S,1,template:Name tee,,${'W'.repeat(60)},${to}`,
    `A-6,G5000-FOREST-S,1,template:Twin,,Mia,${to}`,
    `A-7,G5000-FOREST-S,1,template:No such,,Mia,${to}`,
    `A-8,MUG11-WHITE-11OZ,1,template:Name tee,,Mia,${to}`,
    `A-9,G5000-FOREST-S,1,template:Name tee,library:sun,Mia,${to}`,
  ]
  const { data } = await buyer.call(bulkCalls.importFile, { files: [new File([[head, ...rows].join('\n')], 'orders.csv')] })
  await shop.settled()
  const params = { id: data.id }
  const problems = (await buyer.call(bulkCalls.importProblems, { params, query: { limit: 100 } })).data.docs
  expect(problems.map(({ row, field, code }) => [row, field, code])).toEqual([
    [4, 'designFront', 'DESIGN_WARNED'],
    [5, 'text', 'TEXT_MISSING'],
    [6, 'text', 'TEXT_NOT_FITTING'],
    [7, 'designFront', 'TEMPLATE_UNCLEAR'],
    [8, 'designFront', 'TEMPLATE_NOT_FOUND'],
    [9, 'designFront', 'TEMPLATE_OTHER_PRODUCT'],
    [10, 'designBack', 'DESIGN_ONE_SOURCE'],
  ])
  expect(problems[0]?.message).toBe('Look at the design. Front: “far” lies outside the print area and is not printed.')
  await buyer.call(bulkCalls.confirmImport, { params, body: { submit: true } })
  await shop.settled()
  const { docs } = (await buyer.call(orderCalls.myOrders, { query: { importId: data.id, sort: 'oldest' } })).data
  expect(docs.map(order => order.status)).toEqual(Array(3).fill('NEW_ORDER'))
  const items = await itemsOf(
    shop.engine.db,
    docs.map(order => order.id),
  )
  expect(items.map(({ text, files }) => [text, files.map(file => file.document?.layers[0])])).toMatchObject([
    ['Mia', [{ text: 'Mia', slot: 'TEXT' }]],
    ['Tom', [{ text: 'Tom' }]],
    ['Ann', [{ text: 'Ann' }]],
  ])
})
