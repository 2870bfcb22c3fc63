import { sql } from 'kysely'
import type { Db, Tx } from '#engine/db/database.ts'
import type { Holiday } from './contract.ts'

/** From this day on ('YYYY-MM-DD'), the next ones first. */
export async function listHolidays(db: Db, from: string): Promise<Holiday[]> {
  const { rows } = await sql<Holiday>`
    select to_char(day, 'YYYY-MM-DD') as day, name, name_vi as "nameVi" from holiday where day >= ${from}::date
    order by day limit 500`.execute(db.q)
  return rows
}
export async function findHoliday(db: Db, day: string): Promise<Holiday | undefined> {
  const { rows } = await sql<Holiday>`
    select to_char(day, 'YYYY-MM-DD') as day, name, name_vi as "nameVi" from holiday where day = ${day}::date`.execute(db.q)
  return rows[0]
}
export async function putHoliday(tx: Tx, { day, name, nameVi }: Holiday): Promise<void> {
  await sql`insert into holiday (day, name, name_vi) values (${day}::date, ${name}, ${nameVi})
    on conflict (day) do update set name = excluded.name, name_vi = excluded.name_vi`.execute(tx.q)
}
export async function deleteHoliday(tx: Tx, day: string): Promise<void> {
  await sql`delete from holiday where day = ${day}::date`.execute(tx.q)
}
