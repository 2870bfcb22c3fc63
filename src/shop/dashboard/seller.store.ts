// What waits for one seller: one query over the views of the layers below, each part bounded and read by an index.
import { sql } from 'kysely'
import type { Db } from '#engine/db/database.ts'
import { countMax, type NeedKind, refusedDays } from './rules.ts'

export interface NeedRow {
  kind: NeedKind
  count: number
  id: number
  since: Date
}

/** Orders of one status, newest first, as many as are counted. */
const ofStatus = (sellerId: number, status: string) => sql`
  (select id, status, error_code, error_waits_on, items_missing_files, address_verdict, order_type, shipping_by, label_state, tracking_number,
    created_at, changed_at, awaits_word
  from order_work where seller_id = ${sellerId} and status = ${status} order by created_at desc, id desc limit ${countMax})`

export async function listNeeds(db: Db, sellerId: number): Promise<NeedRow[]> {
  const sum = (kind: NeedKind, since: string, from: ReturnType<typeof sql>) => sql`
    select ${kind} as kind, least(count(*), ${countMax})::int as count, (array_agg(id order by ${sql.ref(since)}, id))[1] as id,
      min(${sql.ref(since)}) as since from (${from}) part`
  const recent = sql`${db.now()}::timestamptz - make_interval(days => ${refusedDays})`
  const parts = [
    sum('FAILED', 'changed_at', sql`select id, changed_at from unpaid where status = 'PAYMENT_FAILED'`),
    sum('RETURNED', 'changed_at', sql`select id, changed_at from broken where error_code = 'RETURNED'`),
    sum('BROKEN', 'changed_at', sql`select id, changed_at from broken where error_code is distinct from 'RETURNED'`),
    sum('ADDRESS', 'created_at', sql`select id, created_at from unpaid where address_verdict = 'REFUSED'`),
    sum(
      'ART',
      'created_at',
      sql`select id, created_at from order_work where seller_id = ${sellerId} and items_missing_files > 0 and cancelled_at is null
        order by created_at desc, id desc limit ${countMax}`,
    ),
    sum('RESOLUTION', 'created_at', sql`select id, created_at from unpaid where awaits_word`),
    sum('DUPLICATE', 'created_at', sql`select id, created_at from ${ofStatus(sellerId, 'DUPLICATE')} found`),
    sum(
      'LABEL',
      'changed_at',
      sql`select id, changed_at from ${ofStatus(sellerId, 'PRODUCED')} found
        where order_type = 'SHIP_BY_SELLER' and tracking_number is null and label_state in ('NONE', 'REFUSED')`,
    ),
    sum(
      'ON_HOLD',
      'created_at',
      sql`select id, created_at from order_work
        where seller_id = ${sellerId} and seller_status = 'ON_HOLD' and status in ('NEW_ORDER', 'PENDING', 'PAYMENT_FAILED')
        order by created_at desc, id desc limit ${countMax}`,
    ),
    sum(
      'UNPAID',
      'created_at',
      sql`select id, created_at from unpaid where status = 'PENDING' and items_missing_files = 0 and address_verdict <> 'REFUSED' and not awaits_word`,
    ),
    sum('IMPORT', 'since', sql`select id, checked_at as since from import_work where seller_id = ${sellerId} and status = 'READY'`),
    sum(
      'DEPOSIT_ASKED',
      'since',
      sql`select id, updated_at as since from deposit_work where seller_id = ${sellerId} and status = 'WAITING' and method = 'BANK'`,
    ),
    sum(
      'DEPOSIT_REFUSED',
      'since',
      sql`select id, decided_at as since from (select * from deposit_work where seller_id = ${sellerId} order by id desc limit 1) last
        where status = 'CANCELLED' and not is_withdrawn and method = 'BANK' and decided_at > ${recent}`,
    ),
  ]
  const { rows } = await sql<NeedRow>`
    with unpaid as (${ofStatus(sellerId, 'PAYMENT_FAILED')} union all ${ofStatus(sellerId, 'PENDING')}),
      broken as (select * from ${ofStatus(sellerId, 'ERROR')} found where error_waits_on = 'SELLER')
    select kind, count, id, since from (${sql.join(parts, sql` union all `)}) counted where count > 0`.execute(db.q)
  return rows
}

/** Which rows of a seller's setup there are, and whether the guide was put away. */
export async function findSetup(db: Db, sellerId: number) {
  const { rows } = await sql<{ hasDeposit: boolean; hasArt: boolean; hasOrder: boolean; isDismissed: boolean }>`
    select exists (select from deposit_work where seller_id = ${sellerId} and status = 'COMPLETED') as has_deposit,
      exists (select from library_ref where seller_id = ${sellerId} and deleted_at is null)
        or exists (select from template_ref where seller_id = ${sellerId} and deleted_at is null) as has_art,
      exists (select from order_work where seller_id = ${sellerId}) as has_order,
      exists (select from dashboard_guide where account_id = ${sellerId}) as is_dismissed`.execute(db.q)
  return rows[0] ?? { hasDeposit: false, hasArt: false, hasOrder: false, isDismissed: false }
}
