// What house accounts took in between instants: whole days of UTC as they are kept, the hours beside them by their lines.
import { sql } from 'kysely'
import type { Db } from '#engine/db/database.ts'
import { plannedEachTime } from '#engine/db/prepared-statements.ts'

/** Cents that orders cost: what was charged for production and for shipping, and what came back of it; and what referral awarded. */
export interface Spent {
  /** Which of the times, from 0. */
  at: number
  productionCents: number
  shippingCents: number
  refundedCents: number
  referralCents: number
}
const eachTime = sql.raw(plannedEachTime)

/**
 * What orders of one seller, or of everybody, cost: each time reaches from one edge to the next, which it does not include. Times in which
 * nothing moved are left out.
 */
export async function sumSpent(db: Db, { sellerId, edges }: { sellerId?: number | undefined; edges: readonly Date[] }): Promise<Spent[]> {
  const mine = (column: string) => (sellerId === undefined ? sql`true` : sql`${sql.raw(column)} = ${sellerId}`)
  const days =
    sellerId === undefined
      ? sql`ledger_transaction t on t.seller_id is not null`
      : sql`wallet_day d
      on d.seller_id = ${sellerId} and d.day between (s.a at time zone 'UTC')::date and (s.b at time zone 'UTC')::date
        and (d.day < s.first or d.day >= s.last)
    join ledger_transaction t on t.seller_id = d.seller_id and t.position between d.first_position and d.last_position
      and t.at >= d.day::timestamp at time zone 'UTC' and t.at < (d.day + 1)::timestamp at time zone 'UTC'`
  const { rows } = await sql<Spent>`${eachTime}
    with span as (
      select (n - 1)::int as at, a, b, ((a at time zone 'UTC') + interval '1 day' - interval '1 microsecond')::date as first,
        (b at time zone 'UTC')::date as last
      from unnest(${edges.slice(0, -1)}::timestamptz[], ${edges.slice(1)}::timestamptz[]) with ordinality as given (a, b, n) where a < b
    ), part as (
      select s.at, d.production_cents as production, d.shipping_cents as shipping, d.refund_cents as refund, d.referral_cents as referral
      from span s join wallet_day d on d.day >= s.first and d.day < s.last where ${mine('d.seller_id')}
      union all
      select s.at, e.production, e.shipping, e.refund, e.referral from span s join ${days}
        and t.at >= s.a and t.at < s.b and (s.first > s.last or t.at < s.first::timestamp at time zone 'UTC' or t.at >= s.last::timestamp at time zone 'UTC'),
      lateral (
        select coalesce(sum(amount_cents) filter (where account = 'PRODUCTION'), 0) as production,
          coalesce(sum(amount_cents) filter (where account = 'SHIPPING'), 0) as shipping,
          coalesce(sum(amount_cents) filter (where account = 'REFUND'), 0) as refund,
          coalesce(sum(amount_cents) filter (where account = 'REFERRAL'), 0) as referral
        from ledger_entry where transaction_id = t.id
      ) e
    )
    select at, sum(production)::bigint as production_cents, sum(shipping)::bigint as shipping_cents, (-sum(refund))::bigint as refunded_cents,
      (-sum(referral))::bigint as referral_cents
    from part group by at order by at`.execute(db.q)
  return rows
}
