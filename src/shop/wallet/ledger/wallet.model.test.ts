import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#engine/db/database.ts'
import { seedStaff } from '#shop/account/sign-in/seed.ts'
import { addAccount } from '#test/account.ts'
import { openTestDatabase } from '#test/database.ts'
import { assertProperty } from '#test/property.ts'
import { WalletModel } from '#test/wallet-model.ts'
import { askAdjustment, confirmAdjustment, setCredit } from '../adjust/by-hand.ts'
import { accountToPay } from '../bank/bank.ts'
import { makeDeposit, officeDeposit, withdrawDeposit } from '../deposit/deposit.ts'
import { importStatement } from '../statement/match.ts'
import { verifyLedger } from '../verify/verify.ts'
import { chargeWallet, clawBack, creditWallet, findWallet, holdMoney, openWallet, releaseHeld, setCreditLimit } from './ledger.ts'

let db: Database
let asker: number
let confirmer: number
beforeAll(async () => {
  db = await openTestDatabase()
  asker = (await seedStaff(db, 'finance')).id
  confirmer = (await seedStaff(db, 'finance')).id
})
afterAll(() => db.close())

const cents = fc.integer({ min: 1, max: 300_00 })
const act = fc.oneof(
  fc.record({ do: fc.constant('deposit' as const), cents }),
  fc.record({ do: fc.constant('pay' as const), cents, shipping: fc.integer({ min: 0, max: 100 }) }),
  fc.record({ do: fc.constant('refund' as const), cents }),
  fc.record({ do: fc.constant('clawback' as const), cents }),
  fc.record({ do: fc.constant('hold' as const), cents }),
  fc.record({ do: fc.constant('release' as const) }),
  fc.record({ do: fc.constant('payTwice' as const), cents }),
  fc.record({ do: fc.constant('adjust' as const), cents: fc.integer({ min: -300_00, max: 300_00 }).filter(it => it !== 0) }),
  fc.record({ do: fc.constant('credit' as const), cents: fc.integer({ min: 0, max: 200_00 }) }),
  fc.record({ do: fc.constant('ask' as const), cents: fc.integer({ min: 100_00, max: 300_00 }) }),
  fc.record({ do: fc.constant('withdraw' as const), which: fc.nat(5) }),
  // A line of the bank: of the deposit's sum or another one, and perhaps in two statements that overlap.
  fc.record({ do: fc.constant('statement' as const), which: fc.nat(5), tooMuch: fc.constantFrom(0, 0, 1), isTwice: fc.boolean() }),
)

/** A bank deposit that its seller has told of. */
interface Told {
  id: number
  memo: string
  cents: number
  status: 'PENDING' | 'CANCELLED' | 'COMPLETED'
}
/** What was told of the bank is on paper, too. */
class Model extends WalletModel {
  held = 0
  told: Told[] = []
  adjust(amount: number): boolean {
    if (amount > 0) this.give(amount)
    else if (this.balance + amount < -this.credit) return false
    else this.balance += amount
    return true
  }
  limit(credit: number): boolean {
    if (this.balance < -credit) return false
    this.credit = credit
    return true
  }
  withdraw(deposit: Told): boolean {
    if (deposit.status !== 'PENDING') return false
    deposit.status = 'CANCELLED'
    return true
  }
  /** Only what is told of and of the same sum is credited, once. */
  arrive(deposit: Told, amount: number) {
    if (deposit.status !== 'PENDING' || amount !== deposit.cents) return
    deposit.status = 'COMPLETED'
    this.give(amount)
  }
}

test('whatever happens to a wallet, it holds what a paper account would hold', async () => {
  await assertProperty(
    fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 15 }), fc.constantFrom(0, 50_00), async (acts, credit) => {
      const sellerId = await addAccount(db)
      const model = new Model(credit)
      await db.transaction(tx => openWallet(tx, sellerId))
      if (credit > 0)
        await db.transaction(tx => setCreditLimit(tx, { sellerId, creditLimitCents: credit, ref: `limit:${sellerId}`, reason: '' }))
      for (const [n, each] of acts.entries()) await play(model, sellerId, each, n)
      expect(await findWallet(db, sellerId)).toEqual({
        balanceCents: model.balance,
        heldCents: model.held,
        debtCents: model.debt,
        creditLimitCents: model.credit,
      })
      for (const { id, status } of model.told) expect((await officeDeposit(db, id)).status).toBe(status)
    }),
    { numRuns: 25 },
  )
  expect(await verifyLedger(db)).toEqual([])
})

async function play(model: Model, sellerId: number, each: typeof act extends fc.Arbitrary<infer A> ? A : never, n: number) {
  const ref = `${each.do}:${sellerId}:${n}`
  const orderId = sellerId * 100 + n
  const pay = (amountCents: number, shippingCents: number) =>
    db.transaction(tx =>
      chargeWallet(tx, { sellerId, orderId, amountCents, split: { productionCents: amountCents - shippingCents, shippingCents } }),
    )
  switch (each.do) {
    case 'deposit':
      model.give(each.cents)
      return db.transaction(tx => creditWallet(tx, { sellerId, kind: 'DEPOSIT', method: 'BANK', amountCents: each.cents, ref }))
    case 'refund':
      model.give(each.cents)
      return db.transaction(tx => creditWallet(tx, { sellerId, kind: 'REFUND', amountCents: each.cents, ref, orderId }))
    case 'pay':
      return expect((await pay(each.cents + each.shipping, each.shipping)).ok).toBe(model.take(each.cents + each.shipping))
    case 'payTwice': {
      const isPaid = model.take(each.cents)
      expect((await pay(each.cents, 0)).ok).toBe(isPaid)
      if (isPaid && model.debt === 0 && model.balance - each.cents >= -model.credit)
        await expect(pay(each.cents, 0)).rejects.toThrow('TRANSACTION_ALREADY_POSTED')
      return
    }
    case 'adjust': {
      const asked = await db.transaction(tx => askAdjustment(tx, asker, { seller: String(sellerId), amountCents: each.cents, reason: ref }))
      const confirmed = db.transaction(tx => confirmAdjustment(tx, confirmer, asked.id, ''))
      if (model.adjust(each.cents)) return expect((await confirmed).status).toBe('POSTED')
      return expect(confirmed).rejects.toThrow('WALLET_DOES_NOT_HAVE_ENOUGH_MONEY')
    }
    case 'credit': {
      const set = db.transaction(tx => setCredit(tx, sellerId, { creditLimitCents: each.cents, reason: ref }))
      if (model.limit(each.cents)) return expect((await set).creditLimitCents).toBe(each.cents)
      return expect(set).rejects.toThrow('CREDIT_IS_IN_USE')
    }
    case 'ask': {
      const given = { amountCents: each.cents, transactionNumber: `FT-${ref}`, note: '', proofs: [] }
      const { id, memo } = await db.transaction(tx => makeDeposit(tx, sellerId, given))
      return model.told.push({ id, memo, cents: each.cents, status: 'PENDING' })
    }
    case 'withdraw': {
      const deposit = model.told[each.which % model.told.length]
      if (!deposit) return
      const withdrawn = db.transaction(tx => withdrawDeposit(tx, sellerId, deposit.id))
      if (model.withdraw(deposit)) return expect((await withdrawn).status).toBe('CANCELLED')
      return expect(withdrawn).rejects.toThrow('DEPOSIT_HISTORY_CANNOT_BE_EDITED')
    }
    case 'statement': {
      const deposit = model.told[each.which % model.told.length]
      if (!deposit) return
      const amount = deposit.cents + each.tooMuch
      model.arrive(deposit, amount)
      await statement([ref, deposit.memo, String(amount / 100), ref])
      if (each.isTwice) await statement([ref, deposit.memo, String(amount / 100), ref])
      return
    }
    case 'clawback':
      model.claw(each.cents)
      return db.transaction(tx => clawBack(tx, { sellerId, amountCents: each.cents, method: 'BANK', ref, reason: 'Reversed' }))
    case 'hold': {
      const isHeld = model.take(each.cents)
      if (isHeld) model.held += each.cents
      const result = await db.transaction(tx => holdMoney(tx, { sellerId, amountCents: each.cents, ref, reason: '' }))
      return expect(result.ok).toBe(isHeld)
    }
    case 'release': {
      const amountCents = model.held
      if (amountCents === 0) return
      model.balance += amountCents
      model.held = 0
      return db.transaction(tx => releaseHeld(tx, { sellerId, amountCents, ref, reason: '' }))
    }
  }
}

/** One line of the bank, taken in by finance. */
const statement = (cells: readonly string[]) =>
  db.transaction(async tx => {
    const file = { name: 'statement.csv', sha256: 'same', header: ['Date', 'Memo', 'Credit', 'Ref'], rows: [{ row: 2, cells }] }
    const columns = { date: 'Date', memo: 'Memo', amount: 'Credit', reference: 'Ref' }
    return importStatement(tx, asker, { bankAccountId: (await accountToPay(tx, undefined)).id, columns, again: true, file })
  })
