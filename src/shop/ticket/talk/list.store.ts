// Lists of tickets, a seller's and the office's.
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#engine/db/database.ts'
import { readByKey } from '#engine/db/keyset.ts'
import type { OfficeTicketLine, TicketQuery } from '../contract.ts'
import type { RequesterWait } from '../due/wait.rules.ts'
import type { TicketWait } from '../rules.ts'

const columns = sql`t.id, t.order_id, o.external_id, t.subject, t.type, t.status, t.waiting_on, s.username as supporter, t.due_at, t.is_answered,
  a.username as requester, t.created_at, t.active_at as "lastActivityAt", jsonb_build_object('id', a.id, 'username', a.username) as seller`
const joined = sql`support_ticket t join account_ref a on a.id = t.seller_id left join account_ref s on s.id = t.supporter_id
  left join order_ref o on o.id = t.order_id`

/** Whose tickets; what only the office asks: who must act, whose they are to answer (null: nobody's). */
export interface ListFilter {
  sellerId?: number | undefined
  waitingOn?: TicketWait | undefined
  supporterId?: number | null | undefined
  isOverdue?: boolean
}
const counted = 10_000

/** Sorted by due time, what nobody has to answer comes last. */
export async function pageOfTickets(db: Db, filter: ListFilter, query: OfficeQuery) {
  const { page, limit, sort } = query
  const found = filterOf(filter, query, db.now())
  const { rows: docs } = await sql<OfficeTicketLine>`
    select ${columns} from ${joined} where ${found}
    order by ${orders[sort]} limit ${limit} offset ${(page - 1) * limit}`.execute(db.q)
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from (select from support_ticket t left join order_ref o on o.id = t.order_id where ${found} limit ${counted + 1}) c
    `.execute(db.q)
  const total = rows[0]?.total ?? 0
  return { docs, totalDocs: Math.min(total, counted), hasMore: total > counted, page, limit }
}

const orders = { newest: sql`t.id desc`, oldest: sql`t.id`, due: sql`t.due_at, t.id` }

type OfficeQuery = Omit<TicketQuery, 'sort'> & { sort: keyof typeof orders }
function filterOf(
  { sellerId, waitingOn, supporterId, isOverdue = false }: ListFilter,
  { status, type, q, orderId }: OfficeQuery,
  now: Date,
): RawBuilder<unknown> {
  const all = [
    sellerId !== undefined && sql`t.seller_id = ${sellerId}`,
    status === 'OPEN' && sql`t.status in ('NEW', 'IN_PROGRESS')`,
    status !== 'OPEN' && status !== 'ALL' && sql`t.status = ${status}`,
    type !== undefined && sql`t.type = ${type}`,
    orderId !== undefined && sql`t.order_id = ${orderId}`,
    waitingOn !== undefined && sql`t.waiting_on = ${waitingOn}`,
    supporterId === null && sql`t.supporter_id is null`,
    typeof supporterId === 'number' && sql`t.supporter_id = ${supporterId}`,
    isOverdue && sql`t.due_at < ${now}`,
    q !== undefined && q !== '' && foundBy(q),
  ].filter(part => part !== false)
  return all.length === 0 ? sql`true` : sql.join(all, sql` and `)
}

/** A ticket's id, an order's id, or the seller's own number of it; other words are looked for in the subject. */
function foundBy(q: string): RawBuilder<unknown> {
  const number = q.replace(/^#/, '')
  const id = /^\d{1,15}$/.test(number) ? Number(number) : undefined
  const words = `%${q.replace(/[\\%_]/g, '\\$&')}%`
  return id === undefined
    ? sql`(lower(o.external_id) = lower(${q}) or t.subject ilike ${words})`
    : sql`(t.id = ${id} or t.order_id = ${id} or o.external_id = ${number})`
}

export interface LineRow extends OfficeTicketLine, RequesterWait {
  parcelId: number | null
  trackingNumber: string | null
  carrier: string | null
  depositId: number | null
  continuesId: number | null
  mergedId: number | null
  supporterId: number | null
  reopenUntil: Date | null
}
/** One ticket without its messages; with `sellerId` only their own. */
export async function findLine(db: Db, id: number, sellerId?: number): Promise<LineRow | undefined> {
  const { rows } = await sql<LineRow>`
    select ${columns}, t.parcel_id, p.tracking_number, p.carrier, t.deposit_id, t.continues_id, t.merged_id, t.supporter_id, t.reopen_until,
      t.waits_since, t.reminded_at from ${joined} left join parcel_ref p on p.id = t.parcel_id
    where t.id = ${id} and ${sellerId === undefined ? sql`true` : sql`t.seller_id = ${sellerId}`}`.execute(db.q)
  return rows[0]
}

/** Every ticket of a seller with what was said in it, oldest first; staff's notes are staff's. */
export const eachTicket = (db: Db, sellerId: number) =>
  readByKey(
    async (after, limit) => {
      const { rows } = await sql<{ id: number }>`
      select t.id, t.order_id, t.type, t.subject, t.status, t.merged_id, t.created_at, t.active_at,
        (select coalesce(jsonb_agg(jsonb_build_object('text', m.text, 'isStaff', m.is_staff, 'createdAt', m.created_at) order by m.id), '[]')
          from support_message m where m.ticket_id = t.id and not m.is_note) as messages,
        (select coalesce(jsonb_agg(jsonb_build_object('rating', r.rating, 'comment', r.comment, 'ratedAt', r.rated_at) order by r.message_id), '[]')
          from support_rating r where r.ticket_id = t.id) as ratings
      from support_ticket t where t.seller_id = ${sellerId} and t.id > ${after} order by t.id limit ${limit}`.execute(db.q)
      return rows
    },
    row => row.id,
  )

export interface ReplyRow {
  ticketId: number
  subject: string
  text: string
  by: string | null
  at: Date
}
/** The newest answer of staff in each of the seller's tickets, the newest of all first. */
export async function listReplies(db: Db, sellerId: number, limit: number): Promise<ReplyRow[]> {
  const { rows } = await sql<ReplyRow>`
    select t.id as ticket_id, t.subject, m.text, a.username as by, m.created_at as at
    from (select * from support_ticket where seller_id = ${sellerId} order by id desc limit 200) t, lateral (
      select * from support_message where ticket_id = t.id and is_staff and not is_note and text <> '' order by id desc limit 1
    ) m left join account_ref a on a.id = m.author_id
    order by m.created_at desc, m.id desc limit ${limit}`.execute(db.q)
  return rows
}
