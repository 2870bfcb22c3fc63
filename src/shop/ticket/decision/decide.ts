// A decision moves its own money: the refund or the new order, the answer and the ticket's end are one transaction.
import { Fault } from '#base/fault.ts'
import type { Cents } from '#base/money.ts'
import type { Tx } from '#engine/db/database.ts'
import { itemsOf } from '#shop/order/item/item.ts'
import { refundOrder } from '#shop/order/refund/refund.ts'
import { remakeOrder } from '#shop/order/refund/remake.refund.ts'
import { reshipFree } from '#shop/order/refund/reship.refund.ts'
import { staffActor } from '#shop/order/status/facts.status.ts'
import { ticketReason } from '#shop/wallet/adjust/reason.rules.ts'
import { notifyAnswered } from '../news/notice.ts'
import { assertSeen } from '../office/answer.ts'
import type { DecisionCause, DecisionKind, TicketWait } from '../rules.ts'
import { findLastDecision, insertDecision } from '../talk/decision.store.ts'
import { changeTicket } from '../talk/move.ts'
import { insertMessage } from '../talk/store.ts'
import { lockedTicket } from '../talk/talk.ts'
import { whyNotDecide } from './rules.ts'

export interface Decision {
  kind: DecisionKind
  cause: DecisionCause
  itemIds: readonly number[]
  amountCents?: Cents | undefined
  seenLeftCents?: Cents | undefined
  text: string
  seenMessageId: number
  seenDecisionId: number | null
  solves: boolean
}

/**
 * Decides a ticket as it was read: a message or a decision that came since keeps it back, so that of many who decide at once one does.
 * Throws SUPPORT_HAS_NEWS, SUPPORT_DECIDED, `whyNotDecide`, SUPPORT_ORDER_MISSING, and what the refund, the remake or the reship says.
 */
export async function decideTicket(tx: Tx, who: { id: number; roles: readonly string[] }, id: number, decision: Decision): Promise<void> {
  const row = await lockedTicket(tx, id)
  const last = await findLastDecision(tx, id)
  if ((last?.id ?? null) !== decision.seenDecisionId) throw new Fault('SUPPORT_DECIDED', { values: { name: last?.by ?? '' } })
  const fault = whyNotDecide(row.status)
  if (fault) throw new Fault(fault)
  await assertSeen(tx, row, decision.seenMessageId)
  const itemIds = await meantItems(tx, row.orderId, decision.itemIds)
  const carried = await carryOut(tx, { orderId: row.orderId, actor: staffActor(who), reason: ticketReason(id) }, { ...decision, itemIds })
  const status = decision.solves ? 'SOLVED' : 'IN_PROGRESS'
  const said = { ticketId: id, authorId: who.id, isStaff: true, isNote: false, text: decision.text }
  const messageId = await insertMessage(tx, { ...said, status: decision.solves ? 'SOLVED' : null })
  const { kind, cause } = decision
  await insertDecision(tx, { ticketId: id, messageId, kind, cause, ...carried, orderId: row.orderId, decidedBy: who.id, itemIds })
  await changeTicket(tx, row, { status, waitingOn: nextActor[kind], supporterId: row.supporterId ?? who.id }, 'DECISION')
  await notifyAnswered(tx, row, messageId, decision.solves)
}

const nextActor: Readonly<Record<DecisionKind, TicketWait>> = {
  REFUND: 'REQUESTER',
  REPRINT: 'PRODUCTION',
  RESHIP: 'CARRIER',
  REJECT: 'REQUESTER',
}

async function meantItems(tx: Tx, orderId: number | null, itemIds: readonly number[]): Promise<readonly number[]> {
  if (itemIds.length === 0) return []
  const items = new Set(orderId === null ? [] : (await itemsOf(tx, [orderId])).map(item => item.id))
  if (itemIds.some(item => !items.has(item))) throw new Fault('SUPPORT_ITEM_NOT_FOUND', { path: 'itemIds' })
  return [...new Set(itemIds)]
}

interface About {
  orderId: number | null
  actor: ReturnType<typeof staffActor>
  reason: string
}
/** Books what was decided: cents that went back, or the order that replaces this one. */
async function carryOut(tx: Tx, about: About, decision: Decision): Promise<{ cents: Cents; remakeId: number | null }> {
  const { kind, amountCents = 0, seenLeftCents, itemIds } = decision
  if (kind === 'REJECT') return { cents: 0, remakeId: null }
  const { orderId, actor, reason } = about
  if (orderId === null) throw new Fault('SUPPORT_ORDER_MISSING')
  if (kind === 'REFUND') {
    await refundOrder(tx, { orderId, amountCents, seenLeftCents, actor, reason })
    return { cents: amountCents, remakeId: null }
  }
  if (kind === 'RESHIP') {
    await reshipFree(tx, { orderId, actor, reason })
    return { cents: 0, remakeId: null }
  }
  const made = await remakeOrder(tx, { orderId, actor, isFree: true, reason, itemIds })
  return { cents: 0, remakeId: made.id }
}
