// What a transaction has booked in sellers' wallets for orders: who moves an order compares it with the table of steps.
import { type Cents, sumCents } from '#base/money.ts'
import type { Tx } from '#engine/db/database.ts'
import type { LedgerAccount, Movement } from './posting.rules.ts'

const ofSeller: readonly LedgerAccount[] = ['WALLET', 'HELD', 'DEBT']
/** A deposit for an order is the seller's own money coming in, and an award is for another's order. */
const ofOrder: readonly Movement['kind'][] = ['PAYMENT', 'REFUND', 'ADJUSTMENT']

const booked = new WeakMap<Tx, Map<number, Cents>>()

/** The ledger keeps this movement. */
export function noteBooked(tx: Tx, { kind, orderId, postings }: Pick<Movement, 'kind' | 'orderId' | 'postings'>): void {
  if (orderId === null || !ofOrder.includes(kind)) return
  const cents = sumCents(postings.filter(({ account }) => ofSeller.includes(account)).map(({ amountCents }) => amountCents))
  const sums = booked.get(tx) ?? new Map<number, Cents>()
  booked.set(tx, sums.set(orderId, (sums.get(orderId) ?? 0) + cents))
}

/** What was booked for this order since it was last asked: below zero where its seller was charged. Cents. */
export function takeBooked(tx: Tx, orderId: number): Cents {
  const cents = booked.get(tx)?.get(orderId) ?? 0
  booked.get(tx)?.delete(orderId)
  return cents
}
