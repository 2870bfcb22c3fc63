// The page of one order without a label: what it asks when it opens, and the list of 12 beside it. Its label is asked for where it has
// one, its parcels once it has left, its buyer's link when somebody wants it.

import { seedSeller } from '#shop/account/sign-in/seed.ts'
import { seedProduced } from '#shop/label/seed.ts'
import { seedPaidOrders } from '#shop/order/intake/seed.ts'
import { seedWallet } from '#shop/wallet/deposit/seed.ts'
import type { Bench, BenchRow } from './bench.ts'
import { type BenchDeployment, openBenchDeployment, send } from './deployment.ts'

// A server that has answered for a minute: until then its code is still being compiled.
const [warm, asks, orders] = [1_500, 2_500, 40]

export const bench: Bench = async tools => {
  const deployment = await openBenchDeployment(tools)
  try {
    const { db } = deployment.runtime.engine
    const { token, ids } = await db.transaction(async tx => {
      const seller = await seedSeller(tx)
      await seedWallet(tx, { sellerId: seller.id, amountCents: 9_000_00 })
      const made = await seedPaidOrders(tx, seller.id, orders, { externalId: null })
      const produced = made.map(order => order.id)
      await seedProduced(tx, produced)
      return { token: seller.token, ids: produced }
    })
    await db.background.pool.query('vacuum analyze')
    const page = (ask: number) => send(deployment.server, 'GET', `/v1/order/${ids[ask % ids.length]}`, token)
    return [
      await cost(deployment, { name: 'the page of an order', work: page, atMost: 6 }),
      await cost(deployment, {
        name: 'a list of 12',
        work: () => send(deployment.server, 'GET', '/v1/order?limit=12&boughtFor=BUYERS', token),
      }),
    ]
  } finally {
    await deployment.close()
  }
}

interface Work {
  name: string
  work: (ask: number) => Promise<unknown>
  /** CPU milliseconds of node and PostgreSQL. */
  atMost?: number
}

/** One after the other, as one reader opens them. */
async function cost({ cpu }: BenchDeployment, { name, work, atMost }: Work): Promise<BenchRow> {
  for (let ask = 0; ask < warm; ask++) await work(ask)
  const before = cpu()
  for (let ask = 0; ask < asks; ask++) await work(ask)
  const after = cpu()
  const [nodeMs, postgresMs] = [(after.nodeMs - before.nodeMs) / asks, (after.postgresMs - before.postgresMs) / asks]
  return {
    name: `CPU of ${name}`,
    figure: nodeMs + postgresMs,
    unit: 'ms',
    ...(atMost !== undefined && { limit: { atMost } }),
    note: `node ${nodeMs.toFixed(1)}, postgres ${postgresMs.toFixed(1)}`,
  }
}
