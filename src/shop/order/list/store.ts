// Lists of orders: keyset pages, exact counts up to a bound, and never `count(*) over ()`.
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type { Db } from '#engine/db/database.ts'
import { plannedEachTime } from '#engine/db/prepared-statements.ts'
import { awaitsWord } from '../item/resolution/store.ts'
import type { OrderStatus } from '../status/contract.ts'
import { orderStatuses } from '../status/rules.ts'
import { factColumns, type OrderTables, on } from '../status/store.ts'
import type { OrderQuery } from './contract.ts'
import { hasHandover, isDue } from './due.store.ts'
import { isAddressRefused, lacksArt, needTerms } from './need/store.ts'
import { facetOrders, statusesAsked, tabCountMax, totalMax } from './rules.ts'
import { anyWithWords, type Found, findByWords, hasWords } from './search.store.ts'

/** Whose list: a seller's own, or the office's of all. */
export interface ListReader {
  sellerId?: number
  timeZone: string
}

/** The specification's word for the import of an order that a label's page became; of rows there is `rowIndex` alone. */
const scanOrderImport = sql<number | null>`case when "order".import_page is not null then "order".import_id end`.as('scanOrderImport')

export const lineColumns = [
  'order.id',
  'order.externalId',
  'order.createdAt as date',
  'order.totalCents as amount',
  'order.status',
  'order.quantity',
  'order.trackingNumber',
  'order.carrier',
  'order.carrierName',
  'order.trackingLink',
  'order.orderType',
  'order.shippingBy',
  'order.shippingMethod',
  'order.productionCents as productionCost',
  'order.shippingCents as shippingCost',
  'order.totalCents as totalCost',
  'order.sellerId',
  'order.sellerStatus',
  'order.payment',
  'order.refundedCents',
  scanOrderImport,
  'order.importRow as rowIndex',
  'order.importPage as pageNum',
  'order.fullName',
  'order.city',
  'order.state',
  'order.country',
  'order.tag',
  'order.errorCode',
  'order.errorNote',
  'order.itemsMissingFiles',
  'order.labelState',
  'order.addressVerdict',
  'order.platformOrderedAt',
] as const

/** What a filter leaves is known for its value and not for every one. */
const eachTime = sql.raw(plannedEachTime)

type Query<O> = SelectQueryBuilder<OrderTables, 'order', O>

/** What a list shows: whose orders, filtered, and found by words where some were typed. */
export interface Asked {
  reader: ListReader
  query: OrderQuery
  found: Found | undefined
  /** What is due is due by it. */
  now: Date
}

/** Looks for the words that were typed, once for the page, its count and its export. */
export const askOrders = async (db: Db, reader: ListReader, query: OrderQuery): Promise<Asked> => ({
  reader,
  query,
  now: db.now(),
  found: await findByWords(db, query.q ?? '', reader.sellerId ?? query.sellerId),
})

/** One page, newest first (or oldest), after `cursor` where one is given; with what the rules ask of each. */
export async function listOrders(db: Db, asked: Asked) {
  const { page, limit, cursor } = asked.query
  const ids = await listIds(db, asked, limit, cursor === undefined ? (page - 1) * limit : 0)
  if (ids.length === 0) return []
  const rows = on(db)
    .selectFrom('order')
    .select([...lineColumns, ...factColumns])
    .where('order.id', 'in', ids)
  return inOrder(rows, asked.query).execute()
}

/** The ids of all that a list finds, in its order, up to `max` and one more. */
export const listAllIds = (db: Db, asked: Asked, max: number): Promise<number[]> => listIds(db, asked, max + 1, 0)

/** How many there are, up to `totalMax` and one more. */
export async function countOrders(db: Db, { query, found, ...rest }: Asked): Promise<number> {
  const all = { ...rest, query: { ...query, cursor: undefined }, found }
  if (found && 'words' in found && hasNoFilter(query)) {
    const some = filtered(on(db).selectFrom('order'), { ...all, found: undefined }).where('order.id', '=', anyWithWords(found.words))
    const count = await countOf(db, sql`${some.select('order.id').limit(totalMax + 1)}`)
    if (count > totalMax) return count
  }
  return countOf(db, idsOf(db, all, totalMax + 1, 0))
}

async function countOf(db: Db, ids: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ count: number }>`${eachTime} select count(*)::int as count from (${ids}) found`.execute(db.q)
  return rows[0]?.count ?? 0
}

/** Whose orders, which words and which page are no filters. */
const hasNoFilter = ({ status, ...rest }: OrderQuery): boolean =>
  status === 'ALL' && Object.entries(rest).every(([name, value]) => value === undefined || noFilters.has(name))
const noFilters: ReadonlySet<string> = new Set(['page', 'limit', 'cursor', 'sort', 'q', 'sellerId', 'boughtFor'])

async function listIds(db: Db, asked: Asked, limit: number, offset: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`${eachTime} ${idsOf(db, asked, limit, offset)}`.execute(db.q)
  return rows.map(row => row.id)
}

/**
 * The ids of a page, from indexes alone where they suffice. A tab of two statuses is two ranges of one index: each is read in order,
 * and what comes first of both is kept.
 */
function idsOf(db: Db, asked: Asked, limit: number, offset: number): RawBuilder<unknown> {
  const { reader, query } = asked
  const statuses = statusesAsked(query, reader.sellerId !== undefined) ?? [undefined]
  const ranges = statuses.map(status => {
    const range = filtered(on(db).selectFrom('order'), asked).$if(status !== undefined, next =>
      next.where('order.status', '=', status ?? 'NEW_ORDER'),
    )
    return sql`(${inOrder(range.select(['order.id', 'order.createdAt']), query).limit(offset + limit)})`
  })
  const direction = sql.raw(query.sort === 'oldest' ? 'asc' : 'desc')
  return sql`select id from (${sql.join(ranges, sql` union all `)}) range
    order by created_at ${direction}, id ${direction} limit ${limit} offset ${offset}`
}

/** The list's order. */
export const inOrder = <O>(query: Query<O>, { sort }: Pick<OrderQuery, 'sort'>): Query<O> => {
  const direction = sort === 'oldest' ? 'asc' : 'desc'
  return query.orderBy('order.createdAt', direction).orderBy('order.id', direction)
}

/** How many orders stand at each status, each counted up to `tabCountMax`; statuses without orders are left out. */
export async function countByStatus(db: Db, sellerId?: number, whom?: Whom): Promise<{ status: OrderStatus; count: number }[]> {
  const owner = sellerId === undefined ? sql`true` : sql`seller_id = ${sellerId}`
  // A branch for each status: the planner knows how common each is, and by the order it reads the list's own index.
  const branches = orderStatuses.map(
    status => sql`select ${sql.lit(status)} as status, count(*)::int as count from (
      select from "order" where ${owner} and status = ${sql.lit(status)} and deleted_at is null and ${boughtFor(whom)}
      order by created_at desc, id desc limit ${sql.lit(tabCountMax)}
    ) found`,
  )
  const { rows } = await sql<{ status: OrderStatus; count: number }>`
    select status, count from (${sql.join(branches, sql` union all `)}) counted where count > 0`.execute(db.q)
  return rows
}

/** Everything that a list asks but the status. */
export function filtered<O>(query: Query<O>, { reader, query: asked, found, now }: Asked): Query<O> {
  const { timeZone } = reader
  const sellerId = reader.sellerId ?? asked.sellerId
  let next = query.where('order.deletedAt', 'is', null)
  // A term of the office's own indexes (migration 2026-11-22-0401): no seller's list may take them.
  next = sellerId !== undefined ? next.where('order.sellerId', '=', sellerId) : next.where('order.quantity', '>=', sql.lit(0))
  if (asked.orderType) next = next.where('order.orderType', '=', asked.orderType)
  if (asked.shippingBy) next = next.where('order.shippingBy', '=', asked.shippingBy)
  if (asked.sellerStatus) next = next.where('order.sellerStatus', '=', asked.sellerStatus)
  if (asked.payment) next = next.where('order.payment', '=', asked.payment)
  if (asked.design) next = next.where(asked.design === 'MISSING' ? lacksArt : awaitsWord)
  if (asked.label) next = next.where(lacksLabel)
  if (asked.address) next = next.where(isAddressRefused)
  if (asked.errorCode) next = next.where('order.status', '=', 'ERROR').where('order.errorCode', '=', asked.errorCode)
  if (asked.need) next = next.where(needTerms[asked.need])
  if (asked.tag !== undefined) next = next.where('order.tag', '=', asked.tag)
  if (asked.product !== undefined) next = next.where(hasProduct(asked.product))
  if (asked.template !== undefined) next = next.where(hasTemplate(asked.template))
  if (asked.number) next = next.where('order.trackingNumber', asked.number === 'WITH' ? 'is not' : 'is', null)
  if (asked.due) next = next.where(hasHandover).where(isDue(asked.due, now))
  // Files of labels have ids of their own, and their orders have pages.
  if (asked.notification)
    next = next.where(
      sql<boolean>`"order".id in (select subject_id from notification_subject_ref where notification_id = ${asked.notification})`,
    )
  if (asked.importId) next = next.where('order.importId', '=', asked.importId).where('order.importPage', 'is', null)
  if (asked.scanOrderImport) next = next.where('order.importId', '=', asked.scanOrderImport).where('order.importPage', 'is not', null)
  if (asked.from) next = next.where('order.createdAt', '>=', sql<Date>`(${asked.from}::date)::timestamp at time zone ${timeZone}`)
  if (asked.to) next = next.where('order.createdAt', '<', sql<Date>`(${asked.to}::date + 1)::timestamp at time zone ${timeZone}`)
  if (asked.handedFrom)
    next = next.where('order.handedOverAt', '>=', sql<Date>`(${asked.handedFrom}::date)::timestamp at time zone ${timeZone}`)
  if (asked.handedTo)
    next = next.where('order.handedOverAt', '<', sql<Date>`(${asked.handedTo}::date + 1)::timestamp at time zone ${timeZone}`)
  // Whoever looks for words finds all of their orders.
  if (asked.boughtFor && (asked.q ?? '').trim() === '') next = next.where(boughtFor(asked.boughtFor))
  if (found) next = 'ids' in found ? next.where('order.id', '=', sql<number>`any(${found.ids})`) : next.where(hasWords(found.words))
  if (asked.cursor !== undefined) next = next.where(isAfter(asked.cursor, asked.sort))
  return next
}

// As its index has it (migration 2026-11-23-0900).
const lacksLabel = sql<boolean>`(("order".shipping_by = 'TIKTOK' or "order".order_type = 'LABEL')
  and "order".label_state in ('NONE', 'WAITING', 'REFUSED') and "order".handed_over_at is null and "order".cancelled_at is null)`

type Whom = OrderQuery['boughtFor']
/** As the terms of the indexes have it. */
const boughtFor = (whom: Whom) => sql<boolean>`${sql.raw(whom === undefined ? 'true' : whom === 'SELF' ? 'is_own' : 'not is_own')}`

const hasProduct = (code: string) =>
  sql<boolean>`exists (select from order_item i where i.order_id = "order".id and i.product_code = ${code} and i.cancelled_at is null)`

const hasTemplate = (id: number) =>
  sql<boolean>`exists (select from order_item i where i.order_id = "order".id and i.template_id = ${id} and i.cancelled_at is null)`

/** The tags and products of a seller's newest orders, or of everybody's, the most used first. */
export async function listFacets(db: Db, sellerId?: number) {
  const newest = newestOrders(sellerId)
  const [tags, products, orders] = await Promise.all([
    sql<{ tag: string }>`
      select tag from (${newest}) o where tag <> '' group by tag order by count(*) desc, tag limit ${sql.lit(facetsMax)}`.execute(db.q),
    sql<{ code: string; name: string; nameVi: string }>`
      select i.product_code as code, max(i.product_name) as name, max(i.product_name_vi) as name_vi
      from (${newest}) o join order_item i on i.order_id = o.id
      group by i.product_code order by count(*) desc, i.product_code limit ${sql.lit(facetsMax)}`.execute(db.q),
    sql<{ isFull: boolean }>`select count(*) = ${sql.lit(facetOrders)} as is_full from (${newest}) o`.execute(db.q),
  ])
  const isCut = tags.rows.length === facetsMax || products.rows.length === facetsMax
  return { tags: tags.rows.map(row => row.tag), products: products.rows, hasMore: isCut || orders.rows[0]?.isFull === true }
}
const facetsMax = 50

/** The orders that filters are found in. */
export const newestOrders = (sellerId?: number) => {
  const owner = sellerId === undefined ? sql`quantity >= 0` : sql`seller_id = ${sellerId}`
  return sql`select id, seller_id, tag from "order" where ${owner} and deleted_at is null order by created_at desc, id desc limit ${sql.lit(facetOrders)}`
}

/** Keyset: what comes after this order in the list. */
const isAfter = (id: number, sort: OrderQuery['sort']) =>
  sql<boolean>`("order".created_at, "order".id) ${sql.raw(sort === 'oldest' ? '>' : '<')}
    ((select created_at from "order" where id = ${id}), ${id}::bigint)`

/** One order as its page shows it, with what the rules ask of it. */
export const findOrderRow = (db: Db, id: number, sellerId?: number) =>
  on(db)
    .selectFrom('order')
    .select([
      ...lineColumns,
      ...factColumns,
      'order.address',
      'order.addressLine2',
      'order.zip',
      'order.note',
      'order.voucherCode',
      'order.errorWaitsOn',
      'order.labelLink',
      'order.labelFault',
      'order.labelFaultNote',
      'order.trackingState',
      'order.copyOf',
      'order.isOwn',
      'order.deliveredAt',
      'order.changedAt',
      sql<boolean>`exists (select from variant_proposal p where p.order_id = "order".id)`.as('hasProposals'),
      sql<boolean>`exists (select from "order" c where c.copy_of = "order".id and c.deleted_at is null)`.as('hasCopies'),
    ])
    .where('order.id', '=', id)
    .where('order.deletedAt', 'is', null)
    .$if(sellerId !== undefined, query => query.where('order.sellerId', '=', sellerId ?? 0))
    .executeTakeFirst()

export const listChanges = (db: Db, orderId: number) =>
  on(db)
    .withTables<{ account_ref: { id: number; username: string; fullName: string } }>()
    .selectFrom('order_change')
    .leftJoin('account_ref', 'account_ref.id', 'order_change.actorId')
    .select([
      'order_change.id',
      'at',
      'step',
      'fromStatus as from',
      'toStatus as to',
      'actor',
      'reason',
      'cents',
      'account_ref.username as actorName',
      'requestId',
    ])
    .select(['actorId', 'account_ref.fullName as actorFullName'])
    .where('orderId', '=', orderId)
    .orderBy('order_change.id', 'desc')
    .limit(500)
    .execute()
