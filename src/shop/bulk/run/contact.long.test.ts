// Orders whose phone or email their file left blank, edited afterwards.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '#base/client.ts'
import { CallError } from '#base/fault.ts'
import { seedSeller } from '#shop/account/sign-in/seed.ts'
import { seedCatalogue } from '#shop/catalogue/seed/seed.ts'
import { orderEditCalls } from '#shop/order/edit/contract.ts'
import { orderCalls } from '#shop/order/list/contract.ts'
import { seedShipping } from '#shop/shipping/seed.ts'
import { head, over, problemCodes, row, sent } from '#test/import.ts'
import { widenLimits } from '#test/limits.ts'
import { startShop } from '#test/shop.ts'
import { bulkCalls } from '../contract.ts'

const shop = await startShop()
afterAll(() => shop.close())
let seller: Client
beforeAll(async () => {
  await shop.write(async tx => {
    for (const arrange of [seedCatalogue, seedShipping, widenLimits]) await arrange(tx)
  })
  seller = shop.client((await seedSeller(shop.engine.db)).token)
})

const imported = async (id: string, phone: string, email: string) => {
  const file = head.replace('design', 'design,phone,email') + row(id).replace('a.png', `a.png,${phone},${email}`)
  const checked = await sent(seller, file)
  await seller(bulkCalls.confirmImport, { params: { id: checked.id }, body: {} })
  await over(seller, checked.id)
  const { data } = await seller(orderCalls.myOrders, { query: { importId: checked.id } })
  return { importId: checked.id, id: data.docs[0]?.id ?? 0 }
}
const address = { fullName: 'Mia Lee', phone: '', email: '', address: '2 Oak St', city: 'Boston', state: 'MA', zip: '02108', country: 'US' }
const edit = async (id: number, given: Partial<typeof address>) => {
  try {
    const { data } = await seller(orderEditCalls.editOrder, { params: { id }, body: { address: { ...address, ...given } } })
    return [data.phone, data.email, data.address]
  } catch (error) {
    const [first] = error instanceof CallError ? error.errors : []
    return [first?.code, first?.path]
  }
}

test('what the import left blank may stay blank when the order is edited, and what is given must be right', async () => {
  const { importId, id } = await imported('P1', 'call me', 'mia at home')
  expect(await problemCodes(seller, importId, 'warning')).toEqual(new Set(['PHONE_INVALID', 'EMAIL_INVALID', 'LIBRARY_FILE_MISSING']))
  expect(await edit(id, {})).toEqual(['', '', '2 Oak St'])
  expect(await edit(id, { phone: 'call me' })).toEqual(['PHONE_INVALID', 'address.phone'])
  expect(await edit(id, { email: 'mia at home' })).toEqual(['EMAIL_INVALID', 'address.email'])
  expect(await edit(id, { phone: '+1 617 555 0100' })).toEqual(['+16175550100', '', '2 Oak St'])
})

test('a phone and an email that are there are not taken away by an edit', async () => {
  const { id } = await imported('P2', '6175550100', 'mia@example.com')
  expect(await edit(id, { phone: '6175550100' })).toEqual(['REQUIRED', 'address.email'])
  expect(await edit(id, { email: 'mia@example.com' })).toEqual(['REQUIRED', 'address.phone'])
})
