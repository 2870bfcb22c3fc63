// The embedded engine has one backend: what a transaction causes may ask for no connection of its own.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { loadConfig } from '#engine/config.ts'
import { emit } from '#engine/events/event.ts'
import { openRuntime } from '#server/runtime.ts'

test.each([
  { starts: 'an app that works on jobs', isWorker: true },
  { starts: 'a process that only sends jobs', isWorker: false },
])('on an empty folder $starts hands its first event to the listeners, and goes on', async ({ isWorker }) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'inkport-empty-'))
  const { engine, close } = await openRuntime({
    config: loadConfig({ INKPORT_TEST: '1', DATA_DIR: dataDir, LOG_LEVEL: 'fatal' }),
    isWorker,
  })
  const { db } = engine
  await db.transaction(tx => emit(tx, 'account.closed', { accountId: 1 }, {}))
  const sent = async () => (await db.pool.query("select 1 from pgboss.job where name = 'event.listener'")).rowCount
  // Nothing else would ever be answered while the relay waits for the backend that it holds itself.
  await vi.waitFor(async () => expect(await sent()).toBeGreaterThan(3), { timeout: 60_000 })
  await close()
  await rm(dataDir, { recursive: true })
})
