import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { openTestDatabase } from '#test/database.ts'

const db = await openTestDatabase()
await db.pool.query('create table noted (word text primary key)')
afterAll(() => db.close())

const one = async (q: typeof db.q, n: number) => (await sql<{ n: number }>`select ${n}::int as n`.execute(q)).rows[0]?.n
const words = async () => (await db.pool.query<{ word: string }>('select word from noted order by word')).rows.map(row => row.word)

test('what is read together in a transaction comes back each with its own rows, in one transaction', async () => {
  const read = await db.transaction(tx => Promise.all(Array.from({ length: 50 }, (_, n) => one(tx.q, n))))
  expect(read).toEqual(Array.from({ length: 50 }, (_, n) => n))
  const ids = await db.transaction(async tx => {
    const id = async () => (await sql<{ id: string }>`select pg_current_xact_id()::text as id`.execute(tx.q)).rows[0]?.id
    return new Set(await Promise.all([id(), id(), id()]))
  })
  expect(ids.size).toBe(1)
})

test('one that fails among those asked together is the error that is told, and nothing of the transaction stays', async () => {
  const note = (q: typeof db.q, word: string) => sql`insert into noted values (${word})`.execute(q)
  const refused = db.transaction(tx => Promise.all([note(tx.q, 'first'), note(tx.q, 'twice'), note(tx.q, 'twice'), note(tx.q, 'last')]))
  await expect(refused).rejects.toThrow(/duplicate key/)
  expect(await words()).toEqual([])
  await db.transaction(tx => note(tx.q, 'after it'))
  expect(await words()).toEqual(['after it'])
})

test('work that goes on beside a failed one writes nothing any more', async () => {
  const failed = Promise.withResolvers<void>()
  let late: Promise<unknown> | undefined
  const going = async (q: typeof db.q) => {
    await failed.promise
    await sql`insert into noted values ('too late')`.execute(q)
  }
  const refused = db.transaction(tx => {
    late = going(tx.q)
    return Promise.all([sql`select 1 / 0`.execute(tx.q), late])
  })
  await expect(refused).rejects.toThrow('division by zero')
  failed.resolve()
  await expect(late).rejects.toThrow()
  expect(await words()).toEqual(['after it'])
})

test('who waits for news is called after the commit of what tells some, and for nothing else', async () => {
  const seen: string[][] = []
  db.setOnNews(async () => seen.push(await words()))
  const write = (word: string, isNews: boolean) =>
    db.transaction(async tx => {
      await sql`insert into noted values (${word})`.execute(tx.q)
      if (isNews) tx.tells()
      if (word === 'undone') throw new Error('changed my mind')
    })
  await write('quiet', false)
  await expect(write('undone', true)).rejects.toThrow('changed my mind')
  await write('told', true)
  await expect.poll(() => seen).toEqual([['after it', 'quiet', 'told']])
})
