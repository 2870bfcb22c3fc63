// A database of one's own for a test that needs no more than its tables: embedded in memory, or a fresh one on TEST_DATABASE_URL.
import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { type Clock, type Database, openDatabase } from '#engine/db/database.ts'
import { type MigrationFolder, migrate } from '#engine/db/migrate.ts'

/** Which engine this run of the test is for: vitest.config.ts runs each of these tests on both. */
const isPostgres = process.env.TEST_ENGINE === 'postgres'

/** Opens an empty database with the engine's tables and those of these domains, lowest floor first. */
export async function openTestDatabase(domains: readonly string[], clock?: Clock): Promise<Database> {
  const databaseUrl = isPostgres ? await createDatabase() : undefined
  const onError = (error: Error) => {
    throw error
  }
  const db = await openDatabase({ databaseUrl, secret: Buffer.alloc(32, 7), onError, ...(clock ? { clock } : {}) })
  await migrate(db.pool, [
    folder('engine', '../src/engine/migrations/'),
    ...domains.map(name => folder(name, `../src/shop/${name}/migrations/`)),
  ])
  return db
}

const folder = (name: string, path: string): MigrationFolder => ({ name, url: new URL(path, import.meta.url) })

/** A database with a name of its own on the test server; the server is thrown away with all of them. */
async function createDatabase(): Promise<string> {
  const url = new URL(process.env.TEST_DATABASE_URL ?? '')
  const name = `test_${randomBytes(6).toString('hex')}`
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  url.pathname = `/${name}`
  return url.href
}
