// The office's queue: every order that stands is in it once, under its cause, with who brings it on and since when.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { day, hour, later } from '#base/time.ts'
import { type Seeded, seedSeller, seedStaff } from '#shop/account/sign-in/seed.ts'
import { arrange, idOf, orderInput } from '#test/order.ts'
import { refusalOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
import { orderIntakeCalls } from '../../intake/contract.ts'
import { seedPrices } from '../../intake/seed.ts'
import { orderPayCalls } from '../../pay/contract.ts'
import { ErrorCode } from '../../status/contract.ts'
import { orderOfficeCalls } from '../contract.ts'
import { orderExceptionCalls } from './contract.ts'
import { standingOrders } from './store.ts'

const shop = await startShop()
afterAll(() => shop.close())
let owner: Seeded
beforeAll(async () => {
  await shop.write(seedPrices)
  owner = await seedStaff(shop.engine.db, 'owner')
})
const { rich, make, paid } = arrange(shop)
const office = () => shop.client(owner.token)
const queue = async (query: object = {}) => (await office()(orderExceptionCalls.officeExceptions, { query: { limit: 100, ...query } })).data
/** Where this order stands in the queue: nowhere, or by cause and who must act. */
const standing = async (id: number, query: object = {}) => {
  const { docs } = await queue(query)
  const found = docs.filter(each => each.id === id)
  expect(found.length).toBeLessThanOrEqual(1)
  return found[0] && [found[0].cause, found[0].waitsOn]
}
const set = (id: number, columns: string) => shop.write(tx => sql.raw(`update "order" set ${columns} where id = ${id}`).execute(tx.q))
const stopped = async (code: ErrorCode, waitsOn: 'SELLER' | 'STAFF') => {
  const at = idOf(await paid(await rich()))
  // Customs are told of what leaves the country alone.
  if (code === 'CUSTOMS') await set(at.params.id, "country = 'CA'")
  await office()(orderOfficeCalls.officeError, { ...at, body: { code, waitsOn, note: '' } })
  return at
}

const parcelCauses: readonly ErrorCode[] = ['RETURNED', 'LOST', 'DAMAGED']
test.each(ErrorCode.options.filter(code => !parcelCauses.includes(code)))(
  'an order that staff stop for %s stands under it until it goes on',
  async code => {
    for (const waitsOn of ['SELLER', 'STAFF'] as const) {
      const at = await stopped(code, waitsOn)
      expect(await standing(at.params.id)).toEqual([code, waitsOn])
      await office()(orderOfficeCalls.officeResend, { ...at, body: { reason: 'It may go on' } })
      expect(await standing(at.params.id)).toBeUndefined()
    }
  },
)

test('an order whose payment was refused stands, one that nobody tried to pay does not', async () => {
  const poor = await rich(1)
  const call = shop.client(poor.token)
  const at = idOf(await make(poor))
  expect(await standing(at.params.id)).toBeUndefined()
  expect(await refusalOf(call(orderPayCalls.submitOrder, at))).toMatch(/NOT_ENOUGH_BALANCE/)
  expect(await standing(at.params.id)).toEqual(['PAYMENT', 'SELLER'])
})

test('an order that repeats another waits for its seller to keep it', async () => {
  const call = shop.client((await rich()).token)
  const body = { ...orderInput, externalId: 'TWICE' }
  await call(orderIntakeCalls.createOrder, { body })
  const { id } = (await call(orderIntakeCalls.createOrder, { body })).data
  expect(await standing(id)).toEqual(['DUPLICATE', 'SELLER'])
  await call(orderIntakeCalls.keepOrder, { params: { id }, body: { reason: 'Wanted twice' } })
  expect(await standing(id)).toBeUndefined()
})

test.each<[string, string, [string, string] | undefined]>([
  ['a parcel that comes back', "status = 'ERROR', error_code = 'RETURNED', error_waits_on = 'SELLER'", ['RETURNED', 'CARRIER']],
  [
    'a parcel that is back',
    "status = 'ERROR', error_code = 'RETURNED', error_waits_on = 'SELLER', returned_at = now()",
    ['RETURNED', 'SELLER'],
  ],
  ['a lost one', "status = 'ERROR', error_code = 'LOST', error_waits_on = 'STAFF'", ['LOST', 'STAFF']],
  ['a lost one that was made again', "status = 'ERROR', error_code = 'LOST', error_waits_on = null", undefined],
  ['a label nobody has scanned', "status = 'MISSED', order_type = 'LABEL'", ['MISSED', 'CARRIER']],
  ['a parcel of ours nobody has scanned', "status = 'MISSED'", ['MISSED', 'STAFF']],
  ['a refused label', "shipping_by = 'TIKTOK', label_state = 'REFUSED'", ['LABEL', 'SELLER']],
  ['a label that is being read', "shipping_by = 'TIKTOK', label_state = 'WAITING'", undefined],
  ['one made that its seller ships', "status = 'PRODUCED', order_type = 'SHIP_BY_SELLER'", ['LABEL', 'SELLER']],
  ['the same with its number', "status = 'PRODUCED', order_type = 'SHIP_BY_SELLER', tracking_number = '9400111899560000000001'", undefined],
  ['one in production that its seller ships', "status = 'IN_PRODUCTION', order_type = 'SHIP_BY_SELLER'", undefined],
  ['a paid order without its file', 'items_missing_files = 1', ['FILE', 'SELLER']],
  ['an order just put on hold', "seller_status = 'ON_HOLD', status_at = now()", undefined],
  ['a paid order', "tag = ''", undefined],
  ['one in production', "status = 'IN_PRODUCTION'", undefined],
  ['a cancelled one without its file', "status = 'CANCELLED', items_missing_files = 1", undefined],
  ['a deleted one', "status = 'ERROR', error_code = 'FILE', error_waits_on = 'STAFF', deleted_at = now()", undefined],
])('%s', async (_, columns, wanted) => {
  const { params } = idOf(await paid(await rich()))
  await set(params.id, columns)
  expect(await standing(params.id)).toEqual(wanted)
})

test('a submitted order that waits for its file stands; so does one on hold for a day', async () => {
  const seller = await rich()
  const waiting = idOf(await make(seller, 1, { link: 'library:not-there.png' })).params.id
  await set(waiting, 'submit_when_ready = true, items_missing_files = 1')
  expect(await standing(waiting)).toEqual(['FILE', 'SELLER'])
  const held = idOf(await paid(seller)).params.id
  await set(held, `seller_status = 'ON_HOLD', status_at = '${later(shop.now(), -25 * hour).toISOString()}'`)
  expect(await standing(held)).toEqual(['HOLD', 'SELLER'])
})

test('the queue filters by cause, who must act and age, the oldest first, and counts each alike', async () => {
  const [young, old] = [await stopped('STOCK', 'STAFF'), await stopped('STOCK', 'STAFF')]
  await set(old.params.id, `status_at = '${later(shop.now(), -4 * day).toISOString()}'`)
  const ids = async (query: object) => (await queue(query)).docs.map(each => each.id)
  expect(await ids({ cause: 'STOCK', waitsOn: 'STAFF' })).toEqual([old.params.id, young.params.id])
  expect(await ids({ cause: 'STOCK', olderThanDays: 3 })).toEqual([old.params.id])
  expect(await ids({ cause: 'STOCK', olderThanDays: 7 })).toEqual([])
  expect(await ids({ cause: 'STOCK', waitsOn: 'CARRIER' })).toEqual([])
  expect(await queue({ cause: 'STOCK', limit: 1, page: 2 })).toMatchObject({ totalDocs: 2, hasMore: false, page: 2, docs: [young.params] })
  const everyOne = await ids({})
  const each = await Promise.all(['STAFF', 'SELLER', 'CARRIER'].map(waitsOn => ids({ waitsOn })))
  expect(each.flat().toSorted()).toEqual(everyOne.toSorted())
  expect((await queue()).totalDocs).toBe(everyOne.length)
})

test('an edit makes a standing order no younger', async () => {
  const at = await stopped('ADDRESS', 'SELLER')
  const since = async () => (await queue()).docs.find(each => each.id === at.params.id)?.since
  const before = await since()
  shop.advance(hour)
  const { seller } = (await office()(orderOfficeCalls.officeOrder, at)).data
  await set(at.params.id, `changed_at = '${shop.now().toISOString()}'`)
  expect(seller.id).toBeGreaterThan(0)
  expect(await since()).toBe(before)
})

test('the queue is read from its index alone, however many orders there are', async () => {
  const { params } = idOf(await make(await rich(), 1, { externalId: null }))
  await shop.write(tx =>
    sql`insert into "order" (seller_id, source, order_type, shipping_by, status, full_name, phone, email, address, address_line2, city,
        state, zip, country, address_verdict, quantity, production_cents, shipping_cents, total_cents, created_at, changed_at)
      select seller_id, source, order_type, shipping_by, status, full_name, phone, email, address, address_line2, city,
        state, zip, country, address_verdict, quantity, production_cents, shipping_cents, total_cents, created_at, changed_at
      from "order", generate_series(1, 20000) where id = ${params.id}`.execute(tx.q),
  )
  // Some hundreds of them wait for their sellers' word on low art.
  await shop.engine.db.pool.query(
    `insert into order_change (order_id, from_status, to_status, step, actor, at)
      select id, 'PENDING', 'PENDING', 'create', 'seller', now() from "order" where id > $1`,
    [params.id],
  )
  await shop.engine.db.pool.query(
    `with waiting as (update "order" set submit_when_ready = true where id > $1 and id % 50 = 0 returning id)
      insert into order_change (order_id, from_status, to_status, step, actor, at) select id, 'PENDING', 'PENDING', 'wait', 'seller', now() from waiting`,
    [params.id],
  )
  await shop.engine.db.pool.query('analyze "order", order_change')
  const { db } = shop.engine
  for (const cause of ['STOCK', 'RESOLUTION'] as const) {
    const { rows } = await sql<Record<string, string>>`explain ${standingOrders(db, { cause })} limit 50`.execute(db.q)
    const plan = rows.flatMap(row => Object.values(row)).join('\n')
    expect(plan).toContain('order_standing')
    expect(plan).toContain('order_change_order')
    expect(plan).not.toMatch(/Seq Scan|Sort/)
  }
  expect((await queue({ cause: 'RESOLUTION', limit: 20 })).docs.every(each => each.waitsOn === 'SELLER')).toBe(true)
  expect((await queue({ cause: 'RESOLUTION' })).totalDocs).toBe(400)
})

test('staff read the queue by role; nobody else does', async () => {
  const read = async (who: Seeded) =>
    refusalOf(
      shop
        .client(who.token)(orderExceptionCalls.officeExceptions, { query: {} })
        .then(() => undefined),
    )
  expect(await read(await seedSeller(shop.engine.db))).toBe('404 NOT_FOUND')
  expect(await read(await seedStaff(shop.engine.db, 'content'))).toBe('403 YOU_NOT_HAVE_PERMISSION')
  for (const role of ['support', 'finance', 'production', 'warehouse', 'auditor'] as const) {
    const client = shop.client((await seedStaff(shop.engine.db, role)).token)
    expect((await client(orderExceptionCalls.officeExceptions, { query: { limit: 1 } })).data.docs.length).toBe(1)
  }
})
