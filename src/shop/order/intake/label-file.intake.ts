// A label that its seller uploads before the order is made: the order names it, and takes it as one behind a link.
import { Fault } from '#base/fault.ts'
import type { Db, Tx } from '#engine/db/database.ts'
import { findLabelFile, insertLabelFile, type NewLabelFile } from './store.ts'

export const keepLabelFile = (tx: Tx, file: NewLabelFile) => insertLabelFile(tx, file)

const uploaded = /^upload:(\d{1,15})$/

/** `upload:12` stands where a link stands and names a label that the seller uploaded. Throws FILE_NOT_FOUND, for another seller's too. */
export async function linkOfLabelFile(db: Db, sellerId: number, id: number, path: string): Promise<string> {
  if (!(await findLabelFile(db, sellerId, id))) throw new Fault('FILE_NOT_FOUND', { path })
  return `upload:${id}`
}

/** Whether the link names an uploaded label. */
export const isLabelFile = (link: string): boolean => uploaded.test(link)
/** The label that such a link names; nothing for another seller's. */
export const labelFileOf = (db: Db, sellerId: number, link: string) => findLabelFile(db, sellerId, Number(uploaded.exec(link)?.[1] ?? 0))
