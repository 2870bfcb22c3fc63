import { sql } from 'kysely'
import type { Database } from '#engine/db/database.ts'

/** An account for tests that need no more than its id; those that sign in use the account domain's own builders. */
export async function addAccount(db: Database, kind: 'seller' | 'staff' = 'seller'): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into account (username, email, kind, roles, referral_code, created_at)
    select name, name || '@example.com', ${kind}, case when ${kind} = 'staff' then '{finance}'::text[] else '{}' end, code, ${db.now()}
    from (select 'a' || substr(code, 2) as name, code from (select upper(substr(md5(random()::text), 1, 10)) as code) c) n
    returning id`.execute(db.q)
  const id = rows[0]?.id
  if (id === undefined) throw new Error('The account was not made.')
  return id
}
