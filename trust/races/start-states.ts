// Start states: where orders are brought to be raced, and which steps can be taken there.

import type { OrderStatus } from '#shop/order/status/contract.ts'
import type { OrderKind } from '#shop/order/status/facts.rules.ts'
import type { OrderStep } from '#shop/order/status/transition.rules.ts'
import type { Station } from '../statuses.ts'

export interface StartState {
  name: string
  from: OrderStatus
  kind: OrderKind
  /** Where `bring` leaves the order. */
  rest: Station
  /** With where they lead to where that matters. */
  steps: readonly string[]
  /** The clock, the jobs and the carrier must be controlled there (controlled-server.ts); `goOn` takes the order from its rest to here. */
  isControlled: boolean
  /** What the clock takes there, though people can take it too: raced besides, and against itself it is raced by both. */
  clock?: OrderStep
  /** What one job takes: not raced against itself. */
  once?: OrderStep
}

const byPeople = (station: Station, from: OrderStatus, ...steps: readonly string[]): StartState => ({
  name: station,
  from,
  kind: 'STANDARD_USPS',
  rest: station,
  steps,
  isControlled: false,
})
const controlled = (
  name: string,
  from: OrderStatus,
  [kind, rest]: readonly [OrderKind, Station],
  ...steps: readonly string[]
): StartState => ({
  name,
  from,
  kind,
  rest,
  steps,
  isControlled: true,
})
const made = ['STANDARD_USPS', 'PRINTED'] as const
const label = ['LABEL', 'PENDING'] as const
const carrier = ['carrierAccepted', 'carrierMoved', 'carrierDelivered']

/** A pair is raced at the first where both of its steps can be taken. */
export const startStates: readonly StartState[] = [
  byPeople('PENDING', 'PENDING', 'submit', 'cancel', 'error'),
  byPeople('PAYMENT_FAILED', 'PAYMENT_FAILED', 'retry', 'cancel'),
  byPeople('DUPLICATE', 'DUPLICATE', 'keep', 'cancel'),
  byPeople('NEW_ORDER', 'NEW_ORDER', 'cancel', 'process', 'createLabel', 'error'),
  byPeople('PROCESSING', 'PROCESSING', 'cancel', 'createLabel', 'error'),
  byPeople('EXPORTED', 'EXPORTED', 'cancel', 'recall', 'start', 'createLabel', 'error'),
  byPeople('IN_PRODUCTION', 'IN_PRODUCTION', 'cancel', 'pass', 'fail', 'error'),
  byPeople('PRODUCED', 'PRODUCED', 'cancel', 'fail', 'createLabel', 'error'),
  byPeople('LABEL_CREATED', 'LABEL_CREATED', 'cancel', 'printLabel', 'error'),
  byPeople('EARLY_LABEL', 'LABEL_CREATED', 'cancel', 'process', 'start', 'error'),
  byPeople('PRINTED', 'PRINTED', 'cancel', 'handOver', 'error'),
  byPeople('SHIPPED', 'SHIPPED', 'refund'),
  byPeople('DELIVERED', 'DELIVERED', 'refund'),
  byPeople('CANCELLED', 'CANCELLED', 'refund'),
  byPeople('PARTIAL_REFUNDED', 'PARTIAL_REFUNDED', 'refund'),
  byPeople('BROKEN_PENDING', 'ERROR', 'cancel', 'resend PENDING'),
  byPeople('BROKEN_NEW_ORDER', 'ERROR', 'cancel', 'resend NEW_ORDER', 'refund'),
  byPeople('BROKEN_PROCESSING', 'ERROR', 'cancel', 'resend PROCESSING', 'refund'),
  byPeople('BROKEN_PRODUCED', 'ERROR', 'cancel', 'resend PROCESSING', 'resend PRODUCED', 'refund'),

  // A seller whose wallet is empty.
  controlled('POOR', 'PENDING', ['STANDARD_USPS', 'PENDING'], 'submit', 'payRefused', 'cancel', 'error'),
  controlled('POOR_FAILED', 'PAYMENT_FAILED', ['STANDARD_USPS', 'PENDING'], 'retry', 'payRefused', 'cancel'),
  // What a job does by itself as soon as it can waits to be let go.
  { ...controlled('PAID_LABEL', 'NEW_ORDER', label, 'cancel', 'queueScan', 'error'), once: 'queueScan' },
  { ...controlled('RENDERING', 'PROCESSING', ['STANDARD_USPS', 'PROCESSING'], 'cancel', 'export', 'createLabel', 'error'), once: 'export' },
  controlled('PRODUCED_TIKTOK', 'PRODUCED', ['STANDARD_TIKTOK', 'PRODUCED'], 'cancel', 'fail', 'createLabel', 'printLabel', 'error'),
  controlled(
    'PRODUCED_SELLERS',
    'PRODUCED',
    ['SHIP_BY_SELLER', 'PRODUCED'],
    ...['cancel', 'fail', 'createLabel', 'printLabel', 'handOver', 'error'],
  ),
  controlled('ON_PAPER', 'PRINTED', made, 'cancel', 'voidLabel', 'handOver', 'error'),
  controlled('PARCEL', 'SHIPPED', made, 'miss', ...carrier, 'carrierException', 'refund'),
  // The tracker of labels that sellers bring is off: nobody sees it.
  controlled('PARCEL_UNSEEN', 'SHIPPED', ['SHIP_BY_SELLER', 'PRODUCED'], ...carrier, 'carrierException', 'refund', 'close'),
  controlled('PARCEL_MISSED', 'MISSED', made, ...carrier, 'carrierException', 'resend', 'refund'),
  controlled('PARCEL_SEEN', 'ACTIVED', made, ...carrier, 'carrierException', 'refund'),
  controlled('PARCEL_MOVING', 'IN_TRANSIT', made, 'carrierDelivered', 'carrierException', 'refund'),
  controlled('PARCEL_BACK', 'ERROR', made, 'reship', 'refund'),
  controlled('PARCEL_LOST', 'ERROR', made, ...carrier, 'resend SHIPPED', 'refund'),
  controlled('AT_THE_DOOR', 'DELIVERED', made, 'refund', 'close'),
  controlled('PARTLY_BACK', 'PARTIAL_REFUNDED', made, 'refund', 'close'),
  controlled('CLOSED', 'CLOSED', made, 'refund'),
  controlled('BACK_ARRIVED', 'DELIVERED', made, 'reship', 'refund', 'close'),
  controlled('BACK_PARTLY', 'PARTIAL_REFUNDED', made, 'reship', 'refund', 'close'),
  controlled('BACK_CLOSED', 'CLOSED', made, 'reship', 'refund'),
  controlled('LABEL_WAITING', 'SCANNING', label, 'cancel', 'error'),
  controlled('LABEL_HANDED', 'SCANNING', label, 'miss', ...carrier, 'error'),
  controlled('LABEL_UNSEEN', 'SCANNING', label, ...carrier, 'error', 'close'),
  controlled('LABEL_MISSED', 'MISSED', label, 'resend', ...carrier, 'carrierException', 'error', 'refund'),
  controlled('LABEL_SEEN', 'ACTIVED', label, ...carrier, 'carrierException', 'refund', 'close'),
  controlled('LABEL_MOVING', 'IN_TRANSIT', label, 'carrierDelivered', 'carrierException', 'refund'),
  controlled('LABEL_BROKEN', 'ERROR', label, 'cancel', 'resend SCANNING', 'refund'),
  controlled('LABEL_LOST', 'ERROR', label, ...carrier, 'resend SCANNING', 'refund'),
  { ...controlled('COOLED', 'NEW_ORDER', ['STANDARD_USPS', 'PENDING'], 'cancel', 'process', 'createLabel', 'error'), clock: 'process' },
  { ...controlled('LABEL_OVERDUE', 'MISSED', label, 'resend', ...carrier, 'error', 'refund'), clock: 'refund' },
]
