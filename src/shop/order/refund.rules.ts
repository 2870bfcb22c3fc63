import type { Cents } from '#base/money.ts'
import type { StepFault } from './guard.rules.ts'
import type { OrderStatus } from './status.contract.ts'

/** What decides the money of a cancel: facts of the order, or of the one item of it that is cancelled. */
export interface CancelFacts {
  /** What was charged for what is cancelled; 0 where it never was. */
  chargedCents: Cents
  /** The shipping part of that. */
  shippingCents: Cents
  /** Paid and not yet refunded of the whole order. */
  leftCents: Cents
  /** Pieces that are cancelled. */
  pieces: number
  /** Print files were rendered or handed out. */
  isProcessed: boolean
  isProductionStarted: boolean
  label: 'NONE' | 'BOUGHT' | 'VOIDED'
  /** Kept per piece once files were processed; the operator sets it. */
  feeCents: Cents
}
export type CancelReason = 'NOT_CHARGED' | 'FULL' | 'LESS_FEE' | 'SHIPPING_ONLY' | 'SHIPPING_AFTER_VOID'
export interface CancelRefund {
  /** Credited with the cancel. */
  nowCents: Cents
  /** Credited by a second entry when the carrier accepts the label's void. */
  afterVoidCents: Cents
  reason: CancelReason
}

/**
 * What a cancel gives back (domain.md "Orders"), from facts and not from the status: nothing charged → 0; no file processed →
 * everything; files processed → all but a fee per piece; production started → the shipping part, and only where no label was
 * bought or its void was accepted. Never above what is paid and not refunded.
 */
export function cancelRefund(facts: CancelFacts): CancelRefund {
  const within = (cents: Cents): Cents => Math.max(0, Math.min(cents, facts.leftCents))
  if (facts.chargedCents <= 0) return { nowCents: 0, afterVoidCents: 0, reason: 'NOT_CHARGED' }
  if (facts.isProductionStarted) {
    const shippingCents = within(facts.shippingCents)
    return facts.label === 'BOUGHT'
      ? { nowCents: 0, afterVoidCents: shippingCents, reason: 'SHIPPING_AFTER_VOID' }
      : { nowCents: shippingCents, afterVoidCents: 0, reason: 'SHIPPING_ONLY' }
  }
  if (facts.isProcessed)
    return { nowCents: within(facts.chargedCents - facts.feeCents * facts.pieces), afterVoidCents: 0, reason: 'LESS_FEE' }
  return { nowCents: within(facts.chargedCents), afterVoidCents: 0, reason: 'FULL' }
}

/** Why this sum may not be refunded, or nothing where it may. Cents; without a ceiling any sum up to what is left. */
export function whyNotRefund(
  order: { paidCents: Cents; refundedCents: Cents },
  amountCents: Cents,
  ceilingCents?: Cents,
): StepFault | undefined {
  if (order.paidCents <= 0) return 'ORDER_NOT_PAID'
  if (order.refundedCents >= order.paidCents) return 'REFUNDED_ORDER'
  if (!Number.isSafeInteger(amountCents) || amountCents <= 0) return 'REFUND_AMOUNT_INVALID'
  if (amountCents > order.paidCents - order.refundedCents) return 'REFUND_AMOUNT_CANNOT_BE_GREATER_THAN_TOTAL_ORDER_AMOUNT'
  return ceilingCents !== undefined && amountCents > ceilingCents ? 'REFUND_ABOVE_CEILING' : undefined
}

const atRest: readonly OrderStatus[] = ['DELIVERED', 'CLOSED', 'CANCELLED', 'PARTIAL_REFUNDED']
const refundableWhole: readonly OrderStatus[] = [...atRest, 'SHIPPED', 'ACTIVED', 'IN_TRANSIT', 'ERROR', 'MISSED']
/**
 * Where a refund of this sum leaves an order: REFUNDED exactly when all that was paid is back; PARTIAL_REFUNDED at rest; a moving
 * order stays where it is (only its refunded facet changes). Nothing where a whole refund must be a cancel instead.
 */
export function statusAfterRefund(
  status: OrderStatus,
  order: { paidCents: Cents; refundedCents: Cents },
  amountCents: Cents,
): OrderStatus | undefined {
  if (order.refundedCents + amountCents === order.paidCents) return refundableWhole.includes(status) ? 'REFUNDED' : undefined
  return atRest.includes(status) ? 'PARTIAL_REFUNDED' : status
}
