// The orders that wait for their seller: each kind bounded and read by an index.
import { sql } from 'kysely'
import type { Db } from '#engine/db/database.ts'
import { type AskedNeeds, countNeeds, type NeedRow } from '#engine/seller-need.ts'

export function countOrderNeeds(db: Db, asked: AskedNeeds): Promise<NeedRow[]> {
  const { sellerId, most } = asked
  /** Newest first, as many as are counted. */
  const newest = sql`order by created_at desc, id desc limit ${most}`
  const ofStatus = (status: string) => sql`
    (select id, status, error_code, error_waits_on, items_missing_files, address_verdict, created_at, changed_at, awaits_word
    from order_work where seller_id = ${sellerId} and status = ${status} ${newest})`
  return countNeeds(
    db,
    asked,
    {
      FAILED: sql`select id, changed_at as since from unpaid where status = 'PAYMENT_FAILED'`,
      RETURNED: sql`select id, changed_at as since from broken where error_code = 'RETURNED'`,
      BROKEN: sql`select id, changed_at as since from broken where error_code is distinct from 'RETURNED'`,
      ADDRESS: sql`select id, created_at as since from unpaid where address_verdict = 'REFUSED'`,
      ART: sql`select id, created_at as since from order_work
        where seller_id = ${sellerId} and items_missing_files > 0 and cancelled_at is null ${newest}`,
      RESOLUTION: sql`select id, created_at as since from unpaid where awaits_word`,
      DUPLICATE: sql`select id, created_at as since from ${ofStatus('DUPLICATE')} found`,
      ON_HOLD: sql`select id, created_at as since from order_work
        where seller_id = ${sellerId} and seller_status = 'ON_HOLD' and status in ('NEW_ORDER', 'PENDING', 'PAYMENT_FAILED') ${newest}`,
      UNPAID: sql`select id, created_at as since from unpaid
        where status = 'PENDING' and items_missing_files = 0 and address_verdict <> 'REFUSED' and not awaits_word`,
    },
    {
      unpaid: sql`${ofStatus('PAYMENT_FAILED')} union all ${ofStatus('PENDING')}`,
      broken: sql`select * from ${ofStatus('ERROR')} found where error_waits_on = 'SELLER'`,
    },
  )
}
