import { sql } from 'kysely'
import type { FaultValues } from '#base/fault.ts'
import type { Db, Tx } from '#engine/db/database.ts'
import { readByKey } from '#engine/db/keyset.ts'
import type { LabelImportFacts, LabelImportStatus, LabelMode } from './contract.ts'

/** A label file with what only the server knows of it. */
export type LabelImportRecord = Omit<LabelImportFacts, 'totalCents'> & {
  sellerId: number
  sha256: string
  fileHash: string
  isSubmitted: boolean
  /** The member of the seller's team who confirmed it; nothing where the seller did. */
  confirmedBy: number | null
}

const columns = sql`id, seller_id, mode, file_name, sha256, file_hash, bytes, status,
  case when fault_code is null then null else jsonb_build_object('code', fault_code, 'values', fault_values) end as fault,
  repeats_id as "repeatsImportId", pages, read_pages, is_submitted, confirmed_by, created_at, checked_at, finished_at,
  coalesce((select jsonb_object_agg(counted.state, counted.count) from (
    select p.state, count(*) as count from label_page p where p.import_id = label_import.id group by p.state
  ) counted), '{}') as counts`

export interface NewLabelImport {
  sellerId: number
  mode: LabelMode
  fileName: string
  sha256: string
  bytes: number
  repeatsId: number | null
}
export async function insertLabelImport(tx: Tx, row: NewLabelImport): Promise<LabelImportRecord> {
  const { rows } = await sql<LabelImportRecord>`
    insert into label_import (seller_id, mode, file_name, sha256, file_hash, bytes, repeats_id, status, created_at, moved_at)
    values (${row.sellerId}, ${row.mode}, ${row.fileName}, ${row.sha256}, ${row.sha256}, ${row.bytes}, ${row.repeatsId}, 'READING',
      ${tx.now()}, ${tx.now()})
    returning ${columns}`.execute(tx.q)
  const [record] = rows
  if (!record) throw new Error('The statement answered no row.')
  return record
}

const whose = (sellerId: number | undefined) => (sellerId === undefined ? sql`true` : sql`seller_id = ${sellerId}`)

/** The file, of this seller where one is given. */
export async function findLabelImport(db: Db, id: number, sellerId?: number): Promise<LabelImportRecord | undefined> {
  const { rows } = await sql<LabelImportRecord>`
    select ${columns} from label_import where id = ${id} and ${whose(sellerId)}`.execute(db.q)
  return rows[0]
}

/** The file, locked until the transaction ends. Its pages are counted behind the lock: a statement that waits for it counts what was there before. */
export async function lockLabelImport(tx: Tx, id: number, sellerId?: number): Promise<LabelImportRecord | undefined> {
  const { rows } = await sql`select from label_import where id = ${id} and ${whose(sellerId)} for update`.execute(tx.q)
  return rows.length === 0 ? undefined : findLabelImport(tx, id, sellerId)
}

const standing = (statuses: readonly LabelImportStatus[] | undefined) => (statuses ? sql`status = any (${[...statuses]})` : sql`true`)

/** The files of this seller, or of all, newest first. */
export async function listLabelImports(
  db: Db,
  sellerId: number | undefined,
  { page, limit, statuses }: { page: number; limit: number; statuses?: readonly LabelImportStatus[] | undefined },
): Promise<LabelImportRecord[]> {
  const { rows } = await sql<LabelImportRecord>`
    select ${columns} from label_import where ${whose(sellerId)} and ${standing(statuses)}
    order by id desc limit ${limit} offset ${(page - 1) * limit}`.execute(db.q)
  return rows
}

export async function countLabelImports(db: Db, sellerId: number | undefined, statuses?: readonly LabelImportStatus[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (
      select from label_import where ${whose(sellerId)} and ${standing(statuses)} limit 10001
    ) counted`.execute(db.q)
  return rows[0]?.count ?? 0
}

/**
 * The seller's newest earlier sending of the same bytes that made something or still may. Who sends them too waits until this transaction is
 * over: of two at once the later one knows the other.
 */
export async function findSameLabelFile(tx: Tx, sellerId: number, hash: string): Promise<number | undefined> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`labels of ${hash} by ${sellerId}`}, 0))`.execute(tx.q)
  const { rows } = await sql<{ id: number }>`
    select id from label_import where seller_id = ${sellerId} and file_hash = ${hash} and status not in ('REFUSED', 'CANCELLED')
    order by id desc limit 1`.execute(tx.q)
  return rows[0]?.id
}

/** Moves the reading on; false where another worker has, or the file is no longer read. */
export async function moveReading(tx: Tx, id: number, from: number, to: { readPages: number; pages: number }): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update label_import set read_pages = ${to.readPages}, pages = ${to.pages}, moved_at = ${tx.now()}
    where id = ${id} and status = 'READING' and read_pages = ${from}`.execute(tx.q)
  return numAffectedRows === 1n
}

export async function setRead(tx: Tx, id: number): Promise<void> {
  await sql`update label_import set status = 'READY', checked_at = ${tx.now()} where id = ${id} and status = 'READING'`.execute(tx.q)
}

/** The file cannot be read: nothing of it is made. */
export async function setUnreadable(tx: Tx, id: number, code: string, values: FaultValues): Promise<void> {
  await sql`
    update label_import set status = 'REFUSED', fault_code = ${code}, fault_values = ${JSON.stringify(values)}::jsonb, finished_at = ${tx.now()}
    where id = ${id} and status = 'READING'`.execute(tx.q)
}

export async function setMaking(tx: Tx, id: number, isSubmitted: boolean): Promise<void> {
  await sql`
    update label_import set status = 'MAKING', moved_at = ${tx.now()}, is_submitted = ${isSubmitted}, confirmed_by = ${tx.cause.memberId ?? null}
    where id = ${id}`.execute(tx.q)
}

export async function setMoved(tx: Tx, id: number): Promise<void> {
  await sql`update label_import set moved_at = ${tx.now()} where id = ${id}`.execute(tx.q)
}

export async function setAllMade(tx: Tx, id: number): Promise<void> {
  await sql`update label_import set status = 'DONE', finished_at = ${tx.now()} where id = ${id} and status = 'MAKING'`.execute(tx.q)
}

export async function setDiscarded(tx: Tx, id: number): Promise<void> {
  await sql`update label_import set status = 'CANCELLED', finished_at = ${tx.now()} where id = ${id}`.execute(tx.q)
}

/** Files under way that have not moved since this instant: their worker is gone. */
export async function listStuckFiles(db: Db, since: Date): Promise<{ id: number; status: LabelImportStatus }[]> {
  const { rows } = await sql<{ id: number; status: LabelImportStatus }>`
    select id, status from label_import where status in ('READING', 'MAKING') and moved_at < ${since} order by id limit 100`.execute(db.q)
  return rows
}

/** What the pages say of people, and the files, once they are this old; that they were sent stays known by their hash. */
export async function cleanLabelFiles(tx: Tx, before: Date): Promise<void> {
  const old = sql`import_id in (select id from label_import where created_at < ${before} and sha256 <> '' order by id limit 1000)`
  await sql`update label_page set page_text = '', full_name = '', address = '', sha256 = case when sha256 is null then null else '' end
    where ${old}`.execute(tx.q)
  await sql`
    update label_import set sha256 = '', status = case when status in ('DONE', 'REFUSED') then status else 'CANCELLED' end
    where id in (select id from label_import where created_at < ${before} and sha256 <> '' order by id limit 1000)`.execute(tx.q)
}

/** Every label file of a seller, oldest first. */
export const eachLabelImport = (db: Db, sellerId: number) =>
  readByKey(
    async (after, limit) => {
      const { rows } = await sql<{ id: number }>`
        select id, file_name, mode, bytes, status, pages, created_at, finished_at
        from label_import where seller_id = ${sellerId} and id > ${after} order by id limit ${limit}`.execute(db.q)
      return rows
    },
    row => row.id,
  )

/** A closed account: what is under way ends, and the files with all that they say are forgotten. */
export async function forgetLabelFiles(tx: Tx, sellerId: number): Promise<void> {
  await sql`update label_page set page_text = '', full_name = '', address = '', zip = null, typed_by = null,
    sha256 = case when sha256 is null then null else '' end where seller_id = ${sellerId}`.execute(tx.q)
  await sql`
    update label_import set sha256 = '', file_name = '', status = case when status in ('DONE', 'REFUSED') then status else 'CANCELLED' end
    where seller_id = ${sellerId}`.execute(tx.q)
}
