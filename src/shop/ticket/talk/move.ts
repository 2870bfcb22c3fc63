// Every change of a ticket's status goes through here: its order learns in the same transaction whether a ticket about it is open.
import { Fault } from '#base/fault.ts'
import type { Tx } from '#engine/db/database.ts'
import { emit } from '#engine/events/event.ts'
import { countTicket } from '#shop/order/office/ticket.office.ts'
import { movedClock } from '../due/clock.ts'
import type { ClockMove } from '../due/rules.ts'
import { isOpenTicket, reopenUntil, type TicketStatus, whyNotMove } from '../rules.ts'
import { setTicket, type TicketPatch, type TicketRow } from './store.ts'

/** Changes a locked ticket, moves its clock and tells its readers. Throws SUPPORT_IS_SPAM and SUPPORT_MOVED. */
export async function changeTicket(tx: Tx, row: TicketRow, patch: TicketChange, said?: ClockMove['said']): Promise<TicketRow> {
  const status = patch.status ?? row.status
  if (status !== row.status) await assertMove(tx, row, status)
  // Who solved it again counts anew.
  const reopens = status !== 'SOLVED' ? null : row.status === 'SOLVED' ? row.reopenUntil : reopenUntil(tx.now())
  const clock = await movedClock(tx, row, { status, waitingOn: patch.waitingOn ?? row.waitingOn, said })
  // Whoever opens a merged one takes it out again.
  const mergedId = status === 'SOLVED' ? (patch.mergedId ?? row.mergedId) : null
  const changed = { ...patch, ...clock, mergedId, reopenUntil: reopens }
  await setTicket(tx, row, changed)
  await tellTicket(tx, row)
  return { ...row, ...changed }
}

type TicketChange = Pick<TicketPatch, 'status' | 'waitingOn' | 'supporterId' | 'lastAskedId' | 'mergedId'>

async function assertMove(tx: Tx, row: TicketRow, status: TicketStatus): Promise<void> {
  const fault = whyNotMove(row.status, status)
  if (fault) throw new Fault(fault)
  const by = Number(isOpenTicket(status)) - Number(isOpenTicket(row.status))
  if (row.orderId !== null && (by === 1 || by === -1)) await countTicket(tx, row.orderId, by)
}

/** A new ticket is open, and its clock runs. */
export async function markOpen(tx: Tx, row: TicketRow, lastAskedId: number | null): Promise<void> {
  await setTicket(tx, row, { lastAskedId, ...(await movedClock(tx, row, row)) })
  if (row.orderId !== null) await countTicket(tx, row.orderId, 1)
  await tellTicket(tx, row)
}

/** Its readers look at it again. */
export const tellTicket = (tx: Tx, { id, sellerId, orderId }: Pick<TicketRow, 'id' | 'sellerId' | 'orderId'>): Promise<void> =>
  emit(tx, 'ticket.changed', { ticketId: id, sellerId, orderId }, { seller: sellerId })
