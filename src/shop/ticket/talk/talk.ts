// What a seller does with tickets: open one, reply, end it.
import { Fault } from '#base/fault.ts'
import type { Tx } from '#engine/db/database.ts'
import { signerOf, type Who } from '#engine/serve/route.ts'
import { itemsOf } from '#shop/order/item/item.ts'
import { findOrders } from '#shop/order/status/facts.status.ts'
import { parcelsOf } from '#shop/tracking/parcel/parcel.ts'
import { myDeposit } from '#shop/wallet/deposit/deposit.ts'
import { insertFiles, type NewTicketFile } from '../file/store.ts'
import { notifyAsked } from '../news/notice.ts'
import { type AskedOrder, isReopened, type TicketType, whyNotOpen } from '../rules.ts'
import { changeTicket, markOpen } from './move.ts'
import {
  findContinued,
  insertItems,
  insertMessage,
  insertTicket,
  listItemIds,
  lockTicket,
  type NewMessage,
  type NewTicket,
  type TicketRow,
} from './store.ts'

export { listReplies } from './list.store.ts'

export interface Opening {
  type: TicketType
  subject: string
  text: string
  orderId?: number | undefined
  itemIds: readonly number[]
  parcelId?: number | undefined
  depositId?: number | undefined
}

/**
 * Opens a ticket; its id. Throws ORDER_NOT_FOUND, SUPPORT_ITEM_NOT_FOUND, PARCEL_UNKNOWN and DEPOSIT_NOT_FOUND, also for another seller's,
 * and what `whyNotOpen` says.
 */
export async function openTicket(tx: Tx, who: Who, opening: Opening, files: readonly NewTicketFile[]): Promise<number> {
  const { orderId, itemIds, parcelId, depositId, type, subject, text } = opening
  const order = orderId === undefined ? undefined : await orderOf(tx, who.id, orderId)
  await assertParts(tx, { orderId, itemIds, parcelId })
  if (depositId !== undefined) await myDeposit(tx, who.id, depositId)
  const fault = whyNotOpen(type, order, { items: itemIds.length, types: files.map(file => file.type) })
  if (fault) throw new Fault(fault, { path: paths[fault] })
  const links = { orderId: orderId ?? null, parcelId: parcelId ?? null, depositId: depositId ?? null, continuesId: null }
  return begin(tx, who, { sellerId: who.id, type, subject, ...links }, { text, files, itemIds })
}
const paths = { SUPPORT_TYPE_NOT_OFFERED: 'type', SUPPORT_ITEMS_MISSING: 'itemIds', SUPPORT_PHOTO_MISSING: 'files' } as const

async function orderOf(tx: Tx, sellerId: number, orderId: number): Promise<AskedOrder> {
  const order = (await findOrders(tx, [orderId], sellerId)).get(orderId)
  if (!order) throw new Fault('ORDER_NOT_FOUND')
  return order
}

/** Items and parcel are that order's, which is the seller's own. */
async function assertParts(tx: Tx, { orderId, itemIds, parcelId }: Pick<Opening, 'orderId' | 'itemIds' | 'parcelId'>): Promise<void> {
  if (itemIds.length > 0) {
    const items = new Set(orderId === undefined ? [] : (await itemsOf(tx, [orderId])).map(item => item.id))
    if (itemIds.some(id => !items.has(id))) throw new Fault('SUPPORT_ITEM_NOT_FOUND', { path: 'itemIds' })
  }
  if (parcelId === undefined) return
  const parcels = orderId === undefined ? [] : await parcelsOf(tx, orderId)
  if (!parcels.some(parcel => parcel.id === parcelId)) throw new Fault('PARCEL_UNKNOWN', { values: { number: parcelId } })
}

interface Said {
  text: string
  files: readonly NewTicketFile[]
}
async function begin(tx: Tx, who: Who, ticket: NewTicket, { itemIds, ...said }: Said & { itemIds: readonly number[] }): Promise<number> {
  const row = await insertTicket(tx, ticket)
  await insertItems(tx, row.id, [...new Set(itemIds)])
  await markOpen(tx, row, await ask(tx, row, who, said))
  await notifyAsked(tx, row, signerOf(who), 'opened')
  return row.id
}

async function ask(tx: Tx, row: TicketRow, who: Who, { text, files }: Said, status: NewMessage['status'] = null): Promise<number> {
  const id = await insertMessage(tx, { ticketId: row.id, authorId: signerOf(who).id, isStaff: false, isNote: false, text, status })
  await insertFiles(tx, id, files)
  return id
}

/**
 * Adds a seller's message and answers the ticket that it stands in: a solved one is opened again within its days; after them another one
 * goes on with it, once. One that was merged leads to the other. Throws SUPPORT_TICKET_NOT_FOUND and SUPPORT_CLOSED.
 */
export async function replyTicket(tx: Tx, who: Who, id: number, said: Said): Promise<number> {
  const row = await lockedTicket(tx, id, who.id)
  if (row.mergedId !== null) return replyTicket(tx, who, row.mergedId, said)
  if (row.status === 'SPAM') throw new Fault('SUPPORT_CLOSED')
  const isSolved = row.status === 'SOLVED'
  if (isSolved && !isReopened(row, tx.now())) {
    const next = await findContinued(tx, id)
    return next === undefined ? goOn(tx, who, row, said) : replyTicket(tx, who, next, said)
  }
  const status = isSolved ? reopened(row) : row.status
  const lastAskedId = await ask(tx, row, who, said, isSolved ? status : null)
  await changeTicket(tx, row, { status, waitingOn: 'STAFF', lastAskedId })
  await notifyAsked(tx, row, signerOf(who), 'replied')
  return id
}

/** Whoever had it goes on with it. */
const reopened = ({ supporterId }: TicketRow) => (supporterId === null ? 'NEW' : 'IN_PROGRESS')

async function goOn(tx: Tx, who: Who, row: TicketRow, said: Said): Promise<number> {
  const itemIds = await listItemIds(tx, row.id)
  return begin(tx, who, { ...row, continuesId: row.id }, { ...said, itemIds })
}

/** Its seller needs nothing more. Throws SUPPORT_TICKET_NOT_FOUND and SUPPORT_MOVED. */
export async function endTicket(tx: Tx, who: Who, id: number): Promise<void> {
  const row = await lockedTicket(tx, id, who.id)
  if (row.status === 'SPAM') throw new Fault('SUPPORT_CLOSED')
  if (row.status === 'SOLVED') throw new Fault('SUPPORT_MOVED')
  const lastAskedId = await ask(tx, row, who, { text: '', files: [] }, 'SOLVED')
  await changeTicket(tx, row, { status: 'SOLVED', lastAskedId })
}

/** Throws SUPPORT_TICKET_NOT_FOUND, also for another seller's. */
export async function lockedTicket(tx: Tx, id: number, sellerId?: number): Promise<TicketRow> {
  const row = await lockTicket(tx, id, sellerId)
  if (!row) throw new Fault('SUPPORT_TICKET_NOT_FOUND')
  return row
}
