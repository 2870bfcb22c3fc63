// An import of 100,000 rows, checked, priced and made, against inserting the very same final rows into the same tables with
// their indexes; and 10,000 orders imported and charged (promise P15); the time and memory that a large file takes, CSV and XLSX, and the CSV
// on the embedded engine. Links are left out: rows name a file of the library.
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Database, openDatabase } from '#engine/db/database.ts'
import { migrate } from '#engine/db/migrate.ts'
import type { Files } from '#engine/files/files.ts'
import { openFolder } from '#engine/files/folder.ts'
import { type ImagePool, imagePool } from '#engine/image/image.ts'
import { type WorkbookPool, workbookPool } from '#engine/table/xlsx/workbook.ts'
import { writeWorkbook } from '#engine/table/xlsx/write-workbook.ts'
import { migrationFolders } from '#server/mounted.ts'
import { seedSeller } from '#shop/account/sign-in/seed.ts'
import { confirmImport, readImport, startImport } from '#shop/bulk/bulk.ts'
import { checkImport } from '#shop/bulk/run/check.ts'
import { makeOrders } from '#shop/bulk/run/make.ts'
import { seedCatalogue } from '#shop/catalogue/seed/seed.ts'
import { addLibraryFile } from '#shop/file/file.ts'
import { seedShipping } from '#shop/shipping/seed.ts'
import { seedWallet } from '#shop/wallet/deposit/seed.ts'
import { createDatabase } from '#test/database.ts'
import type { Bench, BenchTools } from './bench.ts'

const manyRows = Number(process.env.BENCH_ROWS ?? 100_000)
const paidOrders = Math.min(manyRows, 10_000)
/** With their long notes, 100 MB. */
const largeRows = Math.min(manyRows, 100_000)
const workbookRows = Math.min(2 * manyRows, 200_000)
const never = { signal: new AbortController().signal, progress: () => Promise.resolve() }

interface Place {
  db: Database
  files: Files
  workbooks: WorkbookPool
  images: ImagePool
  skus: readonly string[]
}

export const bench: Bench = async tools => {
  const dataDir = await mkdtemp(join(tmpdir(), 'inkport-bench-'))
  const { databaseUrl } = await createDatabase((await tools.postgres()).url)
  const place = await openPlace(tools, dataDir, { databaseUrl })
  try {
    await imported(place, 1_000, false)
    const large = await growth(place)
    const workbookMs = await workbookChecked(place)
    const paid = await imported(place, paidOrders, true)
    const { importId, checkMs, makeMs } = await imported(place, manyRows, false)
    const insertMs = await insertSame(place.db, importId)
    const embeddedMs = await onEmbedded(tools)
    const note = `checked in ${whole(checkMs)} ms, made in ${whole(makeMs)} ms, the same rows inserted in ${whole(insertMs)} ms`
    return [
      {
        name: `import of ${manyRows} rows against inserting them`,
        figure: (checkMs + makeMs) / insertMs,
        unit: 'times',
        limit: { atMost: 4 },
        note,
      },
      { name: `${paidOrders} orders imported and charged`, figure: (paid.checkMs + paid.makeMs) / 1_000, unit: 's', limit: { atMost: 10 } },
      { name: 'memory while 100 MB are taken in and tried', figure: large.mb, unit: 'MB', limit: { atMost: 300 } },
      { name: `CSV of 100 MB checked, ${largeRows} rows`, figure: large.ms / 1_000, unit: 's', limit: { atMost: 90 } },
      { name: 'the same CSV checked by the embedded engine', figure: embeddedMs / 1_000, unit: 's', limit: { atMost: 180 } },
      { name: `XLSX of ${workbookRows} rows checked`, figure: workbookMs / 1_000, unit: 's', limit: { atMost: 90 } },
    ]
  } finally {
    await close(place, dataDir)
  }
}

/** The large file once more, on the engine that comes with the app, kept in a folder as a deployment keeps it. */
async function onEmbedded(tools: BenchTools): Promise<number> {
  const dataDir = await mkdtemp(join(tmpdir(), 'inkport-bench-'))
  const place = await openPlace(tools, dataDir, { dataDir })
  try {
    return (await growth(place)).ms
  } finally {
    await close(place, dataDir)
  }
}

async function close({ db, files, workbooks, images }: Place, dataDir: string): Promise<void> {
  workbooks.close()
  images.close()
  files.close()
  await db.close()
  await rm(dataDir, { recursive: true, force: true })
}

const whole = (ms: number) => Math.round(ms)

async function openPlace(tools: BenchTools, dataDir: string, where: { databaseUrl: string } | { dataDir: string }): Promise<Place> {
  const db = await openDatabase({ ...where, secret: Buffer.alloc(32, 7), onError: error => tools.say(error.message) })
  await migrate(db.background.pool, migrationFolders())
  // The jobs are run here, one after another, and not by a queue.
  db.setEnqueue(() => Promise.resolve())
  await db.transaction(async tx => {
    await seedCatalogue(tx)
    await seedShipping(tx)
  })
  const { rows } = await db.pool.query<{ sku: string }>('select sku from variant order by id')
  const files = await openFolder({ dataDir, diskReserveBytes: 0 })
  return { db, files, workbooks: workbookPool(files), images: imagePool(), skus: rows.map(row => row.sku) }
}

const head = 'order id,quantity,variant ID,design link,name,phone,email,address line 1,city,state,zip,country,shipping by,tag,note\n'
function* table(rows: number, skus: readonly string[], note = '') {
  yield Buffer.from(head)
  for (let index = 0; index < rows; index++) {
    const phone = `+1886555${String(index % 10_000).padStart(4, '0')}`
    const item = `${(index % 3) + 1},${skus[index % skus.length]},library:bench.png`
    yield Buffer.from(
      `B${index},${item},Mia Lee ${index},${phone},buyer${index}@example.com,${index} Elm Ave,Boston,MA,02108,US,USPS,bench,${note}\n`,
    )
  }
}

async function imported(place: Place, rows: number, isPaid: boolean) {
  const { db } = place
  const { sellerId, id } = await uploaded(place, table(rows, place.skus))
  const checkMs = await timed(() => checkImport({ importId: id }, place, never))
  await db.transaction(tx => confirmImport(tx, sellerId, id, { submit: isPaid }))
  const makeMs = await timed(() => makeOrders({ importId: id }, place, never))
  const { madeOrders } = await readImport(db, sellerId, id)
  const { rows: paid } = await db.pool.query<{ count: number }>(
    'select count(*) from "order" where import_id = $1 and paid_at is not null',
    [id],
  )
  if (madeOrders !== rows || (isPaid && paid[0]?.count !== rows))
    throw new Error(`Of ${rows} rows ${madeOrders} orders were made and ${paid[0]?.count} paid.`)
  return { importId: id, checkMs, makeMs }
}

/** What the process grows by at most while a file of 100 MB is taken in and tried, in MB, and how long that takes. */
async function growth(place: Place): Promise<{ mb: number; ms: number }> {
  const before = process.memoryUsage().rss
  let most = before
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss)
  }, 10)
  const { id } = await uploaded(place, table(largeRows, place.skus, 'x'.repeat(900)))
  const ms = await timed(() => checkImport({ importId: id }, place, never))
  clearInterval(watch)
  await assertGood(place.db, id, largeRows)
  return { mb: (most - before) / 2 ** 20, ms }
}

/** A workbook of as many rows as a file may have. */
async function workbookChecked(place: Place): Promise<number> {
  const book = writeWorkbook(cellsOf(table(workbookRows, place.skus)))
  const { id } = await uploaded(place, book)
  const ms = await timed(() => checkImport({ importId: id }, place, never))
  await assertGood(place.db, id, workbookRows)
  return ms
}
function* cellsOf(lines: Iterable<Buffer>): Generator<string[]> {
  for (const line of lines) yield line.toString().trimEnd().split(',')
}

async function assertGood(db: Database, id: number, rows: number): Promise<void> {
  const { rows: found } = await db.pool.query<{ good: number }>('select good_rows as good from import where id = $1', [id])
  if (found[0]?.good !== rows) throw new Error(`Of ${rows} rows ${found[0]?.good} are good.`)
}

/** A file, kept and waiting to be tried. */
async function uploaded(
  { db, files }: Place,
  file: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
): Promise<{ sellerId: number; id: number }> {
  const { id: sellerId } = await seedSeller(db)
  await db.transaction(async tx => {
    await addLibraryFile(tx, sellerId, {
      ...picture,
      sha256: randomBytes(32).toString('hex'),
      thumbnailSha256: randomBytes(32).toString('hex'),
    })
    await seedWallet(tx, { sellerId, amountCents: 1_000_000_00 })
  })
  const { sha256, bytes } = await files.put(file, { maxBytes: 2 ** 30 })
  const { id } = await db.transaction(tx => startImport(tx, sellerId, { fileName: 'bench.csv', sha256, bytes }))
  return { sellerId, id }
}
const picture = { name: 'bench.png', type: 'image/png', bytes: 1, width: 4500, height: 5400, hasAlpha: true } as const

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}

/** The final rows copied aside, taken out, and put back by one statement for each table. */
async function insertSame(db: Database, importId: number): Promise<number> {
  const tables = ['"order"', 'order_item', 'order_file', 'order_change', 'order_search']
  await db.background.pool.query(`create table copy_0 as select * from "order" where import_id = ${importId}`)
  for (const [at, name] of tables.entries())
    if (at > 0) await db.background.pool.query(`create table copy_${at} as select * from ${name} where order_id in (select id from copy_0)`)
  await db.background.pool.query(`truncate ${tables.join(', ')} cascade`)
  await db.background.pool.query('vacuum analyze')
  let ms = 0
  for (const [at, name] of tables.entries()) {
    const { rows } = await db.background.pool.query<{ list: string }>(
      `select string_agg(quote_ident(column_name), ', ') as list from information_schema.columns where table_name = $1 and is_generated = 'NEVER'`,
      [name.replaceAll('"', '')],
    )
    const list = rows[0]?.list
    ms += await timed(() =>
      db.background.pool.query(`insert into ${name} (${list}) overriding system value select ${list} from copy_${at}`),
    )
  }
  return ms
}
