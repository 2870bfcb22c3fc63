// Finding orders among many by every word that stands on them.
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { leaveCalls } from '#shop/account/profile/leave.contract.ts'
import { type Seeded, seedStaff } from '#shop/account/sign-in/seed.ts'
import { address, arrange, orderInput } from '#test/order.ts'
import { startShop } from '#test/shop.ts'
import { orderEditCalls } from '../edit/contract.ts'
import { orderIntakeCalls } from '../intake/contract.ts'
import { seedPrices } from '../intake/seed.ts'
import { setFacets } from '../item/item.ts'
import { orderOfficeCalls } from '../office/contract.ts'
import { orderCalls } from './contract.ts'

const shop = await startShop()
afterAll(() => shop.close())
beforeAll(() => shop.write(tx => seedPrices(tx)))
const { rich, make, paid } = arrange(shop)

const recipient = { ...address, fullName: 'Trần Thị Hương', email: 'huong.tran+ink@mail.example.org', city: 'Đà Nẵng' }
async function made(seller: Seeded, given: object = {}): Promise<number> {
  const body = { ...orderInput, address: recipient, externalId: '5769-1234-77', ...given }
  return (await shop.client(seller.token)(orderIntakeCalls.createOrder, { body })).data.id
}
const find = async (seller: Seeded, q: string) =>
  (await shop.client(seller.token)(orderCalls.myOrders, { query: { q } })).data.docs.map(order => order.id)

describe('search', () => {
  test('finds an order by every word of its name, email, city, numbers, SKU and product, whole or begun', async () => {
    const seller = await rich()
    const id = await made(seller)
    await shop.write(tx => setFacets(tx, id, { trackingNumber: '9400111899560000000123' }))
    await make(seller, 3, { externalId: null })
    const found = {
      name: ['Trần', 'huong', 'HƯƠNG', 'Thị Hương', 'huong tran', 'hươ'],
      email: [recipient.email, 'huong.tran', 'HUONG.TRAN+INK@MAIL', 'mail.example.org'],
      city: ['Đà Nẵng', 'da nang', 'nẵng'],
      externalId: ['5769-1234-77', '5769123477', '5769-12', '1234'],
      trackingNumber: ['9400111899560000000123', '9400 1118 9956 0000 0001 23', '94001118995600'],
      own: [String(id), `#${id}`, `#${id} huong`],
      across: ['huong forest', 'nang 5769', 'g5000 tran'],
    }
    for (const q of Object.values(found).flat()) expect(await find(seller, q), q).toContain(id)
    for (const q of Object.values({ ...found, email: [recipient.email], own: [`#${id}`] }).flat())
      expect(await find(seller, q), q).toEqual([id])
    const [item] = (await shop.client(seller.token)(orderCalls.order, { params: { id } })).data.items
    const ofItem = [item?.sku, item?.productCode, 'G5000FOREST', ...(item?.name.split(' ') ?? []), ...(item?.nameVi.split(' ') ?? [])]
    for (const q of ofItem) if (/\p{L}{2}/u.test(q ?? '')) expect(await find(seller, q ?? ''), q).toContain(id)
  })
  test('finds an order by # and its number alone, whatever numbers of parcels begin so', async () => {
    const seller = await rich()
    await shop.write(tx => sql`select setval(pg_get_serial_sequence('"order"', 'id'), 919)`.execute(tx.q))
    const [id, other] = [await made(seller), await made(seller, { externalId: 'OTHER-7' })]
    await shop.write(tx => setFacets(tx, other, { trackingNumber: `${id}00111899560000000123` }))
    expect((await find(seller, String(id))).toSorted()).toEqual([id, other].toSorted())
    for (const q of [`#${id}`, ` #${id} `, `#00${id}`]) expect(await find(seller, q), q).toEqual([id])
    expect(await find(await rich(), `#${id}`)).toEqual([])
  })
  test('finds nothing by a word that stands nowhere, by half of two orders, by an end, or by signs', { tags: 'long' }, async () => {
    const seller = await rich()
    await made(seller)
    await make(seller, 2, { externalId: 'OTHER-1' })
    for (const q of ['quistgaard', 'huong other', 'ương', '3477', '%', '_', "' | :* & !(", '@', '\\', '"', '-- ;', '#', '0', '🦊'])
      expect(await find(seller, q), q).toEqual([])
  })
  test('never finds another seller’s order; the office finds everybody’s', async () => {
    const [one, other, staff] = [await rich(), await rich(), await seedStaff(shop.engine.db, 'support')]
    const [mine, theirs] = [await made(one, { externalId: 'SHARED-1' }), await made(other, { externalId: 'SHARED-1' })]
    expect(await find(one, 'shared-1')).toEqual([mine])
    expect(await find(one, `#${theirs}`)).toEqual([])
    expect(await find(one, `@${other.id}`)).toEqual([])
    const office = async (query: object) =>
      (await shop.client(staff.token)(orderOfficeCalls.officeOrders, { query })).data.docs.map(order => order.id)
    expect(await office({ q: 'shared-1' })).toEqual([theirs, mine])
    expect(await office({ q: 'shared-1', sellerId: one.id })).toEqual([mine])
  })
  test('follows an edited address and a number that comes or goes', async () => {
    const seller = await rich()
    const id = await made(seller)
    const given = { ...recipient, fullName: 'Zoë Müller', city: 'Reykjavík', email: 'zoe@example.net' }
    await shop.client(seller.token)(orderEditCalls.editOrder, { params: { id }, body: { address: given } })
    for (const q of ['zoe muller', 'reykjavik', 'zoe@example.net']) expect(await find(seller, q), q).toEqual([id])
    for (const q of ['hương', 'nẵng', 'mail.example.org']) expect(await find(seller, q), q).toEqual([])
    await shop.write(tx => setFacets(tx, id, { trackingNumber: '9400111899560000000999' }))
    expect(await find(seller, '9400111899560000000999')).toEqual([id])
    await shop.write(tx => setFacets(tx, id, { trackingNumber: null }))
    expect(await find(seller, '9400111899560000000999')).toEqual([])
  })
  test('knows no recipient of a closed account any more', async () => {
    const seller = await rich(0)
    const id = await made(seller)
    const staff = await seedStaff(shop.engine.db, 'support')
    const wordsOf = async () =>
      (await shop.engine.db.pool.query<{ words: string }>('select words::text from order_search where order_id = $1', [id])).rows[0]?.words
    expect(await wordsOf()).toContain('huong')
    await shop.client(seller.token)(leaveCalls.closeAccount, { body: {} })
    await shop.settled()
    expect(await wordsOf()).toContain('g5000')
    expect(await wordsOf()).not.toMatch(/huong|tran|mail/)
    const { data } = await shop.client(staff.token)(orderOfficeCalls.officeOrders, { query: { q: 'huong.tran' } })
    expect(data.docs.map(order => order.id)).not.toContain(id)
  })
  test('knows of every order what its row and items say', async () => {
    await made(await rich())
    const { rows } = await shop.engine.db.pool.query(
      'select order_id from order_words w full join order_search s using (order_id) where w.words is distinct from s.words',
    )
    expect(rows).toEqual([])
  })
  test('together with a filter leaves what has both', async () => {
    const seller = await rich()
    const [unpaid, done] = [await make(seller, 1, { externalId: 'BOTH-1' }), await paid(seller, 1, { externalId: 'BOTH-2' })]
    const query = async (given: object) => (await shop.client(seller.token)(orderCalls.myOrders, { query: { q: 'both', ...given } })).data
    expect((await query({ payment: 'PAID' })).docs.map(order => order.id)).toEqual([done[0]?.id])
    expect((await query({ payment: 'UNPAID' })).docs.map(order => order.id)).toEqual([unpaid[0]?.id])
    expect(await query({ payment: 'REFUNDED' })).toMatchObject({ docs: [], totalDocs: 0 })
  })
})
