import { sql } from 'kysely'
import type { Db, Tx } from '#engine/db/database.ts'

/** A sheet goes to the printer: it is put into its folder, once more where it was there before. */
export async function insertHotSheet(tx: Tx, sheetId: number): Promise<void> {
  await sql`
    insert into hot_file (sheet_id, technique, state) select id, technique, 'WAITING' from gang_sheet where id = ${sheetId}
    on conflict (sheet_id) do update set state = 'WAITING', fault = null where hot_file.state in ('SENT', 'FAILED')`.execute(tx.q)
}

/** Where it is still to be put there. */
export async function findOpenHotSheet(db: Db, sheetId: number): Promise<{ id: number; state: 'WAITING' | 'PLACING' } | undefined> {
  const { rows } = await sql<{ id: number; state: 'WAITING' | 'PLACING' }>`
    select id, state from hot_file where sheet_id = ${sheetId} and state in ('WAITING', 'PLACING')`.execute(db.q)
  return rows[0]
}
