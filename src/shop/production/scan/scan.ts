// Scans of tickets: the production floor's only way to say what happened to a piece.
import { Fault } from '#base/fault.ts'
import type { Cents } from '#base/money.ts'
import type { Db, Tx } from '#engine/db/database.ts'
import { emit } from '#engine/events/event.ts'
import { spoilBlank } from '#shop/catalogue/stock/stock.ts'
import { lockOrder, reopenOrder } from '#shop/order/item/batch.item.ts'
import { type StepActor, systemActor } from '#shop/order/status/facts.status.ts'
import { hasStep } from '#shop/order/status/rules.ts'
import { reportError, takeStep } from '#shop/order/status/status.ts'
import { namesIn } from '#shop/setting/rules.ts'
import { readSetting } from '#shop/setting/setting.ts'
import { bookInternal } from '#shop/wallet/ledger/ledger.ts'
import { ticketsShown } from '../batch/batch.ts'
import { garmentsOfItems, itemsToMake, printsOf } from '../batch/item.ts'
import type { Scanned } from '../contract.ts'
import {
  type FailCause,
  isAllPassed,
  isBeyondScan,
  readCode,
  type ScanAction,
  spoiledBy,
  spoilsBlank,
  stateAfter,
  ticketCode,
  whyNotScan,
} from '../rules.ts'
import { findTicket, listLiveTickets, lockTicket, setTicket, voidTickets } from '../store.ts'
import { binOf } from './bin.ts'

export interface Scan {
  code: string
  action: ScanAction
  /** Why a piece failed, and what of it decides about its blank. */
  reason: string
  cause?: FailCause | undefined
  /** The station's; empty: it names none. */
  machine: string
  actor: StepActor & { id: number; username: string }
}

/**
 * Starts, passes or fails one piece, and moves its order where that makes the order ready for it: the first start, the last pass, any
 * failure. A piece whose item was cancelled is refused from the moment of the cancel. Throws TICKET_… and the order's own faults; nothing is changed then.
 */
export async function scan(tx: Tx, { code, action, reason, cause, machine, actor }: Scan): Promise<Scanned> {
  const found = await ticketOf(tx, code)
  // The order first, as everywhere: two scans of one order wait for each other here and not in a circle.
  const order = await lockOrder(tx, found.orderId)
  const ticket = await lockTicket(tx, found.id)
  if (!ticket) throw new Fault('TICKET_NOT_FOUND')
  const items = await itemsToMake(tx, [order.id])
  const item = items.find(each => each.id === ticket.itemId)
  if (!item) throw new Fault('TICKET_CANCELLED', { values: { ticket: ticketCode(ticket.id) } })
  const why = isBeyondScan(order.status, ticket.state) ? 'TICKET_VOID' : whyNotScan(action, ticket.state)
  if (why) throw new Fault(why)
  if (action === 'fail' && order.handedOverAt !== null) throw new Fault('ORDER_HANDED_OVER')
  if (action === 'fail' && reason === '') throw new Fault('ORDER_REASON_MISSING', { path: 'reason' })
  if (action === 'start' && order.renderedAt === null) throw new Fault('TICKET_NOT_READY')
  if (machine !== '' && !(await machines(tx)).includes(machine)) throw new Fault('TICKET_MACHINE_UNKNOWN', { path: 'machine' })

  await setTicket(tx, ticket.id, {
    state: stateAfter[action],
    reason,
    cause: action === 'fail' ? cause : undefined,
    machine,
    scannedBy: actor.id,
  })
  const passed = (await ticketsToMake(tx, order.id, items)).filter(each => each.state === 'PASSED')
  // Stock before the ledger, as where orders are paid.
  const blank = action === 'fail' ? await spoilBlankOf(tx, { ticketId: ticket.id, variantId: item.variantId, reason, cause, actor }) : null
  if (action === 'start') await startOrder(tx, order, actor)
  else if (action === 'fail') await failOrder(tx, order, { ticketId: ticket.id, unitCents: item.unitCents, reason, actor })
  else if (order.status === 'IN_PRODUCTION' && isAllPassed(items, passed)) {
    await takeStep(tx, { orderId: order.id, step: 'pass', actor, facts: { isAllPassed: true } })
  }
  await emit(tx, 'production.changed', { batchId: ticket.batchId })

  const [shown] = await ticketsShown(tx, [{ ...ticket, state: stateAfter[action], reason }])
  if (!shown) throw new Fault('TICKET_NOT_FOUND')
  const { status } = await lockOrder(tx, order.id)
  const pieces = items.reduce((sum, item) => sum + item.quantity, 0)
  const garment = (await garmentsOfItems(tx, [item])).get(item.id) ?? null
  const at = { passed: passed.length, pieces }
  const held = await binOf(tx, { id: order.id, ...at })
  if (held.bin !== null && action !== 'start') await emit(tx, 'production.binsChanged', { orderId: order.id })
  return { ticket: shown, orderStatus: status, ...at, ...held, blank, garment, prints: printsOf(item), mockups: item.mockups }
}

/** Of the print floor, by the operator's setting. */
export const machines = async (db: Db): Promise<string[]> => namesIn(await readSetting(db, 'machines'))

type Order = Awaited<ReturnType<typeof lockOrder>>

/** A reprint whose blank was spoiled needs another: it leaves the stock with its cause, and the piece's ticket is what it is named by. */
async function spoilBlankOf(
  tx: Tx,
  { ticketId, variantId, reason, cause, actor }: Pick<Scan, 'reason' | 'cause' | 'actor'> & { ticketId: number; variantId: number | null },
) {
  if (cause === undefined || variantId === null || !spoilsBlank(cause)) return null
  return spoilBlank(tx, { variantId, ref: spoiledBy(ticketId), note: `${ticketCode(ticketId)} · ${reason}`, madeBy: actor.username })
}

/** A reprint's piece is started while others of its order may be in production already. */
async function startOrder(tx: Tx, order: Order, actor: StepActor) {
  if (order.status !== 'IN_PRODUCTION') await takeStep(tx, { orderId: order.id, step: 'start', actor })
}

interface FailedPiece {
  ticketId: number
  unitCents: Cents
  reason: string
  actor: StepActor
}

/** The order goes back for a reprint, at the shop's own cost: what the seller paid for the piece is booked as a loss. */
async function failOrder(tx: Tx, order: Order, piece: FailedPiece) {
  await sendBack(tx, order, piece)
  if (piece.unitCents === 0) return
  await bookInternal(tx, {
    ref: `reprint:${piece.ticketId}`,
    reason: piece.reason,
    orderId: order.id,
    postings: [
      { account: 'PRODUCTION', amountCents: -piece.unitCents },
      { account: 'REFUND', amountCents: piece.unitCents },
    ],
  })
}

/**
 * Back to PROCESSING, where the next batch makes what is missing. From another batch, or with its label, the table of steps leads there
 * by way of an error (docs/order-status.md); one that is broken stays so, and can no longer go on as if all of it had passed.
 */
async function sendBack(tx: Tx, { id: orderId, status }: Order, { reason, actor }: FailedPiece) {
  if (hasStep(status, 'fail')) return takeStep(tx, { orderId, step: 'fail', actor, given: { reason } })
  await reopenOrder(tx, orderId)
  if (status === 'PROCESSING' || status === 'ERROR') return
  await voidTickets(tx, [orderId])
  await reportError(tx, { orderId, code: 'PRINT', waitsOn: 'STAFF', note: reason, actor: systemActor })
  await takeStep(tx, { orderId, step: 'resend', actor, given: { to: 'PROCESSING', reason } })
}

/** An order's standing tickets of what is still wanted; a cancelled item's are void only a moment after it. */
async function ticketsToMake(db: Db, orderId: number, items: readonly { id: number }[]) {
  const wanted = new Set(items.map(item => item.id))
  return (await listLiveTickets(db, [orderId])).filter(ticket => wanted.has(ticket.itemId))
}

/** The ticket of a code; an order's number is enough where only one of its pieces is open. */
async function ticketOf(db: Db, code: string) {
  const read = readCode(code)
  if (!read) throw new Fault('TICKET_NOT_FOUND')
  if ('ticketId' in read) {
    const ticket = await findTicket(db, read.ticketId)
    if (!ticket) throw new Fault('TICKET_NOT_FOUND')
    return ticket
  }
  const items = await itemsToMake(db, [read.orderId])
  const open = (await ticketsToMake(db, read.orderId, items)).filter(ticket => ticket.state !== 'PASSED')
  const [only] = open
  if (!only) throw new Fault('TICKET_NOT_FOUND')
  if (open.length > 1) throw new Fault('TICKET_ASKED_FOR', { values: { count: open.length } })
  return only
}
