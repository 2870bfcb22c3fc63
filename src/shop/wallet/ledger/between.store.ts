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
  const mine = sellerId === undefined ? sql`true` : sql`d.seller_id = ${sellerId}`
  const lines =
    sellerId === undefined
      ? sql`t.seller_id is not null`
      : sql`t.seller_id = ${sellerId} and t.position between (select first_position from wallet_day d where ${mine} and d.day = p.day)
          and (select last_position from wallet_day d where ${mine} and d.day = p.day)`
  const cents = (account: string) => sql`coalesce(sum(e.amount_cents) filter (where e.account = ${sql.lit(account)}), 0)`
  const { rows } = await sql<Spent>`${eachTime}
    with span as (
      select (n - 1)::int as at, a, b, ((a at time zone 'UTC') + interval '1 day' - interval '1 microsecond')::date as first,
        (b at time zone 'UTC')::date as last
      from unnest(${edges.slice(0, -1)}::timestamptz[], ${edges.slice(1)}::timestamptz[]) with ordinality as given (a, b, n) where a < b
    ), part as (
      select s.at, d.production_cents as production, d.shipping_cents as shipping, d.refund_cents as refund, d.referral_cents as referral
      from span s join wallet_day d on d.day >= s.first and d.day < s.last where ${mine}
      union all
      select p.at, e.* from (
        select distinct s.at, s.a, s.b, edge.day from span s, lateral (values ((s.a at time zone 'UTC')::date), (s.last)) as edge (day)
        where edge.day < s.first or edge.day >= s.last
      ) p, lateral (
        select ${cents('PRODUCTION')} as production, ${cents('SHIPPING')} as shipping, ${cents('REFUND')} as refund, ${cents('REFERRAL')} as referral
        from ledger_transaction t join ledger_entry e on e.transaction_id = t.id
        where ${lines} and t.at >= greatest(p.a, p.day::timestamp at time zone 'UTC') and t.at < least(p.b, (p.day + 1)::timestamp at time zone 'UTC')
      ) e
    )
    select at, sum(production)::bigint as production_cents, sum(shipping)::bigint as shipping_cents, (-sum(refund))::bigint as refunded_cents,
      (-sum(referral))::bigint as referral_cents
    from part group by at order by at`.execute(db.q)
  return rows
}
