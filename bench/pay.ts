// Paying: against the same SQL in a bare loop, and as whole orders through HTTP.
import pg from 'pg'
import type { Tx } from '#engine/db/database.ts'
import { seedSeller } from '#shop/account/sign-in/seed.ts'
import { seedOrders } from '#shop/order/intake/seed.ts'
import { payOrders } from '#shop/order/pay/pay.ts'
import { sellerActor } from '#shop/order/status/facts.status.ts'
import { seedWallet } from '#shop/wallet/deposit/seed.ts'
import { address } from '#test/order.ts'
import type { Bench, BenchRow } from './bench.ts'
import { bought, idOf, type Rich, seedRich } from './bench-orders.ts'
import { type BenchDeployment, openBenchDeployment, send } from './deployment.ts'
import { farIds, record, replay } from './replay.ts'

const clients = 16
/** Below the size of the app's pool, which a listener and the relay share. */
const connections = 12

export const bench: Bench = async tools => {
  const deployment = await openBenchDeployment(tools)
  try {
    return [...(await againstBareLoop(deployment)), ...(await throughHttp(deployment, 1)), ...(await throughHttp(deployment, clients))]
  } finally {
    await deployment.close()
  }
}

const orders = 400

/** Every payment is another seller's, so that neither side waits for a lock. */
async function againstBareLoop({ runtime, databaseUrl }: BenchDeployment): Promise<BenchRow[]> {
  const { db } = runtime.engine
  const made = await seedUnpaid(tx => db.transaction(tx), orders * 2)
  await farIds(db.pool, ['ledger_transaction', 'event', 'order_change'])
  const recordings = []
  for (const { sellerId, orderId } of made.slice(0, orders)) recordings.push(await record(db, tx => pay(tx, sellerId, orderId)))
  const pool = new pg.Pool({ connectionString: databaseUrl, max: connections })
  const [ours, bare] = [made.slice(orders), recordings]
  await db.background.pool.query('checkpoint')
  const bareRate = await rateOf(bare, recording => replay(pool, recording))
  await db.background.pool.query('checkpoint')
  const ourRate = await rateOf(ours, ({ sellerId, orderId }) => db.transaction(tx => pay(tx, sellerId, orderId)))
  await pool.end()
  const statements = recordings[0]?.length ?? 0
  return [
    {
      name: 'the same SQL in a bare loop',
      figure: bareRate,
      unit: 'payments/s',
      note: `${statements} statements and a commit, ${connections} connections`,
    },
    { name: 'paying', figure: ourRate, unit: 'payments/s', note: `${connections} connections` },
    { name: 'paying against the bare loop', figure: ourRate / bareRate, unit: '×', limit: { atLeast: 0.5 } },
  ]
}

const pay = (tx: Tx, sellerId: number, orderId: number) => payOrders(tx, sellerId, [orderId], sellerActor(sellerId))

async function rateOf<T>(items: readonly T[], work: (item: T) => Promise<unknown>): Promise<number> {
  const queue = items.values()
  const from = performance.now()
  const one = async () => {
    for (const item of queue) await work(item)
  }
  await Promise.all(Array.from({ length: connections }, one))
  return items.length / ((performance.now() - from) / 1_000)
}

interface Unpaid {
  sellerId: number
  orderId: number
}
async function seedUnpaid(transaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>, count: number): Promise<Unpaid[]> {
  const made: Unpaid[] = []
  for (let at = 0; at < count; at += 50) {
    await transaction(async tx => {
      for (let index = 0; index < Math.min(50, count - at); index++) {
        const { id: sellerId } = await seedSeller(tx)
        await seedWallet(tx, { sellerId, amountCents: 1_000_00 })
        const [order] = await seedOrders(tx, sellerId)
        if (order) made.push({ sellerId, orderId: order.id })
      }
    })
  }
  return made
}

/** An order of one item made and paid by two calls, each client for a seller of its own. */
async function throughHttp({ runtime, server, ...bench }: BenchDeployment, count: number): Promise<BenchRow[]> {
  const sellers = await Promise.all(Array.from({ length: count }, () => seedRich(runtime.engine.db, server.url)))
  const whole = async ({ token, fileId }: Rich) => {
    const answer = await send(server, 'POST', '/v1/order', token, orderOf(fileId))
    await send(server, 'POST', `/v1/order/${idOf(answer)}/submit`, token)
  }
  return bought(bench, sellers, { name: 'made and paid', whole, limits: { perSecond: 150, cpuMs: 10 } })
}

const orderOf = (fileId: number) => ({
  address,
  items: [{ sku: 'G5000-FOREST-S', quantity: 1, files: [{ side: 'FRONT', fileId }] }],
})
