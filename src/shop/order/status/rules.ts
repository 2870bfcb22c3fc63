import type { OrderStatus } from './contract.ts'
import { type ActorRole, type Given, type OrderFacts, orderKind } from './facts.rules.ts'
import type { Ask, StepFault } from './guard.rules.ts'
import { type OrderStep, type Transition, transitions } from './transition.rules.ts'

export type { OrderStep } from './transition.rules.ts'

/** What a status means to people; its colours and words hang on this (look.md: one meaning everywhere). */
export type StatusTone = 'waiting' | 'moving' | 'attention' | 'done' | 'failed' | 'returned'
/** Every status in the order of an order's life, with its tone and, where sellers see another word, that word's status. */
export const statuses: Readonly<Record<OrderStatus, { tone: StatusTone; shownAs?: OrderStatus }>> = {
  PENDING: { tone: 'attention', shownAs: 'PAYMENT_FAILED' },
  PAYMENT_FAILED: { tone: 'attention' },
  DUPLICATE: { tone: 'attention' },
  NEW_ORDER: { tone: 'waiting' },
  PROCESSING: { tone: 'waiting' },
  EXPORTED: { tone: 'waiting' },
  IN_PRODUCTION: { tone: 'moving' },
  PRODUCED: { tone: 'moving' },
  LABEL_CREATED: { tone: 'moving' },
  PRINTED: { tone: 'moving' },
  SCANNING: { tone: 'moving' },
  MISSED: { tone: 'attention', shownAs: 'SCANNING' },
  SHIPPED: { tone: 'moving' },
  ACTIVED: { tone: 'moving' },
  IN_TRANSIT: { tone: 'moving' },
  DELIVERED: { tone: 'done' },
  CLOSED: { tone: 'done' },
  ERROR: { tone: 'failed' },
  CANCELLED: { tone: 'failed' },
  PARTIAL_REFUNDED: { tone: 'returned' },
  REFUNDED: { tone: 'returned' },
}
export const orderStatuses = Object.keys(statuses) as OrderStatus[] // the record's keys are exactly the statuses

/** The word a seller reads: PENDING reads as payment failed (spec §4), MISSED as scanning. */
export const shownStatus = (status: OrderStatus): OrderStatus => statuses[status].shownAs ?? status

/** Why this step may not be taken now by someone with these roles, or nothing where it may. `given` only when it is really taken. */
export function whyNot(step: OrderStep, order: OrderFacts, roles: readonly ActorRole[], now: Date, given?: Given): StepFault | undefined {
  const choice = chooseWay(step, order, roles, now, given)
  return typeof choice === 'string' ? choice : undefined
}

/** Where this step leads from here, or nothing where it may not be taken. */
export function nextStatus(
  step: OrderStep,
  order: OrderFacts,
  roles: readonly ActorRole[],
  now: Date,
  given?: Given,
): OrderStatus | undefined {
  const choice = chooseWay(step, order, roles, now, given)
  return typeof choice === 'string' ? undefined : choice.to
}

/**
 * The one transition that is meant: `given.to` where it is said, else the status the order broke at, else the furthest.
 * A fault code where there is none.
 */
export function chooseWay(
  step: OrderStep,
  order: OrderFacts,
  roles: readonly ActorRole[],
  now: Date,
  given?: Given,
): Transition | StepFault {
  const kind = orderKind(order)
  const ways = (byStepAndStatus.get(`${step} ${order.status}`) ?? []).filter(
    way => way.kinds.includes(kind) && (given?.to === undefined || given.to === way.to),
  )
  if (ways.length === 0) return impossible(step, order)
  const own = ways.filter(way => way.by.some(role => roles.includes(role)))
  if (own.length === 0) {
    if (!roles.includes('seller')) return 'ORDER_OTHER_DESK'
    return ways.some(way => way.by.includes('support')) ? 'ORDER_ASK_SUPPORT' : impossible(step, order)
  }
  const faults = own.map(way => faultOf(way, { order, to: way.to, roles: roles.filter(role => way.by.includes(role)), now, given }))
  const open = own.filter((_, index) => faults[index] === undefined)
  const chosen = open.find(way => way.to === order.errorFrom) ?? open.at(-1)
  if (chosen) return chosen
  // Of several ways, the fault of the one that was meant: not the one that only says that another way was.
  return faults.find(fault => fault !== 'ORDER_BROKE_ELSEWHERE' && fault !== 'REFUND_WRONG_SUM') ?? faults[0] ?? 'ORDER_STEP_IMPOSSIBLE'
}

/** Statuses a step can be taken from, for filters and bulk buttons. */
export const stepSources = (step: OrderStep): OrderStatus[] => [
  ...new Set(transitions.filter(way => way.step === step).flatMap(way => (way.from === 'NEW' ? [] : [way.from]))),
]

export type EditPart = 'all' | 'address' | 'design'
/** Where a piece is still to be made, so that another file can mend an order whose file was bad. */
const beingMade: readonly (OrderStatus | null)[] = ['NEW_ORDER', 'PROCESSING', 'EXPORTED', 'IN_PRODUCTION', 'LABEL_CREATED']

/**
 * All of an order may be edited before it is paid, its address and design while it is new; then nothing but the design of one that broke
 * for its file.
 */
export function whyNotEdit(
  part: EditPart,
  order: Pick<OrderFacts, 'status' | 'paidAt' | 'label' | 'errorFrom' | 'errorCode' | 'isAllPassed'>,
): StepFault | undefined {
  const isFileBroken = order.status === 'ERROR' && order.errorCode === 'FILE' && !order.isAllPassed
  if (part === 'design' && isFileBroken && beingMade.includes(order.errorFrom)) return undefined
  const at = order.status === 'ERROR' ? order.errorFrom : order.status
  if (order.paidAt === null && ['PENDING', 'PAYMENT_FAILED', 'DUPLICATE'].includes(at ?? '')) return undefined
  if (order.label?.isLive && order.label.isBought) return 'ORDER_HAS_CREATED_LABEL'
  return part !== 'all' && at === 'NEW_ORDER' ? undefined : 'ORDER_CANNOT_BE_EDIT'
}

/** Only an order that was never charged can be deleted; it is marked and kept. */
export function whyNotDelete(order: Pick<OrderFacts, 'status' | 'paidAt'>): StepFault | undefined {
  const isDeletable = order.paidAt === null && ['PENDING', 'PAYMENT_FAILED', 'DUPLICATE'].includes(order.status)
  return isDeletable ? undefined : 'ORDER_CANNOT_BE_DELETED'
}

function faultOf(way: Transition, ask: Ask): StepFault | undefined {
  for (const guard of way.guards) {
    const fault = guard.why(ask)
    if (fault) return fault
  }
  return undefined
}

/** The most telling code for a step that does not exist from here. */
function impossible(step: OrderStep, order: OrderFacts): StepFault {
  if (order.status === 'REFUNDED' && (step === 'refund' || step === 'cancel')) return 'REFUNDED_ORDER'
  if ((step === 'submit' || step === 'retry') && order.paidAt !== null) return 'ORDER_HAS_BEEN_PAID'
  if (step === 'createLabel' && order.label?.isLive && order.label.isCreated) return 'ORDER_HAS_CREATED_LABEL'
  if (step === 'cancel' && order.handedOverAt !== null) return 'ORDER_HANDED_OVER'
  return 'ORDER_STEP_IMPOSSIBLE'
}

const byStepAndStatus = new Map<string, Transition[]>()
for (const way of transitions) {
  const key = `${way.step} ${way.from}`
  byStepAndStatus.set(key, [...(byStepAndStatus.get(key) ?? []), way])
}
