// Approval limits: how much one person may move, or make spendable, alone (promise P19): per act, and within 24 hours.

import type { OfficeRole } from '#base/access/access.ts'

declare module '#base/call.ts' {
  interface MoneyKinds {
    /** Credits what a bank transfer brought. */
    deposit: 'wait'
    /** Gives a seller money of an order back, or takes back what a gateway reversed. */
    refund: 'wait'
    /** Corrects a wallet by hand. */
    adjustment: 'wait'
    /** Makes money spendable: a credit line, a voucher. */
    grant: 'wait'
    /** Says that postage was paid where we have no account: the shop's own money, by a person's word. */
    postage: 'wait'
    /** Lowers what is charged; weighed in basis points of the deepest cut. */
    price: 'wait'
    /** Says where sellers send their money; weighed by how many such changes it is. */
    payee: 'wait'
    /** Opens an account of staff, or a seller's with what is in it, by another mailbox or a link: it has no sum and takes two people. */
    access: 'wait'
    /** Changes who may do how much, or may come in at all: it has no sum and stands in the owner's report. */
    power: 'report'
  }
}

export const moneyKinds = ['deposit', 'refund', 'adjustment', 'grant', 'postage', 'price', 'payee', 'access', 'power'] as const
export type MoneyKind = (typeof moneyKinds)[number]
/** No sum of money says how much such an act is. */
export const hasNoSum = (kind: MoneyKind): boolean => kind === 'payee' || kind === 'access' || kind === 'power'
/** The kinds whose sums fill one day's limit together: an adjustment and a grant both give away. */
export const dayKinds = (kind: MoneyKind): readonly MoneyKind[] =>
  kind === 'adjustment' || kind === 'grant' ? ['adjustment', 'grant'] : [kind]
export const actStates = ['ALONE', 'WAITING', 'DONE', 'REFUSED'] as const
export type ActState = (typeof actStates)[number]

/** The roles that decide about each other's acts, and that see what waits. */
export const approvalDeciders: readonly OfficeRole[] = ['finance', 'support', 'catalogue']
export const approvalReaders: readonly OfficeRole[] = [...approvalDeciders, 'auditor']

/** Cents, or basis points of a price; nothing where no sum says how much, as of a voucher without an end to its uses. */
export type Amount = number | null

export interface Limits {
  readonly actMost: number
  readonly dayMost: number
}

/** A day is the 24 hours before the act: no midnight gives a second one. */
export const dayMs = 24 * 60 * 60 * 1_000

/** Whether who did so much alone within a day may do this alone, too. What takes nothing needs nobody. */
export function isForOne({ actMost, dayMost }: Limits, doneToday: number, amount: Amount): boolean {
  if (amount === null) return false
  return amount <= 0 || (amount <= actMost && doneToday + amount <= dayMost)
}

/** A member of staff beside an act of somebody's. */
export interface Decider {
  readonly id: number
  /** Their roles let them make the very call. */
  readonly mayCall: boolean
  /** The most that they may decide of this kind; nothing is no ceiling. */
  readonly ceiling: number | undefined
  /** The act is about their own account. */
  readonly isSubject: boolean
  /** They were let in, or given other roles or limits, within the wait: whoever did it would be both of the two. */
  readonly isNew?: boolean
}
export interface AskedAct {
  readonly state: ActState
  readonly isDecidedElsewhere: boolean
  readonly amount: Amount
  readonly at: Date
}
export type ApprovalFault =
  | 'APPROVAL_IS_CLOSED'
  | 'APPROVAL_IS_DECIDED_ELSEWHERE'
  | 'APPROVAL_MAKER_IS_GONE'
  | 'APPROVAL_NEEDS_SECOND_PERSON'
  | 'APPROVAL_NEEDS_ANOTHER_ROLE'
  | 'APPROVAL_IS_ABOUT_YOU'
  | 'APPROVAL_POWER_IS_NEW'
  | 'APPROVAL_ABOVE_YOUR_CEILING'

/**
 * Why `by` may not carry the act out, or nothing where they may: another person who may make the call, and one of the two is allowed
 * that much. Where nobody else could, its maker may once it has waited.
 */
export function whyNotConfirm(
  act: AskedAct,
  { maker, by, isOnlyOne }: { maker: Decider; by: Decider; isOnlyOne: boolean },
  { now, waitMs }: { now: Date; waitMs: number },
): ApprovalFault | undefined {
  if (act.state !== 'WAITING') return 'APPROVAL_IS_CLOSED'
  if (act.isDecidedElsewhere) return 'APPROVAL_IS_DECIDED_ELSEWHERE'
  if (!maker.mayCall) return 'APPROVAL_MAKER_IS_GONE'
  if (!by.mayCall) return 'APPROVAL_NEEDS_ANOTHER_ROLE'
  if (by.isSubject) return 'APPROVAL_IS_ABOUT_YOU'
  if (by.id === maker.id) return isOnlyOne && hasWaited(act.at, now, waitMs) ? undefined : 'APPROVAL_NEEDS_SECOND_PERSON'
  if (by.isNew || maker.isNew) return 'APPROVAL_POWER_IS_NEW'
  return isWithin(by, act.amount) || isWithin(maker, act.amount) ? undefined : 'APPROVAL_ABOVE_YOUR_CEILING'
}

/** Whether this person could be the second of the act's two. */
export const couldConfirm = (amount: Amount, maker: Decider, by: Decider): boolean =>
  by.id !== maker.id && by.mayCall && !by.isSubject && (isWithin(by, amount) || isWithin(maker, amount))

export const hasWaited = (at: Date, now: Date, waitMs: number): boolean => now.getTime() - at.getTime() >= waitMs

const isWithin = ({ ceiling }: Decider, amount: Amount) => ceiling === undefined || (amount !== null && amount <= ceiling)

/** How much lower a price is than before, in basis points, rounded up; 0 where it is not. */
export const cutOf = (before: number, after: number): number => (after >= before ? 0 : Math.ceil(((before - after) * 10_000) / before))
