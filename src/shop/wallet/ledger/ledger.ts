// The public verbs of the wallet: every movement of money goes through these verbs, in the caller's transaction.
import { Fault } from '#base/fault.ts'
import type { Cents } from '#base/money.ts'
import type { Db, Tx } from '#engine/db/database.ts'
import { brokenUnique } from '#engine/db/errors.ts'
import type { WalletFaultCode } from '../faults.ts'
import { noteBooked } from './booked.ledger.ts'
import { chain, ledgerKey } from './chain.ts'
import {
  type ChainedWallet,
  clawbackPostings,
  creditPostings,
  emptyWallet,
  type HouseAccount,
  holdPostings,
  type Movement,
  type PaymentFault,
  type PaymentMethod,
  type PaymentSplit,
  type Posting,
  paymentPostings,
  releasePostings,
  type SealedMovement,
  type WalletState,
  whyNotPay,
} from './posting.rules.ts'
import { findWalletRow, insertHouseMovement, insertMovements, insertWallet, lockWallet } from './store.ts'

/** A payment for an order. `ref` is `order:ID` for the order's first payment; a later difference says its own. */
export interface Charge {
  readonly orderId: number
  /** The sum of the split. */
  readonly amountCents: Cents
  readonly split: PaymentSplit
  readonly kind?: 'PAYMENT' | 'ADJUSTMENT'
  readonly ref?: string
  readonly reason?: string
}
export type ChargeResult =
  | { readonly ok: true; readonly transactionId: number; readonly balanceCents: Cents }
  | { readonly ok: false; readonly fault: PaymentFault; readonly missingCents: Cents }

export { type Spent, sumSpent } from './day.store.ts'
/** Makes the seller's empty wallet; does nothing where there is one. */
export { insertWallet as openWallet } from './store.ts'

/** The seller's wallet in cents; an empty one where none was opened yet. */
export async function findWallet(db: Db, sellerId: number): Promise<WalletState> {
  const row = await findWalletRow(db, sellerId)
  if (!row) return emptyWallet
  const { balanceCents, heldCents, debtCents, creditLimitCents } = row
  return { balanceCents, heldCents, debtCents, creditLimitCents }
}

/** Pays for one order, or says what is missing and changes nothing. Throws TRANSACTION_ALREADY_POSTED where its `ref` was paid before. */
export async function chargeWallet(tx: Tx, charge: Charge & { sellerId: number }): Promise<ChargeResult> {
  const [result] = await chargeWallets(tx, charge.sellerId, [charge])
  if (!result) throw new Error('A charge must have a result.')
  return result
}

/** Pays for many orders of one seller in their order, each as far as the money goes; one answer per charge, in few statements. */
export async function chargeWallets(tx: Tx, sellerId: number, charges: readonly Charge[]): Promise<ChargeResult[]> {
  const wallet = await lockedWallet(tx, sellerId)
  const book = openBook(tx, wallet)
  const planned = charges.map(charge => {
    const postings = paymentPostings(charge.split)
    if (charge.split.productionCents + charge.split.shippingCents !== charge.amountCents || charge.amountCents < 0)
      throw new Error(`The split of order ${charge.orderId} is not its amount.`)
    const refusal = whyNotPay(book.wallet(), charge.amountCents)
    if (refusal) return { ok: false, ...refusal } as const
    const { kind = 'PAYMENT', ref = `order:${charge.orderId}`, reason = '' } = charge
    return book.add({ kind, ref, method: 'WALLET', reason, orderId: charge.orderId, at: tx.now(), postings })
  })
  const ids = await book.close()
  return planned.map(each =>
    'ok' in each ? each : { ok: true, transactionId: idAt(ids, each.position - wallet.position - 1), balanceCents: each.balanceCents },
  )
}

/** Money for the seller out of a house account. A debt is repaid first. Throws TRANSACTION_ALREADY_POSTED. */
export interface Credit {
  readonly sellerId: number
  readonly amountCents: Cents
  readonly kind: 'REFUND' | 'ADJUSTMENT' | 'REFERRAL' | 'DEPOSIT'
  readonly ref: string
  readonly reason?: string
  readonly orderId?: number
}
const sourceOf = { REFUND: 'REFUND', ADJUSTMENT: 'REFUND', REFERRAL: 'REFERRAL', DEPOSIT: 'BANK' } as const satisfies Record<
  Credit['kind'],
  HouseAccount
>

/** Credits the wallet: a refund, the difference of an edited order, an award, or money that came in (`method` BANK or PAYPAL). */
export function creditWallet(tx: Tx, credit: Credit & { method?: PaymentMethod }): Promise<{ transactionId: number; balanceCents: Cents }> {
  if (!Number.isSafeInteger(credit.amountCents) || credit.amountCents <= 0) throw new Error('A credit is a positive number of cents.')
  const { kind, ref, method = 'WALLET', reason = '', orderId = null } = credit
  const from = kind === 'DEPOSIT' && method === 'PAYPAL' ? 'PAYPAL' : sourceOf[kind]
  return bookOne(tx, credit.sellerId, wallet => ({
    kind,
    ref,
    method,
    reason,
    orderId,
    at: tx.now(),
    postings: creditPostings(wallet, credit.amountCents, from),
  }))
}

/** Takes back money that a gateway or bank reversed: what the balance lacks becomes the seller's debt. */
export const clawBack = (tx: Tx, given: { sellerId: number; amountCents: Cents; method: 'BANK' | 'PAYPAL'; ref: string; reason: string }) =>
  bookOne(tx, given.sellerId, wallet => ({
    kind: 'CLAWBACK',
    ref: given.ref,
    method: given.method,
    reason: given.reason,
    orderId: null,
    at: tx.now(),
    postings: clawbackPostings(wallet, given.amountCents, given.method),
  }))

/** Takes an award, or a part of it, back from whom it was credited to: what the balance lacks becomes their debt. */
export const takeAwardBack = (tx: Tx, given: { sellerId: number; amountCents: Cents; ref: string; reason: string }) =>
  bookOne(tx, given.sellerId, wallet => ({
    kind: 'REFERRAL',
    ref: given.ref,
    method: 'WALLET',
    reason: given.reason,
    orderId: null,
    at: tx.now(),
    postings: clawbackPostings(wallet, given.amountCents, 'REFERRAL'),
  }))

/** Sets money aside, or says what is missing. `releaseHeld` gives it back. */
export async function holdMoney(tx: Tx, given: { sellerId: number; amountCents: Cents; ref: string; reason: string }) {
  const refusal = whyNotPay(await lockedWallet(tx, given.sellerId), given.amountCents)
  if (refusal) return { ok: false, ...refusal } as const
  const booked = await bookOne(tx, given.sellerId, () => ({
    ...movedBetween(tx, 'HOLD', given),
    postings: holdPostings(given.amountCents),
  }))
  return { ok: true, ...booked } as const
}
export const releaseHeld = (tx: Tx, given: { sellerId: number; amountCents: Cents; ref: string; reason: string }) =>
  bookOne(tx, given.sellerId, () => ({ ...movedBetween(tx, 'RELEASE', given), postings: releasePostings(given.amountCents) }))
const movedBetween = (tx: Tx, kind: 'HOLD' | 'RELEASE', { ref, reason }: { ref: string; reason: string }) =>
  ({ kind, ref, method: 'WALLET', reason, orderId: null, at: tx.now() }) as const

/** A correction by hand; `plan` says its postings or why it may not be. Throws that fault, TRANSACTION_ALREADY_POSTED. */
export function bookAdjustment(
  tx: Tx,
  given: {
    sellerId: number
    ref: string
    reason: string
    plan: (wallet: WalletState) => { postings: Posting[] } | { fault: WalletFaultCode }
  },
) {
  const { sellerId, ref, reason, plan } = given
  return bookOne(tx, sellerId, wallet => {
    const planned = plan(wallet)
    if ('fault' in planned) throw new Fault(planned.fault)
    return { kind: 'ADJUSTMENT', ref, method: 'WALLET', reason, orderId: null, at: tx.now(), postings: planned.postings }
  })
}

/** How far below zero the balance may go. It stands in the chain, so it cannot be changed unseen. */
export async function setCreditLimit(tx: Tx, given: { sellerId: number; creditLimitCents: Cents; ref: string; reason: string }) {
  const wallet = await lockedWallet(tx, given.sellerId)
  const book = openBook(tx, wallet)
  const { ref, reason } = given
  book.add({ kind: 'CREDIT_LIMIT', ref, method: 'WALLET', reason, orderId: null, at: tx.now(), postings: [] }, given.creditLimitCents)
  await book.close()
}

/** Books between two house accounts, such as the cost of a reprint. A job seals it afterwards. */
export async function bookInternal(
  tx: Tx,
  given: { ref: string; reason: string; orderId?: number; postings: readonly (Posting & { account: HouseAccount })[] },
): Promise<number> {
  const { ref, reason, orderId = null, postings } = given
  return once(() => insertHouseMovement(tx, { kind: 'INTERNAL', ref, method: 'WALLET', reason, orderId, at: tx.now(), postings }))
}

/** A seller's first movement opens their wallet. Throws WALLET_NOT_FOUND where there is no such account. */
async function lockedWallet(tx: Tx, sellerId: number): Promise<ChainedWallet> {
  const found = await lockWallet(tx, sellerId)
  if (found) return found
  await insertWallet(tx, sellerId)
  const opened = await lockWallet(tx, sellerId)
  if (!opened) throw new Fault('WALLET_NOT_FOUND')
  return opened
}

async function bookOne(tx: Tx, sellerId: number, movementFor: (wallet: WalletState) => Movement) {
  const wallet = await lockedWallet(tx, sellerId)
  const book = openBook(tx, wallet)
  const { balanceCents } = book.add(movementFor(wallet))
  return { transactionId: idAt(await book.close(), 0), balanceCents }
}

const ROWS_PER_STATEMENT = 1_000

/** The locked wallet's book: movements are chained as they are added and written together when it closes. */
function openBook(tx: Tx, before: ChainedWallet) {
  const key = ledgerKey(tx)
  const steps: { sealed: SealedMovement; after: ChainedWallet }[] = []
  const wallet = () => steps.at(-1)?.after ?? before
  return {
    wallet,
    add(movement: Movement, creditLimitCents = wallet().creditLimitCents): SealedMovement {
      const step = chain(key, wallet(), movement, creditLimitCents)
      steps.push(step)
      return step.sealed
    },
    async close(): Promise<number[]> {
      const ids: number[] = []
      let from = before
      for (let start = 0; start < steps.length; start += ROWS_PER_STATEMENT) {
        const part = steps.slice(start, start + ROWS_PER_STATEMENT)
        const to = part.at(-1)?.after ?? from
        ids.push(
          ...(await once(() =>
            insertMovements(
              tx,
              from,
              part.map(step => step.sealed),
              to,
            ),
          )),
        )
        from = to
      }
      for (const { sealed } of steps) noteBooked(tx, sealed)
      return ids
    },
  }
}

/** The database's `unique (kind, ref)` is what makes a second posting impossible; here it gets its name. */
async function once<T>(post: () => Promise<T>): Promise<T> {
  try {
    return await post()
  } catch (error) {
    if (brokenUnique(error) === 'ledger_transaction_ref') throw new Fault('TRANSACTION_ALREADY_POSTED')
    throw error
  }
}

function idAt(ids: readonly number[], index: number): number {
  const id = ids[index]
  if (id === undefined) throw new Error('A booked movement has no id.')
  return id
}
