import { sql } from 'kysely'
import type { Db, Tx } from '#engine/db/database.ts'

export interface UploadRow {
  id: string
  name: string
  bytes: number
  received: number
  fileId: number | null
  expiresAt: Date
}
const columns = sql`id, name, bytes, received, file_id, expires_at`

/** Until the end of the transaction no other one of the seller's begins: what is counted stays so. */
export async function lockUploadsOf(tx: Tx, sellerId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`uploads of ${sellerId}`}, 0))`.execute(tx.q)
}

/** What is neither finished nor expired: how many uploads of the seller, and their bytes. */
export async function sumUnfinished(db: Db, sellerId: number): Promise<{ count: number; bytes: number }> {
  const { rows } = await sql<{ count: number; bytes: number }>`
    select count(*)::int as count, coalesce(sum(bytes), 0)::bigint as bytes from file_upload
    where seller_id = ${sellerId} and file_id is null and expires_at > ${db.now()}`.execute(db.q)
  return rows[0] ?? { count: 0, bytes: 0 }
}

export async function insertUpload(
  tx: Tx,
  { id, sellerId, name, bytes, expiresAt }: Pick<UploadRow, 'id' | 'name' | 'bytes' | 'expiresAt'> & { sellerId: number },
): Promise<UploadRow> {
  const { rows } = await sql<UploadRow>`
    insert into file_upload (id, seller_id, name, bytes, created_at, expires_at)
    values (${id}, ${sellerId}, ${name}, ${bytes}, ${tx.now()}, ${expiresAt}) returning ${columns}`.execute(tx.q)
  return rows[0] as UploadRow // an insert gives its row
}

/** The seller's, as long as it has not expired. */
export async function findUpload(db: Db, sellerId: number, id: string): Promise<UploadRow | undefined> {
  const { rows } = await sql<UploadRow>`
    select ${columns} from file_upload where id = ${id} and seller_id = ${sellerId} and expires_at > ${db.now()}`.execute(db.q)
  return rows[0]
}
export async function lockUpload(tx: Tx, sellerId: number, id: string): Promise<UploadRow | undefined> {
  const { rows } = await sql<UploadRow>`
    select ${columns} from file_upload where id = ${id} and seller_id = ${sellerId} and expires_at > ${tx.now()} for update`.execute(tx.q)
  return rows[0]
}

export interface UploadPart {
  startsAt: number
  bytes: number
  sha256: string
}
/** Nothing where the upload has other bytes by now: of two parts for one place one is kept. */
export async function appendPart(
  tx: Tx,
  { id, sellerId, expiresAt }: { id: string; sellerId: number; expiresAt: Date },
  part: UploadPart,
): Promise<UploadRow | undefined> {
  const { rows } = await sql<UploadRow>`
    update file_upload set received = received + ${part.bytes}, expires_at = ${expiresAt}
    where id = ${id} and seller_id = ${sellerId} and received = ${part.startsAt} and file_id is null and expires_at > ${tx.now()}
    returning ${columns}`.execute(tx.q)
  if (rows[0])
    await sql`
      insert into file_upload_part (upload_id, starts_at, bytes, sha256)
      values (${id}, ${part.startsAt}, ${part.bytes}, ${part.sha256})`.execute(tx.q)
  return rows[0]
}
/** In their order. */
export async function listParts(db: Db, id: string): Promise<UploadPart[]> {
  const { rows } = await sql<UploadPart>`
    select starts_at, bytes, sha256 from file_upload_part where upload_id = ${id} order by starts_at limit 100000`.execute(db.q)
  return rows
}

export async function setUploadFile(tx: Tx, id: string, fileId: number): Promise<void> {
  await sql`update file_upload set file_id = ${fileId} where id = ${id}`.execute(tx.q)
}
/** It expires now; the sweep takes its bytes. */
export async function endUpload(tx: Tx, id: string): Promise<void> {
  await sql`update file_upload set expires_at = ${tx.now()} where id = ${id}`.execute(tx.q)
}
/** The same of all that a seller has. */
export async function endUploadsOf(tx: Tx, sellerId: number): Promise<void> {
  await sql`update file_upload set name = '', expires_at = ${tx.now()} where seller_id = ${sellerId}`.execute(tx.q)
}

/** Deletes some parts whose upload is finished, or had expired by then; gives the hashes of their bytes. */
export async function deleteDeadParts(tx: Tx, expiredBy: Date, most: number): Promise<string[]> {
  const { rows } = await sql<{ sha256: string }>`
    delete from file_upload_part where (upload_id, starts_at) in (
      select upload_id, starts_at from file_upload_part join file_upload on id = upload_id
      where file_id is not null or expires_at <= ${expiredBy} limit ${most})
    returning sha256`.execute(tx.q)
  return rows.map(row => row.sha256)
}
export async function deleteExpiredUploads(tx: Tx): Promise<void> {
  await sql`
    delete from file_upload where expires_at <= ${tx.now()}
      and not exists (select from file_upload_part where upload_id = file_upload.id)`.execute(tx.q)
}

/** What a person has under way, for the copy of their data. */
export async function* eachUpload(db: Db, sellerId: number) {
  const { rows } = await sql<Omit<UploadRow, 'fileId'> & { createdAt: Date }>`
    select id, name, bytes, received, created_at, expires_at from file_upload where seller_id = ${sellerId}
    order by created_at, id limit 10000`.execute(db.q)
  yield* rows
}
