import { sql } from 'kysely'
import type { Db, Tx } from '#engine/db/database.ts'

export type ExportFile = 'ORDERS' | 'TRACKING'

export async function findColumns(db: Db, sellerId: number): Promise<ReadonlyMap<ExportFile, readonly string[]>> {
  const { rows } = await sql<{ file: ExportFile; columns: string[] }>`
    select file, columns from export_columns where seller_id = ${sellerId} limit 10`.execute(db.q)
  return new Map(rows.map(row => [row.file, row.columns]))
}

/** Null forgets them. */
export async function setColumns(tx: Tx, sellerId: number, file: ExportFile, columns: readonly string[] | null): Promise<void> {
  if (columns === null) {
    await sql`delete from export_columns where seller_id = ${sellerId} and file = ${file}`.execute(tx.q)
    return
  }
  await sql`
    insert into export_columns (seller_id, file, columns, changed_at)
    values (${sellerId}, ${file}, ${JSON.stringify(columns)}::jsonb, ${tx.now()})
    on conflict (seller_id, file) do update set columns = excluded.columns, changed_at = excluded.changed_at`.execute(tx.q)
}

export const forgetColumns = async (tx: Tx, sellerId: number): Promise<void> => {
  await sql`delete from export_columns where seller_id = ${sellerId}`.execute(tx.q)
}
