// A database of its own for each test file, on the engine under test (TEST_ENGINE): vitest.config.ts runs each of these tests on both.
import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { type Clock, type Database, openDatabase } from '#engine/db/database.ts'
import { type MigrationFolder, migrate } from '#engine/db/migrate.ts'

const isPostgres = process.env.TEST_ENGINE === 'postgres'

export interface TestDatabase {
  /** Of the new database; nothing on the embedded engine, which keeps it in memory. */
  databaseUrl: string | undefined
  drop(): Promise<void>
}

/** A fresh database on TEST_DATABASE_URL, or none where the embedded engine is under test. */
export async function createTestDatabase(): Promise<TestDatabase> {
  if (!isPostgres) return { databaseUrl: undefined, drop: async () => {} }
  const server = process.env.TEST_DATABASE_URL
  if (!server) throw new Error('TEST_DATABASE_URL names no PostgreSQL for the tests.')
  const name = `test_${randomBytes(6).toString('hex')}`
  await onServer(server, `create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return { databaseUrl: url.href, drop: () => onServer(server, `drop database ${name} with (force)`) }
}

/** Opens an empty database with the engine's tables and those of these domains, lowest floor first: for a test that needs no more. */
export async function openTestDatabase(domains: readonly string[], clock?: Clock): Promise<Database> {
  const { databaseUrl } = await createTestDatabase()
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

async function onServer(url: string, sql: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}
