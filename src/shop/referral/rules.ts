// The arithmetic of awards (docs/domain.md "Money"): a share of what was kept of the production cost of an invited seller's order.
import type { Cents } from '#base/money.ts'

export const awardStates = ['POSTED', 'HELD', 'REFUSED', 'REVERSED'] as const
export type AwardState = (typeof awardStates)[number]

/** Why an award waits for finance: inviter and invited look like one person, or the inviter's account is not open. */
export const heldReasons = ['SAME_MAILBOX', 'SAME_PHONE', 'SAME_NAME', 'SAME_ADDRESS', 'INVITER_AWAY'] as const
export type HeldReason = (typeof heldReasons)[number]

export const referralStates = ['JOINED', 'EARNING', 'HELD', 'REFUSED', 'ENDED'] as const
export type ReferralState = (typeof referralStates)[number]

export const programmeLimits = { nameMax: 80, months: 120, mostCents: 100_000_000 } as const

/** What an order's money came to, in cents. */
export interface OrderMoney {
  productionCents: Cents
  discountCents: Cents
  paidCents: Cents
  refundedCents: Cents
}

/** What was kept of the production cost after the discount: a refund takes its share of it, whatever it was for. Rounded down. */
export function keptProductionCents({ productionCents, discountCents, paidCents, refundedCents }: OrderMoney): Cents {
  const goodsCents = Math.max(0, productionCents - discountCents)
  if (paidCents <= 0 || refundedCents >= paidCents) return 0
  return Number((BigInt(goodsCents) * BigInt(paidCents - refundedCents)) / BigInt(paidCents))
}

export interface Terms {
  shareBasisPoints: number
  /** For all orders of one invited seller; null where there is no limit. */
  mostCents: Cents | null
}

/** What an order brings its seller's inviter, where their other orders have brought `otherCents`. Rounded down. */
export function awardCents(order: OrderMoney, { shareBasisPoints, mostCents }: Terms, otherCents: Cents): Cents {
  const shareCents = Number((BigInt(keptProductionCents(order)) * BigInt(shareBasisPoints)) / 10_000n)
  return mostCents === null ? shareCents : Math.max(0, Math.min(shareCents, mostCents - otherCents))
}

/** The moment from which orders of whoever joined then bring nothing more: so many calendar months later, in UTC. */
export function endOfTerm(joinedAt: Date, months: number): Date {
  const end = new Date(joinedAt)
  end.setUTCDate(1)
  end.setUTCMonth(end.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate()
  end.setUTCDate(Math.min(joinedAt.getUTCDate(), lastDay))
  return end
}

/** What two accounts are compared by. */
export interface Traits {
  email: string
  phone: string
  fullName: string
  address: string
}

/** What says that two accounts are one person's, or nothing. A person may trust the pair all the same. */
export function whySame(one: Traits, other: Traits): HeldReason | undefined {
  if (mailboxOf(one.email) === mailboxOf(other.email)) return 'SAME_MAILBOX'
  const isSame = (a: string, b: string) => a !== '' && a === b
  if (isSame(digitsOf(one.phone), digitsOf(other.phone))) return 'SAME_PHONE'
  if (isSame(plain(one.fullName), plain(other.fullName))) return 'SAME_NAME'
  if (isSame(plain(one.address), plain(other.address))) return 'SAME_ADDRESS'
  return undefined
}

/** 'An.Le+shop@gmail.com' and 'anle@gmail.com' are one mailbox. */
function mailboxOf(email: string): string {
  const [name = '', host = ''] = email.toLowerCase().split('@')
  const [box = ''] = name.split('+')
  return `${host === 'gmail.com' ? box.replaceAll('.', '') : box}@${host}`
}
/** Its last nine: with or without the country's code. */
const digitsOf = (phone: string) => phone.replace(/\D/g, '').slice(-9)
const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** How the office calls where a programme stands. */
export function programmeStage({ startsAt, endsAt }: { startsAt: Date; endsAt: Date | null }, now: Date): 'coming' | 'running' | 'ended' {
  if (endsAt !== null && now >= endsAt) return 'ended'
  return now < startsAt ? 'coming' : 'running'
}

/** Whether a programme gives nobody more than one of these that run already: then one person may make it. */
export const isNoBetter = (
  given: { shareBasisPoints: number; months: number; mostCents: Cents | null; endsAt: Date | null },
  running: readonly { shareBasisPoints: number; months: number; mostCents: Cents | null; endsAt: Date | null }[],
): boolean =>
  running.some(
    each =>
      each.shareBasisPoints >= given.shareBasisPoints &&
      each.months >= given.months &&
      (each.mostCents === null || (given.mostCents !== null && each.mostCents >= given.mostCents)) &&
      (each.endsAt === null || (given.endsAt !== null && each.endsAt >= given.endsAt)),
  )
