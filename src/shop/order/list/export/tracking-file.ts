// The tracking numbers of a list as a file: in our own shape, or in the one that TikTok takes.
import type { Cell } from '#base/csv/line.ts'
import { plainCents } from '#base/money.ts'
import type { Db } from '#engine/db/database.ts'
import type { OutgoingFile } from '#engine/serve/route.ts'
import { tableFile } from '#engine/table/file.ts'
import { publicTracking } from '#shop/carrier/carrier.ts'
import type { OrderQuery } from '../contract.ts'
import { askOrders, type ListReader } from '../store.ts'
import { columnsIn, type TrackingColumn, trackingColumnIds, trackingColumns, usualTrackingColumns } from './rules.ts'
import { listTracking } from './store.ts'

type Asked = OrderQuery & { shape: 'own' | 'tiktok'; format: 'csv' | 'xlsx'; columns?: string | undefined }
type Row = Awaited<ReturnType<typeof listTracking>>[number]

export function trackingFile(db: Db, reader: ListReader, query: Asked): OutgoingFile {
  const { shape, format, columns: text = '', ...list } = query
  const columns = columnsIn(text, trackingColumnIds) ?? usualTrackingColumns
  const ours = {
    header: columns.map(column => trackingColumns[column]),
    cellsOf: (row: Row) => columns.map(column => cellsOf[column](row)),
  }
  const rows = trackingRows(db, reader, list, shape === 'tiktok' ? tiktoks : ours)
  return tableFile(rows, { name: shape === 'tiktok' ? 'tiktok-tracking' : 'tracking', format })
}

interface Shape {
  header: readonly string[]
  cellsOf: (row: Row) => Cell[]
}
const tiktoks: Shape = {
  header: ['Order ID', 'Tracking ID', 'Shipping provider name'],
  cellsOf: row => [row.externalId ?? String(row.id), row.trackingNumber, carrierOf(row)],
}

/** What people call the carrier; what we know it by where there is no such name. */
const carrierOf = ({ carrier, trackingNumber }: Row): string => publicTracking(carrier, trackingNumber).carrierName ?? carrier

const cellsOf: Readonly<Record<TrackingColumn, (row: Row) => Cell>> = {
  order: row => row.id,
  externalId: row => row.externalId,
  trackingNumber: row => row.trackingNumber,
  carrier: carrierOf,
  status: row => row.status,
  recipient: row => row.fullName,
  total: row => plainCents(row.totalCost),
  shippedAt: row => row.handedOverAt?.toISOString() ?? '',
  deliveredAt: row => row.deliveredAt?.toISOString() ?? '',
  trackingLink: row => publicTracking(row.carrier, row.trackingNumber).trackingUrl,
  tag: row => row.tag,
  city: row => row.city,
  state: row => row.state,
  country: row => row.country,
  createdAt: row => row.date.toISOString(),
}

const chunk = 1_000
async function* trackingRows(db: Db, reader: ListReader, query: OrderQuery, { header, cellsOf }: Shape): AsyncGenerator<readonly Cell[]> {
  yield header
  const asked = await askOrders(db, reader, query)
  for (let before: number | undefined; ; ) {
    const rows = await listTracking(db, asked, before, chunk)
    for (const row of rows) yield cellsOf(row)
    if (rows.length < chunk) return
    before = rows.at(-1)?.id
  }
}
