// Who writes an answer at this moment. Nothing of it is stored: what is said passes from stream to stream, and each page forgets it by itself.
import { Fault } from '#base/fault.ts'
import type { Tx } from '#engine/db/database.ts'
import { tellLive } from '#engine/events/event.ts'
import { findLine } from '../talk/list.store.ts'

/** Tells staff who have the ticket open. Throws SUPPORT_TICKET_NOT_FOUND. */
export async function sayAnswering(tx: Tx, who: { id: number; username: string }, id: number, isAnswering: boolean): Promise<void> {
  if (!(await findLine(tx, id))) throw new Fault('SUPPORT_TICKET_NOT_FOUND')
  await tellLive(tx, 'ticket.answering', { ticketId: id, staffId: who.id, name: who.username, isAnswering })
}
