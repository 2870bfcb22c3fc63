import { type Generated, sql } from 'kysely'
import type { Db, Tx } from '#engine/db/database.ts'
import { among } from '#engine/db/prepared-statements.ts'
import type { FailCause, TicketState } from './rules.ts'

export type ProductionTables = {
  batch: { id: Generated<number>; madeBy: number; madeAt: Date }
  print_file: {
    id: Generated<number>
    batchId: number
    orderId: number
    itemId: number
    side: string
    /** The lowest picture of the side; null where it is texts and shapes alone. */
    fileId: number | null
    /** Null of batches that were made before it was kept. */
    technique: string | null
    state: 'WAITING' | 'READY' | 'FAILED'
    sha256: string | null
    bytes: number | null
    widthPixels: number | null
    heightPixels: number | null
    dpi: number | null
    /** What it was drawn of (`artHash`). */
    artHash: string | null
    /** Its white underbase, where it has one. */
    whiteSha256: string | null
    whiteBytes: number | null
    fault: string | null
    /** Its item was cancelled, or its order recalled: it belongs to no batch any more. */
    voidedAt: Date | null
  }
  ticket: {
    id: Generated<number>
    batchId: number
    orderId: number
    itemId: number
    piece: number
    state: TicketState
    reason: Generated<string>
    /** Of a failed piece, where the scan named one. */
    cause: FailCause | null
    machine: string | null
    startedAt: Date | null
    endedAt: Date | null
    scannedBy: number | null
  }
}
const on = (db: Db) => db.q.withTables<ProductionTables>()

export async function insertBatch(tx: Tx, madeBy: number): Promise<number> {
  const { id } = await on(tx).insertInto('batch').values({ madeBy, madeAt: tx.now() }).returning('id').executeTakeFirstOrThrow()
  return id
}

export const findBatch = (db: Db, id: number) => on(db).selectFrom('batch').select('id').where('id', '=', id).executeTakeFirst()

interface NewPrintFile {
  orderId: number
  itemId: number
  side: string
  fileId: number | null
  technique: string
}
export async function insertPrintFiles(tx: Tx, batchId: number, files: readonly NewPrintFile[]): Promise<void> {
  await sql`
    insert into print_file (batch_id, order_id, item_id, side, file_id, technique, state)
    select ${batchId}, order_id, item_id, side, file_id, technique, 'WAITING'
    from unnest(${files.map(each => each.orderId)}::bigint[], ${files.map(each => each.itemId)}::bigint[],
      ${files.map(each => each.side)}::text[], ${files.map(each => each.fileId)}::bigint[],
      ${files.map(each => each.technique)}::text[]) as given (order_id, item_id, side, file_id, technique)`.execute(tx.q)
}

interface NewTicket {
  orderId: number
  itemId: number
  piece: number
}
export async function insertTickets(tx: Tx, batchId: number, tickets: readonly NewTicket[]): Promise<void> {
  await sql`
    insert into ticket (batch_id, order_id, item_id, piece, state)
    select ${batchId}, order_id, item_id, piece, 'QUEUED'
    from unnest(${tickets.map(each => each.orderId)}::bigint[], ${tickets.map(each => each.itemId)}::bigint[],
      ${tickets.map(each => each.piece)}::int[]) with ordinality as given (order_id, item_id, piece, place)
    order by place`.execute(tx.q)
}

const fileColumns = [
  'id',
  'batchId',
  'orderId',
  'itemId',
  'side',
  'technique',
  'fileId',
  'state',
  'sha256',
  'bytes',
  'widthPixels',
  'heightPixels',
  'dpi',
  'artHash',
  'whiteSha256',
  'whiteBytes',
  'fault',
] as const
const MOST = 20_000

export const listPrintFiles = (db: Db, by: { batchId: number; orderId?: number }) =>
  on(db)
    .selectFrom('print_file')
    .select(fileColumns)
    .where('batchId', '=', by.batchId)
    .where('voidedAt', 'is', null)
    .$if(by.orderId !== undefined, query => query.where('orderId', '=', by.orderId ?? 0))
    .orderBy('id')
    .limit(MOST)
    .execute()

export const findPrintFile = (db: Db, id: number) =>
  on(db).selectFrom('print_file').select(fileColumns).where('id', '=', id).where('voidedAt', 'is', null).executeTakeFirst()

export interface RenderedFile {
  sha256: string
  bytes: number
  widthPixels: number
  heightPixels: number
  dpi: number
  artHash: string
  white: { sha256: string; bytes: number } | null
}
export async function setRendered(tx: Tx, id: number, { white, ...made }: RenderedFile): Promise<void> {
  const { sha256, bytes, widthPixels, heightPixels, dpi, artHash } = made
  const print = { sha256, bytes, widthPixels, heightPixels, dpi, artHash }
  await on(tx)
    .updateTable('print_file')
    .set({ state: 'READY', ...print, whiteSha256: white?.sha256 ?? null, whiteBytes: white?.bytes ?? null, fault: null })
    .where('id', '=', id)
    .execute()
}
export async function setRenderFailed(tx: Tx, id: number, fault: string): Promise<void> {
  await on(tx).updateTable('print_file').set({ state: 'FAILED', fault }).where('id', '=', id).where('state', '=', 'WAITING').execute()
}
/** Failed files of a batch wait again; answers the orders that they belong to. */
export async function setWaitingAgain(tx: Tx, batchId: number): Promise<number[]> {
  const rows = await on(tx)
    .updateTable('print_file')
    .set({ state: 'WAITING', fault: null })
    .where('batchId', '=', batchId)
    .where('state', '=', 'FAILED')
    .where('voidedAt', 'is', null)
    .returning('orderId')
    .execute()
  return rows.map(({ orderId }) => orderId)
}

const ticketColumns = ['id', 'batchId', 'orderId', 'itemId', 'piece', 'state', 'reason'] as const
const live: readonly TicketState[] = ['QUEUED', 'STARTED', 'PASSED']

export const lockTicket = (tx: Tx, id: number) =>
  on(tx).selectFrom('ticket').select(ticketColumns).where('id', '=', id).forUpdate().executeTakeFirst()
export const findTicket = (db: Db, id: number) => on(db).selectFrom('ticket').select(ticketColumns).where('id', '=', id).executeTakeFirst()
export const listTickets = (db: Db, batchId: number) =>
  on(db).selectFrom('ticket').select(ticketColumns).where('batchId', '=', batchId).orderBy('id').limit(MOST).execute()
/** The tickets of these orders' pieces that stand: one a piece at most. */
export const listLiveTickets = (db: Db, orderIds: readonly number[]) =>
  on(db)
    .selectFrom('ticket')
    .select(ticketColumns)
    .where('orderId', '=', among(orderIds))
    .where('state', 'in', live)
    .orderBy('id')
    .execute()

/** Of pieces that were made before: how many times, and why the last one was not good. */
export async function listReprints(db: Db, ticketIds: readonly number[]): Promise<ReadonlyMap<number, { reprint: number; cause: string }>> {
  const { rows } = await sql<{ id: number; reprint: number; cause: string }>`
    select t.id, count(*)::int as reprint, (array_agg(e.reason order by e.id desc))[1] as cause
    from ticket t join ticket e on e.order_id = t.order_id and e.item_id = t.item_id and e.piece = t.piece and e.id < t.id
    where t.id = any (${[...ticketIds]}) and e.started_at is not null group by t.id`.execute(db.q)
  return new Map(rows.map(({ id, ...of }) => [id, of]))
}

export async function setTicket(
  tx: Tx,
  id: number,
  given: { state: TicketState; reason: string; cause: FailCause | undefined; machine: string; scannedBy: number },
): Promise<void> {
  const isStart = given.state === 'STARTED'
  await on(tx)
    .updateTable('ticket')
    .set({
      state: given.state,
      scannedBy: given.scannedBy,
      reason: given.reason,
      cause: given.cause ?? null,
      ...(given.machine !== '' && { machine: sql<string>`coalesce(machine, ${given.machine})` }),
      ...(isStart ? { startedAt: tx.now() } : { endedAt: tx.now() }),
    })
    .where('id', '=', id)
    .execute()
}
/** Pieces of these orders that nobody has passed are not to be made any more. */
export async function voidTickets(
  tx: Tx,
  orderIds: readonly number[],
  states: readonly TicketState[] = ['QUEUED', 'STARTED'],
): Promise<void> {
  await on(tx)
    .updateTable('ticket')
    .set({ state: 'VOID', endedAt: tx.now() })
    .where('orderId', '=', among(orderIds))
    .where('state', 'in', states)
    .execute()
}

/** Tickets of these orders that nobody has passed yet, with when their batch was made. */
export const listOpenTickets = (db: Db, orderIds: readonly number[]) =>
  on(db)
    .selectFrom('ticket')
    .innerJoin('batch', 'batch.id', 'ticket.batchId')
    .select(['ticket.id', 'ticket.orderId', 'ticket.batchId', 'batch.madeAt'])
    .where('ticket.orderId', '=', among(orderIds))
    .where('ticket.state', 'in', ['QUEUED', 'STARTED'])
    .execute()

export async function voidOpenTickets(tx: Tx, ids: readonly number[]): Promise<void> {
  await on(tx)
    .updateTable('ticket')
    .set({ state: 'VOID', endedAt: tx.now() })
    .where('id', '=', among(ids))
    .where('state', 'in', ['QUEUED', 'STARTED'])
    .execute()
}

/** The print files of an order that leaves its batch. */
export async function voidPrintFiles(tx: Tx, of: { batchId: number; orderId: number }): Promise<void> {
  await on(tx)
    .updateTable('print_file')
    .set({ voidedAt: tx.now() })
    .where('batchId', '=', of.batchId)
    .where('orderId', '=', of.orderId)
    .where('voidedAt', 'is', null)
    .execute()
}

/** What stood for a cancelled item: tickets become void, print files leave; answers the batches that it was in. */
export async function voidItem(tx: Tx, itemId: number): Promise<number[]> {
  const tickets = await on(tx)
    .updateTable('ticket')
    .set({ state: 'VOID', endedAt: tx.now() })
    .where('itemId', '=', itemId)
    .where('state', 'in', live)
    .returning('batchId')
    .execute()
  const files = await on(tx)
    .updateTable('print_file')
    .set({ voidedAt: tx.now() })
    .where('itemId', '=', itemId)
    .where('voidedAt', 'is', null)
    .returning('batchId')
    .execute()
  return [...new Set([...tickets, ...files].map(({ batchId }) => batchId))]
}

/** The drawn print files of a seller's orders; that they were printed stays. */
export async function releasePrintFiles(tx: Tx, sellerId: number): Promise<void> {
  await sql`
    update print_file p set sha256 = '', white_sha256 = null, white_bytes = null from order_ref o
    where o.id = p.order_id and o.seller_id = ${sellerId} and p.sha256 is not null`.execute(tx.q)
}

/** When these orders must leave, as far as anybody has said. */
export async function listDue(db: Db, orderIds: readonly number[]): Promise<ReadonlyMap<number, Date | null>> {
  const { rows } = await sql<{ id: number; dueAt: Date | null }>`
    select id, dispatch_by as "dueAt" from order_queue_ref where id = any (${[...new Set(orderIds)]})`.execute(db.q)
  return new Map(rows.map(({ id, dueAt }) => [id, dueAt]))
}
