// Menus as the office edits them.
import { Fault } from '#base/fault.ts'
import type { Tx } from '#engine/db/database.ts'
import { brokenUnique } from '#engine/db/errors.ts'
import { noteChange } from '#engine/serve/write/note.ts'
import { slugOf } from '../storefront/rules.ts'
import type { EntryChange, MenuEntry } from './contract.ts'
import { insertEntry, listMenu, type Menu, setEntry, setMenuOrder } from './menu.store.ts'

/** Throws MENU_NAME_TAKEN. */
export async function createEntry(tx: Tx, menu: Menu, { name, nameVi }: { name: string; nameVi: string }): Promise<MenuEntry> {
  const key = menu === 'category' ? slugOf(name) : name
  if (key === '') throw new Fault('INVALID_INPUT', { path: 'name' })
  const id = await insertEntry(tx, menu, { key, name, nameVi }).catch(error => {
    if (brokenUnique(error)) throw new Fault('MENU_NAME_TAKEN', { path: 'name' })
    throw error
  })
  return entryOf(await listMenu(tx, menu), id)
}

/** Throws CATEGORY_NOT_FOUND. */
export async function changeEntry(tx: Tx, menu: Menu, id: number, { place, ...entry }: EntryChange): Promise<MenuEntry> {
  const all = await listMenu(tx, menu)
  const before = entryOf(all, id)
  const ids = all.map(each => each.id).filter(each => each !== id)
  ids.splice(place - 1, 0, id)
  noteChange(
    tx,
    { name: before.name, nameVi: before.nameVi, isEnabled: before.isEnabled, place: all.indexOf(before) + 1 },
    { ...entry, place: ids.indexOf(id) + 1 },
  )
  await setEntry(tx, menu, id, entry)
  await setMenuOrder(tx, menu, ids)
  return entryOf(await listMenu(tx, menu), id)
}

function entryOf(all: readonly MenuEntry[], id: number): MenuEntry {
  const entry = all.find(each => each.id === id)
  if (!entry) throw new Fault('CATEGORY_NOT_FOUND')
  return entry
}
