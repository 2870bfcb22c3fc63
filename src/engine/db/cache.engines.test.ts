import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { openTestDatabase } from '#test/database.ts'
import { cached } from './cache.ts'
import type { Db } from './database.ts'

const [db, other] = [await openTestDatabase(), await openTestDatabase()]
for (const each of [db, other]) await each.pool.query("create table word (text text); insert into word values ('first')")
afterAll(() => Promise.all([db.close(), other.close()]))

let now = 0
const readWord = async (from: Db) => (await sql<{ text: string }>`select text from word`.execute(from.q)).rows[0]?.text
const word = cached(readWord, () => now)
const write = (text: string) => db.transaction(tx => sql`update word set text = ${text}`.execute(tx.q))

test('what is kept is read once in five seconds', async () => {
  expect(await word.read(db)).toBe('first')
  await write('second')
  now += 4_999
  expect(await word.read(db)).toBe('first')
  now += 1
  expect(await word.read(db)).toBe('second')
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

test('who reads while it is written does not keep what stood there before', async () => {
  const meanwhile: Promise<unknown>[] = []
  await db.transaction(async tx => {
    await sql`update word set text = 'fourth'`.execute(tx.q)
    word.forget(tx)
    meanwhile.push(word.read(db))
    // The embedded engine has one connection: who reads beside the transaction waits for its end.
    if (db.kind === 'postgres') await meanwhile[0]
    // This one has begun before the commit, and ends behind it.
    meanwhile.push(word.read(db))
  })
  await Promise.all(meanwhile)
  expect(await word.read(db)).toBe('fourth')
})

test('what is rolled back is not kept by whoever has read it in its transaction', async () => {
  const failed = db.transaction(async tx => {
    await sql`update word set text = 'never'`.execute(tx.q)
    word.forget(tx)
    await word.read(tx)
    throw new Error('It is rolled back.')
  })
  await expect(failed).rejects.toThrow('It is rolled back.')
  expect(await word.read(db)).toBe('fourth')
})
