import { sql } from 'kysely'
import type { Cents } from '#base/money.ts'
import type { Db } from '#engine/db/database.ts'
import type { QueueParts } from '#engine/office-queue.ts'
import { refundOverdueBefore, silentBefore } from '../../rules.ts'
import type { RefundTab } from './contract.ts'

export interface RefundRow {
  id: number
  orderId: number
  trackingNumber: string
  service: string
  postageCents: Cents
  refundState: 'ASKED' | 'REFUSED'
  refundAt: Date
  refundRef: string
  refundNote: string
  refundLetGoCents: Cents
}

const overdue = (now: Date) => sql`refund_at <= ${refundOverdueBefore(now)}`
const shown = (tab: RefundTab, now: Date) =>
  tab === 'ASKED'
    ? sql`refund_state = 'ASKED'`
    : sql`(refund_state = 'ASKED' or (refund_state = 'REFUSED' and refund_closed_at is null)) and (refund_state = 'REFUSED' or kind = 'ELSEWHERE' or ${overdue(now)})`

export async function listRefunds(db: Db, { tab, page, limit }: { tab: RefundTab; page: number; limit: number }): Promise<RefundRow[]> {
  const { rows } = await sql<RefundRow>`
    select id, order_id, tracking_number, service, postage_cents, refund_state, refund_at, refund_ref, refund_note, refund_let_go_cents
    from label where ${shown(tab, db.now())} order by refund_at, id limit ${limit} offset ${(page - 1) * limit}`.execute(db.q)
  return rows
}

export async function countRefunds(db: Db, tab: RefundTab, most: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (select from label where ${shown(tab, db.now())} limit ${most}) counted`.execute(db.q)
  return rows[0]?.total ?? 0
}

/** As a queue of the office. */
export const refundsDue = (db: Db): QueueParts => ({
  waits: sql`select refund_at as since, refund_state from label where ${shown('DUE', db.now())} order by refund_at`,
  isOverdue: sql`refund_state = 'ASKED'`,
})

/** Purchases of which nothing is known for an hour, whoever fails, as a queue of the office. */
export const purchasesSilent = (db: Db): QueueParts => ({
  waits: sql`
    select created_at as since from label where state = 'INTENT' and coalesce(trouble, 'UNKNOWN') = 'UNKNOWN' and created_at <= ${silentBefore(db.now())}
    order by created_at`,
})
