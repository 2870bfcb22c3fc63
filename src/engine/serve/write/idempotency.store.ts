import { sql } from 'kysely'
import { Fault } from '#base/fault.ts'
import type { Db, Tx } from '#engine/db/database.ts'

export interface StoredAnswer {
  status: number
  answer: string
}
interface Key {
  accountId: number
  key: string
  call: string
  bodyHash: Buffer
}

/** The answer given before to the same key and body; nothing where the key is new. Another body throws. */
export async function findAnswer(db: Db, { accountId, key, call, bodyHash }: Key): Promise<StoredAnswer | undefined> {
  const { rows } = await sql<{ call: string; bodyHash: Buffer; status: number; answer: string }>`
    select call, body_hash, status, answer from idempotency where account_id = ${accountId} and key = ${key}`.execute(db.q)
  const row = rows[0]
  if (!row) return undefined
  if (row.call !== call || !row.bodyHash.equals(bodyHash)) throw new Fault('IDEMPOTENCY_KEY_REUSED')
  return row
}

/** Takes the key for this transaction; a second one with it waits here until the first has ended. False where it is taken. */
export async function claimKey(tx: Tx, { accountId, key, call, bodyHash }: Key): Promise<boolean> {
  const { rows } = await sql`
    insert into idempotency (account_id, key, call, body_hash, at) values (${accountId}, ${key}, ${call}, ${bodyHash}, ${tx.now()})
    on conflict do nothing returning 1`.execute(tx.q)
  return rows.length > 0
}

export async function storeAnswer(tx: Tx, { accountId, key }: Key, { status, answer }: StoredAnswer): Promise<void> {
  await sql`update idempotency set status = ${status}, answer = ${answer} where account_id = ${accountId} and key = ${key}`.execute(tx.q)
}

/** A refusal that asks to come back later (429) must not be remembered. */
export async function releaseKey(tx: Tx, { accountId, key }: Key): Promise<void> {
  await sql`delete from idempotency where account_id = ${accountId} and key = ${key}`.execute(tx.q)
}

export async function deleteOldAnswers(tx: Tx, before: Date): Promise<void> {
  await sql`delete from idempotency where at < ${before}`.execute(tx.q)
}
