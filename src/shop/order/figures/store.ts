// Sums of orders over days, for the figures of homes and of the office.
import { sql } from 'kysely'
import type { Db } from '#engine/db/database.ts'
import { plannedEachTime } from '#engine/db/prepared-statements.ts'
import type { Due } from '../list/dispatch.rules.ts'
import { hasHandover, isDue } from '../list/due.store.ts'
import type { OrderStatus, OrderType } from '../status/contract.ts'

/** Whose orders, a seller's or everybody's, between which instants: each time reaches from one edge to the next, which it does not include. */
export interface Asked {
  sellerId?: number | undefined
  edges: readonly Date[]
}
const eachTime = sql.raw(plannedEachTime)
/** The office's own indexes are of all orders, as in its lists. */
const whose = ({ sellerId }: Pick<Asked, 'sellerId'>) =>
  sellerId === undefined ? sql`"order".quantity >= 0` : sql`"order".seller_id = ${sellerId}`
const first = ({ edges }: Asked) => sql`${edges[0]}::timestamptz`
const last = ({ edges }: Asked) => sql`${edges.at(-1)}::timestamptz`
const made = (asked: Asked) =>
  sql`"order".deleted_at is null and ${whose(asked)} and "order".created_at >= ${first(asked)} and "order".created_at < ${last(asked)}`

export interface OrderTally {
  /** Which of the times, from 0. */
  at: number
  status: OrderStatus
  orderType: OrderType
  hasNumber: boolean
  orders: number
  items: number
}
/** Orders by when they were made and what they are now. */
export async function tallyOrders(db: Db, asked: Asked): Promise<OrderTally[]> {
  const { rows } = await sql<OrderTally>`${eachTime}
    select width_bucket("order".created_at, ${[...asked.edges]}::timestamptz[]) - 1 as at, "order".status, "order".order_type,
      "order".tracking_number is not null as has_number, count(*)::int as orders, sum("order".quantity)::int as items
    from "order" where ${made(asked)} group by 1, 2, 3, 4`.execute(db.q)
  return rows
}

export interface Best {
  orders: number
  items: number
}
/** The products that most pieces of were ordered; items that were cancelled do not count. */
export async function bestProducts(
  db: Db,
  asked: Asked,
  limit: number,
): Promise<(Best & { code: string; name: string; nameVi: string })[]> {
  const { rows } = await sql<Best & { code: string; name: string; nameVi: string }>`${eachTime}
    select code, (select i.product_name from order_item i where i.id = newest) as name,
      (select i.product_name_vi from order_item i where i.id = newest) as name_vi, orders, items
    from (
      select product_code as code, max(newest) as newest, count(*)::int as orders, sum(quantity)::int as items from (
        select i.order_id, i.product_code, sum(i.quantity) as quantity, max(i.id) as newest
        from "order" join order_item i on i.order_id = "order".id
        where ${made(asked)} and i.cancelled_at is null group by 1, 2
      ) each group by 1 order by items desc, code limit ${limit}
    ) best order by items desc, code`.execute(db.q)
  return rows
}

/** The designs that most pieces of were ordered, by the templates that they were ordered with. */
export async function bestTemplates(db: Db, asked: Asked, limit: number): Promise<(Best & { id: number; name: string })[]> {
  const { rows } = await sql<Best & { id: number; name: string }>`${eachTime}
    select best.id, t.name, best.orders, best.items from (
      select template_id as id, count(*)::int as orders, sum(quantity)::int as items from (
        select i.order_id, i.template_id, sum(i.quantity) as quantity from "order" join order_item i on i.order_id = "order".id
        where ${made(asked)} and i.template_id is not null and i.cancelled_at is null group by 1, 2
      ) each group by 1 order by items desc, id limit ${limit}
    ) best join template_ref t on t.id = best.id order by best.items desc, best.id`.execute(db.q)
  return rows
}

/** How long half of the orders took at most, and nine of ten, in milliseconds; null where there were none. */
export interface Speed {
  orders: number
  medianMs: number | null
  mostMs: number | null
}
/** Of what was handed over in these times: from payment to the carrier, and of that from a batch's start to its last piece. */
export async function findSpeed(db: Db, asked: Asked): Promise<{ dispatch: Speed; production: Speed }> {
  const spread = (from: string, to: string) => {
    const took = sql.raw(`extract(epoch from ${to} - ${from}) * 1000`)
    return sql`count(${sql.raw(from)})::int as orders, percentile_disc(array[0.5, 0.9]) within group (order by round(${took})) as took`
  }
  const handed = sql`"order" where "order".deleted_at is null and ${whose(asked)} and "order".handed_over_at >= ${first(asked)} and "order".handed_over_at < ${last(asked)}`
  const { rows } = await sql<{ orders: number; took: (number | null)[] | null }>`${eachTime}
    (select ${spread('paid_at', 'handed_over_at')}, 1 as n from ${handed})
    union all (select ${spread('production_started_at', 'all_passed_at')}, 2 from ${handed} and "order".production_started_at is not null and "order".all_passed_at is not null)
    order by n`.execute(db.q)
  const [dispatch, production] = rows.map(({ orders, took }) => ({ orders, medianMs: numberOf(took?.[0]), mostMs: numberOf(took?.[1]) }))
  if (!dispatch || !production) throw new Error('Two lines were asked for.')
  return { dispatch, production }
}
const numberOf = (value: number | string | null | undefined) => (value === null || value === undefined ? null : Number(value))

/** Orders of platforms that are not handed over: past their time, and due within a day. */
export async function countDue(db: Db, sellerId?: number): Promise<Record<Due, number>> {
  const { rows } = await sql<Record<Due, number>>`${eachTime}
    select count(*) filter (where ${isDue('LATE', db.now())})::int as "LATE", count(*) filter (where ${isDue('SOON', db.now())})::int as "SOON"
    from "order" where deleted_at is null and ${whose({ sellerId })} and ${hasHandover}`.execute(db.q)
  return rows[0] ?? { LATE: 0, SOON: 0 }
}
