import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#engine/db/database.ts'
import { seedSeller } from '#shop/account/sign-in/seed.ts'
import { seedCatalogue } from '#shop/catalogue/seed/seed.ts'
import { seedShipping } from '#shop/shipping/seed.ts'
import { head, madeBy, row } from '#test/import.ts'
import { startShop } from '#test/shop.ts'
import { confirmImport, readImport } from '../bulk.ts'
import { checkImport } from './check.ts'
import { makeOrders } from './make.ts'
import { findImport, insertImport } from './store.ts'

const shop = await startShop()
afterAll(() => shop.close())
beforeAll(() =>
  shop.write(async tx => {
    await seedCatalogue(tx)
    await seedShipping(tx)
  }),
)

/** An import of which no job knows, so that a test alone takes its steps. */
async function stored(text: string): Promise<{ importId: number; sellerId: number }> {
  const { sha256, bytes } = await shop.engine.files.put([Buffer.from(text)], { maxBytes: 10_000_000 })
  const { id: sellerId } = await seedSeller(shop.engine.db)
  const record = await shop.write(tx => insertImport(tx, { sellerId, link: '', sha256, bytes, fileName: 'a.csv', repeatsId: null }))
  return { importId: record.id, sellerId }
}
const status = async (importId: number) => (await findImport(shop.engine.db, importId))?.status
const way = { signal: AbortSignal.timeout(60_000), progress: () => Promise.resolve() }
/** Works on a database that breaks down at its fourth transaction, at the end of it: what was written in it is lost. */
async function breakOff(work: (db: Database) => Promise<void>): Promise<void> {
  let left = 4
  const db: Database = {
    ...shop.engine.db,
    transaction: (write, cause) =>
      shop.engine.db.transaction(async tx => {
        const result = await write(tx)
        if (--left === 0) throw new Error('The worker was killed.')
        return result
      }, cause),
  }
  await work(db).catch((error: Error) => {
    if (error.message !== 'The worker was killed.') throw error
  })
}

test('a check and a making that are broken off go on where they were, and do nothing twice', async () => {
  const rows = Array.from({ length: 2_500 }, (_, index) => row(`K${index}`, index % 7 === 0 ? 'NOPE' : undefined)).join('')
  const { importId, sellerId } = await stored(head + rows)
  for (let rounds = 0; (await status(importId)) === 'CHECKING'; rounds++) {
    expect(rounds).toBeLessThan(20)
    await breakOff(db => checkImport({ importId }, { ...shop.engine, db }, way))
  }
  expect(await readImport(shop.engine.db, sellerId, importId)).toMatchObject({ goodRows: 2_142, badRows: 358, orders: 2_142 })
  await shop.write(tx => confirmImport(tx, sellerId, importId, { submit: false }))
  for (let rounds = 0; (await status(importId)) === 'IMPORTING'; rounds++) {
    expect(rounds).toBeLessThan(20)
    await breakOff(db => makeOrders({ importId }, { ...shop.engine, db }, way))
  }
  expect(await madeBy(shop, importId)).toMatchObject({ orders: 2_142, items: 2_142 })
  expect(await madeBy(shop, importId)).toMatchObject({ orders: 2_142 })
})
