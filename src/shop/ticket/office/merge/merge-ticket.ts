// Duplicates: a ticket goes on in another one of its seller. Nothing is copied: it keeps its messages and files, and both are linked.
import { Fault } from '#base/fault.ts'
import type { Tx } from '#engine/db/database.ts'
import { noteChange } from '#engine/serve/write/note.ts'
import { isHeld } from '#shop/approval/approval.ts'
import { notifyMerged } from '../../news/notice.ts'
import { findLine } from '../../talk/list.store.ts'
import { changeTicket } from '../../talk/move.ts'
import { insertMessage, type TicketRow } from '../../talk/store.ts'
import { lockedTicket } from '../../talk/talk.ts'
import { assertSeen } from '../answer.ts'
import { whyNotMerge } from './rules.ts'
import { leadsTo, lockMerges } from './store.ts'

/**
 * Merges a ticket into another; once, however often it is asked for. Throws SUPPORT_TICKET_NOT_FOUND, `whyNotMerge`, SUPPORT_MERGE_WAITS,
 * SUPPORT_MERGE_CIRCLE, and SUPPORT_HAS_NEWS where its requester wrote since it was read.
 */
export async function mergeTicket(
  tx: Tx,
  who: { id: number },
  id: number,
  { intoId, seenMessageId }: { intoId: number; seenMessageId: number },
): Promise<void> {
  const { row, into } = await lockPair(tx, id, intoId)
  if (row.mergedId === intoId) return
  await assertMay(tx, row, into)
  await assertSeen(tx, row, seenMessageId)
  noteChange(tx, { mergedId: null }, { mergedId: intoId })
  const said = { authorId: who.id, isStaff: true, isNote: false, text: '' }
  const endId = await insertMessage(tx, { ...said, ticketId: id, status: 'SOLVED', merge: { step: 'INTO', ticketId: intoId } })
  await changeTicket(tx, row, { status: 'SOLVED', mergedId: intoId, supporterId: row.supporterId ?? who.id })
  const cameId = await insertMessage(tx, { ...said, ticketId: intoId, status: null, merge: { step: 'FROM', ticketId: id } })
  await goOn(tx, row, into, cameId)
  await notifyMerged(tx, row, intoId, endId)
}

/** Held in the order of their ids, as by whoever else holds two. */
async function lockPair(tx: Tx, id: number, intoId: number): Promise<{ row: TicketRow; into: TicketRow }> {
  const line = await findLine(tx, id)
  if (!line) throw new Fault('SUPPORT_TICKET_NOT_FOUND')
  if (id === intoId) throw new Fault('SUPPORT_MERGE_ITSELF', { path: 'intoId' })
  await lockMerges(tx, line.seller.id)
  const first = await lockedTicket(tx, Math.min(id, intoId))
  const second = await lockedTicket(tx, Math.max(id, intoId))
  return id < intoId ? { row: first, into: second } : { row: second, into: first }
}

async function assertMay(tx: Tx, row: TicketRow, into: TicketRow): Promise<void> {
  const fault = whyNotMerge(row, into)
  const merged = row.mergedId === null ? into : row
  if (fault === 'SUPPORT_MERGED') throw new Fault(fault, { values: { id: merged.id, mergedId: merged.mergedId ?? 0 } })
  if (fault) throw new Fault(fault, { values: { id: into.id } })
  for (const { id } of [row, into]) if (await isHeld(tx, 'ticket', id)) throw new Fault('SUPPORT_MERGE_WAITS', { values: { id } })
  if (await leadsTo(tx, into.id, row.id)) throw new Fault('SUPPORT_MERGE_CIRCLE', { values: { id: row.id } })
}

/**
 * The other one goes on with what both were promised: it waits for staff where one of them did, until the earlier time, and whoever has
 * read only one of them reads on before they answer.
 */
async function goOn(tx: Tx, row: TicketRow, into: TicketRow, cameId: number): Promise<void> {
  const isPressing = row.dueAt !== null && (into.dueAt === null || row.dueAt < into.dueAt)
  const { workedMs, runsSince, isAnswered } = isPressing ? row : into
  const supporterId = into.supporterId ?? row.supporterId
  await changeTicket(
    tx,
    { ...into, workedMs, runsSince, isAnswered },
    {
      supporterId,
      ...(supporterId !== null && { status: 'IN_PROGRESS' }),
      ...(row.waitingOn === 'STAFF' && { waitingOn: 'STAFF' }),
      ...(row.lastAskedId !== null && { lastAskedId: cameId }),
    },
  )
}
