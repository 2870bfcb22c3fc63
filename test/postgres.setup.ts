// Vitest's global set-up of the project `postgres`: TEST_DATABASE_URL where it is given, else a throw-away cluster.
import { startPostgres } from './postgres.ts'

export async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.TEST_DATABASE_URL) return undefined
  const cluster = await startPostgres()
  process.env.TEST_DATABASE_URL = cluster.url
  return () => cluster.stop()
}
