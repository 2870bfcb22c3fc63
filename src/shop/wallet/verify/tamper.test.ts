import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#engine/db/database.ts'
import { addAccount } from '#test/account.ts'
import { openTestDatabase } from '#test/database.ts'
import { seedWallet } from '../deposit/seed.ts'
import { bookInternal, chargeWallet, creditWallet } from '../ledger/ledger.ts'
import { sealHouseAccounts, verifyLedger } from './verify.ts'

let db: Database
let sellers: number[] = []
beforeAll(async () => {
  db = await openTestDatabase()
  sellers = [await addAccount(db), await addAccount(db)]
  for (const sellerId of sellers) {
    await db.transaction(tx => seedWallet(tx, { sellerId, amountCents: 500_00 }))
    for (const n of [1, 2, 3]) {
      const orderId = sellerId * 10 + n
      await db.transaction(tx =>
        chargeWallet(tx, { sellerId, orderId, amountCents: 50_00, split: { productionCents: 40_00, shippingCents: 10_00 } }),
      )
    }
    await db.transaction(tx =>
      creditWallet(tx, { sellerId, kind: 'REFUND', amountCents: 10_00, ref: `order:${sellerId}1:1`, orderId: sellerId * 10 + 1 }),
    )
  }
  for (const n of [1, 2, 3]) {
    const postings = [
      { account: 'REFUND', amountCents: -3_00 },
      { account: 'PRODUCTION', amountCents: 3_00 },
    ] as const
    await db.transaction(tx => bookInternal(tx, { ref: `reprint:${n}`, reason: 'Reprint', postings }))
  }
  await db.transaction(sealHouseAccounts)
})
afterAll(() => db.close())

/** What `verify` says after one statement by someone who has the whole database but not the key; it is rolled back. */
async function findingsAfter(statement: string) {
  const undone = new Error('undone')
  let findings: string[] = []
  const attempt = db.transaction(async tx => {
    await sql.raw("set local session_replication_role = 'replica'").execute(tx.q)
    const { numAffectedRows } = await sql.raw(statement).execute(tx.q)
    if (numAffectedRows !== 1n) throw new Error(`${numAffectedRows} rows`)
    findings = (await verifyLedger(tx)).map(({ table, id }) => `${table} ${id}`)
    throw undone
  })
  await expect(attempt).rejects.toBe(undone)
  return findings
}
const PAYMENT = "(select id from ledger_transaction where kind = 'PAYMENT' order by id limit 1 offset 1)"
const nameOf = async (row: string) => {
  const { rows } = await sql<{ id: number }>`select ${sql.raw(row)} as id`.execute(db.q)
  return rows[0]?.id
}

test('an untouched ledger has no findings', async () => {
  expect(await verifyLedger(db)).toEqual([])
})

test.each([
  "kind = 'ADJUSTMENT'",
  "ref = 'order:999'",
  "method = 'BANK'",
  "reason = 'A gift'",
  'order_id = 999',
  "at = at + interval '1 day'",
  'amount_cents = -1',
  'balance_after_cents = 0',
  'held_after_cents = 1',
  'debt_after_cents = 1',
  'credit_limit_cents = 100',
  "seal = sha256('x')",
  'position = 77',
])('a transaction with %s is found and named', async change => {
  const id = await nameOf(PAYMENT)
  expect(await findingsAfter(`update ledger_transaction set ${change} where id = ${PAYMENT}`)).toContain(`ledger_transaction ${id}`)
})

test('only the changed transaction is named, not those after it', async () => {
  const id = await nameOf(PAYMENT)
  expect(await findingsAfter(`update ledger_transaction set seal = sha256('x') where id = ${PAYMENT}`)).toEqual([
    `ledger_transaction ${id}`,
  ])
})

test.each(["account = 'HELD'", 'amount_cents = -1'])('an entry with %s is found and its transaction named', async change => {
  const id = await nameOf(PAYMENT)
  const findings = await findingsAfter(`update ledger_entry set ${change} where transaction_id = ${PAYMENT} and account = 'WALLET'`)
  expect(findings).toContain(`ledger_transaction ${id}`)
})

test('an entry that was taken away is found', async () => {
  const id = await nameOf(PAYMENT)
  const findings = await findingsAfter(`delete from ledger_entry where transaction_id = ${PAYMENT} and account = 'SHIPPING'`)
  expect(findings).toContain(`ledger_entry ${id}`)
})

test('a payment moved to another seller’s wallet is found', async () => {
  const id = await nameOf(PAYMENT)
  const findings = await findingsAfter(`update ledger_transaction set seller_id = ${sellers[1]}, position = 99 where id = ${PAYMENT}`)
  expect(findings).toContain(`ledger_transaction ${id}`)
})

test('a payment taken out of its chain is found', async () => {
  expect(await findingsAfter(`delete from ledger_transaction where id = ${PAYMENT}`)).not.toEqual([])
})

test.each(['balance_cents = 1', 'held_cents = 1', 'debt_cents = 1', 'credit_limit_cents = 1', 'position = 9', "last_seal = sha256('x')"])(
  'a wallet with %s is found and named',
  async change => {
    expect(await findingsAfter(`update wallet set ${change} where seller_id = ${sellers[0]}`)).toEqual([`wallet ${sellers[0]}`])
  },
)

test.each(["reason = 'Something else'", "ref = 'reprint:9'"])('a transaction between house accounts with %s is found', async change => {
  const row = "(select id from ledger_transaction where ref = 'reprint:2')"
  expect(await findingsAfter(`update ledger_transaction set ${change} where id = ${row}`)).toEqual(['ledger_house_seal 2'])
})
