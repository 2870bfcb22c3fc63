// Staff propose another variant for an item; its seller accepts, which is an edit of theirs, or declines. The order is locked first, always.
import { Fault } from '#base/fault.ts'
import type { Tx } from '#engine/db/database.ts'
import { emit } from '#engine/events/event.ts'
import { allowed, judgeSku } from '../../list/proposal/choice.ts'
import { listProposals, type ProposalRow } from '../../list/proposal/store.ts'
import type { OrderStatus } from '../../status/contract.ts'
import { type StepActor, sellerActor } from '../../status/facts.status.ts'
import { notifyProposed } from '../../status/notice/notice.ts'
import { takeStep } from '../../status/status.ts'
import { type FactRow, insertChange, lockOrders, setOrder } from '../../status/store.ts'
import { editOrder } from '../edit.ts'
import { endProposals, insertProposal, isLacking } from './store.ts'

interface Place {
  orderId: number
  itemId: number
}
interface Which {
  orderId: number
  proposalId: number
}

/** Asks the seller. Throws ORDER_NOT_FOUND, PROPOSAL_OPEN and why the variant may not be. */
export async function proposeVariant(tx: Tx, { orderId, itemId }: Place, staff: StepActor, given: { sku: string; note: string }) {
  const row = await locked(tx, orderId)
  const { variant } = allowed(await judgeSku(tx, row, itemId, given.sku))
  const open = (await listProposals(tx, orderId)).filter(each => each.state === 'OPEN')
  if (open.some(each => each.itemId === itemId)) throw new Fault('PROPOSAL_OPEN')
  const id = await insertProposal(tx, { itemId, variant, note: given.note, by: staff.id ?? 0 })
  await tell(tx, row, { step: 'propose', actor: staff, sku: variant.sku })
  await notifyProposed(tx, row)
  return id
}

/** Takes it back. Throws ORDER_NOT_FOUND, PROPOSAL_NOT_FOUND, PROPOSAL_OVER. */
export async function withdrawProposal(tx: Tx, { orderId, proposalId }: Which, staff: StepActor): Promise<void> {
  const row = await locked(tx, orderId)
  const { sku } = await openProposal(tx, orderId, proposalId)
  await endProposals(tx, { id: proposalId }, 'WITHDRAWN')
  await tell(tx, row, { step: 'withdraw', actor: staff, sku })
}

/** Keeps what was ordered. Throws as `withdrawProposal` does. */
export async function declineProposal(tx: Tx, { orderId, proposalId }: Which, sellerId: number, answer: string): Promise<void> {
  const row = await locked(tx, orderId, sellerId)
  const { sku } = await openProposal(tx, orderId, proposalId)
  await endProposals(tx, { id: proposalId }, 'DECLINED', answer)
  await tell(tx, row, { step: 'decline', actor: sellerActor(sellerId), sku })
}

/**
 * Makes the item of the proposed variant, by the seller's own edit; an order that lacked stock goes on, once no other item of it does.
 * Throws as `withdrawProposal` does, why the variant may not be by now, and the edit's faults.
 */
export async function acceptProposal(
  tx: Tx,
  { orderId, proposalId }: Which,
  sellerId: number,
  seen: { seenDifferenceCents: number; acceptsDpi?: number | undefined },
): Promise<OrderStatus> {
  const row = await locked(tx, orderId, sellerId)
  const { itemId, sku } = await openProposal(tx, orderId, proposalId)
  allowed(await judgeSku(tx, row, itemId, sku))
  await endProposals(tx, { id: proposalId }, 'ACCEPTED')
  await editOrder(tx, { orderId, sellerId, actor: sellerActor(sellerId), isProposed: true }, { items: [{ itemId, sku }], ...seen })
  if (!lacksStock(row)) return row.status
  await setTurn(tx, row)
  if (await isLacking(tx, orderId)) return row.status
  // That the cause is mended is the word of the staff who proposed it.
  const actor: StepActor = { ...sellerActor(sellerId), roles: ['support'] }
  return (await takeStep(tx, { orderId, step: 'resend', actor, facts: { isCauseMended: true } })).to
}

/** An item that is cancelled is proposed nothing any more. */
export async function voidProposals(tx: Tx, row: FactRow, itemId: number): Promise<void> {
  if ((await endProposals(tx, { itemId }, 'VOID')) > 0) await setTurn(tx, row)
}

async function locked(tx: Tx, orderId: number, sellerId?: number): Promise<FactRow> {
  const [row] = await lockOrders(tx, [orderId], sellerId)
  if (!row) throw new Fault('ORDER_NOT_FOUND')
  return row
}

async function openProposal(tx: Tx, orderId: number, id: number): Promise<ProposalRow> {
  const found = (await listProposals(tx, orderId)).find(each => each.id === id)
  if (!found) throw new Fault('PROPOSAL_NOT_FOUND')
  if (found.state !== 'OPEN') throw new Fault('PROPOSAL_OVER')
  return found
}

/** The words of both stand in the proposal: what a timeline says stays, and they may name a buyer. */
async function tell(tx: Tx, row: FactRow, { step, actor, sku }: { step: string; actor: StepActor; sku: string }): Promise<void> {
  const { id: orderId, sellerId, status } = row
  await setTurn(tx, row)
  await insertChange(tx, orderId, status, { step, actor: actor.kind, actorId: actor.id, reason: sku })
  await emit(tx, 'order.changed', { sellerId, orderId }, { seller: sellerId })
}

const lacksStock = ({ status, errorCode }: FactRow): boolean => status === 'ERROR' && errorCode === 'STOCK'

/** An order that lacks stock waits for its seller as long as they are asked, else for staff. */
async function setTurn(tx: Tx, row: FactRow): Promise<void> {
  if (!lacksStock(row)) return
  const isAsked = (await listProposals(tx, row.id)).some(each => each.state === 'OPEN')
  await setOrder(tx, row.id, { errorWaitsOn: isAsked ? 'SELLER' : 'STAFF' })
}
