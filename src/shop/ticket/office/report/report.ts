import type { Db } from '#engine/db/database.ts'
import type { ClaimGroup, ClaimRow } from './contract.ts'
import { listClaims, type Period } from './store.ts'

export { sumClaims } from './store.ts'

const most = 500

/** What was decided about claims in a period, a row for each of what they are grouped by, and whether there are more than fit into an answer. */
export async function claimRows(db: Db, period: Period, by: ClaimGroup): Promise<{ rows: ClaimRow[]; hasMore: boolean }> {
  const rows = await listClaims(db, period, by, most + 1)
  return { rows: rows.slice(0, most), hasMore: rows.length > most }
}
