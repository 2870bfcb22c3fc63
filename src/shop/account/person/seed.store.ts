import { sql } from 'kysely'
import type { Db, Tx } from '#engine/db/database.ts'

const FIRST_START = 727_275

/** Of several starting processes one goes on; the others wait here and find done what it did. */
export const lockFirstStart = (tx: Tx) => sql`select pg_advisory_xact_lock(${FIRST_START})`.execute(tx.q)

export async function hasAccounts(db: Db): Promise<boolean> {
  const { rows } = await sql`select 1 from account limit 1`.execute(db.q)
  return rows.length > 0
}

/** Whether some owner can come in again by a password or is in already. */
export async function hasOwnerInside(db: Db): Promise<boolean> {
  const { rows } = await sql`
    select 1 from account a where 'owner' = any(roles) and closed_at is null and (
      password_hash is not null or exists (select from session s where s.account_id = a.id and s.expires_at > ${db.now()})
    ) limit 1`.execute(db.q)
  return rows.length > 0
}

/** Those of these people who have no password yet. */
export async function listWithoutPassword(db: Db, usernames: readonly string[]): Promise<{ id: number; username: string }[]> {
  const { rows } = await sql<{ id: number; username: string }>`
    select id, username from account
    where username = any(${usernames}) and password_hash is null and closed_at is null and suspended_at is null order by id`.execute(db.q)
  return rows
}
