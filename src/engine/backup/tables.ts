import type pg from 'pg'

export interface Table {
  schema: string
  name: string
  /** Columns that can be written, in their order. */
  columns: string[]
}

/** Quoted for SQL: names of tables and columns come from the catalogue, not from people. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`
export const quotedTable = ({ schema, name }: Pick<Table, 'schema' | 'name'>): string => `${quoted(schema)}.${quoted(name)}`

/** Every table of the app, what is referred to before what refers to it. */
export async function listTables(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<{ name: string; columns: string[]; needs: string[] }>(`
    select c.relname as name,
      (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      (select coalesce(array_agg(distinct r.relname::text), '{}') from pg_constraint k join pg_class r on r.oid = k.confrelid
        where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid) as needs
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind = 'r' and c.relname <> 'schema_migration'
    order by c.relname`)
  const sorted: Table[] = []
  const seen = new Set<string>()
  const byName = new Map(rows.map(row => [row.name, row]))
  const visit = (name: string) => {
    const row = byName.get(name)
    if (!row || seen.has(name)) return
    seen.add(name)
    for (const need of row.needs) visit(need)
    sorted.push({ schema: 'public', name, columns: row.columns })
  }
  for (const { name } of rows) visit(name)
  return sorted
}

/** Jobs that wait or run; done ones need no backup. */
export const jobTable = { schema: 'pgboss', name: 'job' } as const

export async function listMigrations(client: pg.ClientBase): Promise<{ name: string; sha256: string }[]> {
  const { rows } = await client.query<{ name: string; sha256: string }>('select name, sha256 from schema_migration order by name')
  return rows
}
