// What staff may decide about a ticket, and why not.
import type { Cents } from '#base/money.ts'
import { itemCharge, whyNotRefund, whyNotRemake } from '#shop/order/refund/rules.ts'
import type { StepFault } from '#shop/order/status/guard.rules.ts'
import { type DecisionKind, isOpenTicket, type TicketStatus } from '../rules.ts'

/** Why nothing may be decided about a ticket now, or nothing where it may. */
export const whyNotDecide = (status: TicketStatus): 'SUPPORT_IS_SPAM' | 'SUPPORT_MOVED' | undefined =>
  isOpenTicket(status) ? undefined : status === 'SPAM' ? 'SUPPORT_IS_SPAM' : 'SUPPORT_MOVED'

type Order = Parameters<typeof whyNotRemake>[0] & { paidCents: Cents; refundedCents: Cents; steps: { reship: string | null } }
/** Why this cannot be decided of an order as it is shown; nothing where it can. */
export function whyNotKind(kind: DecisionKind, order: Order | undefined): StepFault | string | undefined {
  if (kind === 'REJECT') return undefined
  if (!order) return 'SUPPORT_ORDER_MISSING'
  if (kind === 'REFUND') return whyNotRefund(order, 1)
  return kind === 'REPRINT' ? whyNotRemake(order) : (order.steps.reship ?? undefined)
}

interface Charged {
  productionCost: Cents
  discountCents: Cents
  paidCents: Cents
  refundedCents: Cents
  items: readonly { id: number; price: Cents; quantity: number; cancelledAt: unknown }[]
}
/** What these items stand for of an order's charge, as far as it is not back yet; of none of them, all that is left. Cents. */
export function dueFor(order: Charged, itemIds: readonly number[]): Cents {
  const leftCents = order.paidCents - order.refundedCents
  if (itemIds.length === 0) return leftCents
  const charge = { productionCents: order.productionCost, discountCents: order.discountCents }
  const meant = order.items.filter(item => itemIds.includes(item.id) && item.cancelledAt === null)
  const cents = meant.reduce((sum, item) => sum + itemCharge(charge, { unitCents: item.price, quantity: item.quantity }).chargedCents, 0)
  return Math.min(cents, leftCents)
}
