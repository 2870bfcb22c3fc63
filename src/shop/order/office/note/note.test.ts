// Notes of staff on an order: with author and time, and for nobody but the office.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { leaveCalls } from '#shop/account/profile/leave.contract.ts'
import { type Seeded, seedSeller, seedStaff } from '#shop/account/sign-in/seed.ts'
import { arrange, idOf } from '#test/order.ts'
import { refusalOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
import { unzip } from '#test/zip.ts'
import { seedPrices } from '../../intake/seed.ts'
import { orderCalls } from '../../list/contract.ts'
import { forgetOrders } from '../../list/personal/personal.ts'
import { orderNoteCalls } from './contract.ts'

const shop = await startShop()
afterAll(() => shop.close())
beforeAll(() => shop.write(seedPrices))
const { rich, paid } = arrange(shop)
const secret = 'Calls every day, be kind'

async function noted() {
  const seller = await rich()
  const at = idOf(await paid(seller))
  const support = await seedStaff(shop.engine.db, 'support')
  const call = shop.client(support.token)
  const write = (text: string, who: Seeded = support) => shop.client(who.token)(orderNoteCalls.writeNote, { ...at, body: { text } })
  const read = async () => (await call(orderNoteCalls.orderNotes, at)).data
  return { seller, support, at, write, read }
}

test('a note stands with its author and its time, the newest first', async () => {
  const { support, write, read } = await noted()
  const warehouse = await seedStaff(shop.engine.db, 'warehouse')
  await write(secret)
  await write('  On shelf 7  ', warehouse)
  const now = shop.engine.db.now().getTime()
  const notes = await read()
  expect(notes).toMatchObject([
    { text: 'On shelf 7', author: warehouse.username },
    { text: secret, author: support.username },
  ])
  for (const { at } of notes) expect(Math.abs(now - Date.parse(at))).toBeLessThan(60_000)
})

test('no answer that its seller gets has the note: not the order, not a list, not a file, not what is kept of them', async () => {
  const { seller, at, write } = await noted()
  await write(secret)
  const client = shop.client(seller.token)
  const said = [
    JSON.stringify(await client(orderCalls.order, at)),
    JSON.stringify(await client(orderCalls.myOrders, { query: {} })),
    await (await client.fetch(orderCalls.exportTracking, { query: {} })).text(),
    ...unzip(Buffer.from(await (await client.fetch(leaveCalls.exportMyData)).arrayBuffer())).values(),
  ].map(String)
  expect(said.length).toBeGreaterThan(10)
  for (const text of said) expect(text).not.toContain(secret)
  expect(await refusalOf(client(orderNoteCalls.orderNotes, at))).toBe('404 NOT_FOUND')
  expect(await refusalOf(client(orderNoteCalls.writeNote, { ...at, body: { text: 'x' } }))).toBe('404 NOT_FOUND')
})

test('what was written about a buyer goes with them, once the account is closed', async () => {
  const { seller, write, read } = await noted()
  await write(secret)
  await forgetOrders(shop.engine, seller.id, new AbortController().signal)
  expect(await read()).toEqual([])
})

test('an empty note, a long one and one on a missing order are refused; auditors read and do not write', async () => {
  const { at, write } = await noted()
  expect(await refusalOf(write('   '))).toBe('400 REQUIRED')
  expect(await refusalOf(write('x'.repeat(1_001)))).toMatch(/^400 /)
  const owner = shop.client((await seedStaff(shop.engine.db, 'owner')).token)
  expect(await refusalOf(owner(orderNoteCalls.writeNote, { params: { id: 999_999 }, body: { text: 'x' } }))).toBe('404 ORDER_NOT_FOUND')
  expect(await refusalOf(owner(orderNoteCalls.orderNotes, { params: { id: 999_999 } }))).toBe('404 ORDER_NOT_FOUND')
  const auditor = await seedStaff(shop.engine.db, 'auditor')
  expect(await refusalOf(write('x', auditor))).toBe('403 YOU_NOT_HAVE_PERMISSION')
  expect((await shop.client(auditor.token)(orderNoteCalls.orderNotes, at)).data).toEqual([])
  const content = await seedStaff(shop.engine.db, 'content')
  expect(await refusalOf(shop.client(content.token)(orderNoteCalls.orderNotes, at))).toBe('403 YOU_NOT_HAVE_PERMISSION')
  expect(await refusalOf(shop.client((await seedSeller(shop.engine.db)).token)(orderNoteCalls.orderNotes, at))).toBe('404 NOT_FOUND')
})
