import { sql } from 'kysely'
import type { Tx } from '#engine/db/database.ts'

/** The drawn print files of a seller's orders; that they were printed stays. */
export async function releasePrintFiles(tx: Tx, sellerId: number): Promise<void> {
  await sql`
    update print_file p set sha256 = '' from order_ref o
    where o.id = p.order_id and o.seller_id = ${sellerId} and p.sha256 is not null`.execute(tx.q)
}
