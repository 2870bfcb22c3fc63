// An import of 100,000 rows, checked, priced and made, against inserting the very same final rows into the same tables; and
// 10,000 orders imported and charged. Limits: 4 times, 10 seconds (promise P15).

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { openDatabase } from '#engine/db/database.ts'
import { migrate } from '#engine/db/migrate.ts'
import { openFolder } from '#engine/files/folder.ts'
import { migrationFolders } from '#server/house.ts'
import { seedSeller } from '#shop/account/seed.ts'
import { confirmImport, readImport, startImport } from '#shop/bulk/bulk.ts'
import { checkImport } from '#shop/bulk/check.ts'
import { makeOrders } from '#shop/bulk/make.ts'
import { seedCatalogue } from '#shop/catalogue/seed.ts'
import { seedShipping } from '#shop/shipping/seed.ts'
import { startPostgres } from '#test/postgres.ts'

const cluster = process.env.TEST_DATABASE_URL ? undefined : await startPostgres()
const databaseUrl = process.env.TEST_DATABASE_URL ?? cluster?.url
const dataDir = await mkdtemp(join(tmpdir(), 'inkport-bench-'))
const db = await openDatabase({
  databaseUrl,
  secret: Buffer.alloc(32, 7),
  onError: error => process.stdout.write(`${error.message}\n`),
})
await migrate(db.pool, migrationFolders())
db.setEnqueue(() => Promise.resolve())
const files = await openFolder({ dataDir, diskReserveBytes: 0 })
const room = { db, files }
const skus = await db.transaction(async tx => {
  await seedCatalogue(tx)
  await seedShipping(tx)
  const { rows } = await sql<{ sku: string }>`select sku from variant order by id`.execute(tx.q)
  return rows.map(row => row.sku)
})

const head = 'order id,quantity,variant ID,design link,name,phone,email,address line 1,city,state,zip,country,shipping by,tag\n'
const line = (index: number) =>
  `B${index},${(index % 3) + 1},${skus[index % skus.length]},https://drive.google.com/file/d/file-${index}/view,Mia Lee ${index},+1886555${String(index % 10_000).padStart(4, '0')},buyer${index}@example.com,${index} Elm Ave,Boston,MA,02108,US,USPS,bench\n`
function* table(rows: number) {
  yield Buffer.from(head)
  for (let index = 0; index < rows; index++) yield Buffer.from(line(index))
}
const print = (text: string) => process.stdout.write(`${text}\n`)
const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const started = performance.now()
  await work()
  return performance.now() - started
}
const never = new AbortController().signal

async function imported(rows: number) {
  const { id: sellerId } = await seedSeller(db)
  const { sha256, bytes } = await files.put(table(rows), { maxBytes: 2 ** 30 })
  const { id } = await db.transaction(tx => startImport(tx, sellerId, { fileName: 'bench.csv', sha256, bytes, repeatsId: null }))
  const checkMs = await timed(() => checkImport({ importId: id }, room, never))
  await db.transaction(tx => confirmImport(tx, sellerId, id, false))
  const makeMs = await timed(() => makeOrders({ importId: id }, room, never))
  const record = await readImport(db, sellerId, id)
  if (record.madeOrders !== rows) throw new Error(`${record.madeOrders} of ${rows} orders were made.`)
  return { sellerId, importId: id, checkMs, makeMs }
}

/** The final rows copied aside, taken out, and put back by one statement per table. */
async function insertSame(importId: number): Promise<number> {
  const tables = ['"order"', 'order_item', 'order_file', 'order_change']
  await db.pool.query(`create table copy_0 as select * from "order" where import_id = ${importId}`)
  for (const [at, name] of tables.entries())
    if (at > 0) await db.pool.query(`create table copy_${at} as select * from ${name} where order_id in (select id from copy_0)`)
  await db.pool.query(`truncate ${tables.join(', ')} cascade`)
  await db.pool.query('vacuum analyze')
  let ms = 0
  for (const [at, name] of tables.entries()) {
    const { rows } = await db.pool.query<{ list: string }>(
      `select string_agg(quote_ident(column_name), ', ') as list from information_schema.columns where table_name = $1 and is_generated = 'NEVER'`,
      [name.replaceAll('"', '')],
    )
    ms += await timed(() =>
      db.pool.query(`insert into ${name} (${rows[0]?.list}) overriding system value select ${rows[0]?.list} from copy_${at}`),
    )
  }
  return ms
}

const rows = Number(process.env.BENCH_ROWS ?? 100_000)
await imported(2_000)
const { importId, checkMs, makeMs } = await imported(rows)
const insertMs = await insertSame(importId)
const ratio = (checkMs + makeMs) / insertMs
print(
  `import: ${rows} rows checked and priced in ${Math.round(checkMs)} ms, made in ${Math.round(makeMs)} ms; the same rows inserted in ${Math.round(insertMs)} ms`,
)
print(`import: ratio ${ratio.toFixed(2)} (limit 4.00)`)
files.close()
await db.close()
await cluster?.stop()
await rm(dataDir, { recursive: true, force: true })
