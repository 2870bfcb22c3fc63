import { sql } from 'kysely'
import type { Db } from '#engine/db/database.ts'

/** The seller's templates that are more than a draft, with one of these names, in small letters, or ids. */
export async function listNamed(
  db: Db,
  sellerId: number,
  { names, ids }: { names: readonly string[]; ids: readonly number[] },
): Promise<{ id: number; name: string }[]> {
  const { rows } = await sql<{ id: number; name: string }>`
    select id, name from template where seller_id = ${sellerId} and deleted_at is null and is_ready and lower(name) = any (${[...names]})
    union
    select id, name from template where seller_id = ${sellerId} and deleted_at is null and is_ready and id = any (${[...ids]})
    order by id limit 5000`.execute(db.q)
  return rows
}
