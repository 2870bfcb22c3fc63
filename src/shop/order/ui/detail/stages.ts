// The stations of an order that its page draws.
import type { OrderStatus, OrderType } from '../../status/contract.ts'

export const stages = ['Paid', 'Made', 'Labelled', 'Shipped', 'Moving', 'Delivered'] as const
export type Stage = (typeof stages)[number]
export type StageState = 'done' | 'now' | 'ahead' | 'stopped'

/** How many stations lie behind an order at this status; where it stopped on its way, the status before says it. */
const behind: Readonly<Partial<Record<OrderStatus, number>>> = {
  PENDING: 0,
  PAYMENT_FAILED: 0,
  DUPLICATE: 0,
  NEW_ORDER: 1,
  PROCESSING: 1,
  EXPORTED: 1,
  IN_PRODUCTION: 1,
  PRODUCED: 2,
  LABEL_CREATED: 2,
  PRINTED: 3,
  SCANNING: 3,
  MISSED: 3,
  SHIPPED: 4,
  ACTIVED: 4,
  IN_TRANSIT: 4,
  DELIVERED: 6,
  CLOSED: 6,
}

interface Course {
  status: OrderStatus
  orderType: OrderType
  /** What happened, newest first. */
  timeline: readonly { to: OrderStatus }[]
}

/** Each station with its state; an order that broke, or was cancelled or refunded, is stopped where it stood. A label alone is never made. */
export function stagesOf({ status, orderType, timeline }: Course): { stage: Stage; state: StageState }[] {
  const isStopped = behind[status] === undefined
  const stood = isStopped ? timeline.find(({ to }) => behind[to] !== undefined)?.to : status
  const own = stages.filter(stage => orderType !== 'LABEL' || stage !== 'Made')
  const next = behind[stood ?? 'PENDING'] ?? 0
  const count = own.length < stages.length && next > 1 ? next - 1 : next
  return own.map((stage, index) => ({
    stage,
    state: index < count ? 'done' : index > count ? 'ahead' : isStopped ? 'stopped' : 'now',
  }))
}
