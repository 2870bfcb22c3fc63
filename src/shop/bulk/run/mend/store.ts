// The corrected cells of imports, and the rows that a correction concerns.
import { sql } from 'kysely'
import type { Db, Tx } from '#engine/db/database.ts'
import type { ImportField } from '../../column/field.rules.ts'
import type { Issue } from '../../row/issue.rules.ts'
import { mendLimits } from '../../row/value.rules.ts'
import { type Mend, mendedElsewhere } from './mend.rules.ts'

/** All of an import, by row. */
export async function listMends(db: Db, importId: number): Promise<Mend[]> {
  const { rows } = await sql<Mend>`
    select row, field, was, value from import_mend where import_id = ${importId} order by row, field limit ${mendLimits.cells}`.execute(
    db.q,
  )
  return rows
}

/** A page of them, each with how many say the same of the same. */
export async function pageMends(db: Db, importId: number, { page, limit }: { page: number; limit: number }) {
  const { rows } = await sql<Mend & { alike: number }>`
    select row, field, was, value, alike from (
      select *, count(*) over (partition by field, was, value)::int as alike from import_mend where import_id = ${importId}) found
    order by row, field limit ${limit} offset ${(page - 1) * limit}`.execute(db.q)
  return rows
}

export async function putMends(tx: Tx, importId: number, rows: readonly number[], mend: Pick<Mend, 'field' | 'value'>): Promise<void> {
  await sql`
    insert into import_mend (import_id, row, field, was, value, changed_at)
    select ${importId}, given, ${mend.field}, '', ${mend.value}, ${tx.now()} from unnest(${[...rows]}::int[]) as given
    on conflict (import_id, row, field) do update set value = excluded.value, changed_at = excluded.changed_at`.execute(tx.q)
}

export async function deleteMends(tx: Tx, importId: number, rows: readonly number[], field: ImportField): Promise<void> {
  await sql`delete from import_mend where import_id = ${importId} and field = ${field} and row = any (${[...rows]}::int[])`.execute(tx.q)
}

/** What stands in the file in place of corrections, as it has just been read. */
export async function setWas(tx: Tx, importId: number, mends: readonly Mend[]): Promise<void> {
  if (mends.length === 0) return
  await sql`
    update import_mend m set was = given.was
    from json_to_recordset(${JSON.stringify(mends)}::json) as given (row int, field text, was text)
    where m.import_id = ${importId} and m.row = given.row and m.field = given.field`.execute(tx.q)
}

/** Whether a row was checked: `BROKEN` is one that cannot be read. */
export async function findRowState(db: Db, importId: number, row: number): Promise<'READ' | 'BROKEN' | undefined> {
  const { rows } = await sql<{ isBroken: boolean }>`
    select exists (select from import_problem p where p.import_id = r.import_id and p.row = r.row and p.code = 'ROW_BROKEN') as "isBroken"
    from import_row r where import_id = ${importId} and row = ${row} limit 1`.execute(db.q)
  const [found] = rows
  return found && (found.isBroken ? 'BROKEN' : 'READ')
}

/** The rows with the same issue of the same field and the same value as this one; one more than may be corrected, at most. */
export async function listAlikeIssues(db: Db, importId: number, { row, field }: Pick<Mend, 'row' | 'field'>): Promise<number[]> {
  const { rows } = await sql<{ row: number }>`
    select distinct p.row from import_problem q
    join import_problem p on p.import_id = q.import_id and p.severity = q.severity and p.field = q.field and p.code = q.code and p.value = q.value
    where q.import_id = ${importId} and q.row = ${row} and q.field = ${field} and q.severity <> 'left'
      and q.code <> all (${[...mendedElsewhere]}::text[])
    order by 1 limit ${mendLimits.cells + 1}`.execute(db.q)
  return rows.map(found => found.row)
}

/** The rows of which this one's correction says the same of the same. */
export async function listAlikeMends(db: Db, importId: number, { row, field }: Pick<Mend, 'row' | 'field'>): Promise<number[]> {
  const { rows } = await sql<{ row: number }>`
    select m.row from import_mend own
    join import_mend m on m.import_id = own.import_id and m.field = own.field and m.was = own.was and m.value = own.value
    where own.import_id = ${importId} and own.row = ${row} and own.field = ${field} order by 1`.execute(db.q)
  return rows.map(found => found.row)
}

/** All rows of the orders that these rows are of, and of those with these ids; one more than `most`, at most. */
export async function listOrderRows(
  db: Db,
  importId: number,
  of: { rows: readonly number[]; externalIds: readonly string[] },
  most: number,
): Promise<number[]> {
  const { rows } = await sql<{ row: number }>`
    with own as (select order_row, external_id from import_row where import_id = ${importId} and row = any (${[...of.rows]}::int[])),
      named as (
        select order_row from own
        union select row from import_row f where import_id = ${importId} and is_first and external_id <> ''
          and external_id in (select external_id from own union select unnest(${[...of.externalIds]}::text[])))
    select row from import_row where import_id = ${importId} and order_row in (select order_row from named)
    order by row limit ${most + 1}`.execute(db.q)
  return rows.map(found => found.row)
}

/** Rows that are about to be checked again, with what was wrong with them. */
export async function deleteRowsOf(tx: Tx, importId: number, rows: readonly number[]): Promise<void> {
  await sql`delete from import_row where import_id = ${importId} and row = any (${[...rows]}::int[])`.execute(tx.q)
  await sql`delete from import_problem where import_id = ${importId} and row = any (${[...rows]}::int[])`.execute(tx.q)
}

type Kind = Pick<Issue, 'code' | 'field' | 'value'>
/** How many rows have each of these issues of the same value. */
export async function countAlike(db: Db, importId: number, issues: readonly Kind[]): Promise<(Kind & { rows: number })[]> {
  if (issues.length === 0) return []
  const { rows } = await sql<Kind & { rows: number }>`
    select p.code, p.field, p.value, count(distinct p.row)::int as rows from import_problem p
    join (select distinct * from json_to_recordset(${JSON.stringify(issues)}::json) as given (code text, field text, value text)) given
      on given.code = p.code and given.field = p.field and given.value = p.value
    where p.import_id = ${importId} group by p.code, p.field, p.value`.execute(db.q)
  return rows
}

/** The corrections of these rows. */
export async function listMendsOf(db: Db, importId: number, rows: readonly number[]): Promise<Mend[]> {
  const { rows: found } = await sql<Mend>`
    select row, field, was, value from import_mend where import_id = ${importId} and row = any (${[...rows]}::int[])`.execute(db.q)
  return found
}

export async function countMends(db: Db, importId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from import_mend where import_id = ${importId}`.execute(db.q)
  return rows[0]?.count ?? 0
}
