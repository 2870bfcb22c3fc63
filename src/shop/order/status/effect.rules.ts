import type { Cents } from '#base/money.ts'
import { day, hour, later, minute } from '#base/time.ts'
import type { OrderStatus, Sees } from './contract.ts'
import type { Given, OrderKind } from './facts.rules.ts'
import type { MoneyEffect, OrderStep } from './transition.rules.ts'

/** The operator's times, in the settings' units. */
export interface OrderTimes {
  coolingOffMinutes: number
  claimWindowDays: number
  /** For a label that we only scan, and for a product of ours. */
  missAfterHours: number
  missProductAfterHours: number
  missRefundAfterHours: number
}
/** What a step writes into the order's row beside its status. */
export interface StepEffect {
  coolingOffUntil?: Date
  cancelledAt?: Date
  productionStartedAt?: Date
  allPassedAt?: Date | null
  isBatchOver?: boolean
  handedOverAt?: Date | null
  missAt?: Date | null
  missRefundAt?: Date | null
  deliveredAt?: Date | null
  claimUntil?: Date | null
  isReshipped?: boolean
  isKept?: boolean
  isErrorOver?: boolean
}

type Move = { step: OrderStep; from: OrderStatus; to: OrderStatus }

/** What this step means for the order's dates and marks. */
export function effectOf(
  { step, from, to }: Move,
  { kind, sees }: { kind: OrderKind; sees: Sees },
  now: Date,
  times: OrderTimes,
): StepEffect {
  const isErrorOver = from === 'ERROR'
  switch (step) {
    case 'submit':
    case 'retry':
      return { coolingOffUntil: later(now, times.coolingOffMinutes * minute) }
    case 'keep':
      return { isKept: true }
    case 'cancel':
      return { cancelledAt: now, isErrorOver }
    case 'start':
      return { productionStartedAt: now }
    case 'pass':
      return { allPassedAt: now }
    case 'fail':
      return { allPassedAt: null, isBatchOver: true }
    case 'recall':
      return { isBatchOver: true }
    case 'handOver':
      return { handedOverAt: now, ...watchOf(kind, sees, now, times) }
    case 'miss':
      return { missAt: null, missRefundAt: later(now, times.missRefundAfterHours * hour) }
    case 'resend':
      return {
        isErrorOver,
        ...((from === 'MISSED' || to === 'SHIPPED') && { missRefundAt: null, ...watchOf(kind, sees, now, times) }),
        // It is made again or made further: in another batch, for the old one's tickets are void.
        ...(to === 'PROCESSING' && { isBatchOver: true, allPassedAt: null }),
      }
    // It waits for a label again, and for another day at the dock: what the first parcel had is no longer the order's.
    case 'reship':
      return { isErrorOver, handedOverAt: null, missAt: null, missRefundAt: null, deliveredAt: null, claimUntil: null, isReshipped: true }
    case 'carrierAccepted':
    case 'carrierMoved':
      return { missAt: null, missRefundAt: null, isErrorOver }
    case 'carrierDelivered':
      return { missAt: null, missRefundAt: null, isErrorOver, deliveredAt: now, claimUntil: later(now, times.claimWindowDays * day) }
    default:
      return {}
  }
}

/** A handed-over parcel that somebody sees is missed where they see nothing in time; one that nobody sees is closed after the claim window. */
export function watchOf(kind: OrderKind, sees: Sees, now: Date, times: OrderTimes): { missAt: Date | null; claimUntil: Date | null } {
  if (sees === 'NONE') return { missAt: null, claimUntil: later(now, times.claimWindowDays * day) }
  return { missAt: later(now, (kind === 'LABEL' ? times.missAfterHours : times.missProductAfterHours) * hour), claimUntil: null }
}

/**
 * What the table's money is in the seller's wallet, to the cent: below zero where it is charged. Nothing where the verb has not said
 * what its facts give.
 */
export function dueCents(money: MoneyEffect, order: { totalCents: Cents }, given: Given): Cents | undefined {
  switch (money) {
    case 'debit total':
      return 0 - order.totalCents
    case 'refund by facts':
      return given.dueRefundCents
    case 'debit the new postage and fee':
      return given.dueChargeCents === undefined ? undefined : 0 - given.dueChargeCents
    case 'credit amount':
      return given.refundCents
    // A paid order keeps its price, whatever is edited; costs and postage are between house accounts, an award is its inviter's.
    case 'difference of an edit, if any':
    case 'internal cost only':
    case 'postage back to the house':
    case 'referral award on the net, once':
    case 'none':
      return 0
  }
}
