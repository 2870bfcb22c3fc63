// A label that its seller uploads before the order is made: the order names it, and takes it as one behind a link.
import { Fault } from '#base/fault.ts'
import type { Db, Tx } from '#engine/db/database.ts'
import { findLabelFile, insertLabelFile, type NewLabelFile } from './store.ts'

export const keepLabelFile = (tx: Tx, file: NewLabelFile) => insertLabelFile(tx, file)

const uploaded = /^upload:(\d{1,15})$/

interface Brought {
  labelLink: string
  labelFileId: number | null
}
/**
 * The link of a label that the seller brings; `upload:12` names one that they uploaded. Throws LABEL_LINK_INVALID, and FILE_NOT_FOUND,
 * for another seller's too.
 */
export async function labelLinkOf(db: Db, sellerId: number, { labelLink, labelFileId }: Brought): Promise<string> {
  if (labelFileId === null) return writtenLabelLink(labelLink)
  if (!(await findLabelFile(db, sellerId, labelFileId))) throw new Fault('FILE_NOT_FOUND', { path: 'labelFileId' })
  return `upload:${labelFileId}`
}

/** Nothing is no link, and stays. What lies behind it, and whether its host is one of ours, is told once it was fetched. */
export function writtenLabelLink(text: string): string {
  const link = text.trim()
  if (link !== '' && !isLabelFile(link) && URL.parse(link)?.protocol !== 'https:')
    throw new Fault('LABEL_LINK_INVALID', { path: 'labelLink' })
  return link
}

/** Whether the link names an uploaded label. */
export const isLabelFile = (link: string): boolean => uploaded.test(link)
/** The label that such a link names; nothing for another seller's. */
export const labelFileOf = (db: Db, sellerId: number, link: string) => findLabelFile(db, sellerId, Number(uploaded.exec(link)?.[1] ?? 0))
