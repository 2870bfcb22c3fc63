import { expect } from 'vitest'
import type { Database } from '#engine/db/database.ts'

/** Waits until somebody waits for a lock of this database. On the embedded engine, which has one backend, everybody waits for a transaction. */
export async function untilOneWaits({ kind, background: { pool } }: Pick<Database, 'kind' | 'background'>): Promise<void> {
  if (kind === 'embedded') return
  const waiting = async () =>
    (await pool.query(`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)).rowCount
  await expect.poll(waiting).toBeGreaterThan(0)
}
