// The sums of a wallet's days (UTC): what balances and months are made of.
import type { Cents } from '#base/money.ts'
import { type LedgerAccount, ledgerAccounts, type SealedMovement } from './posting.rules.ts'

export interface WalletDay {
  /** 'YYYY-MM-DD'. */
  readonly day: string
  /** Transactions that move the balance, and what they bring and take. */
  lines: number
  inCents: Cents
  outCents: Cents
  /** The least and the greatest place in the chain that a transaction of the day has. */
  firstPosition: number
  lastPosition: number
  readonly cents: Record<LedgerAccount, Cents>
}

/** The sums of these movements by their days; added to `days` where some are given. */
export function sumDays(
  movements: Iterable<Pick<SealedMovement, 'at' | 'position' | 'amountCents' | 'postings'>>,
  days = new Map<string, WalletDay>(),
): Map<string, WalletDay> {
  for (const { at, position, amountCents, postings } of movements) {
    const day = at.toISOString().slice(0, 10)
    const sums = days.get(day) ?? emptyDay(day, position)
    days.set(day, sums)
    if (amountCents !== 0) sums.lines++
    if (amountCents > 0) sums.inCents += amountCents
    else sums.outCents -= amountCents
    sums.firstPosition = Math.min(sums.firstPosition, position)
    sums.lastPosition = Math.max(sums.lastPosition, position)
    for (const posting of postings) sums.cents[posting.account] += posting.amountCents
  }
  return days
}

function emptyDay(day: string, position: number): WalletDay {
  const cents = Object.fromEntries(ledgerAccounts.map(account => [account, 0])) as Record<LedgerAccount, Cents> // every account is named
  return { day, lines: 0, inCents: 0, outCents: 0, firstPosition: position, lastPosition: position, cents }
}

export function isSameDay(one: WalletDay, other: WalletDay | undefined): boolean {
  return (
    other !== undefined &&
    one.lines === other.lines &&
    one.inCents === other.inCents &&
    one.outCents === other.outCents &&
    one.firstPosition === other.firstPosition &&
    one.lastPosition === other.lastPosition &&
    ledgerAccounts.every(account => one.cents[account] === other.cents[account])
  )
}
