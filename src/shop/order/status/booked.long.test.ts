// What a verb books with a step is what the table says of it: each row is walked with too little, the right sum and a cent too much.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Cents } from '#base/money.ts'
import { later, minute } from '#base/time.ts'
import type { Seeded } from '#shop/account/sign-in/seed.ts'
import { chargeWallet, creditWallet, findWallet } from '#shop/wallet/ledger/ledger.ts'
import { arrange } from '#test/order.ts'
import { startShop } from '#test/shop.ts'
import { seedGiven, seedWilling } from '../intake/facts.seed.ts'
import { seedPrices } from '../intake/seed.ts'
import { dueCents } from './effect.rules.ts'
import { factsOf, systemActor } from './facts.status.ts'
import { chooseStep } from './rules.ts'
import { takeStep, writeMoves } from './status.ts'
import { findFacts, lockOrders } from './store.ts'
import { type Transition, transitions } from './transition.rules.ts'

const shop = await startShop()
afterAll(() => shop.close())
beforeAll(() => shop.write(tx => seedPrices(tx)))
const { rich, make } = arrange(shop)

const rows = transitions.flatMap(({ from, ...way }) => (from === 'NEW' ? [] : [{ ...way, from }]))
type Row = (typeof rows)[number]
interface Walked {
  seller: Seeded
  orderId: number
  ref: string
}

/** Takes the row's step in a transaction that books this sum in the wallet, below zero where it charges. */
async function walk({ seller, orderId, ref }: Walked, { step, from, to, by, kinds }: Row, bookedCents: Cents): Promise<string> {
  await shop.engine.db.pool.query('update "order" set status = $2 where id = $1', [orderId, from])
  const facts = { ...seedWilling(from, to, step, kinds[0] ?? 'LABEL'), id: orderId, quoteFreshUntil: later(shop.engine.db.now(), minute) }
  const book = { sellerId: seller.id, orderId, ref, amountCents: Math.abs(bookedCents) }
  try {
    return await shop.write(async tx => {
      if (bookedCents > 0) await creditWallet(tx, { ...book, kind: 'REFUND' })
      if (bookedCents < 0) await chargeWallet(tx, { ...book, split: { productionCents: book.amountCents, shippingCents: 0 } })
      const given = seedGiven(step, to, facts)
      return (await takeStep(tx, { orderId, step, actor: { kind: 'system', id: null, roles: by }, given, facts })).to
    })
  } catch (error) {
    return String(error)
  }
}

test('a step is taken with exactly the money of its row, and with any other nothing of it stands', async () => {
  const seller = await rich()
  const [made] = await make(seller)
  const orderId = made?.id ?? 0
  const read = async () => {
    const [[row], wallet] = await Promise.all([findFacts(shop.engine.db, [orderId]), findWallet(shop.engine.db, seller.id)])
    return { status: row?.status, totalCents: row?.totalCents ?? 0, balanceCents: wallet.balanceCents }
  }
  for (const [index, row] of rows.entries()) {
    const name = `${row.step} ${row.from} > ${row.to}`
    const facts = seedWilling(row.from, row.to, row.step, row.kinds[0] ?? 'LABEL')
    const due = dueCents(row.money, await read(), seedGiven(row.step, row.to, facts)) ?? 0
    for (const wrong of new Set([due - 1, due + 1, due === 0 ? 100 : 0])) {
      const { balanceCents } = await read()
      const said = await walk({ seller, orderId, ref: `wrong:${index}:${wrong}` }, row, wrong)
      expect([name, wrong, said]).toEqual([name, wrong, expect.stringContaining(`booked ${wrong} cents`)])
      expect([name, await read()]).toMatchObject([name, { status: row.from, balanceCents }])
    }
    expect([name, await walk({ seller, orderId, ref: `right:${index}` }, row, due)]).toEqual([name, row.to])
    expect([name, (await read()).status]).toEqual([name, row.to])
  }
})

test('a step that was chosen for one order is written to no other', async () => {
  const [one, other] = await make(await rich(), 2)
  const writing = shop.write(async tx => {
    const rows = await lockOrders(tx, [one?.id ?? 0, other?.id ?? 0])
    const [way] = rows.map(row => chooseStep('cancel', factsOf(row), ['seller'], tx.now(), { dueRefundCents: 0 }))
    const [, row] = rows
    if (!row || !way || typeof way === 'string') throw new Error('Both can be cancelled.')
    await writeMoves(tx, [{ row, way }], { actor: systemActor })
  })
  await expect(writing).rejects.toThrow(`The step of order ${one?.id} is not that of order ${other?.id}.`)
})

test('the table’s money is charged, credited or nothing, by what its row says', () => {
  const due = (money: Transition['money'], given = {}) => dueCents(money, { totalCents: 1340 }, given)
  expect([due('debit total'), due('none'), due('internal cost only'), due('postage back to the house')]).toEqual([-1340, 0, 0, 0])
  expect([due('refund by facts', { dueRefundCents: 7 }), due('credit amount', { refundCents: 9 })]).toEqual([7, 9])
  // A verb that has not said what is due matches no sum.
  expect([due('refund by facts'), due('credit amount')]).toEqual([undefined, undefined])
})
