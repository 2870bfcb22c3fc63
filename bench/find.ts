// What is rare and what is not there, among a million orders against ten thousand (BENCH_ORDERS sets how many): every search and filter of
// orders, of a wallet and of the ledger through HTTP, each in at most 20 ms and at most twice its time among the few.

import { getAccount } from '#shop/account/account.ts'
import { seedStaff } from '#shop/account/sign-in/seed.ts'
import { openSession } from '#shop/account/sign-in/session.ts'
import { ExportQuery } from '#shop/order/list/contract.ts'
import { ordersForExport } from '#shop/order/list/export/export.ts'
import { type Bench, type BenchRow, type BenchTools, percentile } from './bench.ts'
import { fillSkewed, rare, type SkewedShop } from './bench-skewed.ts'
import { type BenchDeployment, openBenchDeployment, send } from './deployment.ts'

const [few, many] = [10_000, Number(process.env.BENCH_ORDERS ?? 1_000_000)]
/** Statements are planned for the first few times of each connection and once for all after that: both are warm. */
const [warm, asks] = [16, 21]
const mostMs = 20
/** The machine has other work: of all asks, the share that shows what the work itself takes. */
const share = 0.25
/** What a page takes before it reads anything: below this, a ratio says nothing. */
const floorMs = 2

interface Place {
  deployment: BenchDeployment
  shop: SkewedShop
  tokens: Record<Asker, string>
  /** An import of the large seller, one of their orders that is paid, and a day that few orders have. */
  importId: number
  orderId: number
  day: string
}
type Asker = 'large' | 'sleeping' | 'office'
interface Ask {
  as: Asker
  name: string
  path: string
}

export const bench: Bench = async tools => {
  const small = await openPlace(tools, few)
  const large = await openPlace(tools, many)
  try {
    const [fewAsks, manyAsks] = [asksOf(small), asksOf(large)]
    const rows: BenchRow[] = []
    for (const [at, ask] of manyAsks.entries()) {
      const one = fewAsks[at]
      if (one) rows.push(await compared({ small, large }, one, ask))
    }
    return [...rows, await exported(large)]
  } finally {
    await small.deployment.close()
    await large.deployment.close()
  }
}

async function compared({ small, large }: { small: Place; large: Place }, one: Ask, ask: Ask): Promise<BenchRow> {
  const times = { small: [] as number[], large: [] as number[] }
  for (let n = 0; n < warm + asks; n++) {
    const [fewMs, manyMs] = [await timed(small, one), await timed(large, ask)]
    if (n < warm) continue
    times.small.push(fewMs)
    times.large.push(manyMs)
  }
  const least = percentile(times.small, share)
  const atMost = Math.round(Math.min(mostMs, 2 * least + floorMs) * 10) / 10
  return {
    name: `${ask.as}: ${ask.name}`,
    figure: percentile(times.large, share),
    unit: 'ms',
    limit: { atMost },
    note: `${least.toFixed(2)} among ${few}`,
  }
}

async function timed({ deployment, tokens }: Place, { as, path }: Ask): Promise<number> {
  const from = performance.now()
  await send(deployment.server, 'GET', path, tokens[as])
  return performance.now() - from
}

async function openPlace(tools: BenchTools, orders: number): Promise<Place> {
  const deployment = await openBenchDeployment(tools)
  const { db } = deployment.runtime.engine
  const shop = await fillSkewed(db.background.pool, orders, tools.say)
  await db.background.pool.query('vacuum analyze')
  const tokens = await db.transaction(async tx => {
    const tokenOf = async (id: number) => openSession(tx, { ...(await getAccount(tx, id)), passwordHash: null }, { userAgent: 'bench' })
    return {
      large: await tokenOf(shop.largeId),
      sleeping: await tokenOf(shop.sleepingId),
      office: (await seedStaff(tx, 'support', 'finance')).token,
    }
  })
  const { rows } = await db.pool.query<{ importId: number; orderId: number; day: string }>(
    `select import_id as "importId", id as "orderId", created_at::date as day from "order"
      where seller_id = $1 and import_id is not null and paid_at is not null order by id limit 1 offset 50`,
    [shop.largeId],
  )
  if (!rows[0]) throw new Error('The large seller has no imports.')
  return { deployment, shop, tokens, ...rows[0] }
}

const words: Readonly<Record<string, string>> = {
  ...rare,
  'name begun': 'zebul quist',
  'email begun': 'zebulon.quistgaard@exam',
  'number spaced': '9400 1118 9922 3344 5566 77',
  'rare and common': 'quistgaard example',
  'absent word': 'nobodyhere',
  'absent number': '9400999999999999999999',
  'absent email': 'nobody@example.com',
}

const asksOf = (place: Place): Ask[] => [...ofLists('large', place), ...ofLists('office', place), ...ofLarge(place), ...ofMoney(place)]

/** What both the large seller and the office ask. */
function ofLists(as: 'large' | 'office', { orderId, importId, day }: Place): Ask[] {
  const path = as === 'large' ? '/v1/order?limit=12' : '/v1/office/order?limit=12'
  const searches = Object.entries({ ...words, 'own number': `#${orderId}` })
  const filters = {
    'rare payment': 'payment=PARTIAL_REFUNDED',
    'rare or absent mark': 'sellerStatus=ON_HOLD',
    'rare or absent type': 'orderType=LABEL',
    'by TikTok': 'shippingBy=TIKTOK',
    'rare status': 'status=MISSED',
    'absent status': 'status=DUPLICATE',
    'a day': `from=${day}&to=${day}`,
    'days without orders': 'from=2019-01-01&to=2019-12-31',
    'an import': `importId=${importId}`,
    'absent import': 'importId=999999999',
    'rare payment at a status': 'payment=REFUNDED&status=DELIVERED',
    'mark in a tab of two': 'status=SCANNING&sellerStatus=COMPLETED',
    'word and filter': `q=${rare.city}&payment=REFUNDED`,
    'the last page that is counted': 'page=833',
    'oldest first': 'sort=oldest',
    'label is missing': 'label=MISSING',
    'address is refused': 'address=REFUSED',
    'one problem': 'errorCode=STOCK',
    'handed over on a day': `handedFrom=${day}&handedTo=${day}`,
    'handed over long ago': 'handedFrom=2019-01-01&handedTo=2019-12-31',
  }
  return [
    ...searches.map(([name, q]) => ({ as, name: `search ${name}`, path: `${path}&q=${encodeURIComponent(q)}` })),
    ...Object.entries(filters).map(([name, query]) => ({ as, name, path: `${path}&${query}` })),
  ]
}

const ofLarge = ({ orderId, shop }: Place): Ask[] => [
  { as: 'large', name: 'after an old order by key', path: `/v1/order?limit=12&cursor=${orderId}` },
  { as: 'sleeping', name: 'newest of long ago', path: '/v1/order?limit=12' },
  { as: 'sleeping', name: 'days without orders', path: `/v1/order?limit=12&from=${new Date().toISOString().slice(0, 10)}` },
  { as: 'sleeping', name: 'rare status', path: '/v1/order?limit=12&status=ERROR' },
  { as: 'office', name: 'orders of a small seller', path: `/v1/office/order?limit=12&sellerId=${shop.smallId}` },
]

function ofMoney({ orderId, day, shop }: Place): Ask[] {
  const [lines, ledger] = ['/v1/wallet/transaction?limit=12', '/v1/office/ledger/transaction?limit=12']
  const both = {
    'rare kind': 'type=REFUND',
    'absent kind': 'type=CLAWBACK',
    'of an order': `order=${orderId}`,
    'of no order': 'order=999999999',
  }
  const of = (as: Asker, what: string, path: string, queries: Readonly<Record<string, string>>): Ask[] =>
    Object.entries(queries).map(([name, query]) => ({ as, name: `${what} ${name}`, path: `${path}&${query}` }))
  const found = {
    'of a day': `from=${day}&to=${day}`,
    'of days without any': 'from=2019-01-01&to=2019-12-31',
  }
  const searched = {
    'by reference': `q=refund:${orderId}`,
    'by absent words': 'q=nobodyhere',
    'by an order': `q=${orderId}`,
    'by a small seller': `q=bench-seller-${shop.smallId}`,
    'of an absent account': 'account=DEBT',
  }
  return [
    { as: 'large', name: 'wallet lines', path: lines },
    ...of('large', 'wallet lines', lines, { ...both, ...found }),
    { as: 'large', name: 'months of the wallet', path: '/v1/wallet/month' },
    { as: 'office', name: 'ledger', path: ledger },
    ...of('office', 'ledger', ledger, { ...both, ...found, ...searched }),
    { as: 'office', name: 'balances of a day', path: `/v1/office/ledger/balance?on=${day}` },
  ]
}

/** What a row of the export of the large seller's orders costs. */
async function exported({ deployment, shop }: Place): Promise<BenchRow> {
  const from = performance.now()
  let rows = 0
  for await (const _ of ordersForExport(deployment.runtime.engine.db, { sellerId: shop.largeId, timeZone: 'UTC' }, ExportQuery.parse({})))
    if (++rows === 20_000) break
  return { name: `a row of an export of ${rows}`, figure: (performance.now() - from) / rows, unit: 'ms', limit: { atMost: 0.2 } }
}
