// The stages of an order that its page draws.
import type { OrderStatus, OrderType } from '../../status/contract.ts'
import { stagesDone } from '../../status/rules.ts'

export const stages = ['Paid', 'Made', 'Labelled', 'Shipped', 'Moving', 'Delivered'] as const
export type Stage = (typeof stages)[number]
export type StageState = 'done' | 'now' | 'ahead' | 'stopped'

interface Course {
  status: OrderStatus
  orderType: OrderType
  /** What happened, newest first. */
  timeline: readonly { to: OrderStatus }[]
}

/** Each stage with its state; an order that broke, or was cancelled or refunded, is stopped where it stood. A label alone is never made. */
export function stagesOf({ status, orderType, timeline }: Course): { stage: Stage; state: StageState }[] {
  const isStopped = stagesDone(status) === null
  const stood = isStopped ? timeline.find(({ to }) => stagesDone(to) !== null)?.to : status
  const own = stages.filter(stage => orderType !== 'LABEL' || stage !== 'Made')
  const next = (stood && stagesDone(stood)) ?? 0
  const count = own.length < stages.length && next > 1 ? next - 1 : next
  return own.map((stage, index) => ({
    stage,
    state: index < count ? 'done' : index > count ? 'ahead' : isStopped ? 'stopped' : 'now',
  }))
}
