import type { Cents } from '#base/money.ts'
import type { ItemCharge } from '../pay/rest.rules.ts'
import type { OrderStatus, OrderType } from '../status/contract.ts'
import type { StepFault } from '../status/guard.rules.ts'
import { transitions } from '../status/transition.rules.ts'

/** What decides the money of a cancel: facts of the order as it stands. */
export interface CancelFacts {
  /** Charged for the whole order, items cancelled since included; 0 where it never was. */
  paidCents: Cents
  /** The shipping part of that, without what carried a parcel that came back and what items cancelled before gave back of it. */
  shippingCents: Cents
  /** What has come back so far, by whatever way. */
  refundedCents: Cents
  /** Of that, what came back for items cancelled before. */
  itemsBackCents: Cents
  /** Fees that items cancelled before owe, also where their price did not cover them. */
  itemFeesCents: Cents
  /** Pieces that are still to be made. */
  pieces: number
  /** Print files were rendered or handed out. */
  isProcessed: boolean
  isProductionStarted: boolean
  /** Nothing is made: its seller bought a label by the buying-label form, and postage is all that it costs. */
  isFormLabel: boolean
  /** BOUGHT: its postage is not back yet. */
  label: 'NONE' | 'BOUGHT' | 'REFUNDED' | 'REFUSED'
  /** Kept per piece once files were processed; the operator sets it. */
  feeCents: Cents
}
export type CancelReason =
  | 'NOT_CHARGED'
  | 'FULL'
  | 'LESS_REST'
  | 'LESS_FEE'
  | 'SHIPPING_ONLY'
  | 'SHIPPING_AFTER_VOID'
  | 'POSTAGE_AFTER_VOID'
  | 'POSTAGE_LOST'
export interface CancelRefund {
  /** Credited with the cancel. */
  nowCents: Cents
  /** Credited by a second entry when the carrier gives the label's postage back. */
  afterVoidCents: Cents
  reason: CancelReason
}

/**
 * What a cancel gives back (docs/domain.md "Orders"), from facts and not from the status: nothing charged → 0; no file processed →
 * everything; files processed → all but a fee per piece; production started → the shipping part, and only where no label was
 * bought or its postage is back; what the carrier kept of it is not given. That is a sum of the whole order: what has come back already counts towards it, whether an item
 * was cancelled or a part refunded, so every way to a cancel gives the same. Never above what is paid and not refunded.
 */
export function cancelRefund(facts: CancelFacts): CancelRefund {
  const upTo = (dueCents: Cents): Cents => Math.max(0, Math.min(dueCents, facts.paidCents) - facts.refundedCents)
  if (facts.paidCents <= 0) return { nowCents: 0, afterVoidCents: 0, reason: 'NOT_CHARGED' }
  if (facts.isFormLabel) return postageRefund(facts.label, upTo(facts.paidCents))
  if (facts.isProductionStarted) {
    if (facts.label === 'REFUSED') return { nowCents: 0, afterVoidCents: 0, reason: 'POSTAGE_LOST' }
    const shippingCents = upTo(facts.itemsBackCents + facts.shippingCents)
    return facts.label === 'BOUGHT'
      ? { nowCents: 0, afterVoidCents: shippingCents, reason: 'SHIPPING_AFTER_VOID' }
      : { nowCents: shippingCents, afterVoidCents: 0, reason: 'SHIPPING_ONLY' }
  }
  const feesCents = facts.itemFeesCents + (facts.isProcessed ? facts.feeCents * facts.pieces : 0)
  return { nowCents: upTo(facts.paidCents - feesCents), afterVoidCents: 0, reason: feesCents > 0 ? 'LESS_FEE' : 'FULL' }
}

/** Where postage is all that an order costs, its money follows the carrier's: all of it, or none. */
function postageRefund(label: CancelFacts['label'], leftCents: Cents): CancelRefund {
  if (label === 'REFUSED') return { nowCents: 0, afterVoidCents: 0, reason: 'POSTAGE_LOST' }
  if (label === 'BOUGHT') return { nowCents: 0, afterVoidCents: leftCents, reason: 'POSTAGE_AFTER_VOID' }
  return { nowCents: leftCents, afterVoidCents: 0, reason: 'FULL' }
}

export interface ItemRefund {
  nowCents: Cents
  /** What its pieces owe, also where its price does not cover it. */
  feeCents: Cents
  reason: CancelReason
}

/** The same for one item of the order: what it stands for less its fee, and never more than a cancel of all would give now. */
export function cancelItemRefund(facts: CancelFacts, item: ItemCharge): ItemRefund {
  const { nowCents: mostCents, reason } = cancelRefund(facts)
  if (facts.paidCents <= 0 || facts.isProductionStarted) return { nowCents: 0, feeCents: 0, reason }
  const feeCents = facts.isProcessed ? facts.feeCents * item.pieces : 0
  const nowCents = Math.max(0, Math.min(item.chargedCents - feeCents, mostCents))
  return { nowCents, feeCents, reason: !facts.isProcessed ? 'LESS_REST' : feeCents > 0 ? 'LESS_FEE' : 'FULL' }
}

/** An item's price less its share of the voucher's discount; that share is rounded up, so that no cent comes back twice. */
export function itemCharge(
  order: { productionCents: Cents; discountCents: Cents },
  { unitCents, quantity }: { unitCents: Cents; quantity: number },
): ItemCharge {
  const lineCents = unitCents * quantity
  const shareCents = order.productionCents > 0 ? Math.ceil((order.discountCents * lineCents) / order.productionCents) : 0
  return { chargedCents: lineCents - shareCents, shippingCents: 0, pieces: quantity }
}

/** Why this sum may not be refunded, or nothing where it may. Cents. */
export function whyNotRefund(order: { paidCents: Cents; refundedCents: Cents }, amountCents: Cents): StepFault | undefined {
  if (order.paidCents <= 0) return 'ORDER_NOT_PAID'
  if (order.refundedCents >= order.paidCents) return 'REFUNDED_ORDER'
  if (!Number.isSafeInteger(amountCents) || amountCents <= 0) return 'REFUND_AMOUNT_INVALID'
  return amountCents > order.paidCents - order.refundedCents ? 'REFUND_AMOUNT_CANNOT_BE_GREATER_THAN_TOTAL_ORDER_AMOUNT' : undefined
}

const refunds = (from: OrderStatus, to: OrderStatus) => transitions.some(way => way.step === 'refund' && way.from === from && way.to === to)
/**
 * Where a refund of this sum leaves an order: REFUNDED exactly when all that was paid is back; PARTIAL_REFUNDED at rest; a moving
 * order stays where it is (only its refunded facet changes). Nothing where a whole refund must be a cancel instead.
 */
export function statusAfterRefund(
  status: OrderStatus,
  order: { paidCents: Cents; refundedCents: Cents },
  amountCents: Cents,
): OrderStatus | undefined {
  if (order.refundedCents + amountCents === order.paidCents) return refunds(status, 'REFUNDED') ? 'REFUNDED' : undefined
  return refunds(status, 'PARTIAL_REFUNDED') ? 'PARTIAL_REFUNDED' : status
}

/** Of a row, or as a page reads it. */
interface Life {
  status: OrderStatus | 'NEW'
  orderType: OrderType
  paidAt: Date | string | null
  handedOverAt: Date | string | null
}

/** Whether its parcel broke on its way: returned, lost or damaged. */
export const brokeOnTheWay = ({ status, handedOverAt }: Pick<Life, 'status' | 'handedOverAt'>): boolean =>
  status === 'ERROR' && handedOverAt !== null

/** Why an order may not be made again, or nothing where it may: it was paid, has left, and is lost, back, or complained about. */
export function whyNotRemake(order: Life): StepFault | undefined {
  if (order.paidAt === null) return 'ORDER_NOT_PAID'
  if (order.status === 'REFUNDED') return 'REFUNDED_ORDER'
  // Nothing of ours is in the parcel of a label.
  if (order.orderType === 'LABEL' || order.handedOverAt === null) return 'ORDER_STEP_IMPOSSIBLE'
  return brokeOnTheWay(order) || hasArrived(order) ? undefined : 'ORDER_STEP_IMPOSSIBLE'
}

const arrived: readonly (OrderStatus | 'NEW')[] = ['DELIVERED', 'CLOSED', 'PARTIAL_REFUNDED']
const hasArrived = ({ status }: Pick<Life, 'status'>): boolean => arrived.includes(status)
