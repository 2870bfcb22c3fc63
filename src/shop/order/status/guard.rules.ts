import type { AddressFaultCode } from '#shop/address/faults.ts'
import type { ShippingFaultCode } from '#shop/shipping/faults.ts'
import type { OrderStatus } from './contract.ts'
import { type ActorRole, type Given, type LabelFacts, type OrderFacts, orderKind } from './facts.rules.ts'
import type { OrderFaultCode } from './faults.ts'

export type StepFault = OrderFaultCode | AddressFaultCode | ShippingFaultCode | 'THE_USER_MUST_PAY_THE_DEBT'

/** The question a guard answers: may this order go to `to` now, for these roles, with what they bring? */
export interface Ask {
  order: OrderFacts
  to: OrderStatus
  roles: readonly ActorRole[]
  now: Date
  /** Nothing where a button asks: then only the facts are looked at. */
  given: Given | undefined
}
/**
 * `says` is the sentence of docs/order-status.md; `why` the fault, or nothing where the guard lets pass. Without `why` it is a remark:
 * what the step does beside, or what is asked elsewhere, before it.
 */
export interface Guard {
  says: string
  why?: (ask: Ask) => StepFault | undefined
}

const guard = (says: string, code: StepFault, isBroken: (ask: Ask) => boolean) => ({
  says,
  why: (ask: Ask): StepFault | undefined => (isBroken(ask) ? code : undefined),
})
const isReasonMissing = ({ given }: Ask) => given !== undefined && (given.reason ?? '').trim() === ''
const isBefore = (now: Date, until: Date | null) => until === null || now < until
const isOnlySeller = (roles: readonly ActorRole[]) => roles.every(role => role === 'seller')

/** Asked by the contract of the call that makes it, or by the import's dry run. */
export const validRows: Guard = { says: 'valid rows' }
export const repeats = guard(
  "the seller has a live order with this external id on this platform shop, or the tracking number is live: read from a label, against all; typed, against the seller's own",
  'ORDER_NOT_DUPLICATE',
  ({ order }) => order.duplicateOf === null,
)
export const notNumberDuplicate = guard(
  'not a tracking-number duplicate',
  'ORDER_DUPLICATE_NUMBER',
  ({ order }) => order.duplicateOf === 'TRACKING_NUMBER',
)
export const leavesIndex: Guard = { says: 'the order leaves the external-id index' }
export const reasonGiven = guard('reason given', 'ORDER_REASON_MISSING', isReasonMissing)

export const addressGood = guard('address not refused', 'ADDRESS_INVALID', ({ order }) => order.addressVerdict === 'REFUSED')
export const hasFiles = guard(
  'every product item has its design files',
  'ORDER_FILES_MISSING',
  ({ order }) => order.orderType !== 'LABEL' && order.itemsMissingFiles > 0,
)
export const labelReady: Guard = {
  says: 'TIKTOK and LABEL: label fetched, parsed, unexpired, number unique',
  why: ({ order }) => {
    const kind = orderKind(order)
    // What is bought by the form is bought with this money.
    if (order.isFormLabel) return undefined
    return kind === 'STANDARD_TIKTOK' || kind === 'LABEL' ? labelFault(order.label) : undefined
  },
}
export const quoteFresh = guard('quote fresh', 'ORDER_PRICE_EXPIRED', ({ order, now }) => isAfter(now, order.quoteFreshUntil))
/** What the wallet said under its lock. */
export const noDebt = guard('no debt', 'THE_USER_MUST_PAY_THE_DEBT', ({ given }) => (given?.debtCents ?? 0) > 0)
export const paymentRefused = guard(
  'balance plus credit below total, or the gateway refused',
  'ORDER_BALANCE_ENOUGH',
  ({ given }) => given !== undefined && !given.isGatewayRefused && (given.missingCents ?? 0) <= 0,
)

export const neverCharged = guard('never charged', 'ORDER_HAS_BEEN_PAID', ({ order }) => order.paidAt !== null)
export const paid = guard('paid', 'ORDER_NOT_PAID', ({ order }) => order.paidAt === null)
export const notStarted = guard('production not started', 'ORDER_IN_PRODUCTION', ({ order }) => order.isProductionStarted)
export const refundSeen = guard(
  'the seller has seen the refund',
  'REFUND_NOT_SEEN',
  ({ given, roles }) => given !== undefined && isOnlySeller(roles) && given.seenRefundCents !== given.dueRefundCents,
)
export const notScanned = guard(
  'label not scanned by the carrier',
  'ORDER_LABEL_SCANNED',
  ({ order }) => order.label?.isScannedByCarrier === true,
)
export const notHandedOver = guard('not handed over', 'ORDER_HANDED_OVER', ({ order }) => order.handedOverAt !== null)
export const sellerBeforeProduction = guard(
  'seller only before production',
  'ORDER_ASK_SUPPORT',
  ({ order, roles }) => isOnlySeller(roles) && order.isProductionStarted,
)

export const coolingOffOver = guard('cooling-off over', 'ORDER_COOLING_OFF', ({ order, now }) => isBefore(now, order.coolingOffUntil))
export const notOnHold = guard('sellerStatus not ON_HOLD', 'ORDER_ON_HOLD', ({ order }) => order.sellerStatus === 'ON_HOLD')
export const earlyLabel = guard('early label', 'ORDER_PRODUCED', ({ order }) => order.isAllPassed)
export const renderedAndCounted = guard(
  'print files rendered and checked: count per item and side',
  'ORDER_NOT_RENDERED',
  ({ order }) => !order.isRendered,
)
export const rendered = guard('print files rendered and checked', 'ORDER_NOT_RENDERED', ({ order }) => !order.isRendered)
export const inBatch = guard('in a batch', 'ORDER_NOT_IN_BATCH', ({ order }) => !order.isInBatch)
export const notFinished = guard('production not finished', 'ORDER_PRODUCED', ({ order }) => order.isAllPassed)
export const finished = guard('production finished', 'ORDER_NOT_PRODUCED', ({ order }) => !order.isAllPassed)
export const everyItemPassed = guard('every item passed', 'ORDER_ITEMS_NOT_PASSED', ({ order }) => !order.isAllPassed)
export const allItemsPassed: Guard = { ...everyItemPassed, says: 'all items passed' }
export const reason: Guard = { ...reasonGiven, says: 'reason' }
export const reprint: Guard = { says: 'reprint' }

export const noLiveLabel = guard(
  'no live label',
  'ORDER_HAS_CREATED_LABEL',
  ({ order }) => order.label?.isLive === true && order.label.isCreated,
)
export const labelAccepted: Guard = {
  says: 'bought from the carrier, or the supplied label accepted',
  why: ({ order, given }) => {
    if (order.label?.isBought) return undefined
    // Before we buy there is no label to look at: the button of a USPS order is not greyed for that.
    if (given === undefined && orderKind(order) === 'STANDARD_USPS') return undefined
    return labelFault(order.label)
  },
}
export const boughtByForm = guard(
  'bought by the buying-label form',
  'ORDER_LABEL_NOT_BOUGHT',
  ({ order }) => !order.isFormLabel || !order.label?.isBought,
)
export const labelHeld = guard('label bytes held', 'ORDER_LABEL_NOT_HELD', ({ order }) => !order.label?.isHeld)
export const voidAccepted = guard('void accepted', 'ORDER_VOID_NOT_ACCEPTED', ({ order }) => !order.label?.isVoidAccepted)
export const rightParcel = guard(
  "the scanned number is this order's",
  'ORDER_WRONG_PARCEL',
  ({ order, given }) => given !== undefined && (given.scannedNumber === undefined || given.scannedNumber !== order.label?.number),
)
export const onManifest = guard('on a manifest', 'ORDER_NOT_ON_MANIFEST', ({ order }) => order.manifestId === null)
export const sellerNumber = guard(
  "the seller's own tracking number is present",
  'ORDER_TRACKING_MISSING',
  ({ order }) => (order.sellerTrackingNumber ?? order.label?.number ?? '') === '',
)
export const uspsNumber = guard(
  'USPS number with a right check digit',
  'TRACKING_NUMBER_INVALID',
  ({ order }) => !order.label?.isUsps || !order.label.isParsed,
)
const missed = (hours: number) =>
  guard(`no event ${hours} h after hand-over (setting)`, 'ORDER_TOO_EARLY', ({ order, now }) => isBefore(now, order.missAt))
/** Where nobody can see a parcel, silence says nothing of it. */
export const seen = guard('a carrier, platform or tracker can see the parcel', 'ORDER_UNSEEN', ({ order }) => order.sees === 'NONE')
export const unseen = guard('nobody can see the parcel', 'ORDER_SEEN', ({ order }) => order.sees !== 'NONE')
export const handedOverAgain = guard(
  'handed over again, on a new manifest',
  'ORDER_NOT_ON_MANIFEST',
  ({ order }) => !order.isHandedOverAgain,
)
export const missed24 = missed(24)
export const missed72 = missed(72)

export const laterThanLabel = guard(
  'event later than the label',
  'ORDER_EVENT_TOO_LATE',
  ({ order, given }) => given?.eventAt !== undefined && order.label?.madeAt != null && given.eventAt < order.label.madeAt,
)
const carrierRank: Partial<Record<OrderStatus | 'NEW', number>> = { ACTIVED: 1, IN_TRANSIT: 2, DELIVERED: 3 }
export const neverBackwards = guard(
  'never backwards',
  'ORDER_EVENT_TOO_LATE',
  ({ order, to }) => (carrierRank[order.errorFrom ?? order.status] ?? 0) > (carrierRank[to] ?? 0),
)
export const lostOrBack: Guard = { ...reasonGiven, says: 'returned, lost or damaged' }
export const reasonAndActor: Guard = { ...reasonGiven, says: 'reason code and who must act' }
export const remembers: Guard = { says: 'remembers errorFrom' }

const brokeAt = (says: string, ...statuses: OrderStatus[]) =>
  guard(`errorFrom ${says}`, 'ORDER_BROKE_ELSEWHERE', ({ order }) => order.errorFrom === null || !statuses.includes(order.errorFrom))

export const brokePending = brokeAt('PENDING', 'PENDING')
const brokeAtNew = brokeAt('NEW_ORDER', 'NEW_ORDER')
export const brokeNew: Guard = {
  says: brokeAtNew.says,
  // A label of the form that is kept goes with its order from there at once, as when it was bought.
  why: ask => (ask.order.isFormLabel && ask.order.errorFrom === 'LABEL_CREATED' ? undefined : brokeAtNew.why(ask)),
}
export const brokeScanning = brokeAt('SCANNING or MISSED', 'SCANNING', 'MISSED')
export const brokeLabelled = brokeAt('PRODUCED, LABEL_CREATED or PRINTED', 'PRODUCED', 'LABEL_CREATED', 'PRINTED')
export const brokeBefore: Guard = {
  says: 'errorFrom PROCESSING to PRODUCED: made again or made further',
  // A label is bought before production is done, too, and printed before a bad piece is seen: such an order has still to be made.
  why: ({ order }) => {
    const inMaking: readonly (OrderStatus | null)[] = [
      'PROCESSING',
      'EXPORTED',
      'IN_PRODUCTION',
      'PRODUCED',
      ...(order.isAllPassed ? [] : (['LABEL_CREATED', 'PRINTED'] as const)),
    ]
    return inMaking.includes(order.errorFrom) ? undefined : 'ORDER_BROKE_ELSEWHERE'
  },
}
export const mended = {
  says: 'the cause is mended and validated',
  why: ({ order }) => {
    // A label of the buying-label form is all that there is of its order: once it is taken back nobody's word mends that.
    if (order.isFormLabel && order.label?.isVoidAccepted) return 'ORDER_CAUSE_NOT_MENDED'
    if (bearsBadAddress(order)) return 'ORDER_HAS_CREATED_LABEL'
    return order.isCauseMended ? undefined : order.errorCode === 'ADDRESS' ? 'ADDRESS_INVALID' : 'ORDER_CAUSE_NOT_MENDED'
  },
} satisfies Guard
/** A label that we bought for the address that is wrong: it leaves with no parcel. One of the form is its seller’s own to use. */
function bearsBadAddress({ errorCode, isFormLabel, label }: OrderFacts): boolean {
  return errorCode === 'ADDRESS' && !isFormLabel && label?.isLive === true && label.isBought
}
export const mendedShort: Guard = { ...mended, says: 'mended' }
const sellersCauses: readonly (string | null)[] = ['FILE', 'ADDRESS', 'LABEL']
export const sellerMended: Guard = {
  says: 'the seller only where the cause was FILE, ADDRESS or LABEL, is mended, and a piece must be made',
  why: ask => {
    const { order, roles } = ask
    if (!isOnlySeller(roles)) return bearsBadAddress(order) ? 'ORDER_HAS_CREATED_LABEL' : undefined
    if (!sellersCauses.includes(order.errorCode) || order.isAllPassed) return 'ORDER_ASK_SUPPORT'
    return mended.why(ask) ?? hasFiles.why(ask)
  },
}
export const sellerMendedPaper: Guard = {
  says: 'the seller only where the cause was ADDRESS or LABEL and is mended',
  why: ask => {
    if (!isOnlySeller(ask.roles)) return bearsBadAddress(ask.order) ? 'ORDER_HAS_CREATED_LABEL' : undefined
    return papersCauses.includes(ask.order.errorCode) ? mended.why(ask) : 'ORDER_ASK_SUPPORT'
  },
}
const papersCauses: readonly (string | null)[] = ['ADDRESS', 'LABEL']
export const brokeOnTheWay = brokeAt('SHIPPED or later', 'SHIPPED', 'MISSED', 'ACTIVED', 'IN_TRANSIT', 'DELIVERED')
export const foundAgain: Guard = {
  says: `${brokeOnTheWay.says}: found and ${handedOverAgain.says}`,
  why: ask => brokeOnTheWay.why(ask) ?? handedOverAgain.why(ask),
}
export const scannedIn = guard('the returned parcel was scanned in', 'ORDER_NOT_BACK', ({ order }) => order.returnedAt === null)
export const oldLabelEnded = guard('its old label is ended', 'ORDER_HAS_CREATED_LABEL', ({ order }) => order.label?.isLive === true)
export const sellerUnrefunded = guard(
  'the seller only where nothing of it was refunded',
  'ORDER_ASK_SUPPORT',
  ({ order, roles }) => isOnlySeller(roles) && order.refundedCents > 0,
)
export const chargeSeen = guard(
  'the charge is shown first',
  'RESHIP_NOT_SEEN',
  ({ given }) => given !== undefined && given.seenChargeCents !== given.dueChargeCents,
)

export const withinPaid: Guard = {
  says: '0 < amount <= paid - refunded',
  why: ({ order, given }) => {
    if (order.paidAt === null) return 'ORDER_NOT_PAID'
    if (order.refundedCents >= order.paidCents) return 'REFUNDED_ORDER'
    if (given === undefined) return undefined
    if (!given.refundCents || given.refundCents <= 0) return 'REFUND_AMOUNT_INVALID'
    return given.refundCents > order.paidCents - order.refundedCents ? 'REFUND_AMOUNT_CANNOT_BE_GREATER_THAN_TOTAL_ORDER_AMOUNT' : undefined
  },
}
/** Above it the refund waits for a second person before it gets here (approval's `weigh`). */
export const withinCeiling: Guard = { says: "within the person's ceiling" }
export const sumBelow = guard(
  'sum < paid',
  'REFUND_WRONG_SUM',
  ({ order, given }) => given !== undefined && order.refundedCents + (given.refundCents ?? 0) >= order.paidCents,
)
export const sumWhole = guard(
  'sum = paid',
  'REFUND_WRONG_SUM',
  ({ order, given }) => given !== undefined && order.refundedCents + (given.refundCents ?? 0) !== order.paidCents,
)
export const missedLongEnough = guard(
  "by the system after the operator's days",
  'ORDER_TOO_EARLY',
  ({ order, roles, now }) => roles.every(role => role === 'system') && isBefore(now, order.missRefundAt),
)

export const claimOver = guard('claim window over', 'ORDER_TOO_EARLY', ({ order, now }) => isBefore(now, order.claimWindowUntil))
export const noTicket = guard('no open ticket', 'ORDER_TICKET_OPEN', ({ order }) => order.hasOpenTicket)
export const activationOnly = guard('the operator sells activation only', 'ORDER_STEP_IMPOSSIBLE', ({ order }) => !order.isActivationOnly)
export const claimOverSinceHandOver = guard(
  'claim window over since the hand-over on a manifest',
  'ORDER_TOO_EARLY',
  ({ order, now }) => order.manifestId === null || order.handedOverAt === null || isBefore(now, order.claimWindowUntil),
)

/** What keeps a supplied label from being used. */
function labelFault(label: LabelFacts | null): StepFault | undefined {
  if (label?.isExpired) return 'ORDER_LABEL_EXPIRED'
  if (label && !label.isNumberUnique) return 'TRACKING_NUMBER_USED'
  return label?.isFetched && label.isParsed ? undefined : 'ORDER_LABEL_NOT_READY'
}
/** A quote without an end was never made, so it is stale too. */
function isAfter(now: Date, until: Date | null): boolean {
  return until === null || now > until
}
