import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#engine/db/database.ts'
import { goodFrom } from '../../talk/rating/rules.ts'
import type { ClaimGroup, ClaimRow, ClaimSums } from './contract.ts'

export interface Period {
  from: string
  to: string
  timeZone: string
}

const sums = sql`count(distinct id)::int as claims,
  (count(distinct id) filter (where kind = 'REFUND'))::int as refunds, (count(distinct id) filter (where kind = 'REPRINT'))::int as reprints,
  (count(distinct id) filter (where kind = 'RESHIP'))::int as reships, (count(distinct id) filter (where kind = 'REJECT'))::int as rejected,
  sum(part_cents)::bigint as refunded_cents`

const within = (column: RawBuilder<unknown>, { from, to, timeZone }: Period) =>
  sql`${column} >= (${from}::date)::timestamp at time zone ${timeZone} and ${column} < (${to}::date + 1)::timestamp at time zone ${timeZone}`

const keys: Readonly<Record<ClaimGroup, RawBuilder<unknown>>> = {
  CAUSE: sql`cause`,
  PRODUCT: sql`coalesce(product_code, '')`,
  MACHINE: sql`coalesce((select r.machine from piece_ref r where r.item_id = part.item_id and r.machine is not null order by 1 limit 1), '')`,
  CARRIER: sql`coalesce((select p.carrier from parcel_ref p where p.order_id = part.order_id order by p.id desc limit 1), '')`,
  STATION: sql`coalesce((select a.username from piece_ref r join account_ref a on a.id = r.passed_by
    where r.item_id = part.item_id order by a.username limit 1), '')`,
}

/**
 * Decisions of a period in parts, one for each item that is meant (all of the order where none is named); a refund is shared out by what
 * the items cost, to the cent.
 */
const partsIn = (period: Period) => sql`
  with decided as (
    select id, kind, cause, cents, order_id from support_decision
    where ${within(sql`decided_at`, period)}
  ), weighed as (
    select d.*, i.id as item_id, i.product_code, i.product_name, i.product_name_vi, i.weight,
      sum(i.weight) over (partition by d.id order by i.id) as until, sum(i.weight) over (partition by d.id) as whole
    from decided d left join lateral (
      select i.*, greatest(i.unit_cents * i.quantity, 1) as weight from order_item_ref i
      where i.order_id = d.order_id and (
        exists (select from support_decision_item s where s.decision_id = d.id and s.item_id = i.id)
        or not exists (select from support_decision_item s where s.decision_id = d.id))
    ) i on true
  ), part as (
    select *, coalesce(round(cents * until / whole) - round(cents * (until - weight) / whole), cents) as part_cents from weighed
  )`

export async function listClaims(db: Db, period: Period, by: ClaimGroup, most: number): Promise<ClaimRow[]> {
  const { rows } = await sql<ClaimRow>`
    ${partsIn(period)}
    select ${keys[by]} as key, ${by === 'PRODUCT' ? sql`coalesce(max(product_name), '')` : sql`''`} as name,
      ${by === 'PRODUCT' ? sql`coalesce(max(product_name_vi), '')` : sql`''`} as name_vi, ${sums}
    from part group by 1 order by claims desc, refunded_cents desc, key limit ${most}`.execute(db.q)
  return rows
}

export async function sumClaims(db: Db, period: Period): Promise<ClaimSums> {
  const { rows } = await sql<ClaimSums>`${partsIn(period)} select ${sums} from part`.execute(db.q)
  const [total] = rows
  if (!total) throw new Error('A sum is one row.')
  return { ...total, refundedCents: total.refundedCents ?? 0 }
}

/** How many ratings of support were given, and how many of them are good. */
export async function countRatings(db: Db, period: Period): Promise<{ count: number; good: number }> {
  const { rows } = await sql<{ count: number; good: number }>`
    select count(*)::int as count, (count(*) filter (where rating >= ${goodFrom}))::int as good
    from support_rating where ${within(sql`rated_at`, period)}`.execute(db.q)
  return rows[0] ?? { count: 0, good: 0 }
}
