import type { OrderStatus } from '../status/contract.ts'
import { type Given, type LabelFacts, newFacts, type OrderFacts, type OrderKind } from '../status/facts.rules.ts'
import { isUnpaid, type OrderStep } from '../status/rules.ts'

/** A label that has everything: read, unique, held. */
export const seedLabelFacts = (change: Partial<LabelFacts> = {}): LabelFacts => ({
  isFetched: true,
  isParsed: true,
  isUsps: true,
  isExpired: false,
  isNumberUnique: true,
  isHeld: true,
  isLive: true,
  isScannedByCarrier: false,
  isVoidAccepted: false,
  refund: 'NONE',
  isBought: false,
  isCreated: false,
  number: '9400100000000000000000',
  madeAt: new Date('2026-11-20T10:00:00Z'),
  ...change,
})

/** The facts of a fresh, unpaid, complete standard order. */
export const seedFacts = (change: Partial<OrderFacts> = {}): OrderFacts => ({
  ...newFacts({ id: 1, orderType: 'STANDARD', shippingBy: 'USPS', duplicateOf: null }),
  status: 'PENDING',
  totalCents: 1340,
  quoteFreshUntil: new Date('2026-11-21T10:15:00Z'),
  ...change,
})

const before = new Date('2026-11-21T09:00:00Z')
const ofKind = (kind: OrderKind): Pick<OrderFacts, 'orderType' | 'shippingBy'> =>
  kind === 'STANDARD_USPS' || kind === 'STANDARD_TIKTOK'
    ? { orderType: 'STANDARD', shippingBy: kind === 'STANDARD_TIKTOK' ? 'TIKTOK' : 'USPS' }
    : { orderType: kind, shippingBy: 'USPS' }

/** Facts under which every guard of this transition lets pass. */
export function seedWilling(from: OrderStatus | 'NEW', to: OrderStatus, step: OrderStep, kind: OrderKind): OrderFacts {
  const isPaid = from !== 'NEW' && !isUnpaid(from)
  const brokeAt: Partial<Record<OrderStatus, OrderStatus>> = { PROCESSING: 'EXPORTED', PRODUCED: 'PRINTED' }
  const isBroken = from === 'ERROR' && (step === 'resend' || step === 'reship')
  const isPassed = ['pass', 'printLabel', 'handOver', 'resend'].includes(step) && to !== 'PROCESSING'
  return seedFacts({
    ...ofKind(kind),
    status: from,
    duplicateOf: step === 'create' && to === 'DUPLICATE' ? 'EXTERNAL_ID' : null,
    paidAt: isPaid ? before : null,
    paidCents: isPaid ? 1340 : 0,
    isFormLabel: step === 'createLabel' && kind === 'LABEL',
    label: seedLabelFacts({ isBought: kind === 'LABEL', isVoidAccepted: step === 'voidLabel', isLive: step !== 'reship' }),
    sellerTrackingNumber: '9400100000000000000000',
    coolingOffUntil: before,
    isRendered: true,
    isInBatch: true,
    isAllPassed: isPassed,
    manifestId: 7,
    handedOverAt: step === 'close' ? before : null,
    sees: step === 'miss' ? 'CARRIER' : 'NONE',
    isHandedOverAgain: true,
    returnedAt: before,
    missAt: before,
    missRefundAt: before,
    errorFrom: !isBroken ? null : step === 'reship' ? 'IN_TRANSIT' : (brokeAt[to] ?? to),
    errorCode: isBroken ? (to === 'PRODUCED' ? 'ADDRESS' : 'FILE') : null,
    isCauseMended: true,
    claimWindowUntil: before,
    isActivationOnly: true,
  })
}

/** What somebody brings who may take this step. */
export const seedGiven = (step: OrderStep, to: OrderStatus, order: OrderFacts): Given => ({
  to,
  reason: 'because',
  missingCents: 1,
  scannedNumber: order.label?.number ?? '',
  eventAt: new Date('2026-11-21T10:00:00Z'),
  seenRefundCents: 5,
  dueRefundCents: 5,
  seenChargeCents: 6,
  dueChargeCents: 6,
  ...(step === 'refund' && { refundCents: to === 'REFUNDED' ? order.paidCents : 1 }),
})
