// docs/schema.sql: every table as it stands after all migrations have run on an empty database.
import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { openDatabase } from '#engine/db/database.ts'
import { migrate } from '#engine/db/migrate.ts'
import { root } from '../declared.ts'
import { layers } from './shop.ts'

export async function printSchema(): Promise<string> {
  const db = await openDatabase({
    onError(error) {
      throw error
    },
  })
  try {
    const folders = [['engine', 'src/engine/migrations/'], ...layers.map(layer => [layer, `src/shop/${layer}/migrations/`])] as const
    const present = folders.filter(([, path]) => path && existsSync(`${root}/${path}`))
    await migrate(
      db.pool,
      present.map(([name = '', path = '']) => ({ name, url: pathToFileURL(`${root}/${path}`) })),
    )
    const rows = await db.pool.query<{ text: string }>(schemaQuery)
    return `-- Printed from the migrations by \`npm run docs\`.\n${rows.rows.map(row => `\n${row.text}\n`).join('')}`
  } finally {
    await db.close()
  }
}

/** Tables with columns and constraints, then their indexes, views, functions and triggers; each a text, in name order. */
const schemaQuery = `
with relation as (
  select c.oid, c.relname, quote_ident(c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = 'public' and c.relkind in ('r', 'p')
), line as (
  select a.attrelid as oid, 0 as kind, a.attnum::int as at, '  ' || quote_ident(a.attname) || ' ' || format_type(a.atttypid, a.atttypmod)
    || case when a.attidentity <> '' then ' generated ' || case a.attidentity when 'a' then 'always' else 'by default' end || ' as identity' else '' end
    || case when a.attgenerated = 's' then ' generated always as (' || pg_get_expr(d.adbin, d.adrelid) || ') stored'
       when d.adbin is not null then ' default ' || pg_get_expr(d.adbin, d.adrelid) else '' end
    || case when a.attnotnull then ' not null' else '' end as text
  from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
  where a.attnum > 0 and not a.attisdropped
  union all
  select conrelid, 1, row_number() over (partition by conrelid order by contype desc, conname)::int,
    '  constraint ' || quote_ident(conname) || ' ' || pg_get_constraintdef(oid)
  from pg_constraint where contype in ('p', 'u', 'f', 'c', 'x')
)
select 0 as kind, relname as name, 'create table ' || r.name || ' (' || chr(10) || string_agg(line.text, ',' || chr(10) order by line.kind, at) || chr(10) || ');' as text
from relation r join line using (oid) group by r.name, relname
union all
select 1, c.relname, pg_get_indexdef(i.indexrelid) || ';' from pg_index i join relation r on r.oid = i.indrelid join pg_class c on c.oid = i.indexrelid
where not exists (select 1 from pg_constraint where conindid = i.indexrelid)
union all
select 2, c.relname, 'create view ' || quote_ident(c.relname) || ' as' || chr(10) || pg_get_viewdef(c.oid, true)
from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname = 'public' and c.relkind = 'v'
union all
select 3, p.proname, pg_get_functiondef(p.oid) || ';' from pg_proc p join pg_namespace n on n.oid = p.pronamespace
where n.nspname = 'public' and not exists (select 1 from pg_depend where objid = p.oid and deptype = 'e')
union all
select 4, t.tgname, pg_get_triggerdef(t.oid) || ';' from pg_trigger t join relation r on r.oid = t.tgrelid where not t.tgisinternal
order by 1, 2, 3`
