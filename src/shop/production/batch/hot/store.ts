import { sql } from 'kysely'
import type { Db, Tx } from '#engine/db/database.ts'
import type { Technique } from '#shop/catalogue/picture/contract.ts'
import type { HotState } from './rules.ts'

/** What of a batch, or of one order in it. */
export interface HotScope {
  batchId: number
  orderId?: number | undefined
}
const inScope = ({ batchId, orderId }: HotScope) =>
  sql<boolean>`t.batch_id = ${batchId} and ${orderId === undefined ? sql`true` : sql`t.order_id = ${orderId}`}`

/** For the office's queues: nobody knows since when. */
export const failedHotFiles = sql`select null::timestamptz as since from hot_file where state = 'FAILED'`

/** A row for each ready side of each open piece that has none, of these techniques. */
export async function insertHotFiles(tx: Tx, scope: HotScope, techniques: readonly string[]): Promise<void> {
  await sql`
    insert into hot_file (ticket_id, print_file_id, technique, state)
    select t.id, f.id, f.technique, 'WAITING' from ticket t join print_file f on f.batch_id = t.batch_id and f.item_id = t.item_id
    where ${inScope(scope)} and t.state in ('QUEUED', 'STARTED') and f.state = 'READY' and f.voided_at is null
      and f.technique = any (${[...techniques]})
    order by t.id, f.id
    on conflict (ticket_id, print_file_id) do nothing`.execute(tx.q)
}

export interface HotRow {
  id: number
  ticketId: number
  printFileId: number
  technique: Technique
  state: HotState
  fault: string | null
  sentAt: Date | null
  times: number
  itemId: number
  side: string
  /** Null where its print file has left the batch, or is drawn anew. */
  sha256: string | null
  /** The white underbase, where it has one. */
  whiteSha256: string | null
  widthPixels: number | null
  heightPixels: number | null
}
const rowsOf = sql`
  select h.id, h.ticket_id, h.print_file_id, h.technique, h.state, h.fault, h.sent_at, h.times, f.item_id, f.side,
    case when f.voided_at is null then nullif(f.sha256, '') end as sha256, f.white_sha256, f.width_pixels, f.height_pixels
  from hot_file h join ticket t on t.id = h.ticket_id join print_file f on f.id = h.print_file_id`

export async function listHotFiles(db: Db, scope: HotScope): Promise<HotRow[]> {
  const { rows } = await sql<HotRow>`${rowsOf} where ${inScope(scope)} order by h.id limit 20000`.execute(db.q)
  return rows
}
/** Those that are still to be put there. */
export async function listOpenHotFiles(db: Db, scope: HotScope): Promise<HotRow[]> {
  const { rows } = await sql<HotRow>`
    ${rowsOf} where ${inScope(scope)} and h.state in ('WAITING', 'PLACING') order by h.id limit 20000`.execute(db.q)
  return rows
}

/** Failed ones wait again; answers how many do now. */
export async function setHotWaiting(tx: Tx, scope: HotScope): Promise<number> {
  const { rows } = await sql`
    update hot_file h set state = case when h.state = 'PLACING' then 'PLACING' else 'WAITING' end, fault = null
    from ticket t where t.id = h.ticket_id and ${inScope(scope)} and h.state <> 'SENT' returning h.id`.execute(tx.q)
  return rows.length
}
/** Failed gang sheets with a piece of this batch wait again. */
export async function setSheetsWaiting(tx: Tx, batchId: number): Promise<{ sheetId: number }[]> {
  const { rows } = await sql<{ sheetId: number }>`
    update hot_file set state = 'WAITING', fault = null where state = 'FAILED' and sheet_id in (
      select p.sheet_id from gang_place p join ticket t on t.id = p.ticket_id where t.batch_id = ${batchId})
    returning sheet_id`.execute(tx.q)
  return rows
}
/** These wait again, though they were put there before. */
export async function setHotAgain(tx: Tx, ids: readonly number[]): Promise<void> {
  await sql`
    update hot_file set state = 'WAITING', fault = null where id = any (${[...ids]}) and state in ('SENT', 'FAILED')`.execute(tx.q)
}

/** So long a job is believed to be at a file; a try of the same job takes up what the one before left. By the database's clock, which all processes share. */
export async function claimHotFile(tx: Tx, { id, by }: { id: number; by: string }): Promise<HotState | undefined> {
  const { rows } = await sql<{ state: HotState }>`
    update hot_file set claimed_by = ${by}, claimed_until = clock_timestamp() + interval '2 minutes'
    where id = ${id} and state in ('WAITING', 'PLACING')
      and (claimed_by is null or claimed_by = ${by} or claimed_until < clock_timestamp())
    returning state`.execute(tx.q)
  return rows[0]?.state
}
/** It is written whole, by whom it is still believed of. */
export async function setHotPlacing(tx: Tx, { id, by }: { id: number; by: string }): Promise<boolean> {
  const { rows } = await sql`
    update hot_file set state = 'PLACING' where id = ${id} and claimed_by = ${by} and state = 'WAITING' returning id`.execute(tx.q)
  return rows.length === 1
}
export async function setHotSent(tx: Tx, { id, isWritten }: { id: number; isWritten: boolean }): Promise<void> {
  await sql`
    update hot_file set state = 'SENT', fault = null, claimed_by = null, claimed_until = null,
      sent_at = case when ${isWritten} or sent_at is null then ${tx.now()}::timestamptz else sent_at end,
      times = times + case when ${isWritten} then 1 else 0 end
    where id = ${id}`.execute(tx.q)
}
/** It could not be put there; where that is final it waits for staff. */
export async function setHotFault(tx: Tx, ids: readonly number[], { fault, isFinal }: { fault: string; isFinal: boolean }): Promise<void> {
  await sql`
    update hot_file set fault = ${fault}, claimed_by = null, claimed_until = null,
      state = case when ${isFinal} and state = 'WAITING' then 'FAILED' else state end
    where id = any (${[...ids]}) and state in ('WAITING', 'PLACING')`.execute(tx.q)
}
/** Of what nobody makes any more, what was never put there goes, and what was is not put there once more. */
export async function dropHotFiles(tx: Tx, ids: readonly number[], states: readonly HotState[] = ['WAITING']): Promise<void> {
  const those = sql`id = any (${[...ids]}) and state = any (${[...states]})`
  await sql`delete from hot_file where times = 0 and ${those}`.execute(tx.q)
  await sql`update hot_file set state = 'SENT', fault = null where ${those}`.execute(tx.q)
}
