import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#engine/db/database.ts'
import { addAccount } from '#test/account.ts'
import { openTestDatabase } from '#test/database.ts'
import { seedWallet } from '../deposit/seed.ts'
import { verifyLedger } from '../verify/verify.ts'
import { bookInternal, chargeWallet, chargeWallets, clawBack, creditWallet, findWallet, setCreditLimit } from './ledger.ts'

let db: Database
beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.close())

/** A seller with this much money. */
async function addSeller(amountCents: number): Promise<number> {
  const sellerId = await addAccount(db)
  await db.transaction(tx => seedWallet(tx, { sellerId, amountCents }))
  return sellerId
}

const pay = (sellerId: number, orderId: number, amountCents: number) =>
  db.transaction(tx => chargeWallet(tx, { sellerId, orderId, amountCents, split: { productionCents: amountCents, shippingCents: 0 } }))

test('fifty parallel payments from money for twenty make exactly twenty', async () => {
  const sellerId = await addSeller(20_00)
  const results = await Promise.all(Array.from({ length: 50 }, (_, n) => pay(sellerId, sellerId * 1_000 + n, 1_00)))
  expect(results.filter(result => result.ok)).toHaveLength(20)
  expect(results.find(result => !result.ok)).toEqual({ ok: false, fault: 'NOT_ENOUGH_BALANCE', missingCents: 1_00 })
  expect(await findWallet(db, sellerId)).toMatchObject({ balanceCents: 0 })
})

test('one order paid twenty times at once is paid once', async () => {
  const sellerId = await addSeller(100_00)
  const results = await Promise.allSettled(Array.from({ length: 20 }, () => pay(sellerId, sellerId * 1_000, 1_00)))
  expect(results.filter(result => result.status === 'fulfilled')).toHaveLength(1)
  const codes = results.flatMap(result => (result.status === 'rejected' ? [result.reason.code] : []))
  expect(new Set(codes)).toEqual(new Set(['TRANSACTION_ALREADY_POSTED']))
  expect(await findWallet(db, sellerId)).toMatchObject({ balanceCents: 99_00 })
})

test('many orders are paid in their order as far as the money goes', async () => {
  const sellerId = await addSeller(2_500_00)
  const charges = Array.from({ length: 2_600 }, (_, n) => ({
    orderId: sellerId * 10_000 + n,
    amountCents: 1_00,
    split: { productionCents: 80, shippingCents: 20 },
  }))
  const results = await db.transaction(tx => chargeWallets(tx, sellerId, charges))
  expect(results.map(result => result.ok)).toEqual(charges.map((_, n) => n < 2_500))
  expect(results[2_499]).toMatchObject({ ok: true, balanceCents: 0 })
})

test('a debt refuses payments until a deposit has repaid it', async () => {
  const sellerId = await addSeller(30_00)
  await db.transaction(tx =>
    clawBack(tx, { sellerId, amountCents: 50_00, method: 'PAYPAL', ref: `reversal:${sellerId}`, reason: 'Reversed' }),
  )
  expect(await findWallet(db, sellerId)).toMatchObject({ balanceCents: 0, debtCents: 20_00 })
  expect(await pay(sellerId, sellerId * 1_000, 1_00)).toEqual({ ok: false, fault: 'THE_USER_MUST_PAY_THE_DEBT', missingCents: 20_00 })
  await db.transaction(tx =>
    creditWallet(tx, { sellerId, kind: 'DEPOSIT', method: 'PAYPAL', amountCents: 100_00, ref: `test:again:${sellerId}` }),
  )
  expect(await findWallet(db, sellerId)).toMatchObject({ balanceCents: 80_00, debtCents: 0 })
})

test('a credit limit lets the balance go below zero, and no further', async () => {
  const sellerId = await addSeller(0)
  await db.transaction(tx => setCreditLimit(tx, { sellerId, creditLimitCents: 5_00, ref: `limit:${sellerId}`, reason: 'Good customer' }))
  expect(await pay(sellerId, sellerId * 1_000, 5_00)).toMatchObject({ ok: true, balanceCents: -5_00 })
  expect(await pay(sellerId, sellerId * 1_000 + 1, 1)).toMatchObject({ ok: false, missingCents: 1 })
})

test('the database itself refuses an overdrawn wallet, unbalanced entries and any change of the ledger', async () => {
  const sellerId = await addSeller(10_00)
  await expect(sql`update wallet set balance_cents = -1 where seller_id = ${sellerId}`.execute(db.q)).rejects.toThrow(
    'wallet_not_overdrawn',
  )
  await expect(sql`insert into ledger_entry values (1, 'HELD', 5)`.execute(db.q)).rejects.toThrow('sum to zero')
  for (const statement of ['update ledger_transaction set reason = id::text', 'delete from ledger_entry', 'truncate wallet cascade'])
    await expect(sql.raw(statement).execute(db.q)).rejects.toThrow('append-only')
})

test('after all of this the ledger is whole', async () => {
  await db.transaction(tx =>
    bookInternal(tx, {
      ref: 'reprint:1',
      reason: 'Reprint',
      postings: [
        { account: 'REFUND', amountCents: -3_00 },
        { account: 'PRODUCTION', amountCents: 3_00 },
      ],
    }),
  )
  expect(await verifyLedger(db)).toEqual([])
})
