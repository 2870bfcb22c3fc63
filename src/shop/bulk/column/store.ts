// What sellers have said about columns, remembered for every file with the same header.
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db, Tx } from '#engine/db/database.ts'
import type { ChosenColumns } from './column.rules.ts'
import { foldName } from './field.rules.ts'

const hashOf = (header: readonly string[]): Buffer => createHash('sha256').update(header.map(foldName).join('\n')).digest()

export async function findChosen(db: Db, sellerId: number, header: readonly string[]): Promise<ChosenColumns> {
  const { rows } = await sql<{ chosen: ChosenColumns }>`
    select chosen from import_header where seller_id = ${sellerId} and header_hash = ${hashOf(header)}`.execute(db.q)
  return rows[0]?.chosen ?? {}
}

export async function rememberChosen(tx: Tx, sellerId: number, header: readonly string[], chosen: ChosenColumns): Promise<void> {
  await sql`
    insert into import_header (seller_id, header_hash, chosen, changed_at)
    values (${sellerId}, ${hashOf(header)}, ${JSON.stringify(chosen)}::jsonb, ${tx.now()})
    on conflict (seller_id, header_hash) do update set chosen = excluded.chosen, changed_at = excluded.changed_at`.execute(tx.q)
}
