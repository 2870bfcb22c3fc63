// Sums of orders over days, for the figures of homes and of the office.
import { sql } from 'kysely'
import { minute } from '#base/time.ts'
import type { Db } from '#engine/db/database.ts'
import { plannedEachTime } from '#engine/db/prepared-statements.ts'
import type { OrderStatus, OrderType } from '../../status/contract.ts'
import type { Due } from '../dispatch.rules.ts'
import { hasHandover, isDue } from '../due.store.ts'

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
  /** A product's code, or the id of a template; the other is null. */
  code: string | null
  templateId: number | null
  orders: number
  items: number
  /** The newest item of it. */
  itemId: number
}
/** What most pieces of were ordered, so many products and so many templates; items that were cancelled do not count. */
export async function listBest(db: Db, { sellerId, ...asked }: Asked, limit: number): Promise<Best[]> {
  const { rows } = await sql<Best>`${eachTime}
    select code, template_id, orders, items, item_id from (
      select product_code as code, template_id, sum(quantity)::int as items, max(id) as item_id,
        (case grouping(product_code) when 0 then count(*) filter (where is_product_first)
          else count(*) filter (where is_template_first) end)::int as orders,
        row_number() over (partition by grouping(product_code) order by sum(quantity) desc, product_code, template_id) as place
      from order_item
      where ${sellerId === undefined ? sql`true` : sql`seller_id = ${sellerId}`} and sold_at >= ${first(asked)} and sold_at < ${last(asked)}
      group by grouping sets ((product_code), (template_id)) having product_code is not null or template_id is not null
    ) best where place <= ${limit} order by place`.execute(db.q)
  return rows
}

/** What these items were called when they were ordered. */
export async function listItemNames(db: Db, ids: readonly number[]): Promise<{ id: number; name: string; nameVi: string }[]> {
  const { rows } = await sql<{ id: number; name: string; nameVi: string }>`
    select id, product_name as name, product_name_vi as name_vi from order_item where id = any (${[...ids]})`.execute(db.q)
  return rows
}
export async function listTemplateNames(db: Db, ids: readonly number[]): Promise<{ id: number; name: string }[]> {
  const { rows } = await sql<{ id: number; name: string }>`select id, name from template_ref where id = any (${[...ids]})`.execute(db.q)
  return rows
}

/** How long orders took, by steps of `stepMs`: how many took so many steps, the shortest first. */
export interface Took {
  steps: number
  orders: number
}
export const stepMs = 6 * minute
/** Of what was handed over in these times: paid until handed over, and of that from a batch's start to its last piece. */
export async function listTook(db: Db, asked: Asked): Promise<{ dispatch: Took[]; production: Took[] }> {
  const { rows } = await sql<{ dispatch: number | null; production: number | null; orders: number }>`${eachTime}
    select floor(date_part('epoch', handed_over_at - paid_at) * 1000 / ${sql.lit(stepMs)})::int as dispatch,
      floor(date_part('epoch', all_passed_at - production_started_at) * 1000 / ${sql.lit(stepMs)})::int as production, count(*)::int as orders
    from "order" where deleted_at is null and ${whose(asked)} and handed_over_at >= ${first(asked)} and handed_over_at < ${last(asked)}
    group by 1, 2`.execute(db.q)
  const by = (name: 'dispatch' | 'production') =>
    [...Map.groupBy(rows, row => row[name])]
      .flatMap(([steps, same]) => (steps === null ? [] : [{ steps, orders: same.reduce((sum, each) => sum + each.orders, 0) }]))
      .toSorted((a, b) => a.steps - b.steps)
  return { dispatch: by('dispatch'), production: by('production') }
}

/** Orders of platforms that are not handed over: past their time, and due within a day. */
export async function countDue(db: Db, sellerId?: number): Promise<Record<Due, number>> {
  const { rows } = await sql<Record<Due, number>>`${eachTime}
    select count(*) filter (where ${isDue('LATE', db.now())})::int as "LATE", count(*) filter (where ${isDue('SOON', db.now())})::int as "SOON"
    from "order" where deleted_at is null and ${whose({ sellerId })} and ${hasHandover}`.execute(db.q)
  return rows[0] ?? { LATE: 0, SOON: 0 }
}
