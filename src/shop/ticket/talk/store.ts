// The rows of tickets and of what is said in them. Lists have a store of their own.
import { sql } from 'kysely'
import type { Db, Tx } from '#engine/db/database.ts'
import type { TicketClock } from '../due/rules.ts'
import type { RequesterWait } from '../due/wait.rules.ts'
import type { MergeStep, TicketStatus, TicketType, TicketWait } from '../rules.ts'

/** A ticket's own row. */
export interface TicketRow extends TicketClock, RequesterWait {
  id: number
  sellerId: number
  orderId: number | null
  parcelId: number | null
  depositId: number | null
  continuesId: number | null
  /** The ticket that goes on with this one, where staff merged it. */
  mergedId: number | null
  type: TicketType
  subject: string
  status: TicketStatus
  waitingOn: TicketWait
  supporterId: number | null
  reopenUntil: Date | null
  lastAskedId: number | null
  dueAt: Date | null
}
const columns = sql`id, seller_id, order_id, parcel_id, deposit_id, continues_id, merged_id, type, subject, status, waiting_on,
  supporter_id, reopen_until, last_asked_id, worked_ms, runs_since, is_answered, due_at, waits_since, reminded_at`

/** Held until the transaction ends; nothing where there is none, or where it is another seller's. */
export async function lockTicket(tx: Tx, id: number, sellerId?: number): Promise<TicketRow | undefined> {
  const { rows } = await sql<TicketRow>`
    select ${columns} from support_ticket where id = ${id} and ${sellerId === undefined ? sql`true` : sql`seller_id = ${sellerId}`}
    for no key update`.execute(tx.q)
  return rows[0]
}

/** The same; nothing also where somebody else holds it. */
export async function lockFreeTicket(tx: Tx, id: number): Promise<TicketRow | undefined> {
  const { rows } = await sql<TicketRow>`
    select ${columns} from support_ticket where id = ${id} for no key update skip locked`.execute(tx.q)
  return rows[0]
}

export type NewTicket = Pick<TicketRow, 'sellerId' | 'orderId' | 'parcelId' | 'depositId' | 'continuesId' | 'type' | 'subject'>
export async function insertTicket(tx: Tx, given: NewTicket): Promise<TicketRow> {
  const { rows } = await sql<TicketRow>`
    insert into support_ticket (seller_id, order_id, parcel_id, deposit_id, continues_id, type, subject, status, waiting_on, created_at, active_at)
    values (${given.sellerId}, ${given.orderId}, ${given.parcelId}, ${given.depositId}, ${given.continuesId}, ${given.type},
      ${given.subject}, 'NEW', 'STAFF', ${tx.now()}, ${tx.now()})
    returning ${columns}`.execute(tx.q)
  const [row] = rows
  if (!row) throw new Error('An insert gave no row.')
  return row
}

/** The one that goes on with a ticket whose reply came too late. */
export async function findContinued(db: Db, id: number): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`select id from support_ticket where continues_id = ${id}`.execute(db.q)
  return rows[0]?.id
}

export type TicketPatch = Partial<
  Pick<
    TicketRow,
    'status' | 'waitingOn' | 'supporterId' | 'mergedId' | 'reopenUntil' | 'lastAskedId' | 'dueAt' | keyof TicketClock | keyof RequesterWait
  >
>
/** Only `move.ts` writes a status: it counts for the order too, and moves the clock. */
export async function setTicket(tx: Tx, row: TicketRow, patch: TicketPatch): Promise<void> {
  const { status, waitingOn, supporterId, mergedId, reopenUntil, lastAskedId, ...clock } = { ...row, ...patch }
  const { workedMs, runsSince, isAnswered, dueAt, waitsSince, remindedAt } = clock
  await sql`
    update support_ticket set status = ${status}, waiting_on = ${waitingOn}, supporter_id = ${supporterId}, merged_id = ${mergedId},
      reopen_until = ${reopenUntil}, last_asked_id = ${lastAskedId}, worked_ms = ${workedMs}, runs_since = ${runsSince}, is_answered = ${isAnswered}, due_at = ${dueAt},
      waits_since = ${waitsSince}, reminded_at = ${remindedAt}, active_at = ${tx.now()}
    where id = ${row.id}`.execute(tx.q)
}

export async function insertItems(tx: Tx, ticketId: number, itemIds: readonly number[]): Promise<void> {
  if (itemIds.length === 0) return
  await sql`insert into support_item (ticket_id, item_id) select ${ticketId}, unnest(${[...itemIds]}::bigint[])`.execute(tx.q)
}
export async function listItemIds(db: Db, ticketId: number): Promise<number[]> {
  const { rows } = await sql<{ itemId: number }>`
    select item_id from support_item where ticket_id = ${ticketId} order by item_id limit 100`.execute(db.q)
  return rows.map(row => row.itemId)
}

export interface NewMessage {
  ticketId: number
  /** Null: the clock. */
  authorId: number | null
  isStaff: boolean
  isNote: boolean
  text: string
  status: TicketStatus | null
  /** What was done with another ticket. */
  merge?: { step: MergeStep; ticketId: number }
}
export async function insertMessage(tx: Tx, given: NewMessage): Promise<number> {
  const { merge } = given
  const { rows } = await sql<{ id: number }>`
    insert into support_message (ticket_id, author_id, is_staff, is_note, text, status, merge_step, merge_id, created_at)
    values (${given.ticketId}, ${given.authorId}, ${given.isStaff}, ${given.isNote}, ${given.text}, ${given.status},
      ${merge?.step ?? null}, ${merge?.ticketId ?? null}, ${tx.now()})
    returning id`.execute(tx.q)
  const [row] = rows
  if (!row) throw new Error('An insert gave no row.')
  return row.id
}

export interface MessageRow {
  id: number
  author: string | null
  isStaff: boolean
  isNote: boolean
  text: string
  status: TicketStatus | null
  merge: { step: MergeStep; ticketId: number } | null
  at: Date
}
/** Up to `limit` messages before this one, the newest first; notes are for staff alone. */
export async function listMessages(
  db: Db,
  ticketId: number,
  { before, limit, withNotes }: { before: number | undefined; limit: number; withNotes: boolean },
): Promise<MessageRow[]> {
  const { rows } = await sql<MessageRow>`
    select m.id, a.username as author, m.is_staff, m.is_note, m.text, m.status, m.created_at as at,
      case when m.merge_step is not null then jsonb_build_object('step', m.merge_step, 'ticketId', m.merge_id) end as merge
    from support_message m left join account_ref a on a.id = m.author_id
    where m.ticket_id = ${ticketId} and ${before === undefined ? sql`true` : sql`m.id < ${before}`}
      and ${withNotes ? sql`true` : sql`not m.is_note`}
    order by m.id desc limit ${limit}`.execute(db.q)
  return rows
}

/** How many messages of its seller are newer than this one, with those of tickets that were merged into it since. */
export async function countAsked(db: Db, ticketId: number, after: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from support_message
    where not is_staff and ((ticket_id = ${ticketId} and id > ${after}) or ticket_id in (
      select merge_id from support_message where ticket_id = ${ticketId} and id > ${after} and merge_step = 'FROM'))`.execute(db.q)
  return rows[0]?.count ?? 0
}

/** What is known of a parcel answered its seller; once a day counts. */
export async function insertDeflection(tx: Tx, sellerId: number, orderId: number): Promise<void> {
  await sql`
    insert into support_deflection (seller_id, order_id, day) values (${sellerId}, ${orderId}, ${tx.now().toISOString().slice(0, 10)})
    on conflict do nothing`.execute(tx.q)
}

/** The tickets that were merged into this one, oldest first. */
export async function listMergedIds(db: Db, id: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from support_ticket where merged_id = ${id} order by id limit 100`.execute(db.q)
  return rows.map(row => row.id)
}
