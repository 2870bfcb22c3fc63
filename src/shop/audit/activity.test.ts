// What the members of a seller's team did, as their seller reads it.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { day } from '#base/time.ts'
import { accountOfficeCalls } from '#shop/account/office/contract.ts'
import { accountCalls } from '#shop/account/profile/contract.ts'
import { leaveCalls } from '#shop/account/profile/leave.contract.ts'
import { type Seeded, seedMember, seedSeller, seedStaff } from '#shop/account/sign-in/seed.ts'
import { teamCalls } from '#shop/account/team/contract.ts'
import { addressCalls } from '#shop/address/contract.ts'
import { orderEditCalls } from '#shop/order/edit/contract.ts'
import { orderIntakeCalls } from '#shop/order/intake/contract.ts'
import { seedPrices } from '#shop/order/intake/seed.ts'
import { orderInput } from '#test/order.ts'
import { refusalOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
import { auditCalls, teamActivityCalls } from './contract.ts'

const shop = await startShop()
afterAll(() => shop.close())
beforeAll(() => shop.write(tx => seedPrices(tx)))
const { db } = shop.engine

/** A seller with a member for orders. */
async function arrange() {
  const seller = await seedSeller(db)
  const lan = await seedMember(db, seller.id, 'orders')
  return { seller, lan, asLan: shop.client(lan.token) }
}
const draft = async (token: string) => (await shop.client(token)(orderIntakeCalls.createOrder, { body: orderInput })).data.id
const activity = async (seller: Seeded, query: Record<string, unknown> = {}) =>
  (await shop.client(seller.token)(teamActivityCalls.teamActivity, { query })).data
const told = async (seller: Seeded) => (await activity(seller)).docs.map(({ call, object }) => [call, object])

test('what a member writes stands in the seller’s log: who, what, to what and when, the newest first', async () => {
  const { seller, lan, asLan } = await arrange()
  const id = await draft(lan.token)
  await asLan(orderEditCalls.setSellerStatus, { params: { id }, body: { sellerStatus: 'CONFIRMED' } })
  const { docs, totalDocs } = await activity(seller)
  expect(totalDocs).toBe(2)
  expect(docs).toMatchObject([
    { call: 'setSellerStatus', subject: 'order', object: String(id), count: 1, member: { id: lan.id, name: lan.username } },
    { call: 'createOrder', subject: 'order', object: String(id), count: 1 },
  ])
})

test('what the account does itself is in no log', async () => {
  const { seller } = await arrange()
  await draft(seller.token)
  expect(await told(seller)).toEqual([])
})

test('what was refused, and what leaves nothing, was not done', async () => {
  const { seller, asLan } = await arrange()
  expect(await refusalOf(asLan(orderEditCalls.deleteOrder, { params: { id: 999_999_999 } }))).toMatch(/^404/)
  await asLan(orderIntakeCalls.findSkus, { body: { skus: ['NONE'] } })
  await asLan(accountCalls.setPreferences, { body: { language: 'vi' } })
  expect(await told(seller)).toEqual([])
})

test('of an act on many orders the log counts those that were done; where all were refused it has none', async () => {
  const { seller, lan, asLan } = await arrange()
  const ids = [await draft(lan.token), await draft(lan.token)]
  const absent = 999_999_999
  await asLan(orderEditCalls.bulkDelete, { body: { ids: [...ids, absent] } })
  await asLan(orderEditCalls.bulkDelete, { body: { ids: [absent] } })
  const one = await draft(lan.token)
  await asLan(orderEditCalls.bulkDelete, { body: { ids: [one, absent] } })
  const deleted = (await activity(seller)).docs.filter(({ call }) => call === 'bulkDelete')
  expect(deleted.map(({ object, count }) => [object, count])).toEqual([
    [String(one), 1],
    ['', 2],
  ])
})

test('nothing that was typed gets into the log: no buyer’s name, address or link', async () => {
  const { seller, asLan } = await arrange()
  const { fullName, phone, address } = orderInput.address
  await asLan(addressCalls.saveAddress, { body: { ...orderInput.address, isDefault: false } })
  const { rows } = await db.pool.query('select * from audit where seller_id = $1', [seller.id])
  expect(rows).toHaveLength(1)
  expect(rows[0]).toMatchObject({ actor: null, request: {}, change: null, object: expect.stringMatching(/^\d+$/) })
  for (const word of [fullName, phone, address]) expect(JSON.stringify(rows)).not.toContain(word)
})

test('the row is the write’s own: where the write fails there is none, and a repeated key makes no second one', async () => {
  const { seller, lan } = await arrange()
  const send = () =>
    fetch(`${shop.url}/v1/order`, {
      method: 'POST',
      headers: { authorization: `Bearer ${lan.token}`, 'content-type': 'application/json', 'idempotency-key': `activity-${lan.id}` },
      body: JSON.stringify(orderInput),
    })
  expect([(await send()).status, (await send()).status]).toEqual([200, 200])
  expect((await told(seller)).map(([call]) => call)).toEqual(['createOrder'])
})

test('a seller narrows it to one member and to days of their calendar', { tags: 'long' }, async () => {
  const { seller, lan } = await arrange()
  const bo = await seedMember(db, seller.id, 'orders')
  await draft(lan.token)
  const id = await draft(bo.token)
  expect((await activity(seller, { memberId: bo.id })).docs.map(({ object }) => object)).toEqual([String(id)])
  const on = (days: number) => new Date(shop.now().getTime() + days * day).toISOString().slice(0, 10)
  expect((await activity(seller, { from: on(0), to: on(0) })).totalDocs).toBe(2)
  expect((await activity(seller, { to: on(-1) })).totalDocs).toBe(0)
  expect((await activity(seller, { from: on(1) })).totalDocs).toBe(0)
})

test('it comes in pages', { tags: 'long' }, async () => {
  const { seller, lan } = await arrange()
  for (let n = 0; n < 13; n++) await draft(lan.token)
  const [first, second] = [await activity(seller, { page: 1, limit: 12 }), await activity(seller, { page: 2, limit: 12 })]
  expect([first.docs.length, second.docs.length, second.totalDocs]).toEqual([12, 1, 13])
})

test('another seller’s team is never in it, whoever is asked for', async () => {
  const [mine, theirs] = [await arrange(), await arrange()]
  await draft(theirs.lan.token)
  expect((await activity(mine.seller)).docs).toEqual([])
  expect((await activity(mine.seller, { memberId: theirs.lan.id })).docs).toEqual([])
})

test('no member reads it, whatever their roles, and staff look as the seller', async () => {
  const { seller, lan } = await arrange()
  const all = await seedMember(db, seller.id, 'orders', 'money', 'designs', 'readOnly')
  expect(await refusalOf(shop.client(all.token)(teamActivityCalls.teamActivity, { query: {} }))).toBe('403 YOU_NOT_HAVE_PERMISSION')
  await draft(lan.token)
  const support = shop.client((await seedStaff(db, 'support')).token)
  await support(accountOfficeCalls.viewAs, { params: { id: seller.id } })
  expect((await support(teamActivityCalls.teamActivity, { query: {} })).data.totalDocs).toBe(1)
})

test('who was removed keeps their name in it, and who closed their account a number alone', { tags: 'long' }, async () => {
  const { seller, lan, asLan } = await arrange()
  const bo = await seedMember(db, seller.id, 'orders')
  for (const { token } of [lan, bo]) await draft(token)
  await asLan(accountCalls.updateMe, { body: { fullName: 'Lan Tran', phone: '0912345678', address: 'Hue' } })
  await shop.client(seller.token)(teamCalls.removeMember, { params: { id: lan.id } })
  await shop.client(bo.token)(leaveCalls.closeAccount, { body: {} })
  const names = (await activity(seller)).docs.map(({ member }) => member.name)
  expect(names).toEqual([`closed#${bo.id}`, 'Lan Tran'])
})

test('the office’s log stays the staff’s own, and shows what teams did where it is asked for', async () => {
  const { seller, lan } = await arrange()
  const id = await draft(lan.token)
  const auditor = shop.client((await seedStaff(db, 'auditor')).token)
  const log = async (query: Record<string, unknown>) => (await auditor(auditCalls.auditLog, { query })).data.docs
  expect((await log({})).filter(({ seller }) => seller !== null)).toEqual([])
  const row = {
    actorId: lan.id,
    actor: lan.username,
    call: 'createOrder',
    object: String(id),
    seller: { id: seller.id, username: seller.username },
  }
  expect(await log({ by: 'team', actor: seller.username.toUpperCase() })).toMatchObject([row])
  expect(await log({ by: 'team', actor: lan.username })).toMatchObject([row])
})
