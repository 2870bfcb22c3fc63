// Vitest's global set-up of the project `postgres`: TEST_DATABASE_URL where it is given, else a throw-away cluster; on it a database of
// the app's tables, since making them anew takes a second in each file.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDatabase } from './database.ts'
import { startPostgres } from './postgres.ts'
import { layTables } from './tables.ts'

export async function setup(): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL
  const cluster = given ? undefined : await startPostgres()
  const server = cluster?.socketUrl ?? given ?? ''
  const template = await createDatabase(server)
  const folder = await mkdtemp(join(tmpdir(), 'inkport-tables-'))
  await layTables(folder, template.databaseUrl)
  process.env.TEST_DATABASE_URL = server
  process.env.TEST_TEMPLATE = template.name
  return async () => {
    await template.drop()
    await cluster?.stop()
    await rm(folder, { recursive: true })
  }
}
