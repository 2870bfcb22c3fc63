import { sql } from 'kysely'
import type { Db, Tx } from '#engine/db/database.ts'
import { readByKey } from '#engine/db/keyset.ts'

export const eachLabelOf = (db: Db, sellerId: number) =>
  readByKey(
    (after, limit) => listLabelsOf(db, sellerId, after, limit),
    label => label.id,
  )
async function listLabelsOf(db: Db, sellerId: number, after: number, limit: number) {
  const { rows } = await sql<{ id: number }>`
    select id, order_id as "orderId", kind, state, carrier, service, tracking_number as "trackingNumber", link,
      postage_cents as "postageCents", created_at as "createdAt"
    from label where seller_id = ${sellerId} and id > ${after} order by id limit ${limit}`.execute(db.q)
  return rows
}

/** The pictures of labels show addresses: they are released, the tracking numbers stay with their parcels. */
export async function releaseLabels(tx: Tx, sellerId: number): Promise<void> {
  await sql`
    update label set link = '', zip = null, source_sha256 = null, sha256 = case when sha256 is null then null else '' end
    where seller_id = ${sellerId}`.execute(tx.q)
}
