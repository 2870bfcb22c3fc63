// The embedded engine has one backend: what a transaction causes may ask for no connection of its own, not even for a queue that is new.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { expect, test } from 'vitest'
import { loadConfig } from '#engine/config.ts'
import { emit } from '#engine/events/event.ts'
import { openRuntime } from '#server/runtime.ts'
import { createShopDatabase, type ShopDatabase } from '#test/database.ts'

test.each([
  { starts: 'an app that works on jobs', isWorker: true },
  { starts: 'a process that only sends jobs', isWorker: false },
])('where no queue is yet, $starts hands its first event to the listeners, and goes on', async ({ isWorker }) => {
  const database = await createShopDatabase()
  await dropQueues(database)
  const dataDir = await mkdtemp(join(tmpdir(), 'inkport-first-'))
  const { engine, close } = await openRuntime({
    config: loadConfig({ INKPORT_TEST: '1', DATA_DIR: dataDir, DATABASE_URL: database.databaseUrl, LOG_LEVEL: 'fatal' }),
    ...(database.embedded && { embedded: database.embedded }),
    isWorker,
  })
  const { db } = engine
  await db.transaction(tx => emit(tx, 'account.closed', { accountId: 1 }, {}))
  const sent = async () => (await db.pool.query("select 1 from pgboss.job where name = 'event.listener'")).rowCount
  // Nothing else would ever be answered while the relay waits for the backend that it holds itself.
  await expect.poll(sent).toBeGreaterThan(3)
  await close()
  await database.drop()
  await rm(dataDir, { recursive: true })
})

/** As an empty database is: the set-up's has the tables and the queues of an app that was opened. */
async function dropQueues({ databaseUrl, embedded }: ShopDatabase): Promise<void> {
  const backend = await embedded
  const client = new pg.Client(backend ? { stream: () => backend.connect() } : { connectionString: databaseUrl })
  await client.connect()
  await client.query('drop schema pgboss cascade')
  await client.end()
}
