import { createHash } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type pg from 'pg'
import type { Database } from '../db/database.ts'
import type { Files } from '../files/files.ts'
import { fileOfTable, type Manifest, markOf, type TableOfBackup } from './manifest.ts'
import { jobTable, listMigrations, listTables, quoted, quotedTable, type Table } from './tables.ts'

const ROWS_AT_ONCE = 500

/** Reads the manifest, `backup.json`; throws a clear text where the folder is no whole backup, or this place has another secret. */
export async function readManifest(folder: string, key: Buffer): Promise<Manifest> {
  const path = join(folder, 'backup.json')
  if (!existsSync(path)) throw new Error(`${folder} is no whole backup: it has no backup.json.`)
  // The file is one that `backUp` wrote; its hashes are checked as the tables are read.
  const manifest = JSON.parse(await readFile(path, 'utf8')) as Manifest
  if (manifest.format !== 1) throw new Error(`${path} has a format that this version does not know.`)
  if (manifest.secretMark !== markOf(key)) {
    throw new Error(
      'This place has another secret than the one that sealed the ledger of the backup. A backup holds no secret: set SECRET_KEY as it was, or copy the file `secret` of the old DATA_DIR into the new one first.',
    )
  }
  return manifest
}

/** Puts a backup into a deployment whose tables the migrations have just made. Throws, and changes no row, where anything does not fit. */
export async function restore(
  source: { db: Database; files: Files },
  folder: string,
  manifest: Manifest,
  say: (line: string) => void,
): Promise<void> {
  await restoreFiles(source.files, folder, manifest)
  say(`${manifest.files.count} files, every hash equal`)
  const client = await source.db.background.pool.connect()
  try {
    await client.query('begin')
    await client.query('set local idle_in_transaction_session_timeout = 0')
    await restoreTables(client, folder, manifest)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
  say(`${manifest.tables.reduce((sum, table) => sum + table.rows, 0)} rows of ${manifest.tables.length} tables`)
}

async function restoreFiles(files: Files, folder: string, manifest: Manifest) {
  const root = join(folder, 'files')
  let count = 0
  for (const first of existsSync(root) ? await readdir(root) : []) {
    for (const sha256 of await readdir(join(root, first))) {
      const put = await files.put(createReadStream(join(root, first, sha256)), { maxBytes: Number.MAX_SAFE_INTEGER })
      if (put.sha256 !== sha256) throw new Error(`The file ${sha256} of the backup is damaged: its content is not what its name says.`)
      count++
    }
  }
  if (count !== manifest.files.count) throw new Error(`The backup should hold ${manifest.files.count} files and holds ${count}.`)
}

async function restoreTables(client: pg.PoolClient, folder: string, manifest: Manifest) {
  const here = JSON.stringify(await listMigrations(client))
  if (here !== JSON.stringify(manifest.migrations))
    throw new Error('The backup was made by another version of Inkport: restore it with that version, then update.')
  const tables = new Map((await listTables(client)).map(table => [table.name, table]))
  for (const table of tables.values()) await client.query(`alter table ${quotedTable(table)} disable trigger user`)
  // The migrations may have put rows of their own in; the backup holds those too.
  await client.query(`truncate ${[...tables.values()].map(quotedTable).join(', ')} restart identity cascade`)
  for (const saved of manifest.tables) {
    const table = saved.schema === 'public' ? tables.get(saved.name) : { ...jobTable, columns: await jobColumns(client) }
    if (!table) throw new Error(`The backup holds a table ${saved.name} that is not here.`)
    await restoreTable(client, table, saved, folder)
  }
  for (const table of tables.values()) await client.query(`alter table ${quotedTable(table)} enable trigger user`)
}

async function restoreTable(client: pg.PoolClient, table: Table, saved: TableOfBackup, folder: string) {
  await assertHash(join(folder, fileOfTable(saved)), saved)
  const columns = table.columns.map(quoted).join(', ')
  // A cron's job of this very minute may be there already.
  const isJobs = table.schema === jobTable.schema
  const insert = `insert into ${quotedTable(table)} (${columns}) overriding system value
    select ${columns} from json_populate_recordset(null::${quotedTable(table)}, $1::json) ${isJobs ? 'on conflict do nothing' : ''}`
  let rows = 0
  for await (const lines of linesOf(join(folder, fileOfTable(saved)))) {
    await client.query(insert, [`[${lines.join(',')}]`])
    rows += lines.length
  }
  if (rows !== saved.rows) throw new Error(`The table ${saved.name} should have ${saved.rows} rows and has ${rows}.`)
  if (isJobs) {
    // What ran while the backup was made has not ended: it runs again, as after a crash.
    await client.query(`update pgboss.job set state = 'retry', started_on = null where state = 'active'`)
    return
  }
  await moveSequences(client, table)
}

async function assertHash(path: string, { sha256, name }: TableOfBackup) {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  if (hash.digest('hex') !== sha256) throw new Error(`The file of the table ${name} is damaged.`)
}

/** Lines end in \n and nothing else: `readline` would also split at U+2028, which a text may hold. */
async function* linesOf(path: string): AsyncGenerator<string[]> {
  let waiting: string[] = []
  let rest = ''
  for await (const text of createReadStream(path).pipe(createGunzip()).setEncoding('utf8')) {
    const lines = `${rest}${text}`.split('\n')
    rest = lines.pop() ?? ''
    waiting.push(...lines)
    for (; waiting.length >= ROWS_AT_ONCE; waiting = waiting.slice(ROWS_AT_ONCE)) yield waiting.slice(0, ROWS_AT_ONCE)
  }
  if (waiting.length > 0) yield waiting
}

/** New rows get numbers above those that were restored. */
async function moveSequences(client: pg.PoolClient, table: Table) {
  for (const column of table.columns) {
    const { rows } = await client.query<{ name: string | null }>('select pg_get_serial_sequence($1, $2) as name', [
      quotedTable(table),
      column,
    ])
    const sequence = rows[0]?.name
    if (!sequence) continue
    await client.query(
      `select setval($1, greatest((select max(${quoted(column)}) from ${quotedTable(table)}), 1), exists (select 1 from ${quotedTable(table)}))`,
      [sequence],
    )
  }
}

async function jobColumns(client: pg.PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select a.attname::text as name from pg_attribute a where a.attrelid = 'pgboss.job'::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''`,
  )
  return rows.map(row => row.name)
}
