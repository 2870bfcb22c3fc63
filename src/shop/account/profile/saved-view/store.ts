import type { Generated } from 'kysely'
import type { Db, Tx } from '#engine/db/database.ts'
import { brokenUnique } from '#engine/db/errors.ts'
import { viewLimits } from './rules.ts'

type ViewTables = {
  saved_view: { id: Generated<number>; accountId: number; list: string; name: string; address: string; createdAt: Date }
}
const on = (db: Db) => db.q.withTables<ViewTables>()
const columns = ['id', 'list', 'name', 'address'] as const

export const listViews = (db: Db, accountId: number) =>
  on(db).selectFrom('saved_view').select(columns).where('accountId', '=', accountId).orderBy('id').limit(viewLimits.ofPerson).execute()

export const insertView = (tx: Tx, accountId: number, view: { list: string; name: string; address: string }) =>
  on(tx)
    .insertInto('saved_view')
    .values({ accountId, ...view, createdAt: tx.now() })
    .returning(columns)
    .executeTakeFirstOrThrow()

export const setViewName = (tx: Tx, accountId: number, id: number, name: string) =>
  on(tx)
    .updateTable('saved_view')
    .set({ name })
    .where('id', '=', id)
    .where('accountId', '=', accountId)
    .returning(columns)
    .executeTakeFirst()

export async function deleteView(tx: Tx, accountId: number, id: number): Promise<number> {
  const { numDeletedRows } = await on(tx)
    .deleteFrom('saved_view')
    .where('id', '=', id)
    .where('accountId', '=', accountId)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

export async function deleteViewsOf(tx: Tx, accountId: number): Promise<void> {
  await on(tx).deleteFrom('saved_view').where('accountId', '=', accountId).execute()
}

/** Whether a write failed because the list has a view of this name. */
export const isNameTaken = (error: unknown): boolean => brokenUnique(error) === 'saved_view_name'
