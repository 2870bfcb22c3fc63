// The real app on a real database and a real port, for tests that go through the API.
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Client, createClient } from '#base/client.ts'
import { loadConfig } from '#engine/config.ts'
import type { Tx } from '#engine/db/database.ts'
import type { Engine } from '#engine/engine.ts'
import { openApp } from '#server/app.ts'
import type { RuntimeSettings } from '#server/runtime.ts'
import { trialCookie } from '#server/trial/trial.ts'
import { runCron, settled } from './background-work.ts'
import { childPools } from './child-pools.ts'
import { createShopDatabase } from './database.ts'
import { type DriveStandIn, startDrive } from './stand-ins/drive.ts'

export interface TestShop {
  url: string
  engine: Engine
  /** Of a browser that opened the trial's link. */
  trialCookie: string
  /** A client as any program is one: without a session, or with a session's token. */
  client(token?: string): Client
  /** Writes rows directly, for arranging. */
  write<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** By the app's clock, which stands still until it is moved on. */
  now(): Date
  advance(milliseconds: number): void
  /** Runs a cron now. */
  cron(name: string): Promise<void>
  /** Waits until no event and no job that is due is left. */
  settled(): Promise<void>
  close(): Promise<void>
}

export interface ShopSettings extends Pick<RuntimeSettings, 'outbound'> {
  env?: Readonly<Record<string, string>>
  /** Where the app's clock meets the machine's, as with the times of stored files. */
  now?: Date
}

/** Every test begins in this moment of a Wednesday, on whatever day it runs. */
const begin = new Date('2026-11-25T14:00:00Z')

/** One per test file: `const shop = await startShop()` and `afterAll(() => shop.close())`. */
export async function startShop({ env = {}, now = begin, outbound }: ShopSettings = {}): Promise<TestShop> {
  const database = await createShopDatabase()
  const dataDir = await mkdtemp(join(tmpdir(), 'inkport-test-'))
  let time = now.getTime()
  const config = loadConfig({
    INKPORT_TEST: '1',
    PORT: '0',
    DATA_DIR: dataDir,
    DATABASE_URL: database.databaseUrl,
    LOG_LEVEL: 'fatal',
    ...env,
  })
  const app = await openApp({
    config,
    clock: { now: () => new Date(time) },
    isScheduled: false,
    patience: 20,
    // Each new connection costs PostgreSQL as much as a test: few are opened, and each is used again.
    poolSize: 4,
    childPools,
    ...(database.embedded && { embedded: database.embedded }),
    ...(outbound && { outbound }),
  })
  await app.server.listen({ host: '127.0.0.1', port: 0 })
  const url = `http://127.0.0.1:${(app.server.server.address() as AddressInfo).port}` // a TCP port was just opened
  const { engine } = app.runtime
  return {
    url,
    engine,
    trialCookie: trialCookie(engine.db),
    client: token => createClient({ baseUrl: url, ...(token !== undefined && { token: () => token }) }),
    write: work => engine.db.transaction(work),
    now: () => new Date(time),
    advance(milliseconds) {
      time += milliseconds
    },
    cron: name => runCron(engine, name),
    settled: () => settled(engine),
    async close() {
      await app.close()
      await database.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

export interface DriveShop {
  drive: DriveStandIn
  shop: TestShop
  close(): Promise<void>
}

/** The same with a stand-in behind its links to drive.google.com. */
export async function startDriveShop(env: Readonly<Record<string, string>> = {}): Promise<DriveShop> {
  const drive = await startDrive()
  const shop = await startShop({ env: { ...env, OUTBOUND_MAP: drive.outboundMap } })
  return {
    drive,
    shop,
    async close() {
      await shop.close()
      await drive.close()
    },
  }
}
