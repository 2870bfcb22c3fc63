// References to files: the columns that name them. Every column that holds the hash of a stored file is a text named `sha256` or `…_sha256`; what the catalogue says
// of them cannot be forgotten when a domain adds one.
import { sql } from 'kysely'
import type { Db } from '#engine/db/database.ts'

export interface FileColumn {
  readonly table: string
  readonly column: string
}

export async function listFileColumns(db: Db): Promise<FileColumn[]> {
  const { rows } = await sql<FileColumn>`
    select table_name as "table", column_name as "column" from information_schema.columns
    where table_schema = 'public' and table_name <> 'schema_migration' and data_type = 'text' and column_name ~ '(^|_)sha256$'
    order by 1, 2 limit 1000`.execute(db.q)
  return rows
}

/** Lists those of these hashes that no row references. Throws where no column names files: then it is the wrong database. */
export async function listUnreferenced(db: Db, hashes: readonly string[]): Promise<string[]> {
  const columns = await listFileColumns(db)
  if (columns.length === 0) throw new Error('No column of this database names a file.')
  const named = columns.map(
    ({ table, column }) => sql`select ${sql.ref(column)} from ${sql.table(table)} where ${sql.ref(column)} = any (${[...hashes]})`,
  )
  const { rows } = await sql<{ hash: string }>`
    select unnest(${[...hashes]}::text[]) as hash except (${sql.join(named, sql` union all `)})`.execute(db.q)
  return rows.map(row => row.hash)
}
