// A database of its own for each test file, on the engine under test (TEST_ENGINE): vitest.config.ts says what runs on which.
import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import pg from 'pg'
import { type Clock, type Database, openDatabase } from '#engine/db/database.ts'
import { type Embedded, startEmbedded } from '#engine/db/embedded.ts'

const isPostgres = process.env.TEST_ENGINE === 'postgres'

export interface TestDatabase {
  /** Of the new database; nothing on the embedded engine. */
  databaseUrl: string | undefined
  drop(): Promise<void>
}

/** An empty database on TEST_DATABASE_URL, or none where the embedded engine is under test: for a product started as a process of its own. */
export async function createTestDatabase(): Promise<TestDatabase> {
  return isPostgres ? createDatabase(given('TEST_DATABASE_URL')) : { databaseUrl: undefined, drop: async () => {} }
}

export interface ShopDatabase extends TestDatabase {
  /** In memory, where the embedded engine is under test. */
  embedded?: Promise<Embedded>
}

/** A database with all tables of the app and no rows: a copy of the one that vitest's set-up made. */
export async function createShopDatabase(): Promise<ShopDatabase> {
  if (isPostgres) return createDatabase(given('TEST_DATABASE_URL'), given('TEST_TEMPLATE'))
  compiled ??= compileEmbedded()
  await compiled
  return { ...(await createTestDatabase()), embedded: startEmbedded(undefined, given('TEST_IMAGE')) }
}

/** V8 shares the machine code of the same bytes among threads while one of them holds it: else each file's engine would be compiled anew. */
let compiled: Promise<WebAssembly.Module> | undefined
async function compileEmbedded(): Promise<WebAssembly.Module> {
  const folder = join(createRequire(import.meta.url).resolve('@electric-sql/pglite'), '..')
  return WebAssembly.compile(await readFile(join(folder, 'pglite.wasm')))
}

/** Opens a database of the app for a test that needs no more of it. */
export async function openTestDatabase(clock?: Clock): Promise<Database> {
  const { databaseUrl, embedded } = await createShopDatabase()
  const onError = (error: Error) => {
    throw error
  }
  return openDatabase({ databaseUrl, secret: Buffer.alloc(32, 7), onError, ...(embedded && { embedded }), ...(clock && { clock }) })
}

function given(name: 'TEST_DATABASE_URL' | 'TEST_TEMPLATE' | 'TEST_IMAGE'): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is missing: vitest's set-up gives it.`)
  return value
}

/** A new database on this server, a copy of `template`. */
export async function createDatabase(server: string, template = 'template1') {
  const name = `test_${randomBytes(6).toString('hex')}`
  await onServer(server, `create database ${name} template ${template} strategy file_copy`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return { name, databaseUrl: url.href, drop: () => dropDatabase(server, name) }
}

/** Connections that are ending are given a moment: one that is cut off tells its pool of an error. What a test left open goes with it. */
async function dropDatabase(server: string, name: string) {
  for (let tries = 0; tries < 20; tries++) {
    try {
      return await onServer(server, `drop database ${name}`)
    } catch (error) {
      if (!(error instanceof pg.DatabaseError && error.code === objectInUse)) throw error
      await new Promise(done => setTimeout(done, 50))
    }
  }
  await onServer(server, `drop database ${name} with (force)`)
}
const objectInUse = '55006'

const servers = new Map<string, pg.Pool>()

/** On a connection that is kept for the next database: a new one costs the server as much as most tests do. */
async function onServer(url: string, sql: string) {
  const server = servers.get(url) ?? new pg.Pool({ connectionString: url, allowExitOnIdle: true, idleTimeoutMillis: 0 })
  if (!servers.has(url))
    servers.set(
      url,
      server.on('error', () => undefined),
    ) // the server may be stopped while nothing is asked
  await server.query(sql)
}
