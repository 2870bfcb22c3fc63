// Batches as they are listed.
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#engine/db/database.ts'
import type { BatchTrouble } from '../rules.ts'

interface BatchRow {
  id: number
  madeAt: Date
  madeBy: string
  orders: number
  pieces: number
  passed: number
  failed: number
  files: number
  filesReady: number
  filesFailed: number
  hotFailed: number
}

/** Files of a batch's pieces, and gang sheets that any of its pieces lies on. */
const hotFailed = (batchId: RawBuilder<unknown>) =>
  sql`from hot_file h where h.state = 'FAILED' and (
    exists (select from ticket where ticket.id = h.ticket_id and ticket.batch_id = ${batchId})
    or exists (select from gang_place p join ticket on ticket.id = p.ticket_id where p.sheet_id = h.sheet_id and ticket.batch_id = ${batchId}))`
const troubles: Record<BatchTrouble, RawBuilder<unknown>> = {
  HOT_FOLDER: sql`exists (select ${hotFailed(sql.ref('batch.id'))})`,
  RENDER: sql`exists (select from print_file where batch_id = batch.id and state = 'FAILED' and voided_at is null)`,
}
const inTrouble = (trouble: BatchTrouble | undefined) => (trouble ? troubles[trouble] : sql`true`)

/** Batches with their progress, newest first. */
export async function listBatches(
  db: Db,
  { id, trouble, limit, offset }: { id?: number; trouble?: BatchTrouble | undefined; limit: number; offset: number },
): Promise<BatchRow[]> {
  const { rows } = await sql<BatchRow>`
    select b.id, b.made_at, a.username as "madeBy", t.*, f.*, h.*
    from (select * from batch where ${id === undefined ? inTrouble(trouble) : sql`id = ${id}`}
      order by id desc limit ${limit} offset ${offset}) b
    join account_ref a on a.id = b.made_by,
    lateral (select count(distinct order_id) filter (where state <> 'VOID')::int as orders, count(*) filter (where state <> 'VOID')::int as pieces,
      count(*) filter (where state = 'PASSED')::int as passed, count(*) filter (where state = 'FAILED')::int as failed
      from ticket where batch_id = b.id) t,
    lateral (select count(*)::int as files, count(*) filter (where state = 'READY')::int as "filesReady",
      count(*) filter (where state = 'FAILED')::int as "filesFailed" from print_file where batch_id = b.id and voided_at is null) f,
    lateral (select count(*)::int as "hotFailed" ${hotFailed(sql.ref('b.id'))}) h
    order by b.id desc`.execute(db.q)
  return rows
}
export async function countBatches(db: Db, trouble?: BatchTrouble): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from batch where ${inTrouble(trouble)}`.execute(db.q)
  return rows[0]?.count ?? 0
}
