// Notes of staff on orders. Only the office reads them.
import type { Generated } from 'kysely'
import type { Db, Tx } from '#engine/db/database.ts'

interface NoteTable {
  id: Generated<number>
  orderId: number
  authorId: number
  text: string
  at: Date
}
const on = (db: Db) => db.q.withTables<{ order_note: NoteTable; account_ref: { id: number; username: string } }>()

export interface NoteRow {
  id: number
  text: string
  at: Date
  author: string
}
/** The notes on an order, newest first. */
export const listNotes = (db: Db, orderId: number): Promise<NoteRow[]> =>
  on(db)
    .selectFrom('order_note')
    .innerJoin('account_ref', 'account_ref.id', 'order_note.authorId')
    .select(['order_note.id', 'text', 'at', 'account_ref.username as author'])
    .where('orderId', '=', orderId)
    .orderBy('order_note.id', 'desc')
    .limit(200)
    .execute()

export async function insertNote(tx: Tx, note: { orderId: number; authorId: number; text: string }): Promise<number> {
  const { id } = await on(tx)
    .insertInto('order_note')
    .values({ ...note, at: tx.now() })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
