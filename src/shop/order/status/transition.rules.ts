import type { OrderStatus } from './contract.ts'
import type { ActorRole, OrderKind } from './facts.rules.ts'
import type { Guard } from './guard.rules.ts'
import * as g from './guard.rules.ts'

export type OrderStep =
  | 'create'
  | 'keep'
  | 'submit'
  | 'retry'
  | 'payRefused'
  | 'cancel'
  | 'process'
  | 'export'
  | 'recall'
  | 'start'
  | 'pass'
  | 'fail'
  | 'createLabel'
  | 'printLabel'
  | 'voidLabel'
  | 'handOver'
  | 'queueScan'
  | 'miss'
  | 'resend'
  | 'reship'
  | 'carrierAccepted'
  | 'carrierMoved'
  | 'carrierDelivered'
  | 'carrierException'
  | 'error'
  | 'refund'
  | 'close'

export type MoneyEffect =
  | 'none'
  | 'debit total'
  | 'debit the new postage and fee'
  | 'refund by facts'
  | 'internal cost only'
  | 'postage back to the house'
  | 'difference of an edit, if any'
  | 'credit amount'
  | 'referral award on the net, once'

/** One arrow of the state machine. */
export interface Transition {
  step: OrderStep
  from: OrderStatus | 'NEW'
  to: OrderStatus
  by: readonly ActorRole[]
  kinds: readonly OrderKind[]
  guards: readonly Guard[]
  money: MoneyEffect
}

const made: readonly OrderKind[] = ['STANDARD_USPS', 'STANDARD_TIKTOK', 'SHIP_BY_SELLER']
const label: readonly OrderKind[] = ['LABEL']
const every: readonly OrderKind[] = [...made, ...label]

type Rest = Partial<Pick<Transition, 'kinds' | 'guards' | 'money'>>
/** One row of the table below: the same step from several statuses. Kinds are all four and money none where nothing is said. */
function row(
  step: OrderStep,
  from: readonly Transition['from'][],
  to: OrderStatus,
  by: readonly ActorRole[],
  rest: Rest = {},
): Transition[] {
  return from.map(status => ({ step, from: status, to, by, kinds: every, guards: [], money: 'none', ...rest }))
}

const payable = [g.addressGood, g.hasFiles, g.labelReady, g.quoteFresh, g.noDebt]
const byFacts = { money: 'refund by facts' } as const
const seller: readonly ActorRole[] = ['seller', 'support']
const label4 = [g.noLiveLabel, g.labelAccepted]
const news = [g.laterThanLabel, g.neverBackwards]
const broken = [g.reasonAndActor, g.remembers]
const whole = [g.withinPaid, g.withinCeiling, g.sumWhole]
const part = [g.withinPaid, g.withinCeiling, g.sumBelow]
const postage = { money: 'debit the new postage and fee' } as const
const credit = { money: 'credit amount' } as const
const productionFloor: readonly ActorRole[] = ['system', 'production', 'warehouse', 'support']
const office: readonly ActorRole[] = ['system', 'warehouse', 'support']
/** Evidence alone says where a parcel is: the carrier's, or a selling platform's of its own label. */
const evidence: readonly ActorRole[] = ['carrier', 'platform']
const unseen = [g.unseen, g.claimOverSinceHandOver, g.noTicket]
const labelOnTheWay: readonly OrderStatus[] = ['LABEL_CREATED', 'SCANNING', 'MISSED', 'ERROR']
const madeOnTheWay: readonly OrderStatus[] = ['PRINTED', 'SHIPPED', 'MISSED', 'ERROR']

/** The whole machine, in the order of an order's life. `docs/order-status.md` is printed from it. */
export const transitions: readonly Transition[] = [
  ...row('create', ['NEW'], 'PENDING', ['seller', 'system'], { guards: [g.validRows] }),
  ...row('create', ['NEW'], 'DUPLICATE', ['system'], { guards: [g.repeats] }),
  ...row('keep', ['DUPLICATE'], 'PENDING', ['seller'], { guards: [g.notNumberDuplicate, g.reasonGiven, g.leavesIndex] }),
  ...row('submit', ['PENDING'], 'NEW_ORDER', ['seller', 'system'], { guards: payable, money: 'debit total' }),
  ...row('retry', ['PAYMENT_FAILED'], 'NEW_ORDER', ['seller', 'system'], { guards: payable, money: 'debit total' }),
  ...row('payRefused', ['PENDING', 'PAYMENT_FAILED'], 'PAYMENT_FAILED', ['system'], { guards: [g.paymentRefused] }),

  ...row('cancel', ['PENDING', 'PAYMENT_FAILED', 'DUPLICATE'], 'CANCELLED', seller, { guards: [g.neverCharged] }),
  ...row('cancel', ['NEW_ORDER'], 'CANCELLED', seller, { guards: [g.notStarted], ...byFacts }),
  ...row('cancel', ['PROCESSING', 'EXPORTED'], 'CANCELLED', seller, { kinds: made, guards: [g.notStarted, g.refundSeen], ...byFacts }),
  ...row('cancel', ['LABEL_CREATED'], 'CANCELLED', seller, { guards: [g.notStarted, g.notScanned, g.refundSeen], ...byFacts }),
  ...row('cancel', ['IN_PRODUCTION', 'PRODUCED', 'PRINTED'], 'CANCELLED', ['support'], {
    kinds: made,
    guards: [g.notHandedOver],
    ...byFacts,
  }),
  ...row('cancel', ['SCANNING'], 'CANCELLED', seller, { kinds: label, guards: [g.notHandedOver], ...byFacts }),
  ...row('cancel', ['ERROR'], 'CANCELLED', seller, { guards: [g.notHandedOver, g.sellerBeforeProduction], ...byFacts }),

  ...row('process', ['NEW_ORDER'], 'PROCESSING', ['system', 'production'], { kinds: made, guards: [g.coolingOffOver, g.notOnHold] }),
  ...row('process', ['LABEL_CREATED'], 'PROCESSING', ['system', 'production'], {
    kinds: made,
    guards: [g.earlyLabel, g.notStarted, g.coolingOffOver, g.notOnHold],
  }),
  ...row('export', ['PROCESSING'], 'EXPORTED', ['production', 'system'], { kinds: made, guards: [g.renderedAndCounted, g.inBatch] }),
  ...row('recall', ['EXPORTED'], 'PROCESSING', ['production'], { kinds: made, guards: [g.notStarted] }),
  ...row('start', ['EXPORTED', 'LABEL_CREATED'], 'IN_PRODUCTION', ['production'], { kinds: made, guards: [g.rendered, g.notFinished] }),
  ...row('pass', ['IN_PRODUCTION'], 'PRODUCED', ['production'], { kinds: made, guards: [g.everyItemPassed] }),
  ...row('fail', ['IN_PRODUCTION', 'PRODUCED'], 'PROCESSING', ['production'], {
    kinds: made,
    guards: [g.reason, g.reprint],
    money: 'internal cost only',
  }),

  ...row('createLabel', ['NEW_ORDER', 'PROCESSING', 'EXPORTED', 'PRODUCED'], 'LABEL_CREATED', ['system', 'warehouse'], {
    kinds: made,
    guards: label4,
  }),
  ...row('createLabel', ['NEW_ORDER'], 'LABEL_CREATED', ['system'], { kinds: label, guards: [g.boughtByForm] }),
  ...row('printLabel', ['LABEL_CREATED', 'PRODUCED'], 'PRINTED', ['warehouse'], { kinds: made, guards: [g.labelHeld, g.finished] }),
  ...row('voidLabel', ['PRINTED'], 'PRODUCED', ['warehouse'], {
    kinds: made,
    guards: [g.notHandedOver, g.voidAccepted],
    money: 'postage back to the house',
  }),
  ...row('handOver', ['PRINTED'], 'SHIPPED', ['warehouse'], { kinds: made, guards: [g.rightParcel, g.onManifest] }),
  ...row('handOver', ['PRODUCED'], 'SHIPPED', ['warehouse'], { kinds: ['SHIP_BY_SELLER'], guards: [g.sellerNumber] }),
  ...row('queueScan', ['NEW_ORDER', 'LABEL_CREATED'], 'SCANNING', ['system', 'warehouse'], { kinds: label, guards: [g.uspsNumber] }),
  ...row('miss', ['SCANNING'], 'MISSED', ['system'], { kinds: label, guards: [g.seen, g.missed24] }),
  ...row('miss', ['SHIPPED'], 'MISSED', ['system'], { kinds: made, guards: [g.seen, g.missed72] }),
  ...row('resend', ['MISSED'], 'SCANNING', ['seller', 'warehouse'], { kinds: label }),
  ...row('resend', ['MISSED'], 'SHIPPED', ['warehouse'], { kinds: made, guards: [g.handedOverAgain] }),

  ...row('carrierAccepted', labelOnTheWay, 'ACTIVED', evidence, { kinds: label, guards: news }),
  ...row('carrierAccepted', madeOnTheWay, 'ACTIVED', evidence, { kinds: made, guards: news }),
  ...row('carrierMoved', [...labelOnTheWay, 'ACTIVED'], 'IN_TRANSIT', evidence, { kinds: label, guards: news }),
  ...row('carrierMoved', [...madeOnTheWay, 'ACTIVED'], 'IN_TRANSIT', evidence, { kinds: made, guards: news }),
  ...row('carrierDelivered', [...labelOnTheWay, 'ACTIVED', 'IN_TRANSIT'], 'DELIVERED', evidence, { kinds: label, guards: news }),
  ...row('carrierDelivered', [...madeOnTheWay, 'ACTIVED', 'IN_TRANSIT'], 'DELIVERED', evidence, { kinds: made, guards: news }),
  ...row('carrierException', ['SHIPPED', 'ACTIVED', 'IN_TRANSIT', 'MISSED'], 'ERROR', [...evidence, 'support'], {
    guards: [g.lostOrBack, g.remembers],
  }),

  ...row('error', ['PENDING', 'NEW_ORDER'], 'ERROR', ['system', 'support'], { guards: broken }),
  ...row('error', ['PROCESSING', 'EXPORTED', 'IN_PRODUCTION', 'PRODUCED', 'PRINTED'], 'ERROR', productionFloor, {
    kinds: made,
    guards: broken,
  }),
  ...row('error', ['LABEL_CREATED'], 'ERROR', office, { guards: broken }),
  ...row('error', ['SCANNING', 'MISSED'], 'ERROR', office, { kinds: label, guards: broken }),
  ...row('resend', ['ERROR'], 'PENDING', seller, { guards: [g.brokePending, g.mended] }),
  ...row('resend', ['ERROR'], 'NEW_ORDER', seller, { guards: [g.brokeNew, g.mended, g.paid], money: 'difference of an edit, if any' }),
  ...row('resend', ['ERROR'], 'SCANNING', ['seller', 'warehouse', 'support'], {
    kinds: label,
    guards: [g.brokeScanning, g.mendedShort, g.paid],
  }),
  ...row('resend', ['ERROR'], 'PROCESSING', ['seller', 'production', 'support'], {
    kinds: made,
    guards: [g.paid, g.brokeBefore, g.sellerMended],
  }),
  ...row('resend', ['ERROR'], 'PRODUCED', ['seller', 'warehouse', 'support'], {
    kinds: made,
    guards: [g.paid, g.allItemsPassed, g.brokeLabelled, g.sellerMendedPaper],
  }),
  ...row('resend', ['ERROR'], 'SHIPPED', ['warehouse', 'support'], { kinds: made, guards: [g.foundAgain] }),
  ...row('reship', ['ERROR'], 'PRODUCED', seller, {
    kinds: made,
    guards: [g.brokeOnTheWay, g.scannedIn, g.oldLabelEnded, g.chargeSeen],
    ...postage,
  }),
  ...row('reship', ['DELIVERED', 'CLOSED'], 'PRODUCED', seller, {
    kinds: made,
    guards: [g.scannedIn, g.oldLabelEnded, g.sellerUnrefunded, g.chargeSeen],
    ...postage,
  }),
  ...row('reship', ['PARTIAL_REFUNDED'], 'PRODUCED', ['support'], {
    kinds: made,
    guards: [g.scannedIn, g.oldLabelEnded, g.chargeSeen],
    ...postage,
  }),

  ...row('refund', ['DELIVERED', 'CLOSED', 'CANCELLED', 'PARTIAL_REFUNDED'], 'PARTIAL_REFUNDED', ['finance', 'support', 'system'], {
    guards: part,
    ...credit,
  }),
  ...row('refund', ['DELIVERED', 'CLOSED', 'CANCELLED', 'PARTIAL_REFUNDED'], 'REFUNDED', ['finance', 'support', 'system'], {
    guards: whole,
    ...credit,
  }),
  ...row('refund', ['SHIPPED', 'ACTIVED', 'IN_TRANSIT', 'ERROR'], 'REFUNDED', ['finance', 'support'], { guards: whole, ...credit }),
  ...row('refund', ['MISSED'], 'REFUNDED', ['finance', 'system'], { guards: [...whole, g.missedLongEnough], ...credit }),
  ...row('close', ['DELIVERED', 'PARTIAL_REFUNDED'], 'CLOSED', ['system'], {
    guards: [g.claimOver, g.noTicket],
    money: 'referral award on the net, once',
  }),
  ...row('close', ['ACTIVED'], 'CLOSED', ['system'], { kinds: label, guards: [g.activationOnly] }),
  ...row('close', ['SHIPPED'], 'CLOSED', ['system'], { kinds: made, guards: unseen, money: 'referral award on the net, once' }),
  ...row('close', ['SCANNING'], 'CLOSED', ['system'], { kinds: label, guards: unseen }),
]
