// A backup is a folder: `backup.json`, a gzipped file of JSON lines per table, and every file of the store under its hash. Rows
// are read in one snapshot by the database's own JSON, so that a backup of either engine can be restored into either.
import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type pg from 'pg'
import type { Database } from '../db/database.ts'
import { FileMissing, type Files } from '../files/files.ts'
import { fileOfTable, type Manifest, markOf, markPurpose, type TableOfBackup } from './manifest.ts'
import { jobTable, listMigrations, listTables, quotedTable } from './tables.ts'

const ROWS_AT_ONCE = 1_000

/** Writes a whole backup into a folder that is empty or not there. `say` hears what is done. */
export async function backUp(source: { db: Database; files: Files }, folder: string, say: (line: string) => void): Promise<Manifest> {
  await mkdir(join(folder, 'tables'), { recursive: true })
  if ((await readdir(folder)).some(name => name !== 'tables'))
    throw new Error(`${folder} is not empty: a backup needs a folder of its own.`)
  const { tables, migrations, at } = await inSnapshot(source.db, async client => {
    const written: TableOfBackup[] = []
    for (const table of await listTables(client)) written.push(await dumpTable(client, table, folder, ''))
    written.push(await dumpTable(client, jobTable, folder, "where state in ('created', 'retry', 'active')"))
    return { tables: written, migrations: await listMigrations(client), at: source.db.now().toISOString() }
  })
  say(`${tables.reduce((sum, table) => sum + table.rows, 0)} rows of ${tables.length} tables`)
  // Files come after the rows: whatever a row names was stored before the row was written.
  const files = await copyFiles(source.files, folder)
  say(`${files.count} files, ${files.bytes} bytes`)
  const manifest: Manifest = { format: 1, at, migrations, tables, files, secretMark: markOf(source.db.secret(markPurpose)) }
  await writeFile(join(folder, 'backup.json.part'), JSON.stringify(manifest, null, 2), { flush: true })
  await rename(join(folder, 'backup.json.part'), join(folder, 'backup.json'))
  return manifest
}

/** On the embedded engine everybody else waits meanwhile: it has one backend. */
async function inSnapshot<T>(db: Database, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await db.background.pool.connect()
  try {
    await client.query('begin isolation level repeatable read read only')
    // It locks no row, and waits for the disk that it writes to.
    await client.query('set local idle_in_transaction_session_timeout = 0')
    return await work(client)
  } finally {
    await client.query('rollback')
    client.release()
  }
}

async function dumpTable(
  client: pg.PoolClient,
  table: { schema: string; name: string },
  folder: string,
  where: string,
): Promise<TableOfBackup> {
  let rows = 0
  async function* lines() {
    await client.query(`declare dump no scroll cursor for select row_to_json(it)::text as line from ${quotedTable(table)} it ${where}`)
    for (;;) {
      const { rows: found } = await client.query<{ line: string }>(`fetch ${ROWS_AT_ONCE} from dump`)
      if (found.length === 0) break
      rows += found.length
      yield `${found.map(row => row.line).join('\n')}\n`
    }
    await client.query('close dump')
  }
  const hash = createHash('sha256')
  const target = createWriteStream(join(folder, fileOfTable(table)), { flush: true })
  await pipeline(Readable.from(lines()), createGzip({ level: 1 }), hashing(hash), target)
  return { schema: table.schema, name: table.name, rows, sha256: hash.digest('hex') }
}

async function copyFiles(files: Files, folder: string): Promise<{ count: number; bytes: number }> {
  let [count, bytes] = [0, 0]
  for await (const { sha256 } of files.list()) {
    const path = join(folder, 'files', sha256.slice(0, 2), sha256)
    await mkdir(dirname(path), { recursive: true })
    const copied = await copyFile(files, sha256, path)
    if (copied === undefined) continue
    count++
    bytes += copied
  }
  return { count, bytes }
}

/** Bytes copied, or nothing where the file was swept meanwhile: then no row named it. */
async function copyFile(files: Files, sha256: string, path: string): Promise<number | undefined> {
  const hash = createHash('sha256')
  let bytes = 0
  try {
    const source = await files.open(sha256)
    source.on('data', (chunk: Uint8Array) => {
      bytes += chunk.length
    })
    await pipeline(source, hashing(hash), createWriteStream(path, { flush: true }))
  } catch (error) {
    if (!(error instanceof FileMissing)) throw error
    await rm(path, { force: true })
    return undefined
  }
  if (hash.digest('hex') !== sha256) throw new Error(`The stored file ${sha256} is damaged: its content is not what its name says.`)
  return bytes
}

const hashing = (hash: ReturnType<typeof createHash>) =>
  new Transform({
    transform(chunk, _encoding, done) {
      hash.update(chunk)
      done(null, chunk)
    },
  })
