// The dashboard's figures over a year, of a seller with 100,000 orders in it and of the office, on PostgreSQL and on the embedded engine; the sums
// are held against the ledger and the counts against the orders themselves.
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '#base/client.ts'
import { loadConfig } from '#engine/config.ts'
import { openApp } from '#server/app.ts'
import { getAccount } from '#shop/account/account.ts'
import { seedStaff } from '#shop/account/sign-in/seed.ts'
import { openSession } from '#shop/account/sign-in/session.ts'
import { figureCalls } from '#shop/dashboard/figures/contract.ts'
import { figureRanges } from '#shop/dashboard/figures/rules.ts'
import { createDatabase } from '#test/database.ts'
import { type Bench, type BenchRow, type BenchTools, percentile } from './bench.ts'
import { fillYear } from './bench-year.ts'

/** 18 months of orders are filled in, two thirds of them in the last year. */
const orders = 150_000
const [warm, asks] = [3, 15]
const limits = { postgres: 100, embedded: 300 }

export const bench: Bench = async tools => [...(await on('postgres', tools)), ...(await on('embedded', tools))]

async function on(engine: keyof typeof limits, tools: BenchTools): Promise<BenchRow[]> {
  const place = await openPlace(engine, tools)
  try {
    const [seller, office] = await fill(place, tools)
    const rows: BenchRow[] = []
    for (const range of figureRanges) {
      const ask = (token: string) => createClient({ baseUrl: place.url, token: () => token })
      rows.push({
        name: `${engine}: a seller’s figures, ${range}`,
        figure: await timed(() => ask(seller.token)(figureCalls.myFigures, { query: { range } })),
        unit: 'ms',
        limit: { atMost: limits[engine] },
      })
      rows.push({
        name: `${engine}: what sold best, ${range}`,
        figure: await timed(() => ask(seller.token)(figureCalls.myBest, { query: { range } })),
        unit: 'ms',
        limit: { atMost: limits[engine] },
      })
      rows.push({
        name: `${engine}: the office’s figures, ${range}`,
        figure: await timed(() => ask(office)(figureCalls.officeFigures, { query: { range } })),
        unit: 'ms',
      })
      rows.push({
        name: `${engine}: what sold best of everybody, ${range}`,
        figure: await timed(() => ask(office)(figureCalls.officeBest, { query: { range } })),
        unit: 'ms',
      })
    }
    await check(place, seller)
    return rows
  } finally {
    await place.close()
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let ask = 0; ask < warm + asks; ask++) {
    const from = performance.now()
    await work()
    if (ask >= warm) times.push(performance.now() - from)
  }
  return percentile(times, 0.5)
}

/** The app in this process, on an empty database of that engine. */
async function openPlace(engine: keyof typeof limits, tools: BenchTools) {
  const dataDir = await mkdtemp(join(tmpdir(), 'inkport-bench-'))
  const { databaseUrl } = engine === 'postgres' ? await createDatabase((await tools.postgres()).url) : {}
  const config = loadConfig({
    INKPORT_TEST: '1',
    PORT: '0',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'fatal',
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
  })
  const app = await openApp({ config, isScheduled: false })
  await app.server.listen({ host: '127.0.0.1', port: 0 })
  return {
    url: `http://127.0.0.1:${(app.server.server.address() as AddressInfo).port}`, // a TCP port was just opened
    db: app.runtime.engine.db,
    async close() {
      await app.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
type Place = Awaited<ReturnType<typeof openPlace>>

async function fill({ db }: Place, { say }: BenchTools): Promise<[seller: { id: number; token: string }, office: string]> {
  const largeId = await fillYear(db, orders, { say, largeShare: 1 })
  return db.transaction(async tx => [
    { id: largeId, token: await openSession(tx, { ...(await getAccount(tx, largeId)), passwordHash: null }, { userAgent: 'bench' }) },
    (await seedStaff(tx, 'finance')).token,
  ])
}

/** Throws where a year's figures are not those of the rows. */
async function check({ url, db }: Place, { id, token }: { id: number; token: string }): Promise<void> {
  const call = createClient({ baseUrl: url, token: () => token })
  const { data } = await call(figureCalls.myFigures, { query: { range: 'YEAR' } })
  const { data: best } = await call(figureCalls.myBest, { query: { range: 'YEAR' } })
  for (const [column, told] of [
    ['product_code', best.products.map(({ code, orders, items }) => [code, orders, items])],
    ['template_id', best.designs.map(({ id: template, orders, items }) => [template, orders, items])],
  ] as const) {
    const { rows } = await db.pool.query<{ key: string | number; orders: number; items: number }>(
      `select i.${column} as key, count(distinct o.id)::int as orders, sum(i.quantity)::int as items
      from "order" o join order_item i on i.order_id = o.id
      where o.seller_id = $1 and o.created_at >= $2 and o.created_at < $3::date + 1 and i.${column} is not null
      group by 1 order by items desc, key limit 5`,
      [id, best.from, best.to],
    )
    const truth = rows.map(row => [row.key, row.orders, row.items])
    if (truth.length < 5 || JSON.stringify(told) !== JSON.stringify(truth))
      throw new Error(`What sold best is told as ${JSON.stringify(told)}, the rows say ${JSON.stringify(truth)}.`)
  }
  const { rows } = await db.pool.query<{ orders: number; cents: number }>(
    `select (select count(*)::int from "order" where seller_id = $1 and created_at >= $2) as orders,
      (select sum(e.amount_cents)::bigint from ledger_transaction t join ledger_entry e on e.transaction_id = t.id
        where t.seller_id = $1 and t.at >= $2 and t.at < $3::date + 1 and e.account in ('PRODUCTION', 'SHIPPING', 'REFUND')) as cents`,
    [id, data.from, data.to],
  )
  const [truth] = rows
  const told = [data.total.orders, data.parts.reduce((sum, part) => sum + part.now.orders, 0), data.total.costCents]
  if (!truth || told.join() !== [truth.orders, truth.orders, Number(truth.cents)].join())
    throw new Error(`The figures say ${told.join()}, the rows ${JSON.stringify(truth)}.`)
}
