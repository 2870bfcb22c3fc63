import { sql } from 'kysely'
import type { Db, Tx } from '#engine/db/database.ts'
import { readByKey } from '#engine/db/keyset.ts'

/** Every import of a seller, oldest first. */
export const eachImport = (db: Db, sellerId: number) =>
  readByKey(
    async (after, limit) => {
      const { rows } = await sql<{ id: number }>`
      select id, file_name as "fileName", link, bytes, status, orders, good_rows as "goodRows", bad_rows as "badRows",
        made_orders as "madeOrders", total_cents as "totalCents", created_at as "createdAt", finished_at as "finishedAt"
      from import where seller_id = ${sellerId} and id > ${after} order by id limit ${limit}`.execute(db.q)
      return rows
    },
    row => row.id,
  )

/** Ends what runs: it waits for the chunk that is being made, and no further one is. */
export async function endImports(tx: Tx, sellerId: number): Promise<void> {
  await sql`
    update import set status = 'CANCELLED', finished_at = ${tx.now()}
    where seller_id = ${sellerId} and status in ('FETCHING', 'CHECKING', 'READY', 'IMPORTING')`.execute(tx.q)
}

/** The rows of the files, which hold addresses, and the files themselves; that an import was made stays. */
export async function forgetImports(tx: Tx, sellerId: number): Promise<void> {
  const mine = sql`import_id in (select id from import where seller_id = ${sellerId})`
  await sql`delete from import_row where ${mine}`.execute(tx.q)
  await sql`delete from import_problem where ${mine}`.execute(tx.q)
  await sql`update import set file_name = '', link = '', sha256 = null where seller_id = ${sellerId}`.execute(tx.q)
}
