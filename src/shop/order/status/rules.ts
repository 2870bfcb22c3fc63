import { type ChosenStep as Chosen, stepTable } from '#base/status/step-table.ts'
import { isAbroad } from '#shop/carrier/rules.ts'
import type { ErrorCode, OrderStatus, OrderType, ShippingBy } from './contract.ts'
import { type ActorRole, type Given, type OrderFacts, orderKind } from './facts.rules.ts'
import type { Ask, StepFault } from './guard.rules.ts'
import { type OrderStep, type Transition, transitions } from './transition.rules.ts'

export type { OrderStep } from './transition.rules.ts'

const table = stepTable(transitions)

/** What a status means to people; its colours and words hang on this (docs/domain.md "Colours of a status"). */
export type StatusTone = 'waiting' | 'moving' | 'attention' | 'done' | 'failed' | 'returned' | 'ended'
/** A part of an order's life. What is delivered or has ended is over. */
export type Phase = 'UNPAID' | 'MAKING' | 'ON_THE_WAY' | 'DELIVERED' | 'BROKEN' | 'ENDED'
interface StatusMeaning {
  phase: Phase
  tone: StatusTone
  /** How many of the stages that its page draws lie behind it; nothing where it has stopped on its way. */
  stagesDone: number | null
  /** Where sellers see another word: that word's status, and where it means another thing to them, its tone. */
  shownAs?: OrderStatus
  shownTone?: StatusTone
}
/** Every status in the order of an order's life. PENDING waits: nobody has tried to pay, else it were PAYMENT_FAILED. */
export const statuses: Readonly<Record<OrderStatus, StatusMeaning>> = {
  PENDING: { phase: 'UNPAID', tone: 'waiting', stagesDone: 0, shownAs: 'PAYMENT_FAILED' },
  PAYMENT_FAILED: { phase: 'UNPAID', tone: 'attention', stagesDone: 0 },
  DUPLICATE: { phase: 'UNPAID', tone: 'attention', stagesDone: 0 },
  NEW_ORDER: { phase: 'MAKING', tone: 'waiting', stagesDone: 1 },
  PROCESSING: { phase: 'MAKING', tone: 'waiting', stagesDone: 1 },
  EXPORTED: { phase: 'MAKING', tone: 'waiting', stagesDone: 1 },
  IN_PRODUCTION: { phase: 'MAKING', tone: 'moving', stagesDone: 1 },
  PRODUCED: { phase: 'MAKING', tone: 'moving', stagesDone: 2 },
  LABEL_CREATED: { phase: 'MAKING', tone: 'moving', stagesDone: 2 },
  PRINTED: { phase: 'MAKING', tone: 'moving', stagesDone: 3 },
  SCANNING: { phase: 'ON_THE_WAY', tone: 'moving', stagesDone: 3 },
  MISSED: { phase: 'ON_THE_WAY', tone: 'attention', stagesDone: 3, shownAs: 'SCANNING', shownTone: 'moving' },
  SHIPPED: { phase: 'ON_THE_WAY', tone: 'moving', stagesDone: 4 },
  ACTIVED: { phase: 'ON_THE_WAY', tone: 'moving', stagesDone: 4 },
  IN_TRANSIT: { phase: 'ON_THE_WAY', tone: 'moving', stagesDone: 4 },
  DELIVERED: { phase: 'DELIVERED', tone: 'done', stagesDone: 6 },
  CLOSED: { phase: 'DELIVERED', tone: 'done', stagesDone: 6 },
  ERROR: { phase: 'BROKEN', tone: 'failed', stagesDone: null },
  CANCELLED: { phase: 'ENDED', tone: 'ended', stagesDone: null },
  PARTIAL_REFUNDED: { phase: 'ENDED', tone: 'returned', stagesDone: null },
  REFUNDED: { phase: 'ENDED', tone: 'returned', stagesDone: null },
}
export const orderStatuses = Object.keys(statuses) as OrderStatus[] // the record's keys are exactly the statuses

/** The word a seller reads: PENDING reads as payment failed (spec §4), MISSED as scanning. */
export const shownStatus = (status: OrderStatus): OrderStatus => statuses[status].shownAs ?? status
/** What a seller's badge means: a missed parcel needs staff and not its seller. */
export const shownTone = (status: OrderStatus): StatusTone => statuses[status].shownTone ?? statuses[status].tone

/** How many stages of its way an order has behind it; nothing where it has stopped. */
export const stagesDone = (status: OrderStatus): number | null => statuses[status].stagesDone
/** It stopped on its way until what broke it is mended. */
export const isBroken = (status: OrderStatus): boolean => statuses[status].phase === 'BROKEN'

/** Nothing was charged, and all of it may still be changed. */
export const isUnpaid = (status: OrderStatus): boolean => statuses[status].phase === 'UNPAID'
const overPhases: readonly Phase[] = ['DELIVERED', 'ENDED']
/** Nothing more is made or sent. */
export const isOver = (status: OrderStatus): boolean => overPhases.includes(statuses[status].phase)

/** Its money is back, or it was stopped: no claim is taken of it any more. */
export const isSettled = (status: OrderStatus): boolean => status === 'REFUNDED' || status === 'CANCELLED'

/** Whether the table has one of these steps from this status, for anyone. */
export const hasStep = (status: OrderStatus, ...steps: readonly OrderStep[]): boolean => table.has(status, ...steps)
const parcelCauses: readonly ErrorCode[] = ['RETURNED', 'LOST', 'DAMAGED']
/** The step by which staff report this cause: what became of a parcel that has left, or what stops an order before. */
export const reportStep = (code: ErrorCode): 'error' | 'carrierException' => (parcelCauses.includes(code) ? 'carrierException' : 'error')
const makingCauses: readonly ErrorCode[] = ['FILE', 'STOCK', 'PRINT']
/** Whether this cause can have stopped such an order: nothing is made of a label alone, and customs are told only of what leaves the country with a label of ours. */
export function canBreakFor(order: { orderType: OrderType; shippingBy: ShippingBy; country: string }, code: ErrorCode): boolean {
  if (code === 'CUSTOMS') return isAbroad(order.country) && orderKind(order) === 'STANDARD_USPS'
  return order.orderType !== 'LABEL' || !makingCauses.includes(code)
}

/** An order that closes from here may bring whoever invited its seller an award: what was only activated or scanned here does not. */
export const bringsAward = (from: OrderStatus): boolean =>
  transitions.some(way => way.step === 'close' && way.from === from && way.money === 'referral award on the net, once')

/** The step by which an order of this status is paid. */
export const payStep = (status: OrderStatus): 'submit' | 'retry' => (hasStep(status, 'retry') ? 'retry' : 'submit')
/** An order that was saved and may still be paid. */
export const isPayable = (status: OrderStatus): boolean => hasStep(status, 'submit', 'retry')

/** What stores write an order's status from. */
export type ChosenStep = Chosen<Transition>

/** Why this step may not be taken now by someone with these roles, or nothing where it may. `given` only when it is really taken. */
export function whyNot(step: OrderStep, order: OrderFacts, roles: readonly ActorRole[], now: Date, given?: Given): StepFault | undefined {
  const choice = chooseStep(step, order, roles, now, given)
  return typeof choice === 'string' ? choice : undefined
}

/**
 * The one transition that is meant: `given.to` where it is said, else the status the order broke at, else the furthest.
 * A fault code where there is none.
 */
export function chooseStep(
  step: OrderStep,
  order: OrderFacts,
  roles: readonly ActorRole[],
  now: Date,
  given?: Given,
): ChosenStep | StepFault {
  const kind = orderKind(order)
  const ways = table.waysOf(step, order.status).filter(way => way.kinds.includes(kind) && (given?.to === undefined || given.to === way.to))
  if (ways.length === 0) return impossible(step, order)
  const own = ways.filter(way => way.by.some(role => roles.includes(role)))
  if (own.length === 0) {
    if (!roles.includes('seller')) return 'ORDER_OTHER_DESK'
    return ways.some(way => way.by.includes('support')) ? 'ORDER_ASK_SUPPORT' : impossible(step, order)
  }
  const faults = own.map(way => faultOf(way, { order, to: way.to, roles: roles.filter(role => way.by.includes(role)), now, given }))
  const open = own.filter((_, index) => faults[index] === undefined)
  const way = open.find(({ to }) => to === order.errorFrom) ?? open.at(-1)
  if (way) return table.choose(way, order.id)
  // Of several ways, the fault of the one that was meant: not the one that only says that another way was.
  return faults.find(fault => fault !== 'ORDER_BROKE_ELSEWHERE' && fault !== 'REFUND_WRONG_SUM') ?? faults[0] ?? 'ORDER_STEP_IMPOSSIBLE'
}

/** Only an order that was never charged can be deleted; it is marked and kept. */
export function whyNotDelete(order: Pick<OrderFacts, 'status' | 'paidAt'>): StepFault | undefined {
  return order.paidAt === null && order.status !== 'NEW' && isUnpaid(order.status) ? undefined : 'ORDER_CANNOT_BE_DELETED'
}

function faultOf(way: Transition, ask: Ask): StepFault | undefined {
  for (const guard of way.guards) {
    const fault = guard.why?.(ask)
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

/**
 * What of an order is edited. `all`: items, type, carriage. `variant`: what an item is of, as staff proposed it. `design`: files and text.
 * `label`: the seller's own paper, as a link or a file. `number`: the tracking number of a parcel that its seller ships.
 */
export type EditPart = 'all' | 'variant' | 'address' | 'note' | 'design' | 'label' | 'number'

type EditFacts = Pick<
  OrderFacts,
  | 'status'
  | 'orderType'
  | 'shippingBy'
  | 'paidAt'
  | 'isFree'
  | 'isFormLabel'
  | 'label'
  | 'errorFrom'
  | 'errorCode'
  | 'isProductionStarted'
  | 'isAllPassed'
  | 'handedOverAt'
>

/** The part whose change mends an order that broke for this cause. */
const mendedBy: Readonly<Record<string, EditPart>> = { ADDRESS: 'address', FILE: 'design', LABEL: 'label', STOCK: 'variant' }

/**
 * Why this part may not be edited now. All of an order may be before it is paid; its address, note and design while it is new; then only
 * what it broke for. A label or number that its seller brings may come until the parcel leaves.
 */
export function whyNotEdit(part: EditPart, order: EditFacts): StepFault | undefined {
  // A remake that costs nothing is made of what its first order was.
  if ((part === 'all' || part === 'variant') && order.isFree) return 'ORDER_CANNOT_BE_EDIT'
  // It is bought for this address and no other; a wrong one is given back, and another is bought.
  if (order.isFormLabel && part !== 'note') return order.label?.isLive ? 'ORDER_HAS_CREATED_LABEL' : 'ORDER_CANNOT_BE_EDIT'
  const at = order.status === 'ERROR' ? order.errorFrom : order.status
  if (part === 'number' && orderKind(order) !== 'SHIP_BY_SELLER') return 'ORDER_CANNOT_BE_EDIT'
  if (order.paidAt === null && at !== null && at !== 'NEW' && isUnpaid(at)) return undefined
  if (part === 'label' || part === 'number') return whyNotPaper(part, order, at)
  if (part === 'variant' && order.isProductionStarted) return 'ORDER_IN_PRODUCTION'
  if (order.label?.isLive && order.label.isBought && part !== 'design') return 'ORDER_HAS_CREATED_LABEL'
  if (isBrokenFor(part, order) && order.handedOverAt === null)
    return part === 'design' && order.isAllPassed ? 'ORDER_CANNOT_BE_EDIT' : undefined
  if (order.label?.isLive && order.label.isBought) return 'ORDER_HAS_CREATED_LABEL'
  return part !== 'all' && at === 'NEW_ORDER' ? undefined : 'ORDER_CANNOT_BE_EDIT'
}

function whyNotPaper(part: 'label' | 'number', order: EditFacts, at: OrderStatus | 'NEW' | null): StepFault | undefined {
  if (order.handedOverAt !== null) return 'ORDER_HANDED_OVER'
  if (orderKind(order) === 'STANDARD_USPS' || at === null || at === 'NEW' || isOver(at)) return 'ORDER_CANNOT_BE_EDIT'
  const isInUse = order.label?.isLive === true && (part === 'number' || order.label.isCreated || order.label.isBought)
  return isInUse && !(part === 'label' && isBrokenFor('label', order) && !order.label?.isBought) ? 'ORDER_HAS_CREATED_LABEL' : undefined
}

const isBrokenFor = (part: EditPart, { status, errorCode }: EditFacts): boolean => status === 'ERROR' && mendedBy[errorCode ?? ''] === part
