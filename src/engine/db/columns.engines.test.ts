import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { openTestDatabase } from '#test/database.ts'
import { columnOf, fieldOf } from './columns.ts'

const db = await openTestDatabase()
afterAll(() => db.close())

type Tables = { parcel_note: { id: number; sellerId: number; addressLine2: string; seenBy: object } }
const notes = () => db.q.withTables<Tables>()

test('a column has one name: in a store’s statements and in what they answer', async () => {
  await db.pool.query('create table parcel_note (id int, seller_id int, address_line2 text, seen_by jsonb)')
  await notes()
    .insertInto('parcel_note')
    .values({ id: 1, sellerId: 2, addressLine2: 'Apt 3', seenBy: { by_hand: true } })
    .execute()
  await notes().updateTable('parcel_note').set({ sellerId: 4 }).where('parcel_note.sellerId', '=', 2).execute()
  const row = { sellerId: 4, addressLine2: 'Apt 3', seenBy: { by_hand: true } }
  expect(await notes().selectFrom('parcel_note').select(['sellerId', 'addressLine2', 'seenBy']).execute()).toEqual([row])
  const { rows } = await sql`select seller_id, address_line2, seen_by from parcel_note`.execute(db.q)
  expect(rows).toEqual([row])
})

test('an alias is answered as it is written, and a statement that is asked again has the same names', async () => {
  for (let times = 0; times < 7; times++) {
    const asked = notes().selectFrom('parcel_note').select('id as orderId').where('sellerId', '=', 4)
    expect(await asked.execute()).toEqual([{ orderId: 1 }])
    const { rows } = await sql`select id as "productID", to_json(n) as note from parcel_note n where id = ${1}`.execute(db.q)
    expect(rows).toEqual([{ productID: 1, note: { id: 1, seller_id: 4, address_line2: 'Apt 3', seen_by: { by_hand: true } } }])
  }
})

test.each([
  ['address_line2', 'addressLine2'],
  ['id', 'id'],
  ['price_tiktok_cents', 'priceTiktokCents'],
])('%s is %s', (column, field) => {
  expect([fieldOf(column), columnOf(field)]).toEqual([field, column])
})

test('every column of the schema is found again by its name', async () => {
  const { rows } = await sql<{ name: string }>`
    select distinct column_name as name from information_schema.columns where table_schema = 'public'`.execute(db.q)
  expect(rows.length).toBeGreaterThan(300)
  expect(rows.filter(({ name }) => columnOf(fieldOf(name)) !== name)).toEqual([])
})
