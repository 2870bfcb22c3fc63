import { sql } from 'kysely'
import type { Db } from '#engine/db/database.ts'

/** Pieces that passed and pieces that failed, from one instant to another, which is not included. */
export async function countPieces(db: Db, { from, until }: { from: Date; until: Date }): Promise<{ passed: number; failed: number }> {
  const { rows } = await sql<{ passed: number; failed: number }>`
    select count(*) filter (where state = 'PASSED')::int as passed, count(*) filter (where state = 'FAILED')::int as failed
    from ticket where ended_at >= ${from} and ended_at < ${until} and state in ('PASSED', 'FAILED')`.execute(db.q)
  return rows[0] ?? { passed: 0, failed: 0 }
}
