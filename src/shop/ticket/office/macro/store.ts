import { sql } from 'kysely'
import type { Db, Tx } from '#engine/db/database.ts'
import type { MacroBody, TicketMacro } from './contract.ts'

const columns = sql`id, name, text_en, text_vi, version`

export async function listMacros(db: Db): Promise<TicketMacro[]> {
  const { rows } = await sql<TicketMacro>`select ${columns} from support_macro order by lower(name), id limit 500`.execute(db.q)
  return rows
}

export async function findMacro(db: Db, id: number): Promise<TicketMacro | undefined> {
  const { rows } = await sql<TicketMacro>`select ${columns} from support_macro where id = ${id}`.execute(db.q)
  return rows[0]
}

export async function insertMacro(tx: Tx, { name, textEn, textVi }: MacroBody): Promise<TicketMacro> {
  const { rows } = await sql<TicketMacro>`
    insert into support_macro (name, text_en, text_vi, changed_at) values (${name}, ${textEn}, ${textVi}, ${tx.now()})
    returning ${columns}`.execute(tx.q)
  const [row] = rows
  if (!row) throw new Error('An insert gave no row.')
  return row
}

/** Nothing where it has another version by now, or is no more. */
export async function setMacro(
  tx: Tx,
  id: number,
  seenVersion: number,
  { name, textEn, textVi }: MacroBody,
): Promise<TicketMacro | undefined> {
  const { rows } = await sql<TicketMacro>`
    update support_macro set name = ${name}, text_en = ${textEn}, text_vi = ${textVi}, version = version + 1, changed_at = ${tx.now()}
    where id = ${id} and version = ${seenVersion} returning ${columns}`.execute(tx.q)
  return rows[0]
}

/** False where there is none. */
export async function deleteMacro(tx: Tx, id: number): Promise<boolean> {
  const { numAffectedRows } = await sql`delete from support_macro where id = ${id}`.execute(tx.q)
  return numAffectedRows === 1n
}
