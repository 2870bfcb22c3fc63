import { sql } from 'kysely'
import type { Db, Tx } from '#engine/db/database.ts'
import type { PutFile } from './files.ts'

export async function sumStored(db: Db, accountId: number): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select coalesce(sum(bytes), 0)::bigint as bytes from stored_file where account_id = ${accountId}`.execute(db.q)
  return rows[0]?.bytes ?? 0
}

/** The same bytes put again count once. */
export async function insertStored(db: Db, accountId: number, { sha256, bytes }: Pick<PutFile, 'sha256' | 'bytes'>): Promise<void> {
  await sql`
    insert into stored_file (account_id, hash, bytes, at) values (${accountId}, ${Buffer.from(sha256, 'hex')}, ${bytes}, ${db.now()})
    on conflict do nothing`.execute(db.q)
}

/** The store holds them no more. */
export async function deleteStored(db: Db, hashes: readonly string[]): Promise<void> {
  if (hashes.length === 0) return
  await sql`delete from stored_file where hash = any (${hashes.map(hash => Buffer.from(hash, 'hex'))})`.execute(db.q)
}

/** Deletes what is counted of an account that closes. */
export async function deleteStoredOf(tx: Tx, accountId: number): Promise<void> {
  await sql`delete from stored_file where account_id = ${accountId}`.execute(tx.q)
}
