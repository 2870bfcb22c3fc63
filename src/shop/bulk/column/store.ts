// What sellers have said about columns, remembered for every file with the same header.
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db, Tx } from '#engine/db/database.ts'
import type { ChosenColumns } from './column.rules.ts'
import { foldName } from './field.rules.ts'
import { isUnnamed } from './text.rules.ts'

/** Columns without a header count by their places, and those at the end, which other rows fill, not at all. */
function hashOf(columns: readonly string[]): Buffer {
  const names = columns.map((text, at) => (isUnnamed(text, at) ? '' : foldName(text)))
  const header = names.slice(0, names.findLastIndex(name => name !== '') + 1)
  return createHash('sha256').update(header.join('\n')).digest()
}

/** `columns`: as `columnTexts` calls them. */
export async function findChosen(db: Db, sellerId: number, columns: readonly string[]): Promise<ChosenColumns> {
  const { rows } = await sql<{ chosen: ChosenColumns }>`
    select chosen from import_header where seller_id = ${sellerId} and header_hash = ${hashOf(columns)}`.execute(db.q)
  return rows[0]?.chosen ?? {}
}

export async function rememberChosen(tx: Tx, sellerId: number, columns: readonly string[], chosen: ChosenColumns): Promise<void> {
  await sql`
    insert into import_header (seller_id, header_hash, chosen, changed_at)
    values (${sellerId}, ${hashOf(columns)}, ${JSON.stringify(chosen)}::jsonb, ${tx.now()})
    on conflict (seller_id, header_hash) do update set chosen = excluded.chosen, changed_at = excluded.changed_at`.execute(tx.q)
}
