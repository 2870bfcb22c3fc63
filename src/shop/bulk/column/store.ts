// What sellers have said about columns, remembered for every file with the same header.
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db, Tx } from '#engine/db/database.ts'
import { foldName } from './field.rules.ts'
import { isUnnamed } from './text.rules.ts'

/** Columns without a header count by their places, and those at the end, which other rows fill, not at all. */
function hashOf(columns: readonly string[]): Buffer {
  const names = columns.map((text, at) => (isUnnamed(text, at) ? '' : foldName(text)))
  const header = names.slice(0, names.findLastIndex(name => name !== '') + 1)
  return createHash('sha256').update(header.join('\n')).digest()
}

/** Whose word it is, on which kind of file, and its columns as `columnTexts` calls them. */
interface Header {
  sellerId: number
  file: 'ORDERS' | 'TRACKING'
  columns: readonly string[]
}
/** What a column is read as, by its header; null: not at all. */
type Chosen<Field extends string> = Readonly<Record<string, Field | null>>

/** By the columns' texts as this file writes them, which may be in other letters than the file's of which it was said. */
export async function findChosen<Field extends string>(db: Db, { sellerId, file, columns }: Header): Promise<Chosen<Field>> {
  const { rows } = await sql<{ chosen: Chosen<Field> }>`
    select chosen from import_header where seller_id = ${sellerId} and file = ${file} and header_hash = ${hashOf(columns)}`.execute(db.q)
  const said = Object.entries(rows[0]?.chosen ?? {})
  return Object.fromEntries(
    said.flatMap(([name, field]) => {
      const text =
        columns.find(each => each === name) ?? columns.find((each, at) => !isUnnamed(each, at) && foldName(each) === foldName(name))
      return text === undefined ? [] : [[text, field]]
    }),
  )
}

export async function rememberChosen(tx: Tx, { sellerId, file, columns }: Header, chosen: Chosen<string>): Promise<void> {
  await sql`
    insert into import_header (seller_id, file, header_hash, chosen, changed_at)
    values (${sellerId}, ${file}, ${hashOf(columns)}, ${JSON.stringify(chosen)}::jsonb, ${tx.now()})
    on conflict (seller_id, file, header_hash) do update set chosen = excluded.chosen, changed_at = excluded.changed_at`.execute(tx.q)
}
