// What staff do with tickets: begin, answer, sort, note.
import { Fault } from '#base/fault.ts'
import type { Tx } from '#engine/db/database.ts'
import { emit } from '#engine/events/event.ts'
import { noteChange } from '#engine/serve/write/note.ts'
import { findOrders } from '#shop/order/status/facts.status.ts'
import { insertFiles, type NewTicketFile } from '../file/store.ts'
import { notifyAnswered, notifyBegun } from '../news/notice.ts'
import { isOpenTicket, type TicketStatus, type TicketWait, whyNotMove } from '../rules.ts'
import { changeTicket, markOpen } from '../talk/move.ts'
import { countAsked, insertMessage, insertTicket, type TicketRow } from '../talk/store.ts'
import { lockedTicket } from '../talk/talk.ts'
import { splitTicket } from './merge/split.ts'

interface Staff {
  id: number
}
export interface Answer {
  text: string
  seenMessageId: number
  waitingOn: TicketWait
  solves: boolean
}

export interface Beginning {
  orderId: number
  subject: string
  text: string
}

/** Writes to the seller of an order: a ticket about it that is its writer's and waits for the seller; its id. Throws ORDER_NOT_FOUND. */
export async function beginTicket(tx: Tx, who: Staff, { orderId, subject, text }: Beginning): Promise<number> {
  const order = (await findOrders(tx, [orderId])).get(orderId)
  if (!order) throw new Fault('ORDER_NOT_FOUND')
  const links = { orderId, parcelId: null, depositId: null, continuesId: null }
  const row = await insertTicket(tx, { sellerId: order.sellerId, type: 'OTHER', subject, ...links })
  await markOpen(tx, row, null)
  const messageId = await insertMessage(tx, { ticketId: row.id, authorId: who.id, isStaff: true, isNote: false, text, status: null })
  await changeTicket(tx, row, { status: 'IN_PROGRESS', waitingOn: 'REQUESTER', supporterId: who.id }, 'ANSWER')
  await notifyBegun(tx, row, orderId, messageId)
  return row.id
}

/**
 * Answers a ticket; the message's id. Throws SUPPORT_TICKET_NOT_FOUND, SUPPORT_IS_SPAM, SUPPORT_MERGED, and SUPPORT_HAS_NEWS where its
 * requester wrote since.
 */
export async function answerTicket(tx: Tx, who: Staff, id: number, answer: Answer, files: readonly NewTicketFile[] = []): Promise<number> {
  const row = await lockedTicket(tx, id)
  if (row.mergedId !== null) throw new Fault('SUPPORT_MERGED', { values: { id, mergedId: row.mergedId } })
  await assertSeen(tx, row, answer.seenMessageId)
  const status = answer.solves ? 'SOLVED' : 'IN_PROGRESS'
  const fault = row.status === status ? undefined : whyNotMove(row.status, status)
  if (fault) throw new Fault(fault)
  const { text, waitingOn } = answer
  const moved = row.status === status || (row.status === 'NEW' && status === 'IN_PROGRESS') ? null : status
  const messageId = await insertMessage(tx, { ticketId: id, authorId: who.id, isStaff: true, isNote: false, text, status: moved })
  await insertFiles(tx, messageId, files)
  await changeTicket(tx, row, { status, waitingOn, supporterId: row.supporterId ?? who.id }, 'ANSWER')
  await notifyAnswered(tx, row, messageId, status === 'SOLVED')
  return messageId
}

/** What the requester wrote meanwhile is read before it is answered. */
export async function assertSeen(tx: Tx, row: TicketRow, seenMessageId: number): Promise<void> {
  if (row.lastAskedId === null || row.lastAskedId <= seenMessageId) return
  throw new Fault('SUPPORT_HAS_NEWS', { values: { count: await countAsked(tx, row.id, seenMessageId), lastMessageId: row.lastAskedId } })
}

/** For other staff alone. Throws SUPPORT_TICKET_NOT_FOUND. */
export async function writeNote(tx: Tx, who: Staff, id: number, text: string, files: readonly NewTicketFile[]): Promise<void> {
  await lockedTicket(tx, id)
  const messageId = await insertMessage(tx, { ticketId: id, authorId: who.id, isStaff: true, isNote: true, text, status: null })
  await insertFiles(tx, messageId, files)
  await emit(tx, 'ticket.noted', { ticketId: id })
}

/**
 * Throws SUPPORT_TICKET_NOT_FOUND, SUPPORT_IS_SPAM, SUPPORT_MOVED. Its requester hears of an end, never of spam. A merged one that is opened
 * again is taken out of the other.
 */
export async function sortTicket(
  tx: Tx,
  who: Staff,
  id: number,
  { status, waitingOn }: { status?: TicketStatus | undefined; waitingOn?: TicketWait | undefined },
): Promise<void> {
  const row = await lockedTicket(tx, id)
  const isMoved = status !== undefined && status !== row.status
  noteChange(tx, { status: row.status, waitingOn: row.waitingOn }, { status: status ?? row.status, waitingOn: waitingOn ?? row.waitingOn })
  if (!isMoved) return void (await setWaiting(tx, row, waitingOn))
  const isSpam = status === 'SPAM' || row.status === 'SPAM'
  const said = { ticketId: id, authorId: who.id, isStaff: true, isNote: isSpam, text: '', status }
  const messageId = await insertMessage(tx, said)
  if (row.mergedId !== null) await splitTicket(tx, who, { ...row, mergedId: row.mergedId })
  // Opened again, it waits for those who opened it.
  const waits = waitingOn ?? (isOpenTicket(status) ? 'STAFF' : row.waitingOn)
  await changeTicket(tx, row, { status, waitingOn: waits, supporterId: row.supporterId ?? (isSpam ? null : who.id) })
  if (status === 'SOLVED') await notifyAnswered(tx, row, messageId, true)
}

async function setWaiting(tx: Tx, row: TicketRow, waitingOn: TicketWait | undefined): Promise<void> {
  if (waitingOn !== undefined && waitingOn !== row.waitingOn) await changeTicket(tx, row, { waitingOn })
}
