// The public verbs of templates by name: what `template:NAME` means to a seller.
import type { Db } from '#engine/db/database.ts'
import { type Design, designsOf } from '../template.ts'
import { idsNamed, meant } from './named.rules.ts'
import { listNamed } from './store.ts'

/** The seller's designs that each of these names means, by the name as it was given. */
export async function designsNamed(db: Db, sellerId: number, names: readonly string[]): Promise<ReadonlyMap<string, readonly Design[]>> {
  if (names.length === 0) return new Map()
  const each = [...new Set(names)]
  const rows = await listNamed(db, sellerId, { names: each.map(name => name.trim().toLowerCase()), ids: each.flatMap(idsNamed) })
  const designs = await designsOf(
    db,
    sellerId,
    rows.map(row => row.id),
  )
  return new Map(each.map(name => [name, meant(name, rows).flatMap(({ id }) => designs.get(id) ?? [])]))
}
