import { sql } from 'kysely'
import { afterAll, expect, test, vi } from 'vitest'
import { openTestDatabase } from '#test/database.ts'
import type { Db } from './database.ts'
import { keep } from './kept.ts'

const [db, other] = [await openTestDatabase(), await openTestDatabase()]
for (const each of [db, other]) await each.pool.query("create table word (text text); insert into word values ('first')")
afterAll(() => Promise.all([db.close(), other.close()]))

const word = keep(async (from: Db) => (await sql<{ text: string }>`select text from word`.execute(from.q)).rows[0]?.text)
const write = (text: string) => db.transaction(tx => sql`update word set text = ${text}`.execute(tx.q))

test('what is kept is read once in five seconds', async () => {
  expect(await word.read(db)).toBe('first')
  await write('second')
  expect(await word.read(db)).toBe('first')
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 5_001)
  expect(await word.read(db)).toBe('second')
  vi.restoreAllMocks()
})

test('whoever has written it says so, and the next reading is a new one; another database keeps its own', async () => {
  expect(await word.read(other)).toBe('first')
  await db.transaction(async tx => {
    await sql`update word set text = 'third'`.execute(tx.q)
    word.forget(tx)
  })
  expect(await word.read(db)).toBe('third')
  expect(await word.read(other)).toBe('first')
})
