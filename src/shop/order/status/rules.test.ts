import { describe, expect, test } from 'vitest'
import { backLate, everyRow, specified } from '#test/transitions.ts'
import { guardText, printOrderStatus } from '../../../../scripts/print/order-status.ts'
import { seedFacts, seedGiven, seedLabelFacts, seedWilling } from '../intake/facts.seed.ts'
import { ErrorCode, OrderStatus } from './contract.ts'
import type { ActorRole, Given, OrderFacts, OrderKind } from './facts.rules.ts'
import {
  canBreakFor,
  chooseStep,
  type OrderStep,
  orderStatuses,
  shownStatus,
  shownTone,
  statuses,
  whyNot,
  whyNotDelete,
  whyNotEdit,
} from './rules.ts'
import { transitions } from './transition.rules.ts'

/** The document that decides the machine, as data, with the rows that we add. */
const document = { ...specified, transitions: everyRow }

const now = new Date('2026-11-21T10:00:00Z')
const before = new Date('2026-11-21T09:00:00Z')
const after = new Date('2026-11-21T11:00:00Z')
const kinds: OrderKind[] = ['STANDARD_USPS', 'STANDARD_TIKTOK', 'SHIP_BY_SELLER', 'LABEL']
const roles: ActorRole[] = ['seller', 'system', 'carrier', 'platform', 'support', 'finance', 'production', 'warehouse']
const steps = [...new Set(document.transitions.map(row => row.step))]

/** Where a step leads from here, or nothing where it may not be taken. */
function nextStatus(...asked: Parameters<typeof chooseStep>): OrderStatus | undefined {
  const way = chooseStep(...asked)
  return typeof way === 'string' ? undefined : way.to
}

describe('the transition table', () => {
  test('is the document’s, row by row, guard by guard, with its money', () => {
    const line = (
      row: { step: string; from: string; to: string; by: readonly string[]; money: string },
      types: readonly string[],
      guard: string,
    ) => `${row.step} ${row.from} > ${row.to} by ${row.by.toSorted()} for ${types.toSorted()} if ${guard} money ${row.money}`
    const ours = transitions.map(way => line(way, way.kinds, guardText(way)))
    expect(ours.toSorted()).toEqual(document.transitions.map(row => line(row, row.types, row.guard)).toSorted())
  })

  test('has the specification’s rows, and three more: what comes back after it was delivered goes out again (decision 158)', () => {
    expect(specified.transitions).toHaveLength(113)
    expect(backLate.map(({ step, from, to }) => `${step} ${from} > ${to}`)).toEqual([
      'reship DELIVERED > PRODUCED',
      'reship CLOSED > PRODUCED',
      'reship PARTIAL_REFUNDED > PRODUCED',
    ])
    const specifiedToo = backLate.filter(row => specified.transitions.some(each => each.step === row.step && each.from === row.from))
    expect(specifiedToo).toEqual([])
  })

  test('knows exactly the 21 statuses', () => {
    expect(orderStatuses.toSorted()).toEqual(document.statuses.toSorted())
    expect(OrderStatus.options.toSorted()).toEqual(document.statuses.toSorted())
  })

  test('every step from every status for every kind and actor goes exactly where the document says', () => {
    let walked = 0
    for (const step of steps)
      for (const from of ['NEW' as const, ...document.statuses])
        for (const kind of kinds)
          for (const to of document.statuses) {
            const order = seedWilling(from, to, step, kind)
            const given = seedGiven(step, to, order)
            const rows = document.transitions.filter(
              row => row.step === step && row.from === from && row.to === to && row.types.includes(kind),
            )
            for (const role of roles) {
              const got = nextStatus(step, order, [role], now, given)
              if (got !== (rows.some(row => row.by.includes(role)) ? to : undefined))
                throw new Error(`${step} ${from} > ${to} ${kind} ${role}: ${got} ${whyNot(step, order, [role], now, given)}`)
              walked++
            }
          }
    expect(walked).toBe(27 * 22 * 4 * 8 * 21)
  })

  test('leaves REFUNDED as the only end', () => {
    const ends = orderStatuses.filter(status => !transitions.some(way => way.from === status))
    expect(ends).toEqual(document.terminal)
  })

  test('is printed with every row', () => {
    const text = printOrderStatus()
    for (const row of document.transitions) expect(text).toContain(`| ${row.step} | ${row.from} | ${row.to} |`)
  })
})

const label = (change: Parameters<typeof seedLabelFacts>[0]) => ({ label: seedLabelFacts(change) })
const cases: [OrderStep, OrderStatus | 'NEW', OrderStatus, OrderKind, ActorRole, Partial<OrderFacts>, Partial<Given>, string][] = [
  ['create', 'NEW', 'DUPLICATE', 'LABEL', 'system', { duplicateOf: null }, {}, 'ORDER_NOT_DUPLICATE'],
  ['keep', 'DUPLICATE', 'PENDING', 'STANDARD_USPS', 'seller', { duplicateOf: 'TRACKING_NUMBER' }, {}, 'ORDER_DUPLICATE_NUMBER'],
  ['keep', 'DUPLICATE', 'PENDING', 'STANDARD_USPS', 'seller', {}, { reason: ' ' }, 'ORDER_REASON_MISSING'],
  ['submit', 'PENDING', 'NEW_ORDER', 'STANDARD_USPS', 'seller', { addressVerdict: 'REFUSED' }, {}, 'ADDRESS_INVALID'],
  ['submit', 'PENDING', 'NEW_ORDER', 'STANDARD_USPS', 'seller', { itemsMissingFiles: 1 }, {}, 'ORDER_FILES_MISSING'],
  ['submit', 'PENDING', 'NEW_ORDER', 'STANDARD_TIKTOK', 'seller', label({ isFetched: false }), {}, 'ORDER_LABEL_NOT_READY'],
  ['submit', 'PENDING', 'NEW_ORDER', 'STANDARD_TIKTOK', 'seller', { label: null }, {}, 'ORDER_LABEL_NOT_READY'],
  ['submit', 'PENDING', 'NEW_ORDER', 'LABEL', 'seller', label({ isExpired: true }), {}, 'ORDER_LABEL_EXPIRED'],
  ['retry', 'PAYMENT_FAILED', 'NEW_ORDER', 'LABEL', 'seller', label({ isNumberUnique: false }), {}, 'TRACKING_NUMBER_USED'],
  ['submit', 'PENDING', 'NEW_ORDER', 'STANDARD_USPS', 'seller', { quoteFreshUntil: before }, {}, 'ORDER_PRICE_EXPIRED'],
  ['submit', 'PENDING', 'NEW_ORDER', 'STANDARD_USPS', 'seller', {}, { debtCents: 1 }, 'THE_USER_MUST_PAY_THE_DEBT'],
  ['submit', 'NEW_ORDER', 'NEW_ORDER', 'STANDARD_USPS', 'seller', {}, {}, 'ORDER_HAS_BEEN_PAID'],
  ['payRefused', 'PENDING', 'PAYMENT_FAILED', 'STANDARD_USPS', 'system', {}, { missingCents: 0 }, 'ORDER_BALANCE_ENOUGH'],
  ['cancel', 'PROCESSING', 'CANCELLED', 'STANDARD_USPS', 'seller', { isProductionStarted: true }, {}, 'ORDER_IN_PRODUCTION'],
  ['cancel', 'PROCESSING', 'CANCELLED', 'STANDARD_USPS', 'seller', {}, { seenRefundCents: 4 }, 'REFUND_NOT_SEEN'],
  ['cancel', 'LABEL_CREATED', 'CANCELLED', 'STANDARD_USPS', 'seller', label({ isScannedByCarrier: true }), {}, 'ORDER_LABEL_SCANNED'],
  ['cancel', 'IN_PRODUCTION', 'CANCELLED', 'STANDARD_USPS', 'seller', {}, {}, 'ORDER_ASK_SUPPORT'],
  ['cancel', 'PRINTED', 'CANCELLED', 'STANDARD_USPS', 'support', { handedOverAt: before }, {}, 'ORDER_HANDED_OVER'],
  ['cancel', 'ERROR', 'CANCELLED', 'STANDARD_USPS', 'seller', { isProductionStarted: true }, {}, 'ORDER_ASK_SUPPORT'],
  ['process', 'NEW_ORDER', 'PROCESSING', 'STANDARD_USPS', 'system', { coolingOffUntil: after }, {}, 'ORDER_COOLING_OFF'],
  ['process', 'NEW_ORDER', 'PROCESSING', 'STANDARD_USPS', 'system', { sellerStatus: 'ON_HOLD' }, {}, 'ORDER_ON_HOLD'],
  ['process', 'LABEL_CREATED', 'PROCESSING', 'STANDARD_USPS', 'system', { isAllPassed: true }, {}, 'ORDER_PRODUCED'],
  ['export', 'PROCESSING', 'EXPORTED', 'STANDARD_USPS', 'production', { isRendered: false }, {}, 'ORDER_NOT_RENDERED'],
  ['export', 'PROCESSING', 'EXPORTED', 'STANDARD_USPS', 'production', { isInBatch: false }, {}, 'ORDER_NOT_IN_BATCH'],
  ['recall', 'EXPORTED', 'PROCESSING', 'STANDARD_USPS', 'production', { isProductionStarted: true }, {}, 'ORDER_IN_PRODUCTION'],
  ['start', 'LABEL_CREATED', 'IN_PRODUCTION', 'STANDARD_USPS', 'production', { isAllPassed: true }, {}, 'ORDER_PRODUCED'],
  ['start', 'EXPORTED', 'IN_PRODUCTION', 'STANDARD_USPS', 'production', { isRendered: false }, {}, 'ORDER_NOT_RENDERED'],
  ['pass', 'IN_PRODUCTION', 'PRODUCED', 'STANDARD_USPS', 'production', { isAllPassed: false }, {}, 'ORDER_ITEMS_NOT_PASSED'],
  ['fail', 'PRODUCED', 'PROCESSING', 'STANDARD_USPS', 'production', {}, { reason: '' }, 'ORDER_REASON_MISSING'],
  ['createLabel', 'PROCESSING', 'LABEL_CREATED', 'STANDARD_USPS', 'warehouse', label({ isCreated: true }), {}, 'ORDER_HAS_CREATED_LABEL'],
  ['createLabel', 'PRODUCED', 'LABEL_CREATED', 'STANDARD_USPS', 'warehouse', { label: null }, {}, 'ORDER_LABEL_NOT_READY'],
  ['createLabel', 'NEW_ORDER', 'LABEL_CREATED', 'LABEL', 'system', { label: null }, {}, 'ORDER_LABEL_NOT_BOUGHT'],
  ['printLabel', 'PRODUCED', 'PRINTED', 'STANDARD_USPS', 'warehouse', label({ isHeld: false }), {}, 'ORDER_LABEL_NOT_HELD'],
  ['printLabel', 'LABEL_CREATED', 'PRINTED', 'STANDARD_USPS', 'warehouse', { isAllPassed: false }, {}, 'ORDER_NOT_PRODUCED'],
  ['voidLabel', 'PRINTED', 'PRODUCED', 'STANDARD_USPS', 'warehouse', label({}), {}, 'ORDER_VOID_NOT_ACCEPTED'],
  ['handOver', 'PRINTED', 'SHIPPED', 'STANDARD_USPS', 'warehouse', {}, { scannedNumber: '94' }, 'ORDER_WRONG_PARCEL'],
  ['handOver', 'PRINTED', 'SHIPPED', 'STANDARD_USPS', 'warehouse', { manifestId: null }, {}, 'ORDER_NOT_ON_MANIFEST'],
  [
    'handOver',
    'PRODUCED',
    'SHIPPED',
    'SHIP_BY_SELLER',
    'warehouse',
    { label: null, sellerTrackingNumber: null },
    {},
    'ORDER_TRACKING_MISSING',
  ],
  ['queueScan', 'NEW_ORDER', 'SCANNING', 'LABEL', 'system', label({ isUsps: false }), {}, 'TRACKING_NUMBER_INVALID'],
  ['miss', 'SHIPPED', 'MISSED', 'STANDARD_USPS', 'system', { missAt: after }, {}, 'ORDER_TOO_EARLY'],
  ['miss', 'SHIPPED', 'MISSED', 'STANDARD_USPS', 'system', { sees: 'NONE' }, {}, 'ORDER_UNSEEN'],
  ['resend', 'MISSED', 'SHIPPED', 'STANDARD_USPS', 'warehouse', { isHandedOverAgain: false }, {}, 'ORDER_NOT_ON_MANIFEST'],
  ['resend', 'ERROR', 'SHIPPED', 'STANDARD_USPS', 'warehouse', { isHandedOverAgain: false }, {}, 'ORDER_NOT_ON_MANIFEST'],
  ['reship', 'ERROR', 'PRODUCED', 'STANDARD_USPS', 'seller', { errorFrom: 'PRINTED' }, {}, 'ORDER_BROKE_ELSEWHERE'],
  ['reship', 'ERROR', 'PRODUCED', 'STANDARD_USPS', 'seller', { returnedAt: null }, {}, 'ORDER_NOT_BACK'],
  ['reship', 'ERROR', 'PRODUCED', 'STANDARD_USPS', 'seller', label({}), {}, 'ORDER_HAS_CREATED_LABEL'],
  ['reship', 'ERROR', 'PRODUCED', 'STANDARD_USPS', 'seller', {}, { seenChargeCents: 5 }, 'RESHIP_NOT_SEEN'],
  ['reship', 'DELIVERED', 'PRODUCED', 'STANDARD_USPS', 'seller', { returnedAt: null }, {}, 'ORDER_NOT_BACK'],
  ['reship', 'CLOSED', 'PRODUCED', 'STANDARD_USPS', 'seller', { refundedCents: 1 }, {}, 'ORDER_ASK_SUPPORT'],
  ['reship', 'PARTIAL_REFUNDED', 'PRODUCED', 'STANDARD_USPS', 'seller', {}, {}, 'ORDER_ASK_SUPPORT'],
  ['carrierException', 'SHIPPED', 'ERROR', 'STANDARD_USPS', 'carrier', {}, { reason: '' }, 'ORDER_REASON_MISSING'],
  ['carrierMoved', 'SHIPPED', 'IN_TRANSIT', 'STANDARD_USPS', 'carrier', {}, { eventAt: new Date(0) }, 'ORDER_EVENT_TOO_LATE'],
  ['carrierAccepted', 'ERROR', 'ACTIVED', 'STANDARD_USPS', 'carrier', { errorFrom: 'IN_TRANSIT' }, {}, 'ORDER_EVENT_TOO_LATE'],
  ['error', 'PROCESSING', 'ERROR', 'STANDARD_USPS', 'production', {}, { reason: '' }, 'ORDER_REASON_MISSING'],
  ['resend', 'ERROR', 'NEW_ORDER', 'STANDARD_USPS', 'seller', { errorFrom: 'PRINTED' }, {}, 'ORDER_BROKE_ELSEWHERE'],
  ['resend', 'ERROR', 'NEW_ORDER', 'STANDARD_USPS', 'seller', { isCauseMended: false }, {}, 'ORDER_CAUSE_NOT_MENDED'],
  ['resend', 'ERROR', 'NEW_ORDER', 'STANDARD_USPS', 'seller', { paidAt: null }, {}, 'ORDER_NOT_PAID'],
  ['resend', 'ERROR', 'PROCESSING', 'STANDARD_USPS', 'production', { paidAt: null }, {}, 'ORDER_NOT_PAID'],
  ['resend', 'ERROR', 'PRODUCED', 'STANDARD_USPS', 'warehouse', { isAllPassed: false }, {}, 'ORDER_ITEMS_NOT_PASSED'],
  ['resend', 'ERROR', 'PRODUCED', 'STANDARD_USPS', 'seller', { errorCode: 'PRINT' }, {}, 'ORDER_ASK_SUPPORT'],
  ['resend', 'ERROR', 'PRODUCED', 'STANDARD_USPS', 'seller', { isCauseMended: false }, {}, 'ADDRESS_INVALID'],
  ['refund', 'DELIVERED', 'REFUNDED', 'STANDARD_USPS', 'finance', {}, { refundCents: 0 }, 'REFUND_AMOUNT_INVALID'],
  [
    'refund',
    'DELIVERED',
    'REFUNDED',
    'STANDARD_USPS',
    'finance',
    {},
    { refundCents: 1341 },
    'REFUND_AMOUNT_CANNOT_BE_GREATER_THAN_TOTAL_ORDER_AMOUNT',
  ],
  ['refund', 'DELIVERED', 'PARTIAL_REFUNDED', 'STANDARD_USPS', 'finance', {}, { refundCents: 1340 }, 'REFUND_WRONG_SUM'],
  ['refund', 'REFUNDED', 'REFUNDED', 'STANDARD_USPS', 'finance', {}, {}, 'REFUNDED_ORDER'],
  ['refund', 'MISSED', 'REFUNDED', 'STANDARD_USPS', 'system', { missRefundAt: after }, {}, 'ORDER_TOO_EARLY'],
  ['close', 'DELIVERED', 'CLOSED', 'STANDARD_USPS', 'system', { claimWindowUntil: after }, {}, 'ORDER_TOO_EARLY'],
  ['close', 'DELIVERED', 'CLOSED', 'STANDARD_USPS', 'system', { hasOpenTicket: true }, {}, 'ORDER_TICKET_OPEN'],
  ['close', 'SHIPPED', 'CLOSED', 'STANDARD_TIKTOK', 'system', { sees: 'CARRIER' }, {}, 'ORDER_SEEN'],
  ['close', 'SCANNING', 'CLOSED', 'LABEL', 'system', { manifestId: null }, {}, 'ORDER_TOO_EARLY'],
  ['close', 'ACTIVED', 'CLOSED', 'LABEL', 'system', { isActivationOnly: false }, {}, 'ORDER_STEP_IMPOSSIBLE'],
]
describe('a guard', () => {
  test.each(cases)('%s %s → %s of %s by %s under %o with %o: %s', (step, from, to, kind, role, facts, given, code) => {
    const order = { ...seedWilling(from, to, step, kind), ...facts }
    expect(whyNot(step, order, [role], now, { ...seedGiven(step, to, order), ...given })).toBe(code)
  })

  test('over what a person brings is not asked by a button', () => {
    const order = seedWilling('PROCESSING', 'CANCELLED', 'cancel', 'STANDARD_USPS')
    expect(whyNot('cancel', order, ['seller'], now)).toBeUndefined()
  })
})

describe('a resend', () => {
  const broken = (errorFrom: OrderStatus, change: Partial<OrderFacts> = {}) => ({
    ...seedWilling('ERROR', 'PRODUCED', 'resend', 'STANDARD_USPS'),
    errorFrom,
    errorCode: 'FILE',
    ...change,
  })
  test('goes back to where the order broke', () => {
    expect(nextStatus('resend', broken('NEW_ORDER'), ['seller'], now, {})).toBe('NEW_ORDER')
    expect(nextStatus('resend', broken('PRODUCED'), ['support'], now, {})).toBe('PRODUCED')
    expect(nextStatus('resend', broken('PRODUCED'), ['support'], now, { to: 'PROCESSING' })).toBe('PROCESSING')
    expect(nextStatus('resend', broken('EXPORTED', { isAllPassed: false }), ['support'], now, {})).toBe('PROCESSING')
    expect(nextStatus('resend', broken('LABEL_CREATED', { isAllPassed: false }), ['support'], now, {})).toBe('PROCESSING')
    expect(nextStatus('resend', broken('PRINTED', { isAllPassed: false }), ['support'], now, {})).toBe('PROCESSING')
  })
  test('by the seller reaches production only with a piece to make whose file, address or label was bad and is mended', () => {
    const unmended: Partial<OrderFacts>[] = [{}, { isAllPassed: false, errorCode: 'PRINT' }, { isAllPassed: false, isCauseMended: false }]
    const fileless = { isAllPassed: false, itemsMissingFiles: 1 }
    for (const errorFrom of orderStatuses)
      for (const change of [...unmended, fileless])
        expect([undefined, 'PENDING', 'NEW_ORDER']).toContain(nextStatus('resend', broken(errorFrom, change), ['seller'], now, {}))
    expect(nextStatus('resend', broken('EXPORTED', { isAllPassed: false }), ['seller'], now, {})).toBe('PROCESSING')
    expect(whyNot('resend', broken('EXPORTED', { isAllPassed: false, errorCode: 'PRINT' }), ['seller'], now, {})).toBe('ORDER_ASK_SUPPORT')
    expect(whyNot('resend', broken('EXPORTED', fileless), ['seller'], now, {})).toBe('ORDER_FILES_MISSING')
  })
})

test('a seller who gave the address or the label that was asked for sends a finished order on to packing', () => {
  const finished = (errorCode: string) => ({ ...seedWilling('ERROR', 'PRODUCED', 'resend', 'STANDARD_USPS'), errorCode })
  for (const code of ['ADDRESS', 'LABEL']) expect(nextStatus('resend', finished(code), ['seller'], now, {})).toBe('PRODUCED')
  expect(whyNot('resend', { ...finished('LABEL'), isCauseMended: false }, ['seller'], now, {})).toBe('ORDER_CAUSE_NOT_MENDED')
})

test('every guard that asks keeps some step back: none is there that cannot fire', () => {
  const silent = new Set(transitions.flatMap(way => way.guards).filter(guard => guard.why))
  for (const [step, from, to, kind, role, facts, given] of cases) {
    const order = { ...seedWilling(from, to, step, kind), ...facts }
    const ask = { order, to, roles: [role], now, given: { ...seedGiven(step, to, order), ...given } }
    for (const guard of silent)
      if (transitions.some(way => way.step === step && way.guards.includes(guard)) && guard.why?.(ask)) silent.delete(guard)
  }
  expect([...silent].map(guard => guard.says)).toEqual([])
})

test('all is edited before payment, address and design while new, later only the design of one whose file was bad', () => {
  const paid = { paidAt: before, paidCents: 1340 }
  expect(whyNotEdit('all', seedFacts())).toBeUndefined()
  expect(whyNotEdit('all', seedFacts({ status: 'NEW_ORDER', ...paid }))).toBe('ORDER_CANNOT_BE_EDIT')
  expect(whyNotEdit('address', seedFacts({ status: 'NEW_ORDER', ...paid }))).toBeUndefined()
  expect(whyNotEdit('design', seedFacts({ status: 'PROCESSING', ...paid }))).toBe('ORDER_CANNOT_BE_EDIT')
  expect(whyNotEdit('address', seedFacts({ status: 'ERROR', errorFrom: 'NEW_ORDER', ...paid }))).toBeUndefined()
  const broken = { status: 'ERROR', errorFrom: 'EXPORTED', errorCode: 'FILE', ...paid } as const
  expect(whyNotEdit('design', seedFacts(broken))).toBeUndefined()
  expect(whyNotEdit('address', seedFacts(broken))).toBe('ORDER_CANNOT_BE_EDIT')
  expect(whyNotEdit('design', seedFacts({ ...broken, errorCode: 'PRINT' }))).toBe('ORDER_CANNOT_BE_EDIT')
  expect(whyNotEdit('design', seedFacts({ ...broken, isAllPassed: true }))).toBe('ORDER_CANNOT_BE_EDIT')
  expect(whyNotEdit('address', seedFacts({ status: 'LABEL_CREATED', label: seedLabelFacts({ isBought: true }), ...paid }))).toBe(
    'ORDER_HAS_CREATED_LABEL',
  )
})

test('an order breaks for what can be wrong with it: nothing is made of a label, and customs are told of what we send abroad', () => {
  const impossibleFor = (order: Parameters<typeof canBreakFor>[0]) => ErrorCode.options.filter(code => !canBreakFor(order, code))
  const standard = { orderType: 'STANDARD', shippingBy: 'USPS', country: 'US' } as const
  expect(impossibleFor(standard)).toEqual(['CUSTOMS'])
  expect(impossibleFor({ ...standard, country: 'CA' })).toEqual([])
  expect(impossibleFor({ ...standard, country: 'CA', shippingBy: 'TIKTOK' })).toEqual(['CUSTOMS'])
  expect(impossibleFor({ ...standard, orderType: 'LABEL' })).toEqual(['FILE', 'STOCK', 'PRINT', 'CUSTOMS'])
})

test('an order that nobody has tried to pay reads as payment failed, and waits quietly; a refused one needs its seller', () => {
  expect([shownStatus('PENDING'), shownTone('PENDING')]).toEqual(['PAYMENT_FAILED', 'waiting'])
  expect(shownTone('PAYMENT_FAILED')).toBe('attention')
})

test('a missed parcel needs staff, and its seller reads that it is scanned', () => {
  expect([shownStatus('MISSED'), shownTone('MISSED'), statuses.MISSED.tone]).toEqual(['SCANNING', 'moving', 'attention'])
})

test('only a never-charged order can be deleted', () => {
  expect(whyNotDelete(seedFacts({ status: 'DUPLICATE' }))).toBeUndefined()
  expect(whyNotDelete(seedFacts({ status: 'PENDING', paidAt: before }))).toBe('ORDER_CANNOT_BE_DELETED')
  expect(whyNotDelete(seedFacts({ status: 'CANCELLED' }))).toBe('ORDER_CANNOT_BE_DELETED')
})
