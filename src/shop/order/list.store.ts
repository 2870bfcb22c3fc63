// Lists of orders: keyset pages, exact counts up to a bound, and never `count(*) over ()`.
import { type SelectQueryBuilder, sql } from 'kysely'
import type { Db } from '#engine/db/database.ts'
import { likePrefix, searchOf, statusesOf, tabCountMax, totalMax } from './filter.rules.ts'
import type { OrderQuery } from './shape.contract.ts'
import type { OrderStatus } from './status.contract.ts'
import { orderStatuses } from './status.rules.ts'
import { type OrderTables, on } from './store.ts'

/** Whose list: a seller's own, or the house's. */
export interface ListReader {
  sellerId?: number
  timeZone: string
}

const lineColumns = [
  'order.id',
  'order.external_id as externalId',
  'order.created_at as date',
  'order.total_cents as amount',
  'order.status',
  'order.quantity',
  'order.tracking_number as trackingNumber',
  'order.carrier',
  'order.order_type as orderType',
  'order.shipping_by as shippingBy',
  'order.shipping_method as shippingMethod',
  'order.production_cents as productionCost',
  'order.shipping_cents as shippingCost',
  'order.total_cents as totalCost',
  'order.seller_id as sellerId',
  'order.seller_status as sellerStatus',
  'order.payment',
  'order.refunded_cents as refundedCents',
  'order.import_id as scanOrderImport',
  'order.import_row as rowIndex',
  'order.import_page as pageNum',
  'order.full_name as fullName',
  'order.city',
  'order.state',
  'order.country',
  'order.tag',
  'order.error_code as errorCode',
  'order.error_note as errorNote',
  'order.items_missing_files as itemsMissingFiles',
  'order.label_state as labelState',
  'order.address_verdict as addressVerdict',
  'order.platform_ordered_at as platformOrderedAt',
] as const

type Query<O> = SelectQueryBuilder<OrderTables, 'order', O>

/** One page, newest first (or oldest), after `cursor` where one is given. */
export async function listOrders(db: Db, reader: ListReader, query: OrderQuery) {
  const isOldest = query.sort === 'oldest'
  const docs = await filtered(on(db).selectFrom('order'), reader, query)
    .select(lineColumns)
    .$if(query.cursor !== undefined, next => next.where('order.id', isOldest ? '>' : '<', query.cursor ?? 0))
    .orderBy('order.id', isOldest ? 'asc' : 'desc')
    .limit(query.limit)
    .offset(query.cursor === undefined ? (query.page - 1) * query.limit : 0)
    .execute()
  return docs
}

/** How many there are, up to `totalMax` and one more. */
export async function countOrders(db: Db, reader: ListReader, query: OrderQuery): Promise<number> {
  const row = await on(db)
    .selectFrom(
      filtered(on(db).selectFrom('order'), reader, query)
        .select('order.id')
        .limit(totalMax + 1)
        .as('found'),
    )
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return row.count
}

/** How many orders stand at each status, each counted up to `tabCountMax`; statuses without orders are left out. */
export async function countByStatus(db: Db, sellerId?: number): Promise<{ status: OrderStatus; count: number }[]> {
  const owner = sellerId === undefined ? sql`true` : sql`seller_id = ${sellerId}`
  // A branch for each status: the planner knows how common each is, and by the order it reads the list's own index.
  const branches = orderStatuses.map(
    status => sql`select ${sql.lit(status)} as status, count(*)::int as count from (
      select from "order" where ${owner} and status = ${sql.lit(status)} and deleted_at is null
      order by id desc limit ${sql.lit(tabCountMax)}
    ) found`,
  )
  const { rows } = await sql<{ status: OrderStatus; count: number }>`
    select status, count from (${sql.join(branches, sql` union all `)}) counted where count > 0`.execute(db.q)
  return rows
}

function filtered<O>(query: Query<O>, { sellerId, timeZone }: ListReader, asked: OrderQuery): Query<O> {
  const statuses = statusesOf(asked.status, sellerId !== undefined)
  const only = statuses?.length === 1 ? statuses[0] : undefined
  const search = searchOf(asked.q ?? '')
  let next = query.where('order.deleted_at', 'is', null)
  if (sellerId !== undefined) next = next.where('order.seller_id', '=', sellerId)
  if (sellerId === undefined && asked.sellerId !== undefined) next = next.where('order.seller_id', '=', asked.sellerId)
  if (only) next = next.where('order.status', '=', only)
  else if (statuses) next = next.where('order.status', 'in', statuses)
  if (asked.orderType) next = next.where('order.order_type', '=', asked.orderType)
  if (asked.shippingBy) next = next.where('order.shipping_by', '=', asked.shippingBy)
  if (asked.sellerStatus) next = next.where('order.seller_status', '=', asked.sellerStatus)
  if (asked.payment) next = next.where('order.payment', '=', asked.payment)
  if (asked.design) next = next.where('order.items_missing_files', '>', 0).where('order.cancelled_at', 'is', null)
  if (asked.importId) next = next.where('order.import_id', '=', asked.importId)
  if (asked.from) next = next.where('order.created_at', '>=', sql<Date>`(${asked.from}::date)::timestamp at time zone ${timeZone}`)
  if (asked.to) next = next.where('order.created_at', '<', sql<Date>`(${asked.to}::date + 1)::timestamp at time zone ${timeZone}`)
  if (search)
    next = next.where(({ or, eb }) =>
      or([
        eb(sql`lower(external_id)`, 'like', likePrefix(search.prefix)),
        eb(sql`lower(full_name)`, 'like', likePrefix(search.prefix)),
        eb('order.tracking_number', '=', search.number),
        ...(search.id !== undefined ? [eb('order.id', '=', search.id)] : []),
      ]),
    )
  return next
}

/** Rows of the tracking export: what has a number, newest first, in keyset chunks. */
export const listTracking = (db: Db, reader: ListReader, query: OrderQuery, before: number | undefined, limit: number) =>
  filtered(on(db).selectFrom('order'), reader, query)
    .select([...lineColumns, 'order.handed_over_at as handedOverAt', 'order.delivered_at as deliveredAt'])
    .where('order.tracking_number', 'is not', null)
    .$if(before !== undefined, next => next.where('order.id', '<', before ?? 0))
    .orderBy('order.id', 'desc')
    .limit(limit)
    .execute()

/** One order as its page shows it. */
export const findOrderRow = (db: Db, id: number, sellerId?: number) =>
  on(db)
    .selectFrom('order')
    .select([
      ...lineColumns,
      'order.phone',
      'order.email',
      'order.address',
      'order.address_line2 as addressLine2',
      'order.zip',
      'order.note',
      'order.source',
      'order.discount_cents as discountCents',
      'order.voucher_code as voucherCode',
      'order.paid_cents as paidCents',
      'order.paid_at as paidAt',
      'order.quote_until as quoteUntil',
      'order.duplicate_of as duplicateOf',
      'order.error_from as errorFrom',
      'order.error_waits_on as errorWaitsOn',
      'order.is_cause_mended as isCauseMended',
      'order.label_link as labelLink',
      'order.tracking_state as trackingState',
      'order.cooling_off_until as coolingOffUntil',
      'order.rendered_at as renderedAt',
      'order.batch_id as batchId',
      'order.production_started_at as productionStartedAt',
      'order.all_passed_at as allPassedAt',
      'order.manifest_id as manifestId',
      'order.handed_over_at as handedOverAt',
      'order.delivered_at as deliveredAt',
      'order.claim_until as claimUntil',
      'order.void_refund_cents as voidRefundCents',
      'order.submit_when_ready as submitsWhenReady',
      'order.changed_at as changedAt',
    ])
    .where('order.id', '=', id)
    .where('order.deleted_at', 'is', null)
    .$if(sellerId !== undefined, query => query.where('order.seller_id', '=', sellerId ?? 0))
    .executeTakeFirst()

export const listChanges = (db: Db, orderId: number) =>
  on(db)
    .withTables<{ account: { id: number; username: string; full_name: string } }>()
    .selectFrom('order_change')
    .leftJoin('account', 'account.id', 'order_change.actor_id')
    .select([
      'order_change.id',
      'at',
      'step',
      'from_status as from',
      'to_status as to',
      'actor',
      'reason',
      'cents',
      'account.username as actorName',
      'request_id as requestId',
    ])
    .where('order_id', '=', orderId)
    .orderBy('order_change.id', 'desc')
    .limit(500)
    .execute()

/** Whose orders these are, by the order's id. */
export async function listSellers(db: Db, orderIds: readonly number[]): Promise<Map<number, { id: number; username: string }>> {
  const rows = await on(db)
    .withTables<{ account: { id: number; username: string } }>()
    .selectFrom('order')
    .innerJoin('account', 'account.id', 'order.seller_id')
    .select(['order.id as orderId', 'account.id', 'account.username'])
    .where(({ eb }) => eb('order.id', '=', sql<number>`any(${orderIds})`))
    .execute()
  return new Map(rows.map(({ orderId, ...seller }) => [orderId, seller]))
}
