// A page of 12 orders with a filter, of a seller with 100,000 orders against one with 1,000 (promise P15).
import type pg from 'pg'
import { seedSeller } from '#shop/account/sign-in/seed.ts'
import { seedOrders } from '#shop/order/intake/seed.ts'
import { type Bench, percentile } from './bench.ts'
import { openBenchDeployment, send } from './deployment.ts'

const [few, many] = [1_000, 100_000]
const asks = 300
const paths = ['/v1/order?limit=12&status=CANCELLED&shippingBy=USPS', '/v1/order?limit=12&page=3&q=minh', '/v1/order?limit=12']

export const bench: Bench = async tools => {
  const deployment = await openBenchDeployment(tools)
  try {
    const { db } = deployment.runtime.engine
    const [small, large] = await db.transaction(async tx => {
      const sellers = [await seedSeller(tx), await seedSeller(tx)] as const
      for (const { id } of sellers) await seedOrders(tx, id, 20)
      return sellers
    })
    await multiply(db.background.pool, small.id, few)
    await multiply(db.background.pool, large.id, many)
    await db.background.pool.query('vacuum analyze')
    const samples = { small: [] as number[], large: [] as number[] }
    // In turns, so that whatever else the machine does falls on both.
    for (let ask = 0; ask < asks; ask++) {
      for (const path of paths) {
        samples.small.push(await timed(() => send(deployment.server, 'GET', path, small.token)))
        samples.large.push(await timed(() => send(deployment.server, 'GET', path, large.token)))
      }
    }
    const [least, most] = [percentile(samples.small, 0.99), percentile(samples.large, 0.99)]
    const note = `${asks} × ${paths.length} pages through HTTP, filtered, searched and plain`
    return [
      { name: `12 of ${few} orders, p99`, figure: least, unit: 'ms', note },
      { name: `12 of ${many} orders, p99`, figure: most, unit: 'ms' },
      { name: '12 of 100,000 against 12 of 1,000, p99', figure: most / least, unit: '×', limit: { atMost: 3 } },
    ]
  } finally {
    await deployment.close()
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now()
  await work()
  return performance.now() - from
}

/** Copies the seller's orders, each with its items, until there are so many; every third copy is cancelled. */
async function multiply(pool: pg.Pool, sellerId: number, count: number): Promise<void> {
  const columns = await columnsOf(pool, 'order')
  const itemColumns = await columnsOf(pool, 'order_item')
  const times = Math.ceil(count / 20) - 1
  const values = columns.map(name => (name === '"status"' ? `case when n % 3 = 0 then 'CANCELLED' else o.status end` : `o.${name}`))
  await pool.query(
    `insert into "order" (${columns.join(', ')}) select ${values.join(', ')} from "order" o, generate_series(1, ${times}) n where seller_id = $1`,
    [sellerId],
  )
  await pool.query(
    `insert into order_item (${itemColumns.join(', ')}) select ${itemColumns.map(name => (name === '"order_id"' ? 'o.id' : `i.${name}`)).join(', ')}
      from "order" o, (select * from order_item where order_id = (select min(id) from "order" where seller_id = $1)) i
      where o.seller_id = $1 and not exists (select 1 from order_item mine where mine.order_id = o.id)`,
    [sellerId],
  )
  await pool.query(
    'insert into order_search select * from order_words w where not exists (select from order_search s where s.order_id = w.order_id)',
  )
}

async function columnsOf(pool: pg.Pool, table: string): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select quote_ident(column_name) as name from information_schema.columns
      where table_name = $1 and table_schema = 'public' and is_identity = 'NO' and is_generated = 'NEVER' order by ordinal_position`,
    [table],
  )
  return rows.map(({ name }) => (name.startsWith('"') ? name : `"${name}"`))
}
