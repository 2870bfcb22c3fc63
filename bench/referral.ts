// Awards of ten thousand closed orders with refunds before, during and after their close, held to the cent against the formula of docs/domain.md as
// it is written here once more; and how long a booking takes.

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadConfig } from '#engine/config.ts'
import type { Engine } from '#engine/engine.ts'
import { openApp } from '#server/app.ts'
import { seedSeller } from '#shop/account/sign-in/seed.ts'
import { seedOrders, seedPrices } from '#shop/order/intake/seed.ts'
import { payOrders } from '#shop/order/pay/pay.ts'
import { refundOrder } from '#shop/order/refund/refund.ts'
import { sellerActor, systemActor } from '#shop/order/status/facts.status.ts'
import { seedWallet } from '#shop/wallet/deposit/seed.ts'
import { runCron, settled } from '#test/background-work.ts'
import { createDatabase } from '#test/database.ts'
import { deliverAll } from '#test/order.ts'
import type { Bench } from './bench.ts'

const [inviters, sellers, ordersOfEach, ordersOfOneBill] = [10, 50, 200, 10]
const clients = 4

export const bench: Bench = async tools => {
  const { databaseUrl, drop } = await createDatabase((await tools.postgres()).url)
  const dataDir = await mkdtemp(join(tmpdir(), 'inkport-bench-'))
  const config = loadConfig({ INKPORT_TEST: '1', PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'fatal', DATABASE_URL: databaseUrl })
  const app = await openApp({ config, isScheduled: false })
  const { engine } = app.runtime
  try {
    const shop = await fill(engine)
    tools.say(`    ${shop.orders.length} orders made and paid`)
    const early = shop.orders.filter(order => order.refunds.before > 0)
    await refundAll(
      engine,
      early.map(order => [order, order.refunds.before]),
    )
    await deliverAll(engine.db.pool)
    const from = performance.now()
    await runCron(engine, 'order.close')
    // While the first awards are still being booked.
    await refundAll(
      engine,
      shop.orders.flatMap(order => (order.refunds.during > 0 ? [[order, order.refunds.during] as const] : [])),
    )
    await settled(engine)
    const took = performance.now() - from
    await refundAll(
      engine,
      shop.orders.flatMap(order => (order.refunds.after > 0 ? [[order, order.refunds.after] as const] : [])),
    )
    await settled(engine)
    const found = await difference(engine, shop)
    if (found.orders > 0 || found.cents > 0) throw new Error(`Awards are not those of the formula: ${JSON.stringify(found)}.`)
    return [
      {
        name: `awards that differ from the formula, of ${shop.orders.length} orders`,
        figure: found.orders,
        unit: 'orders',
        limit: { atMost: 0 },
      },
      {
        name: 'what they differ by, in inviters’ wallets and the ledger',
        figure: found.cents,
        unit: 'cents',
        limit: { atMost: 0 },
        note: found.note,
      },
      { name: 'an order is closed and its award booked, with refunds beside', figure: took / shop.orders.length, unit: 'ms' },
    ]
  } finally {
    await app.close()
    await drop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

interface Programme {
  id: number
  basisPoints: bigint
  /** Of all orders of an invited seller. */
  most: bigint | null
}
interface Order {
  id: number
  sellerId: number
  inviterId: number
  programme: Programme | null
  production: number
  discount: number
  paid: number
  refunds: Record<'before' | 'during' | 'after', number>
}
interface Shop {
  orders: Order[]
  inviterIds: number[]
}

/** Sellers under four programmes: plain, of an odd share, with a limit, and one whose months are over. */
async function fill({ db }: Engine): Promise<Shop> {
  await db.transaction(seedPrices)
  const programmes = await Promise.all(
    [
      [500, null],
      [725, null],
      [1_000, 60_00],
    ].map(async ([basisPoints = 0, most = null]): Promise<Programme> => {
      const { rows } = await db.pool.query<{ id: number }>(
        `insert into referral_programme (name_en, name_vi, share_basis_points, months, most_cents, starts_at, created_at)
         values ('Bench', 'Bench', $1, 12, $2, now() - interval '3 years', now()) returning id`,
        [basisPoints, most],
      )
      return { id: rows[0]?.id ?? 0, basisPoints: BigInt(basisPoints ?? 0), most: most === null ? null : BigInt(most) }
    }),
  )
  const inviterIds: number[] = []
  for (let at = 0; at < inviters; at++) inviterIds.push((await seedSeller(db)).id)
  const orders: Order[] = []
  for (let at = 0; at < sellers; at++) {
    const programme = programmes[at % programmes.length] ?? null
    const isOver = at % 10 === 9
    const inviterId = inviterIds[at % inviters] ?? 0
    const { id: sellerId } = await seedSeller(db)
    await db.transaction(tx => seedWallet(tx, { sellerId, amountCents: 1_000_000_00 }))
    await db.pool.query(
      `insert into referral (invited_id, inviter_id, programme_id, joined_at) values ($1, $2, $3, now() - interval '${isOver ? 13 : 1} months')`,
      [sellerId, inviterId, programme?.id],
    )
    for (let made = 0; made < ordersOfEach; made += ordersOfOneBill)
      orders.push(...(await ordersOf(db, { sellerId, inviterId, programme: isOver ? null : programme })))
  }
  return { orders, inviterIds }
}

/** Some orders of one bill, made and paid; and what is to come back of each, when. */
async function ordersOf(db: Engine['db'], of: Pick<Order, 'sellerId' | 'inviterId' | 'programme'>): Promise<Order[]> {
  const productionCents = 1 + draw(9_999)
  const discountCents = draw(3) === 0 ? draw(productionCents + 1) : 0
  const shippingCents = draw(4) === 0 ? 0 : draw(1_500)
  const totalCents = productionCents - discountCents + shippingCents
  const { sellerId, programme } = of
  const made = await db.transaction(async tx => {
    const bill = { productionCents, shippingCents, discountCents, totalCents, frozen: null }
    const orders = await seedOrders(tx, sellerId, ordersOfOneBill, { bill })
    const paid = await payOrders(
      tx,
      sellerId,
      orders.map(({ id }) => id),
      sellerActor(sellerId),
    )
    for (const { fault } of paid) if (fault) throw new Error(`An order of the bench is not paid: ${fault.code}.`)
    return orders
  })
  return made.map(({ id }): Order => {
    const left = { cents: totalCents }
    const back = (isAll: boolean) => {
      const cents = isAll ? left.cents : Math.min(left.cents, draw(left.cents + 1))
      left.cents -= cents
      return cents
    }
    // Where there is a limit, what comes back later would say which order reached it first.
    const hasLimit = programme?.most != null
    const refunds = {
      before: draw(4) === 0 && left.cents > 1 ? Math.min(back(false), totalCents - 1) : 0,
      during: !hasLimit && draw(4) === 0 ? back(draw(5) === 0) : 0,
      after: !hasLimit && draw(4) === 0 ? back(draw(5) === 0) : 0,
    }
    return { id, ...of, production: productionCents, discount: discountCents, paid: totalCents, refunds }
  })
}

async function refundAll({ db }: Engine, refunds: readonly (readonly [Order, number])[]): Promise<void> {
  const waiting = refunds.filter(([, cents]) => cents > 0)
  const one = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const [{ id: orderId }, amountCents] = next
      await db.transaction(tx => refundOrder(tx, { orderId, amountCents, actor: systemActor, reason: 'Bench' }))
    }
  }
  await Promise.all(Array.from({ length: clients }, one))
}

/** kept = (production − discount) × (paid − refunded) ÷ paid, rounded down; the award is its share, rounded down. */
function formula({ production, discount, paid, refunds: { before, during, after }, programme }: Order): bigint {
  if (!programme || paid === 0) return 0n
  const kept = (BigInt(production - discount) * BigInt(paid - before - during - after)) / BigInt(paid)
  return (kept * programme.basisPoints) / 10_000n
}

/** Each order beside its award where there is no limit, each seller's sum where there is one; the wallets and the ledger beside all of it. */
async function difference({ db }: Engine, { orders, inviterIds }: Shop) {
  const ask = async <Row extends object>(text: string) => (await db.pool.query<Row>(text)).rows
  const awards = new Map(
    (await ask<{ id: number; cents: number }>('select order_id as id, posted_cents as cents from referral_award')).map(row => [
      row.id,
      BigInt(row.cents),
    ]),
  )
  const wallets = new Map(
    (await ask<{ id: number; cents: number }>('select seller_id as id, balance_cents as cents from wallet')).map(row => [
      row.id,
      BigInt(row.cents),
    ]),
  )
  const [ledger] = await ask<{ cents: number }>(
    "select coalesce(-sum(amount_cents), 0)::bigint as cents from ledger_entry where account = 'REFERRAL'",
  )
  const due = new Map<number, bigint>()
  let wrong = 0
  for (const [, own] of Map.groupBy(orders, order => order.sellerId)) {
    const [{ inviterId, programme } = { inviterId: 0, programme: null }] = own
    const shares = own.reduce((sum, order) => sum + formula(order), 0n)
    const sum = programme?.most != null && shares > programme.most ? programme.most : shares
    due.set(inviterId, (due.get(inviterId) ?? 0n) + sum)
    if (programme?.most == null) wrong += own.filter(order => (awards.get(order.id) ?? 0n) !== formula(order)).length
    else if (own.reduce((told, order) => told + (awards.get(order.id) ?? 0n), 0n) !== sum) wrong += own.length
  }
  const all = [...due.values()].reduce((sum, cents) => sum + cents, 0n)
  const off = (one: bigint, other: bigint) => Number(one > other ? one - other : other - one)
  const cents = inviterIds.reduce((sum, id) => sum + off(wallets.get(id) ?? 0n, due.get(id) ?? 0n), off(BigInt(ledger?.cents ?? 0), all))
  const refunded = orders.filter(({ refunds: { before, during, after } }) => before + during + after > 0).length
  return {
    orders: wrong,
    cents,
    note: `${(Number(all) / 100).toFixed(2)} USD to ${inviterIds.length} inviters, ${refunded} orders with refunds`,
  }
}

/** A whole number from 0 up to below this one, the same in every run. */
let state = 20_261_127
function draw(below: number): number {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
  return Math.floor((state / 2 ** 32) * below)
}
