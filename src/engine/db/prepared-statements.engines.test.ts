import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { openTestDatabase } from '#test/database.ts'
import { among } from './prepared-statements.ts'

const db = await openTestDatabase()
afterAll(() => db.close())

test('ids and words are found among one, several and none', async () => {
  const ids = async (wanted: readonly number[]) => {
    const { rows } = await sql<{ id: number }>`select id from generate_series(1, 9) as id where id = ${among(wanted)} order by id`.execute(
      db.q,
    )
    return rows.map(row => row.id)
  }
  expect([await ids([3]), await ids([7, 2, 99]), await ids([])]).toEqual([[3], [2, 7], []])
  const { rows } = await sql`select word from unnest(array['one', 'two']) as word where word = ${among(['two'])}`.execute(db.q)
  expect(rows).toEqual([{ word: 'two' }])
})
