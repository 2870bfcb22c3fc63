// Categories and tags: two tables that the office treats alike.
import { sql } from 'kysely'
import type { Db, Tx } from '#engine/db/database.ts'
import type { MenuEntry } from './contract.ts'

export type Menu = 'category' | 'tag_category'
const keyColumn = { category: sql.ref('m.slug'), tag_category: sql.ref('m.tag') }
const counted = {
  category: sql`(select count(*) from product p where p.category_id = m.id)`,
  tag_category: sql`(select count(*) from product p where p.tags @> array[m.tag])`,
}

export async function listMenu(db: Db, menu: Menu): Promise<MenuEntry[]> {
  const { rows } = await sql<MenuEntry>`
    select m.id, ${keyColumn[menu]} as key, m.name, m.name_vi, m.is_enabled, ${counted[menu]} as "productCount"
    from ${sql.table(menu)} m order by m.position, m.id limit 500`.execute(db.q)
  return rows
}

/** At the end of the menu; gives its id. */
export async function insertEntry(tx: Tx, menu: Menu, entry: { key: string; name: string; nameVi: string }): Promise<number> {
  const column = sql.ref(menu === 'category' ? 'slug' : 'tag')
  const { rows } = await sql<{ id: number }>`
    insert into ${sql.table(menu)} (${column}, name, name_vi, position)
    select ${entry.key}, ${entry.name}, ${entry.nameVi}, coalesce(max(position), 0) + 1 from ${sql.table(menu)} returning id`.execute(tx.q)
  return rows[0]?.id ?? 0
}

export async function setEntry(tx: Tx, menu: Menu, id: number, entry: { name: string; nameVi: string; isEnabled: boolean }): Promise<void> {
  await sql`update ${sql.table(menu)} set name = ${entry.name}, name_vi = ${entry.nameVi}, is_enabled = ${entry.isEnabled}
    where id = ${id}`.execute(tx.q)
}

export async function setMenuOrder(tx: Tx, menu: Menu, ids: readonly number[]): Promise<void> {
  await sql`update ${sql.table(menu)} set position = array_position(${[...ids]}::bigint[], id) where id = any (${[...ids]})`.execute(tx.q)
}
