import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import type pg from 'pg'

/** A folder of plain `.sql` files, run in name order; the folders run in the order they are given. */
export interface MigrationFolder {
  name: string
  url: URL
}

const LOCK = 727_274
/** The oldest that the tests run on. */
const leastPostgres = 15

/**
 * Runs what has not run yet, each file in a transaction of its own, under one lock that other starting processes wait for.
 * A file that changed after it ran is refused by its checksum, a server that is too old by its version. Answers the names of the
 * files that ran now.
 */
export async function migrate(pool: pg.Pool, folders: readonly MigrationFolder[]): Promise<string[]> {
  const client = await pool.connect()
  try {
    const { rows: servers } = await client.query<{ version: string }>("select current_setting('server_version') as version")
    refuseOld(servers[0]?.version ?? '')
    await client.query(`
      create table if not exists schema_migration (
        name text primary key, sha256 text not null, ran_at timestamptz not null default now()
      )`)
    const { rows: done } = await client.query<{ name: string; sha256: string }>('select name, sha256 from schema_migration')
    const sums = new Map(done.map(({ name, sha256 }) => [name, sha256]))
    const ran: string[] = []
    for (const file of await filesOf(folders)) {
      // A start that finds all of it done asks nothing more.
      const hasRun = isDone(file, sums.get(file.name)) || !(await runOnce(client, file))
      if (!hasRun) ran.push(file.name)
    }
    return ran
  } finally {
    client.release()
  }
}

/** Throws where a server of this version (`show server_version`: '15.6 (Debian …)') is too old for the app. */
export function refuseOld(version: string): void {
  if (Number.parseInt(version, 10) < leastPostgres)
    throw new Error(`Inkport needs PostgreSQL ${leastPostgres} or newer, and DATABASE_URL leads to ${version}.`)
}

interface MigrationFile {
  name: string
  sql: string
  sha256: string
}

async function filesOf(folders: readonly MigrationFolder[]): Promise<MigrationFile[]> {
  const files: MigrationFile[] = []
  for (const folder of folders) {
    const names = (await readdir(folder.url).catch(() => [])).filter(name => name.endsWith('.sql')).sort()
    for (const name of names) {
      const sql = await readFile(new URL(name, folder.url), 'utf8')
      files.push({ name: `${folder.name}/${name}`, sql, sha256: createHash('sha256').update(sql).digest('hex') })
    }
  }
  return files
}

/** Whether it ran before, by the sum that is kept of it. Throws where its text is another by now. */
function isDone({ name, sha256 }: MigrationFile, kept: string | undefined): boolean {
  if (kept !== undefined && kept !== sha256) throw new Error(`The migration ${name} changed after it had run; add a new one instead.`)
  return kept !== undefined
}

async function runOnce(client: pg.PoolClient, file: MigrationFile): Promise<boolean> {
  await client.query('begin')
  try {
    // Who starts meanwhile waits until all is done, however long that takes.
    await client.query('set local lock_timeout = 0')
    // A transaction-level lock: the embedded engine's one backend would let a session-level one leak.
    await client.query('select pg_advisory_xact_lock($1)', [LOCK])
    const { rows } = await client.query<{ sha256: string }>('select sha256 from schema_migration where name = $1', [file.name])
    // Another process may have run it a moment ago.
    const done = isDone(file, rows[0]?.sha256)
    if (!done) {
      await client.query(file.sql)
      await client.query('insert into schema_migration (name, sha256) values ($1, $2)', [file.name, file.sha256])
    }
    await client.query('commit')
    return !done
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}
