import { expect, test } from 'vitest'
import { openDatabase } from '#engine/db/database.ts'
import { startEmbedded } from './embedded.ts'

test('a transaction that holds the embedded backend and asks nothing is ended: the others go on, and nothing of it stays', async () => {
  const lost: Error[] = []
  const db = await openDatabase({ embedded: startEmbedded(undefined, undefined, 500), onError: error => void lost.push(error) })
  await db.pool.query('create table written (n int)')
  const holding = Promise.withResolvers<void>()
  const dawdler = db.transaction(async tx => {
    await tx.q
      .insertInto('written' as never)
      .values({ n: 1 } as never)
      .execute()
    holding.resolve()
    // Waits for the backend that it holds itself: for ever, but for the limit.
    await db.pool.query('select 1')
    await tx.q
      .insertInto('written' as never)
      .values({ n: 2 } as never)
      .execute()
  })
  const refused = expect(dawdler).rejects.toThrow(/not queryable|terminat/)
  await holding.promise
  expect((await db.pool.query('select n from written')).rows).toEqual([])
  await refused
  expect((await db.pool.query('select n from written')).rows).toEqual([])
  await db.close()
})
