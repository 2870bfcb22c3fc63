import { sql } from 'kysely'
import type { Db } from '#engine/db/database.ts'

/** Those of these external ids that a live order of the seller has; the terms are those of the index `order_external_id`. */
export async function listLiveExternalIds(db: Db, sellerId: number, externalIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ externalId: string }>`
    select external_id as "externalId" from "order"
    where seller_id = ${sellerId} and external_id = any (${[...externalIds]}) and not is_kept and status <> 'DUPLICATE'
      and cancelled_at is null and deleted_at is null`.execute(db.q)
  return rows.map(row => row.externalId)
}
