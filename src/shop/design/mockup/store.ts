import { sql } from 'kysely'
import type { Db, Tx } from '#engine/db/database.ts'

/** Of these mockups those that are drawn: the hash of each by its key. */
export async function listMockups(db: Db, keys: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ key: string; sha256: string }>`
    select key, sha256 from mockup where key = any (${[...keys]})`.execute(db.q)
  return new Map(rows.map(({ key, sha256 }) => [key, sha256]))
}

/** Of two that drew the same at once both are right: the later one stays. */
export async function putMockup(tx: Tx, { key, sellerId, sha256 }: { key: string; sellerId: number; sha256: string }): Promise<void> {
  await sql`
    insert into mockup (key, seller_id, sha256, made_at) values (${key}, ${sellerId}, ${sha256}, ${tx.now()})
    on conflict (key) do update set sha256 = excluded.sha256, made_at = excluded.made_at`.execute(tx.q)
}

/** They are drawn again when somebody asks; gives the hashes of their bytes. */
export async function deleteMockupsBefore(tx: Tx, before: Date): Promise<string[]> {
  const { rows } = await sql<{ sha256: string }>`delete from mockup where made_at < ${before} returning sha256`.execute(tx.q)
  return rows.map(row => row.sha256)
}
/** The same of all that a seller has beyond their newest ones. */
export async function deleteMockupsBeyond(tx: Tx, sellerId: number, most: number): Promise<string[]> {
  const { rows } = await sql<{ sha256: string }>`
    delete from mockup where key in (
      select key from mockup where seller_id = ${sellerId} order by made_at desc, key offset ${most} limit 10000)
    returning sha256`.execute(tx.q)
  return rows.map(row => row.sha256)
}
/** As old as can be: the next night takes them with their bytes. */
export async function ageMockupsOf(tx: Tx, sellerId: number): Promise<void> {
  await sql`update mockup set made_at = 'epoch' where seller_id = ${sellerId}`.execute(tx.q)
}
