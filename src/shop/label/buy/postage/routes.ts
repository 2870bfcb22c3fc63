import type { Cell } from '#base/csv/line.ts'
import { plainCents } from '#base/money.ts'
import type { Db } from '#engine/db/database.ts'
import { routes } from '#engine/serve/route.ts'
import { writeCsv } from '#engine/table/write.ts'
import { accountNames } from '#shop/carrier/account/choose.account.ts'
import { publicTracking, trackingOf } from '#shop/carrier/carrier.ts'
import { type PostageQuery, postageCalls } from './contract.ts'
import { postageOf } from './postage.ts'
import type { PostageGroup } from './rules.ts'
import { countPostage, eachPostage, listPostage, type PostageLabelRow, sumPostage } from './store.ts'

const mostRows = 400
const counted = 10_000

export const postageRoutes = routes(postageCalls, {
  postageReport: async ({ who: { timeZone }, query: { from, to, by } }, db) => {
    const asked = { from, to, timeZone }
    const [rows, total, nameOf] = await Promise.all([sumPostage(db, asked, by, mostRows), postageOf(db, asked), namesBy(db, by)])
    const shown = rows.slice(0, mostRows).map(row => ({ ...row, name: nameOf(row.key) }))
    return { data: { rows: shown, total, hasMore: rows.length > mostRows } }
  },
  postageLabels: async ({ who: { timeZone }, query }, db) => {
    const [rows, total, names] = await Promise.all([
      listPostage(db, query, timeZone),
      countPostage(db, query, timeZone, counted + 1),
      accountNames(db),
    ])
    const docs = rows.map(row => ({ ...row, ...trackingOf(row), accountName: accountOf(row, names) }))
    return { data: { docs, totalDocs: Math.min(total, counted), hasMore: total > counted, page: query.page, limit: query.limit } }
  },
  postageFile: async ({ who: { timeZone }, query }, db) => ({
    stream: writeCsv(fileRows(db, query, timeZone)),
    name: `postage-${query.from}-${query.to}.csv`,
    type: 'text/csv; charset=utf-8',
  }),
})

const accountOf = ({ accountId }: Pick<PostageLabelRow, 'accountId'>, names: Awaited<ReturnType<typeof accountNames>>) =>
  accountId === null ? null : (names.get(accountId)?.name ?? null)

/** What people call a key; empty where it says itself what it is. */
async function namesBy(db: Db, by: PostageGroup): Promise<(key: string) => string> {
  if (by === 'ACCOUNT') {
    const names = await accountNames(db)
    return key => names.get(Number(key))?.name ?? ''
  }
  return by === 'CARRIER' ? key => publicTracking(key, null).carrierName ?? '' : () => ''
}

async function* fileRows(db: Db, query: PostageQuery, timeZone: string): AsyncGenerator<Cell[]> {
  const names = await accountNames(db)
  yield [
    'Label ID',
    'Order ID',
    'Bought',
    'Account',
    'Carrier',
    'Service',
    'Tracking number',
    'Quoted (USD)',
    'Paid (USD)',
    'Difference (USD)',
    'Refund',
  ]
  for await (const row of eachPostage(db, query, timeZone)) {
    const { id, orderId, madeAt, carrier, service, trackingNumber, quotedCents, postageCents, refundState } = row
    const told = trackingOf(row).carrierName ?? carrier
    const quoted = quotedCents === null ? '' : plainCents(quotedCents)
    const difference = quotedCents === null ? '' : plainCents(postageCents - quotedCents)
    const money = [quoted, plainCents(postageCents), difference]
    yield [
      id,
      orderId,
      madeAt.toISOString(),
      accountOf(row, names) ?? '',
      told,
      service,
      trackingNumber,
      ...money,
      refundState === 'NONE' ? '' : refundState,
    ]
  }
}
