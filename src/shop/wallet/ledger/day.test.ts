// Sums of days: what balances and months are made of is what the lines say, in every time zone, and no day is changed unseen.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { day, hour } from '#base/time.ts'
import { type Seeded, seedSeller, seedStaff } from '#shop/account/sign-in/seed.ts'
import { startShop } from '#test/shop.ts'
import { seedWallet } from '../deposit/seed.ts'
import { walletOfficeCalls } from '../office/contract.ts'
import { verifyLedger } from '../verify/verify.ts'
import { walletCalls } from './contract.ts'
import { bookInternal, chargeWallet, clawBack, creditWallet, holdMoney } from './ledger.ts'

const shop = await startShop()
afterAll(() => shop.close())
const { db } = shop.engine
let seller: Seeded
let finance: Seeded

/** Six weeks of lines at odd hours, over the ends of months and days in every time zone. */
beforeAll(async () => {
  finance = await seedStaff(db, 'finance')
  seller = await seedSeller(db)
  const sellerId = seller.id
  // They stay signed in: their sessions begin where the lines end.
  shop.advance(-44 * day)
  await shop.write(tx => seedWallet(tx, { sellerId, amountCents: 900_00 }))
  for (let n = 0; n < 60; n++) {
    shop.advance(17 * hour + n * 97_000)
    const split = { productionCents: 5_00 + n, shippingCents: 2_00 }
    await shop.write(async tx => {
      await chargeWallet(tx, { sellerId, orderId: n + 1, amountCents: 7_00 + n, split })
      if (n % 7 === 0) await creditWallet(tx, { sellerId, kind: 'REFUND', amountCents: 1_00, ref: `part:${n}`, orderId: n + 1 })
      if (n % 20 === 0) await holdMoney(tx, { sellerId, amountCents: 3_00, ref: `hold:${n}`, reason: '' })
      if (n === 30) await clawBack(tx, { sellerId, amountCents: 5_00, method: 'PAYPAL', ref: 'back', reason: 'Reversed' })
    })
  }
  const postings = [
    { account: 'REFUND', amountCents: -3_00 },
    { account: 'PRODUCTION', amountCents: 3_00 },
  ] as const
  await shop.write(tx => bookInternal(tx, { ref: 'reprint:1', reason: 'Reprint', postings }))
})

const rowsOf = async <Row extends object>(text: string, values: unknown[] = []) => (await db.pool.query<Row>(text, values)).rows
const zones = ['UTC', 'Asia/Ho_Chi_Minh', 'America/Los_Angeles', 'Asia/Kathmandu', 'Pacific/Kiritimati'] as const

test('the kept days are those of the ledger', async () => {
  const kept = await rowsOf('select * from wallet_day order by seller_id, day')
  expect(kept.length).toBeGreaterThan(20)
  expect(kept).toEqual(await rowsOf('select * from ledger_day order by seller_id, day'))
})

test.each(zones)('months, days and balances are the sums of their lines in %s', async timeZone => {
  await db.pool.query('update account set time_zone = $1', [timeZone])
  const [mine, office] = [shop.client(seller.token), shop.client(finance.token)]
  const months = await rowsOf<{ month: string; lines: number; inCents: number; closingCents: number }>(
    `select to_char(at at time zone $2, 'YYYY-MM') as month, count(*)::int as lines,
      coalesce(sum(amount_cents) filter (where amount_cents > 0), 0)::int as "inCents",
      (array_agg(balance_after_cents order by position desc))[1]::int as "closingCents"
    from ledger_transaction where seller_id = $1 and amount_cents <> 0 group by 1 order by 1 desc`,
    [seller.id, timeZone],
  )
  const { data } = await mine(walletCalls.myMonths)
  expect(data).toMatchObject(months)
  for (const [at, month] of data.entries()) expect(month.openingCents).toBe(data[at + 1]?.closingCents ?? 0)
  const last = Math.max(...(await rowsOf<{ at: Date }>('select at from ledger_transaction')).map(({ at }) => at.getTime()))
  for (let back = 0; back < 45; back += 4) {
    const on = new Date(last - back * day).toISOString().slice(0, 10)
    const before = `t.at < (($1::date + 1)::timestamp at time zone $2)`
    const accounts = await rowsOf(
      `select e.account, sum(e.amount_cents)::bigint as "amountCents" from ledger_transaction t join ledger_entry e on e.transaction_id = t.id
      where ${before} group by 1 having sum(e.amount_cents) <> 0 order by 1`,
      [on, timeZone],
    )
    const balances = (await office(walletOfficeCalls.balances, { query: { on } })).data
    expect(balances.accounts, on).toEqual(accounts)
    const wallet = balances.accounts.find(({ account }) => account === 'WALLET')?.amountCents ?? 0
    expect(balances.wallets.find(({ id }) => id === seller.id)?.walletCents ?? 0, on).toBe(wallet)
    const lines = (await mine(walletCalls.myTransactions, { query: { to: on, from: on, limit: 50 } })).data
    const [counted] = await rowsOf<{ count: number }>(
      `select count(*)::int as count from ledger_transaction t where seller_id = $3 and amount_cents <> 0
        and ${before} and t.at >= ($1::date::timestamp at time zone $2)`,
      [on, timeZone, seller.id],
    )
    expect([lines.totalDocs, lines.docs.length], on).toEqual([counted?.count, counted?.count])
  }
})

test('the ledger is found by words of reference and reason, by seller and by order', async () => {
  const office = shop.client(finance.token)
  const find = async (q: string) => (await office(walletCalls.officeLedgerLines, { query: { q, limit: 100 } })).data
  expect((await find('reversed')).docs.map(({ ref }) => ref)).toEqual(['back'])
  expect((await find('part:14')).docs.map(({ ref }) => ref)).toEqual(['part:14'])
  expect((await find('order:15')).docs.map(({ ref }) => ref)).toEqual(['order:15'])
  expect((await find('#15')).docs.map(({ ref }) => ref).toSorted()).toEqual(['order:15', 'part:14'])
  expect((await find(seller.username.slice(2, 12))).totalDocs).toBeGreaterThan(60)
  for (const q of ['nobody', '%', "'", 'reversed part']) expect((await find(q)).docs, q).toEqual([])
})

test.each([
  'lines = lines + 1',
  'in_cents = in_cents + 1',
  'out_cents = out_cents - 1',
  'wallet_cents = wallet_cents + 1',
  'production_cents = production_cents + 1',
  'referral_cents = 5',
  'first_position = 0',
  'day = day - 1',
])('verify names a day with %s', async change => {
  const undone = new Error('undone')
  let findings: string[] = []
  const attempt = shop.write(async tx => {
    const { numAffectedRows } = await sql`update wallet_day set ${sql.raw(change)}
      where day = (select min(day) from wallet_day where in_cents > 0)`.execute(tx.q)
    expect(numAffectedRows).toBe(1n)
    findings = (await verifyLedger(tx)).map(({ table, id }) => `${table} ${id}`)
    throw undone
  })
  await expect(attempt).rejects.toBe(undone)
  expect([...new Set(findings)]).toEqual([`wallet_day ${seller.id}`])
})
