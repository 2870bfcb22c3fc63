import { sql } from 'kysely'
import type { Db } from '#engine/db/database.ts'
import type { LedgerLineRow } from './contract.ts'
import type { TransactionKind } from './posting.rules.ts'

/** Beyond this the total is not counted: the list says that there are more. */
const COUNTED = 10_000

interface LedgerQuery {
  page: number
  limit: number
  type?: TransactionKind | undefined
  q?: string | undefined
}
/** One page of the whole ledger, newest first; `account` is a floor below. */
export async function listLedger(db: Db, { page, limit, type, q }: LedgerQuery) {
  const words = q ? `%${q.replace(/[\\%_]/g, '\\$&')}%` : undefined
  const from = sql`ledger_transaction t left join account s on s.id = t.seller_id
    where ${type === undefined ? sql`true` : sql`t.kind = ${type}`}
      and ${words === undefined ? sql`true` : sql`(t.ref ilike ${words} or s.username ilike ${words} or t.reason ilike ${words})`}`
  const { rows: docs } = await sql<LedgerLineRow>`
    select t.id, t.kind as type, t.ref, t.reason, t.method, t.at, t.order_id as "orderId",
      case when s.id is not null then jsonb_build_object('id', s.id, 'username', s.username) end as seller,
      coalesce((select jsonb_agg(jsonb_build_object('account', e.account, 'amountCents', e.amount_cents) order by e.amount_cents)
        from ledger_entry e where e.transaction_id = t.id), '[]') as entries
    from ${from} order by t.id desc limit ${limit} offset ${(page - 1) * limit}`.execute(db.q)
  const { rows } = await sql<{ total: number }>`select count(*) as total from (select from ${from} limit ${COUNTED + 1}) counted`.execute(
    db.q,
  )
  const total = rows[0]?.total ?? 0
  return { docs, totalDocs: Math.min(total, COUNTED), hasMore: total > COUNTED, page, limit }
}
