// Corrections of wallets and lines of bank statements (docs/domain.md "Money").
import type { Cents } from '#base/money.ts'
import { type ChosenStep, stepTable, type Way } from '#base/status/step-table.ts'
import type { WalletFaultCode } from '../faults.ts'
import { creditPostings, type Posting, type WalletState } from '../ledger/posting.rules.ts'

export const adjustmentStatuses = ['PENDING', 'POSTED', 'REFUSED'] as const
export type AdjustmentStatus = (typeof adjustmentStatuses)[number]

type AdjustmentWay = Way<AdjustmentStatus, 'ask' | 'post' | 'refuse'>
export type ChosenAdjustmentStep = ChosenStep<AdjustmentWay>
export const adjustmentSteps = stepTable<AdjustmentWay>([
  { step: 'ask', from: 'NEW', to: 'PENDING' },
  { step: 'post', from: 'PENDING', to: 'POSTED' },
  { step: 'refuse', from: 'PENDING', to: 'REFUSED' },
])

/** The most that one correction may move, and the most credit that one seller may have. */
export const mostPerHandCents = 1_000_000_00
export const mostCreditCents = 1_000_000_00

interface Person {
  readonly id: number
  /** The most they may decide about alone; nothing is no ceiling. */
  readonly ceilingCents: Cents | undefined
}
export interface AskedAdjustment {
  readonly status: AdjustmentStatus
  readonly amountCents: Cents
  readonly askedBy: Person
}

/** Whether who asks may book at once: the amount needs no second person and is within their ceiling. */
export const isForOne = (by: Person, amountCents: Cents, twoPeopleCents: Cents): boolean =>
  Math.abs(amountCents) <= twoPeopleCents && isWithin(by, amountCents)

/**
 * Why `by` may not confirm, or nothing where they may: another person, and one of the two is allowed that much; or who asked, where
 * nobody else could and it has waited long enough.
 */
export function whyNotConfirm(
  { status, amountCents, askedBy }: AskedAdjustment,
  by: Person,
  isOwnAfterWait = false,
): WalletFaultCode | undefined {
  if (!adjustmentSteps.has(status, 'post')) return 'ADJUSTMENT_IS_CLOSED'
  if (by.id === askedBy.id) return isOwnAfterWait ? undefined : 'ADJUSTMENT_NEEDS_SECOND_PERSON'
  return isWithin(by, amountCents) || isWithin(askedBy, amountCents) ? undefined : 'ADJUSTMENT_ABOVE_YOUR_CEILING'
}
const isWithin = ({ ceilingCents }: Person, amountCents: Cents) => ceilingCents === undefined || Math.abs(amountCents) <= ceilingCents

/** What a correction books: what is given repays a debt first; what is taken must be there, credit included. */
export function adjustmentPostings(wallet: WalletState, amountCents: Cents): { postings: Posting[] } | { fault: WalletFaultCode } {
  if (amountCents > 0) return { postings: creditPostings(wallet, amountCents, 'REFUND') }
  if (wallet.balanceCents + amountCents < -wallet.creditLimitCents) return { fault: 'WALLET_DOES_NOT_HAVE_ENOUGH_MONEY' }
  return {
    postings: [
      { account: 'WALLET', amountCents },
      { account: 'REFUND', amountCents: -amountCents },
    ],
  }
}

/** Why a wallet's credit may not be this much: what is used of it stays. */
export const whyNotCredit = (wallet: WalletState, creditLimitCents: Cents): WalletFaultCode | undefined =>
  wallet.balanceCents < -creditLimitCents ? 'CREDIT_IS_IN_USE' : undefined
