// All that a list finds, chosen to act on together.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { limits } from '#base/fields.ts'
import { seedStaff } from '#shop/account/sign-in/seed.ts'
import { arrange } from '#test/order.ts'
import { startShop } from '#test/shop.ts'
import { orderEditCalls } from '../edit/contract.ts'
import { seedPrices } from '../intake/seed.ts'
import { orderOfficeCalls } from '../office/contract.ts'
import { orderCalls } from './contract.ts'

const shop = await startShop()
afterAll(() => shop.close())
beforeAll(() => shop.write(tx => seedPrices(tx)))
const { rich, make, paid } = arrange(shop)

describe('selecting all that a list finds', () => {
  test('gives every order of the filter, over all pages, with its total and what may be done with it', async () => {
    const seller = await rich()
    const open = await make(seller, 25, { externalId: null })
    await paid(seller, 2, { externalId: null })
    const client = shop.client(seller.token)
    const { data } = await client(orderCalls.chooseMyOrders, { query: { status: 'PENDING' } })
    expect(data.map(order => order.id).sort((a, b) => a - b)).toEqual(open.map(order => order.id).sort((a, b) => a - b))
    const listed = (await client(orderCalls.myOrders, { query: { status: 'PENDING', limit: 100 } })).data.docs
    for (const { id, totalCost, steps } of listed)
      expect(data.find(order => order.id === id)).toMatchObject({
        totalCost,
        steps: { submit: steps.submit, cancel: steps.cancel, resend: steps.resend, delete: steps.delete, editDesign: steps.editDesign },
      })
    expect((await client(orderCalls.chooseMyOrders, { query: { q: `#${open[0]?.id}` } })).data.map(order => order.id)).toEqual([
      open[0]?.id,
    ])
  })

  test('never gives another seller’s order, also where one asks for theirs; the office’s gives everybody’s', async () => {
    const [one, other, staff] = [await rich(), await rich(), await seedStaff(shop.engine.db, 'support')]
    const [mine] = await make(one, 1, { externalId: null })
    const [theirs] = await make(other, 1, { externalId: null })
    const { data } = await shop.client(one.token)(orderCalls.chooseMyOrders, { query: { sellerId: other.id } })
    expect(data.map(order => order.id)).toEqual([mine?.id])
    const office = await shop.client(staff.token)(orderOfficeCalls.chooseOrders, { query: { sellerId: other.id } })
    expect(office.data.map(order => order.id)).toEqual([theirs?.id])
    await expect(shop.client(one.token)(orderOfficeCalls.chooseOrders, { query: {} })).rejects.toMatchObject({ status: 404 })
  })

  test('a deleted order is not in it', async () => {
    const seller = await rich()
    const [gone, kept] = await make(seller, 2, { externalId: null })
    const client = shop.client(seller.token)
    await client(orderEditCalls.bulkDelete, { body: { ids: [gone?.id ?? 0] } })
    expect((await client(orderCalls.chooseMyOrders, { query: {} })).data.map(order => order.id)).toEqual([kept?.id])
  })

  test('refuses more than are acted on together, in words', async () => {
    const seller = await rich()
    for (let made = 0; made <= limits.selectionMax; made += 250) await make(seller, 250, { externalId: null })
    await expect(shop.client(seller.token)(orderCalls.chooseMyOrders, { query: {} })).rejects.toMatchObject({
      status: 422,
      code: 'SELECTION_TOO_LARGE',
      message: 'More than 1000 rows match these filters. Narrow them to select all.',
    })
  })
})
