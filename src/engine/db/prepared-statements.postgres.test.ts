// Only PostgreSQL keeps plans for our connections (prepared-statements.ts).
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { openTestDatabase } from '#test/database.ts'
import { among } from './prepared-statements.ts'

const db = await openTestDatabase()
afterAll(() => db.close())

test('one id among many is planned once and asked for again by that plan', async () => {
  await db.pool.query('create table counted (id int primary key)')
  await db.pool.query('insert into counted select generate_series(1, 10000)')
  await db.pool.query('analyze counted')
  const client = await db.pool.connect()
  for (let id = 1; id <= 20; id++) {
    // Named here: a process names only so many statements, and other files of this run have theirs.
    const { sql: text, parameters } = sql`select id from counted where id = ${among([id])}`.compile(db.q)
    await client.query({ name: 'counted', text, values: [...parameters] })
  }
  const { rows: plans } = await client.query(
    `select custom_plans + generic_plans > 10 and generic_plans > custom_plans as "isKept" from pg_prepared_statements where name = 'counted'`,
  )
  client.release()
  expect(plans).toEqual([{ isKept: true }])
})
