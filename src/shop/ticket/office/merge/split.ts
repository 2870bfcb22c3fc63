import type { Tx } from '#engine/db/database.ts'
import { tellTicket } from '../../talk/move.ts'
import { insertMessage, type TicketRow } from '../../talk/store.ts'

/** The ticket that it had been merged into says that it is apart again; what was said there meanwhile stays there. */
export async function splitTicket(tx: Tx, who: { id: number }, row: TicketRow & { mergedId: number }): Promise<void> {
  const merge = { step: 'SPLIT', ticketId: row.id } as const
  await insertMessage(tx, { ticketId: row.mergedId, authorId: who.id, isStaff: true, isNote: false, text: '', status: null, merge })
  // Only a line is added: its row need not be held, and so no two callers wait for each other.
  await tellTicket(tx, { id: row.mergedId, sellerId: row.sellerId, orderId: row.orderId })
}
