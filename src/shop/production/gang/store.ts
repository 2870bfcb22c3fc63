import { type Generated, sql } from 'kysely'
import type { Db, Tx } from '#engine/db/database.ts'
import type { Technique } from '#shop/catalogue/picture/contract.ts'
import type { HotState } from '../batch/hot/rules.ts'
import type { TicketState } from '../rules.ts'
import type { GangState, PackedSheet, Place } from './rules.ts'

type GangTables = {
  gang_sheet: {
    id: Generated<number>
    batchId: number
    technique: Technique
    widthPixels: number
    lengthPixels: number
    usedShare: number
    state: GangState
    sha256: string | null
    previewSha256: string | null
    bytes: number | null
    /** Its white underbase, where it has one. */
    whiteSha256: string | null
    whiteBytes: number | null
    fault: string | null
    madeBy: number
    madeAt: Date
  }
  gang_print: { sheetId: number; printedBy: number; printedAt: Date; reason: string }
  gang_place: { sheetId: number; ticketId: number; printFileId: number; isDrawn: boolean }
}
const on = (db: Db) => db.q.withTables<GangTables>()

/** Whoever plans sheets of a batch waits here for whoever does so already, in the order of their ids; false where one is not there. */
export async function lockBatches(tx: Tx, ids: readonly number[]): Promise<boolean> {
  const { rows } = await sql`select id from batch where id = any (${[...ids]}) order by id for update`.execute(tx.q)
  return rows.length === ids.length
}
/**
 * Batches with a ready print of an open piece that lies on no sheet, what is due first first. Those whose technique was not kept yet come last:
 * what they have may be printed without a sheet, and would stand before the others for ever.
 */
export async function listUnplacedBatches(db: Db, most: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select t.batch_id as id from ticket t
      join print_file f on f.batch_id = t.batch_id and f.item_id = t.item_id
      left join order_queue_ref q on q.id = t.order_id
    where t.state in ('QUEUED', 'STARTED') and f.state = 'READY' and f.voided_at is null
      and (f.technique is null or f.technique in ('DTF', 'SUBLIMATION', 'UV'))
      and not exists (select from gang_place p where p.ticket_id = t.id and p.print_file_id = f.id)
    group by t.batch_id
    order by bool_and(f.technique is null), min(q.dispatch_by) nulls last, t.batch_id limit ${most}`.execute(db.q)
  return rows.map(({ id }) => id)
}
export interface WaitingBatch {
  id: number
  madeAt: Date
  dueAt: Date | null
  techniques: Technique[]
  prints: number
  rendering: number
}
/** Batches with a ready print that waits for a sheet, what is due first first, with what of them is not drawn yet. */
export async function listWaitingBatches(db: Db, most: number): Promise<WaitingBatch[]> {
  const { rows } = await sql<WaitingBatch>`
    select b.id, b.made_at, min(q.dispatch_by) as "dueAt", array_agg(distinct f.technique order by f.technique) as techniques,
      count(*) filter (where f.state = 'READY')::int as prints, count(*) filter (where f.state <> 'READY')::int as rendering
    from ticket t
      join print_file f on f.batch_id = t.batch_id and f.item_id = t.item_id
      join batch b on b.id = t.batch_id
      join order_queue_ref q on q.id = t.order_id
    where t.state in ('QUEUED', 'STARTED') and f.voided_at is null and f.technique in ('DTF', 'SUBLIMATION', 'UV')
      and not exists (select from gang_place p where p.ticket_id = t.id and p.print_file_id = f.id)
    group by b.id having count(*) filter (where f.state = 'READY') > 0
    order by "dueAt" nulls last, b.id limit ${most}`.execute(db.q)
  return rows
}
/** Which sides of these batches' pieces lie on a sheet, as 'ticket file'. */
export async function listPlaced(db: Db, batchIds: readonly number[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ ticketId: number; printFileId: number }>`
    select p.ticket_id, p.print_file_id from gang_place p join ticket t on t.id = p.ticket_id
    where t.batch_id = any (${[...batchIds]}) limit 100000`.execute(db.q)
  return new Set(rows.map(row => placedKey(row)))
}
export const placedKey = ({ ticketId, printFileId }: { ticketId: number; printFileId: number }): string => `${ticketId} ${printFileId}`

interface NewSheet extends PackedSheet {
  /** Of its first piece. */
  batchId: number
  technique: Technique
  madeBy: number
}
export async function insertSheet(tx: Tx, { batchId, technique, madeBy, width, length, usedShare, places }: NewSheet): Promise<number> {
  const { id } = await on(tx)
    .insertInto('gang_sheet')
    .values({ batchId, technique, widthPixels: width, lengthPixels: length, usedShare, state: 'WAITING', madeBy, madeAt: tx.now() })
    .returning('id')
    .executeTakeFirstOrThrow()
  const all = (of: (place: Place) => number) => places.map(of)
  await sql`
    insert into gang_place (sheet_id, ticket_id, print_file_id, place_left, place_top, place_width, place_height, is_turned)
    select ${id}, * from unnest(${all(it => it.ticketId)}::bigint[], ${all(it => it.printFileId)}::bigint[], ${all(it => it.left)}::int[],
      ${all(it => it.top)}::int[], ${all(it => it.width)}::int[], ${all(it => it.height)}::int[],
      ${places.map(it => it.isTurned)}::bool[])`.execute(tx.q)
  return id
}

/** One piece's side on a sheet, with what it is drawn of and how its ticket stands. */
export interface PlacedRow {
  ticketId: number
  printFileId: number
  batchId: number
  dueAt: Date | null
  orderId: number
  itemId: number
  piece: number
  state: TicketState
  reason: string
  side: string
  left: number
  top: number
  width: number
  height: number
  isTurned: boolean
  isDrawn: boolean
  /** Null where its print file has left the batch, or is drawn anew. */
  sha256: string | null
  whiteSha256: string | null
  fileWidth: number | null
  fileHeight: number | null
  inkLeft: number | null
  inkTop: number | null
  inkWidth: number | null
  inkHeight: number | null
}
export async function listPlaces(db: Db, sheetIds: readonly number[]): Promise<(PlacedRow & { sheetId: number })[]> {
  const { rows } = await sql<PlacedRow & { sheetId: number }>`
    select p.sheet_id, p.ticket_id, p.print_file_id, t.batch_id, q.dispatch_by as "dueAt", t.order_id, t.item_id, t.piece, t.state, t.reason, f.side,
      p.place_left as "left", p.place_top as top, p.place_width as width, p.place_height as height, p.is_turned, p.is_drawn,
      case when f.voided_at is null then nullif(f.sha256, '') end as sha256,
      case when f.voided_at is null then f.white_sha256 end as white_sha256, f.width_pixels as "fileWidth", f.height_pixels as "fileHeight",
      r.ink_left, r.ink_top, r.ink_width, r.ink_height
    from gang_place p join ticket t on t.id = p.ticket_id join print_file f on f.id = p.print_file_id
      left join print r on r.art_hash = f.art_hash left join order_queue_ref q on q.id = t.order_id
    where p.sheet_id = any (${[...sheetIds]}) order by p.sheet_id, p.place_top, p.place_left, p.ticket_id limit 20000`.execute(db.q)
  return rows
}

export type SheetRow = NonNullable<Awaited<ReturnType<typeof findSheet>>>
export const findSheet = (db: Db, id: number) => on(db).selectFrom('gang_sheet').selectAll().where('id', '=', id).executeTakeFirst()
/** Whoever prints, draws or discards a sheet waits here for the other. */
export const lockSheet = (tx: Tx, id: number) =>
  on(tx).selectFrom('gang_sheet').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
export interface SheetsAsked {
  state?: 'OPEN' | 'PRINTED' | undefined
  technique?: Technique | undefined
}
const asked = ({ state, technique }: SheetsAsked) => sql<boolean>`
  ${state === undefined ? sql`true` : sql`(${state} = 'PRINTED') = exists (select from gang_print p where p.sheet_id = gang_sheet.id)`}
  and ${technique === undefined ? sql`true` : sql`technique = ${technique}`}`
/** One page of all sheets, the newest first. */
export const listSheets = (db: Db, by: SheetsAsked, { limit, offset }: { limit: number; offset: number }) =>
  on(db).selectFrom('gang_sheet').selectAll().where(asked(by)).orderBy('id', 'desc').limit(limit).offset(offset).execute()
export async function countSheets(db: Db, by: SheetsAsked): Promise<number> {
  const { count } = await on(db)
    .selectFrom('gang_sheet')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(asked(by))
    .executeTakeFirstOrThrow()
  return count
}
/** Those that a piece of this batch lies on. */
export const listSheetsOfBatch = (db: Db, batchId: number) =>
  on(db)
    .selectFrom('gang_sheet')
    .selectAll()
    .where('id', 'in', sql<number>`(select p.sheet_id from gang_place p join ticket t on t.id = p.ticket_id where t.batch_id = ${batchId})`)
    .orderBy('id')
    .limit(200)
    .execute()

export async function setSheetDrawn(
  tx: Tx,
  id: number,
  made: Pick<SheetRow, 'sha256' | 'previewSha256' | 'bytes' | 'whiteSha256' | 'whiteBytes'> & {
    drawn: readonly { ticketId: number; printFileId: number }[]
  },
): Promise<void> {
  const { drawn, ...file } = made
  await on(tx)
    .updateTable('gang_sheet')
    .set({ ...file, state: 'READY', fault: null })
    .where('id', '=', id)
    .execute()
  await sql`
    update gang_place set is_drawn = (ticket_id, print_file_id) in (
      select * from unnest(${drawn.map(it => it.ticketId)}::bigint[], ${drawn.map(it => it.printFileId)}::bigint[]))
    where sheet_id = ${id}`.execute(tx.q)
}
export async function setSheetState(tx: Tx, id: number, state: 'WAITING' | 'FAILED', fault: string | null): Promise<void> {
  await on(tx)
    .updateTable('gang_sheet')
    .set({ state, fault, sha256: null, previewSha256: null, bytes: null, whiteSha256: null, whiteBytes: null })
    .where('id', '=', id)
    .execute()
}
/** Its pieces wait for another sheet. */
export const deleteSheet = (tx: Tx, id: number) => on(tx).deleteFrom('gang_sheet').where('id', '=', id).execute()

export async function insertGangPrint(tx: Tx, print: { sheetId: number; printedBy: number; reason: string }): Promise<void> {
  await on(tx)
    .insertInto('gang_print')
    .values({ ...print, printedAt: tx.now() })
    .execute()
}
export async function listGangPrints(db: Db, sheetIds: readonly number[]) {
  const { rows } = await sql<{ sheetId: number; printedAt: Date; printedBy: string; reason: string }>`
    select p.sheet_id, p.printed_at, a.username as "printedBy", p.reason from gang_print p join account_ref a on a.id = p.printed_by
    where p.sheet_id = any (${[...sheetIds]}) order by p.id limit 1000`.execute(db.q)
  return rows
}

/** How these sheets stand in their hot folder; nothing of one that was never to be put there. */
export async function listHotSheets(db: Db, sheetIds: readonly number[]): Promise<ReadonlyMap<number, HotSheetRow>> {
  const { rows } = await sql<HotSheetRow & { sheetId: number }>`
    select sheet_id, state, fault, sent_at, times from hot_file where sheet_id = any (${[...sheetIds]})`.execute(db.q)
  return new Map(rows.map(({ sheetId, ...row }) => [sheetId, row]))
}
interface HotSheetRow {
  state: HotState
  fault: string | null
  sentAt: Date | null
  times: number
}

/** Print files whose bytes, or whose underbase's, the store has lost are to be rendered again, as failed ones are. */
export async function setFilesLost(tx: Tx, hashes: readonly string[]): Promise<void> {
  await sql`
    update print_file set state = 'FAILED', sha256 = null, white_sha256 = null, white_bytes = null, fault = 'PRINT_FILE_NOT_FOUND'
    where (sha256 = any (${[...hashes]}) or white_sha256 = any (${[...hashes]})) and state = 'READY' and voided_at is null`.execute(tx.q)
}
