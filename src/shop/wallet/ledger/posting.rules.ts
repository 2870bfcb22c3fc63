// The ledger's arithmetic (docs/domain.md "Money"): what happens to money is a list of postings that sum to zero, as plain values.
// A positive amount goes to an account, a negative one comes from it; the money of the world outside comes from BANK and PAYPAL.
import { type Cents, sumCents } from '#base/money.ts'

/** The accounts that every seller has. DEBT is what the seller owes, as a negative amount. */
export const sellerAccounts = ['WALLET', 'HELD', 'DEBT'] as const
/** The house accounts, which are the shop's own; their balances are computed from the entries, never stored. */
export const houseAccounts = ['BANK', 'PAYPAL', 'PRODUCTION', 'SHIPPING', 'REFUND', 'REFERRAL'] as const
export type SellerAccount = (typeof sellerAccounts)[number]
export type HouseAccount = (typeof houseAccounts)[number]
export type LedgerAccount = SellerAccount | HouseAccount
export const ledgerAccounts = [...sellerAccounts, ...houseAccounts] as const

/** What a transaction is, as the seller reads it. Every kind has references of its own, and no kind has one reference twice. */
export const transactionKinds = [
  'DEPOSIT',
  'PAYMENT',
  'REFUND',
  'ADJUSTMENT',
  'REFERRAL',
  'CLAWBACK',
  'HOLD',
  'RELEASE',
  'CREDIT_LIMIT',
  'INTERNAL',
] as const
export type TransactionKind = (typeof transactionKinds)[number]
/** What orders cost their sellers, and the accounts that it is booked on; what came back, and corrections, are below zero. */
export const costAccounts = {
  ORDERS: ['PRODUCTION', 'SHIPPING', 'REFUND'],
  PRODUCTION: ['PRODUCTION'],
  SHIPPING: ['SHIPPING'],
  REFUND: ['REFUND'],
} as const satisfies Record<string, readonly LedgerAccount[]>
export type CostPart = keyof typeof costAccounts
export const costParts = Object.keys(costAccounts) as CostPart[] // its keys are these

/** Where the money came from or went to, as the seller reads it. */
export const paymentMethods = ['WALLET', 'BANK', 'PAYPAL'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

export interface Posting {
  readonly account: LedgerAccount
  readonly amountCents: Cents
}

/** A seller's accounts at one moment; `debtCents` is positive where something is owed. */
export interface WalletState {
  readonly balanceCents: Cents
  readonly heldCents: Cents
  readonly debtCents: Cents
  readonly creditLimitCents: Cents
}
export const emptyWallet: WalletState = { balanceCents: 0, heldCents: 0, debtCents: 0, creditLimitCents: 0 }

/** What is to be booked; `ref` is unique within its kind. */
export interface Movement {
  readonly kind: TransactionKind
  readonly ref: string
  readonly method: PaymentMethod
  readonly reason: string
  readonly orderId: number | null
  readonly at: Date
  readonly postings: readonly Posting[]
}

/** A wallet with the end of its chain. */
export interface ChainedWallet extends WalletState {
  readonly sellerId: number
  readonly position: number
  readonly lastSeal: Uint8Array
}

/** A movement at its place in a wallet's chain, with the wallet after it. */
export interface SealedMovement extends Movement, WalletState {
  readonly sellerId: number
  readonly position: number
  readonly amountCents: number
  readonly seal: Uint8Array
}

/** What an order's payment is made of. */
export interface PaymentSplit {
  readonly productionCents: Cents
  readonly shippingCents: Cents
}

export type PaymentFault = 'NOT_ENOUGH_BALANCE' | 'THE_USER_MUST_PAY_THE_DEBT'

/** Why the wallet cannot pay, and how many cents are missing to do so; nothing where it can. */
export function whyNotPay(wallet: WalletState, amountCents: Cents): { fault: PaymentFault; missingCents: Cents } | undefined {
  if (wallet.debtCents > 0) return { fault: 'THE_USER_MUST_PAY_THE_DEBT', missingCents: wallet.debtCents }
  const missingCents = amountCents - spendableCents(wallet)
  return missingCents > 0 ? { fault: 'NOT_ENOUGH_BALANCE', missingCents } : undefined
}

/** What can be paid with now: the balance and the credit, and nothing while there is a debt. */
export const spendableCents = (wallet: WalletState): Cents =>
  wallet.debtCents > 0 ? 0 : Math.max(0, wallet.balanceCents + wallet.creditLimitCents)

export const paymentPostings = (split: PaymentSplit): Posting[] =>
  balanced('WALLET', [
    { account: 'PRODUCTION', amountCents: split.productionCents },
    { account: 'SHIPPING', amountCents: split.shippingCents },
  ])

/** Money that comes to the seller (a deposit, a refund, an award): it repays the debt first, the rest goes to the wallet. */
export function creditPostings(wallet: WalletState, amountCents: Cents, from: HouseAccount): Posting[] {
  const repaidCents = Math.min(wallet.debtCents, amountCents)
  return balanced(from, [
    { account: 'DEBT', amountCents: repaidCents },
    { account: 'WALLET', amountCents: amountCents - repaidCents },
  ])
}

/** Money that a gateway, or an award's order, took back: from the wallet what is there, the rest becomes debt. */
export function clawbackPostings(wallet: WalletState, amountCents: Cents, to: 'BANK' | 'PAYPAL' | 'REFERRAL'): Posting[] {
  const fromWalletCents = Math.min(Math.max(0, wallet.balanceCents), amountCents)
  return balanced(to, [
    { account: 'WALLET', amountCents: -fromWalletCents },
    { account: 'DEBT', amountCents: -(amountCents - fromWalletCents) },
  ])
}

export const holdPostings = (amountCents: Cents): Posting[] => balanced('WALLET', [{ account: 'HELD', amountCents }])
export const releasePostings = (amountCents: Cents): Posting[] => balanced('HELD', [{ account: 'WALLET', amountCents }])

/** The wallet after the postings. */
export function applyPostings(wallet: WalletState, postings: readonly Posting[]): WalletState {
  const change = (account: SellerAccount) => sumCents(postings.filter(posting => posting.account === account).map(each => each.amountCents))
  return {
    balanceCents: wallet.balanceCents + change('WALLET'),
    heldCents: wallet.heldCents + change('HELD'),
    debtCents: wallet.debtCents - change('DEBT'),
    creditLimitCents: wallet.creditLimitCents,
  }
}

/** How the seller's balance changes by the postings. */
export const walletChangeCents = (postings: readonly Posting[]): Cents =>
  sumCents(postings.filter(posting => posting.account === 'WALLET').map(each => each.amountCents))

/** The postings without those of nothing, and the one that balances them. */
function balanced(against: LedgerAccount, postings: readonly Posting[]): Posting[] {
  const all = [...postings, { account: against, amountCents: -sumCents(postings.map(each => each.amountCents)) }]
  return all.filter(posting => posting.amountCents !== 0)
}
