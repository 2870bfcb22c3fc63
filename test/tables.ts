// The app opened once, so that its tables stand: what each test's database is a copy of.
import { loadConfig } from '#engine/config.ts'
import { openRuntime } from '#server/runtime.ts'

/** Opens and closes it on this database, or with the embedded engine in `dataDir`. */
export async function layTables(dataDir: string, databaseUrl?: string): Promise<void> {
  const config = loadConfig({ INKPORT_TEST: '1', DATA_DIR: dataDir, DATABASE_URL: databaseUrl, LOG_LEVEL: 'fatal' })
  const runtime = await openRuntime({ config, isWorker: false })
  await runtime.close()
}
