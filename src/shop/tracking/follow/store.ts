import { sql } from 'kysely'
import type { Db, Tx } from '#engine/db/database.ts'

export interface LinkRow {
  orderId: number
  sellerId: number
  serial: number
  madeAt: Date
  endedAt: Date | null
}
const columns = sql`order_id, seller_id, serial, made_at, ended_at`
/** So many ended links of an order are remembered. */
const kept = 50

export async function findLink(db: Db, tokenSha256: Buffer): Promise<LinkRow | undefined> {
  const { rows } = await sql<LinkRow>`select ${columns} from tracking_link where token_sha256 = ${tokenSha256}`.execute(db.q)
  return rows[0]
}
/** The last link of an order, live or ended. */
export async function lastLink(db: Db, orderId: number): Promise<LinkRow | undefined> {
  const { rows } = await sql<LinkRow>`
    select ${columns} from tracking_link where order_id = ${orderId} order by serial desc limit 1`.execute(db.q)
  return rows[0]
}
/** Of an order that is locked. */
export async function insertLink(tx: Tx, link: Omit<LinkRow, 'madeAt' | 'endedAt'> & { tokenSha256: Buffer }): Promise<void> {
  await sql`delete from tracking_link where order_id = ${link.orderId} and serial <= ${link.serial - kept}`.execute(tx.q)
  await sql`
    insert into tracking_link (token_sha256, order_id, seller_id, serial, made_at)
    values (${link.tokenSha256}, ${link.orderId}, ${link.sellerId}, ${link.serial}, ${tx.now()})`.execute(tx.q)
}
export async function endLinks(tx: Tx, of: { orderId: number } | { sellerId: number }): Promise<void> {
  const whose = 'orderId' in of ? sql`order_id = ${of.orderId}` : sql`seller_id = ${of.sellerId}`
  await sql`update tracking_link set ended_at = ${tx.now()} where ${whose} and ended_at is null`.execute(tx.q)
}
