// What a product is called in an order: in both languages, as it was when the order was made.
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { seedStaff } from '#shop/account/sign-in/seed.ts'
import { cartCalls } from '#shop/cart/contract.ts'
import { seedBuyer } from '#test/buyer.ts'
import { address, orderInput } from '#test/order.ts'
import { startShop } from '#test/shop.ts'
import { checkoutCalls } from '../checkout/contract.ts'
import { orderEditCalls } from '../edit/contract.ts'
import { orderIntakeCalls } from '../intake/contract.ts'
import { seedPrices } from '../intake/seed.ts'
import { orderCalls } from '../list/contract.ts'
import { orderOfficeCalls } from '../office/contract.ts'

const shop = await startShop()
afterAll(() => shop.close())
const names = { name: 'Heavy tee', nameVi: 'Áo thun dày' }
const rename = ({ name, nameVi }: typeof names) =>
  shop.write(async tx => void (await sql`update product set name = ${name}, name_vi = ${nameVi} where code = 'G5000'`.execute(tx.q)))
beforeAll(() => shop.write(seedPrices))
beforeEach(() => rename(names))

test('an order of a form, of the cart and a copy have the product’s name in both languages, in the list and in the office too', async () => {
  const buyer = await seedBuyer(shop)
  const made = (await buyer.call(orderIntakeCalls.createOrder, { body: orderInput })).data
  expect(made.items[0]).toMatchObject(names)
  await buyer.call(cartCalls.addToCart, { body: { ...buyer.item, quantity: 1 } })
  const bought = (await buyer.call(checkoutCalls.checkout, { body: { address } })).data
  expect((await buyer.call(orderCalls.order, { params: { id: bought.id } })).data.items[0]).toMatchObject(names)
  await buyer.call(orderEditCalls.duplicateOrder, { params: { id: made.id } })
  const support = shop.client((await seedStaff(shop.engine.db, 'support')).token)
  expect((await support(orderOfficeCalls.officeOrder, { params: { id: made.id } })).data.items[0]).toMatchObject(names)
  const { docs } = (await buyer.call(orderCalls.myOrders, { query: {} })).data
  expect(docs.map(order => order.items[0]?.nameVi)).toEqual([names.nameVi, names.nameVi, names.nameVi])
})

test('a product that is renamed leaves the orders that exist as they are', async () => {
  const buyer = await seedBuyer(shop)
  const made = (await buyer.call(orderIntakeCalls.createOrder, { body: orderInput })).data
  await rename({ name: 'Light tee', nameVi: 'Áo thun mỏng' })
  expect((await buyer.call(orderCalls.order, { params: { id: made.id } })).data.items[0]).toMatchObject(names)
})

test('the invoice calls it by its name in the language of who gets it', async () => {
  const buyer = await seedBuyer(shop)
  await buyer.call(cartCalls.addToCart, { body: { ...buyer.item, quantity: 1 } })
  const { data } = await buyer.call(checkoutCalls.checkout, { body: { address } })
  const text = async () => {
    const answer = await buyer.call.fetch(checkoutCalls.orderInvoice, { params: { id: data.id } })
    const [page] = await shop.engine.pdf.read(new Uint8Array(await answer.arrayBuffer()))
    return page?.text
  }
  expect(await text()).toContain(names.name)
  await shop.write(async tx => void (await sql`update account set language = 'vi' where id = ${buyer.id}`.execute(tx.q)))
  expect(await text()).toContain(names.nameVi)
})
