// Data export: all that is kept of a person, as one ZIP that is written while it is read.
import { Readable } from 'node:stream'
import type { Cell } from '#base/csv/line.ts'
import { Fault } from '#base/fault.ts'
import { hour } from '#base/time.ts'
import type { Db } from '#engine/db/database.ts'
import { zipOf } from '#engine/files/zip.ts'
import { SESSION_COOKIE } from '#engine/serve/request.ts'
import type { Input, OutgoingFile } from '#engine/serve/route.ts'
import { writeCsv } from '#engine/table/write.ts'
import { consumeAttempt } from '../credential/rate-limit.ts'
import type { leaveCalls } from './leave.contract.ts'
import type { Personal } from './personal.ts'

const perHour = { max: 5, withinMs: hour }
type Rows = () => AsyncIterable<object>

/** The person's rows of every domain. Throws TOO_MANY_REQUESTS; ORIGIN_NOT_ALLOWED where a browser asks from another site. */
export async function exportMyData(
  { who, request }: Pick<Input<typeof leaveCalls.exportMyData>, 'who' | 'request'>,
  db: Db,
  domains: readonly Personal[],
): Promise<OutgoingFile> {
  if (request.cookies[SESSION_COOKIE] && !request.isSameOrigin) throw new Fault('ORIGIN_NOT_ALLOWED')
  await consumeAttempt(db, `export:${who.id}`, perHour)
  const now = db.now()
  const parts = domains.flatMap(domain => Object.entries(domain.parts ?? {}))
  // Each is opened as the reader gets there, so that nothing but the row under way is in memory.
  const files = parts.flatMap(([name, rowsOf]) => {
    const rows: Rows = () => rowsOf(db, who.id)
    return [
      { name: `json/${name}.json`, open: () => Readable.from(jsonText(rows()), { objectMode: false }) },
      { name: `csv/${name}.csv`, open: () => writeCsv(csvRows(rows())) },
    ]
  })
  const stream = zipOf(files, { at: now, compress: true })
  return { stream, name: `inkport-${who.username}-${now.toISOString().slice(0, 10)}.zip`, type: 'application/zip' }
}

async function* jsonText(rows: AsyncIterable<object>): AsyncGenerator<Buffer> {
  let before = '[\n'
  for await (const row of rows) {
    yield Buffer.from(before + JSON.stringify(row))
    before = ',\n'
  }
  yield Buffer.from(before === '[\n' ? '[]\n' : '\n]\n')
}

/** The first row's fields are the head. */
async function* csvRows(rows: AsyncIterable<object>): AsyncGenerator<Cell[]> {
  let isFirst = true
  for await (const row of rows) {
    if (isFirst) yield Object.keys(row)
    isFirst = false
    yield Object.values(row).map(cellOf)
  }
}

const cellOf = (value: unknown): Cell => {
  if (value === null || value === undefined || typeof value === 'string' || typeof value === 'number') return value
  return value instanceof Date ? value.toISOString() : JSON.stringify(value)
}
