// Batches: orders go in, print files and tickets come out.

import { Fault } from '#base/fault.ts'
import type { Db, Tx } from '#engine/db/database.ts'
import { emit } from '#engine/events/event.ts'
import { job, sendAll } from '#engine/jobs/job.ts'
import { usualPrinting } from '#shop/catalogue/storefront/rules.ts'
import { stagesOf, takeIntoBatch, unbatchedOrders } from '#shop/order/item/batch.item.ts'
import { itemsOf } from '#shop/order/item/item.ts'
import { lacksArt } from '#shop/order/item/rules.ts'
import { findOrders, type StepActor } from '#shop/order/status/facts.status.ts'
import { takeStep } from '#shop/order/status/status.ts'
import type { BatchLine, Ticket, Waiting } from '../contract.ts'
import type { BatchTrouble } from '../rules.ts'
import { batchMax, isAllPassed, piecesToMake, stages, standingState, ticketCode } from '../rules.ts'
import {
  findTicket,
  insertBatch,
  insertPrintFiles,
  insertTickets,
  listLiveTickets,
  listPrintFiles,
  listReprints,
  listTickets,
  setWaitingAgain,
  voidPrintFiles,
  voidTickets,
} from '../store.ts'
import { countBatches, listBatches } from './batch.store.ts'
import { voidBroken } from './broken.ts'
import { garmentsOfItems, itemsToMake, printingOfSides, printsOf, sideKey } from './item.ts'

/** Draws what of an order is to be printed for this batch. */
export const renderJob = job<{ batchId: number; orderId: number }>('production.render', { retries: 3, timeoutSeconds: 600, concurrency: 2 })

type QueueAsked = Parameters<typeof unbatchedOrders>[1]
interface Page {
  page: number
  limit: number
}
/** All waiting orders of those that are asked for. Throws SELECTION_TOO_LARGE where no batch takes them. */
export async function chooseQueue(db: Db, asked: QueueAsked): Promise<{ id: number }[]> {
  const { orders } = await unbatchedOrders(db, asked, { limit: batchMax + 1, offset: 0 })
  if (orders.length > batchMax) throw new Fault('SELECTION_TOO_LARGE', { values: { max: batchMax } })
  return orders.map(({ id }) => ({ id }))
}

/** The waiting orders with what is to be made; a reprint has pieces that have passed already. */
export async function queue(db: Db, { page, limit, ...asked }: QueueAsked & Page): Promise<{ docs: Waiting[]; totalDocs: number }> {
  const { orders, total } = await unbatchedOrders(db, asked, { limit, offset: (page - 1) * limit })
  const ids = orders.map(order => order.id)
  const toMake = await itemsToMake(db, ids)
  const items = Map.groupBy(toMake, item => item.orderId)
  const garments = await garmentsOfItems(db, toMake)
  const made = new Set((await listLiveTickets(db, ids)).map(ticket => ticket.orderId))
  const docs = orders.map(order => ({
    ...order,
    isReprint: made.has(order.id),
    items: (items.get(order.id) ?? []).map(item => {
      const { id, sku, name, nameVi, size, color, quantity } = item
      return { id, sku, name, nameVi, size, color, quantity, garment: garments.get(id) ?? null, prints: printsOf(item) }
    }),
  }))
  return { docs, totalDocs: total }
}

/** The stages of the production floor in their order, also the empty ones. */
export async function board(db: Db) {
  const found = new Map((await stagesOf(db, stages)).map(stage => [stage.status, stage]))
  return stages.map(status => found.get(status) ?? { status, count: 0, oldestAt: null })
}

/** Makes a batch of those orders that may go into one, and sends their rendering. Throws BATCH_EMPTY where none may. */
export async function makeBatch(tx: Tx, orderIds: readonly number[], madeBy: number) {
  const batchId = await insertBatch(tx, madeBy)
  const { taken, leftOut } = await takeIntoBatch(tx, orderIds, batchId)
  if (taken.length === 0) throw new Fault('BATCH_EMPTY')
  const items = await itemsToMake(tx, taken)
  const printing = await printingOfSides(tx, items)
  const files = items.flatMap(({ id: itemId, orderId, files }) =>
    files.flatMap(({ side, fileId, document }) => {
      const { technique = usualPrinting.technique } = printing.get(sideKey({ itemId, side })) ?? {}
      return lacksArt({ fileId, document }) ? [] : [{ orderId, itemId, side, fileId, technique }]
    }),
  )
  const orderOf = new Map(items.map(item => [item.id, item.orderId]))
  await voidBroken(tx, taken)
  await makeAgain(tx, taken, items)
  const pieces = piecesToMake(items, await listLiveTickets(tx, taken))
  await insertPrintFiles(tx, batchId, files)
  await insertTickets(
    tx,
    batchId,
    pieces.map(piece => ({ ...piece, orderId: orderOf.get(piece.itemId) ?? 0 })),
  )
  await sendAll(
    tx,
    renderJob,
    taken.map(orderId => ({ batchId, orderId })),
  )
  await emit(tx, 'production.changed', { batchId })
  return { id: batchId, orders: taken.length, pieces: pieces.length, leftOut }
}

/** An order that comes back with every piece passed is made again, and not only what failed of it. */
async function makeAgain(tx: Tx, orderIds: readonly number[], items: Awaited<ReturnType<typeof itemsToMake>>): Promise<void> {
  const passed = (await listLiveTickets(tx, orderIds)).filter(ticket => ticket.state === 'PASSED')
  const isMade = (orderId: number) =>
    isAllPassed(
      items.filter(item => item.orderId === orderId),
      passed.filter(ticket => ticket.orderId === orderId),
    )
  await voidTickets(tx, orderIds.filter(isMade), ['PASSED'])
}

export async function batchPage(
  db: Db,
  { page, limit, trouble }: Page & { trouble?: BatchTrouble | undefined },
): Promise<{ docs: BatchLine[]; totalDocs: number }> {
  return { docs: await listBatches(db, { trouble, limit, offset: (page - 1) * limit }), totalDocs: await countBatches(db, trouble) }
}

/** One batch with all that belongs to it. Throws BATCH_NOT_FOUND. */
export async function batchDetail(db: Db, id: number) {
  const [line] = await listBatches(db, { id, limit: 1, offset: 0 })
  if (!line) throw new Fault('BATCH_NOT_FOUND')
  const tickets = await ticketsShown(db, await listTickets(db, id))
  const printFiles = await listPrintFiles(db, { batchId: id })
  const items = await itemsToMake(db, [...new Set(printFiles.map(file => file.orderId))])
  const prints = new Map(items.map(item => [item.id, printsOf(item)]))
  const garments = await garmentsOfItems(db, items)
  const shown = printFiles.flatMap(file => {
    const own = prints.get(file.itemId)
    const print = own?.find(each => each.side === file.side) ?? null
    return own ? [{ ...file, print, garment: garments.get(file.itemId) ?? null }] : []
  })
  return { ...line, printFiles: shown, tickets }
}

type TicketRow = Awaited<ReturnType<typeof listTickets>>[number]
/** Tickets with what is written on them. What was cancelled is void from that moment, though its ticket is marked a moment later. */
export async function ticketsShown(db: Db, tickets: readonly TicketRow[]): Promise<Ticket[]> {
  const orderIds = [...new Set(tickets.map(ticket => ticket.orderId))]
  const ids = tickets.map(ticket => ticket.id)
  const [allItems, orders, reprints] = await Promise.all([itemsOf(db, orderIds), findOrders(db, orderIds), listReprints(db, ids)])
  const items = new Map(allItems.map(item => [item.id, item]))
  return tickets.map(({ id, orderId, itemId, piece, reason, ...ticket }) => {
    const item = items.get(itemId)
    const status = orders.get(orderId)?.status
    const state = standingState(ticket.state, { isItemCancelled: item?.cancelledAt != null, status })
    const { sku = '', name = '', nameVi = '', size = '', color = '', text = '', quantity: pieces = 0 } = item ?? {}
    const { reprint, cause } = reprints.get(id) ?? { reprint: 0, cause: '' }
    const made = { sku, name, nameVi, size, color, text, reprint, cause }
    return { id, code: ticketCode(id), orderId, itemId, piece, pieces, state, reason, ...made }
  })
}

/** Sends the rendering of a batch's failed files again; answers how many. Throws BATCH_NOT_FOUND. */
export async function retryRender(tx: Tx, batchId: number): Promise<number> {
  const [line] = await listBatches(tx, { id: batchId, limit: 1, offset: 0 })
  if (!line) throw new Fault('BATCH_NOT_FOUND')
  const orderIds = await setWaitingAgain(tx, batchId)
  await sendAll(
    tx,
    renderJob,
    [...new Set(orderIds)].map(orderId => ({ batchId, orderId })),
  )
  return orderIds.length
}

/** An exported order that nobody has started goes back into the queue; its tickets are void, and its print files leave the batch. */
export async function recallOrder(tx: Tx, orderId: number, actor: StepActor) {
  const { to, row } = await takeStep(tx, { orderId, step: 'recall', actor })
  await voidTickets(tx, [orderId])
  if (row.batchId !== null) {
    await voidPrintFiles(tx, { batchId: row.batchId, orderId })
    await emit(tx, 'production.changed', { batchId: row.batchId })
  }
  return { id: orderId, status: to }
}

// The public verbs of production.

/** The order whose piece this ticket stands for. */
export const orderOfTicket = async (db: Db, ticketId: number): Promise<number | undefined> => (await findTicket(db, ticketId))?.orderId
