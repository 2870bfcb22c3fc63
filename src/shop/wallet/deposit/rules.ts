// Deposits by bank (docs/domain.md "Money"): the seller says what was sent and proves it; finance says what arrived.
import { limits } from '#base/fields.ts'
import type { Cents } from '#base/money.ts'
import { type ChosenStep, stepTable, type Way, waysFrom } from '#base/status/step-table.ts'
import type { WalletFaultCode } from '../faults.ts'

export const depositStatuses = ['PENDING', 'WAITING', 'COMPLETED', 'CANCELLED'] as const
export type DepositStatus = (typeof depositStatuses)[number]

/** What of deposits waits for the seller: asked about by finance, or the last one refused. */
export const depositNeeds = ['DEPOSIT_ASKED', 'DEPOSIT_REFUSED'] as const
export type DepositNeed = (typeof depositNeeds)[number]

/**
 * `ask` sends it back to the seller for more proof, `answer` is the seller's; `withdraw` is the seller's own end, `addProof` leaves it where
 * it is. A gateway's is opened, and then captured or given up.
 */
export type DepositStep = 'submit' | 'approve' | 'reject' | 'ask' | 'answer' | 'withdraw' | 'addProof' | 'open' | 'capture' | 'giveUp'
type DepositWay = Way<DepositStatus, DepositStep>
export type ChosenDepositStep = ChosenStep<DepositWay>
const way = waysFrom<DepositStatus, DepositStep>
export const depositSteps = stepTable<DepositWay>([
  ...way('submit', ['NEW'], 'PENDING'),
  ...way('approve', ['PENDING', 'WAITING'], 'COMPLETED'),
  ...way('reject', ['PENDING', 'WAITING'], 'CANCELLED'),
  ...way('ask', ['PENDING'], 'WAITING'),
  ...way('answer', ['WAITING'], 'PENDING'),
  ...way('withdraw', ['PENDING', 'WAITING'], 'CANCELLED'),
  ...way('addProof', ['PENDING'], 'PENDING'),
  ...way('open', ['NEW'], 'WAITING'),
  ...way('capture', ['WAITING'], 'COMPLETED'),
  ...way('giveUp', ['WAITING'], 'CANCELLED'),
])

/** Why this step may not be taken now, or nothing where it may. */
export function whyNotDepositStep(step: DepositStep, deposit: { status: DepositStatus }): WalletFaultCode | undefined {
  if (depositSteps.has(deposit.status, step)) return undefined
  const isOver = deposit.status === 'COMPLETED' || deposit.status === 'CANCELLED'
  return isOver ? 'DEPOSIT_HISTORY_CANNOT_BE_EDITED' : step === 'answer' ? 'DEPOSIT_IS_IN_REVIEW' : 'DEPOSIT_IS_WAITING'
}

export const depositAmountFault = (cents: Cents): WalletFaultCode | undefined =>
  Number.isSafeInteger(cents) && cents >= limits.depositMinCents && cents <= limits.depositMaxCents ? undefined : 'DEPOSIT_AMOUNT_INVALID'

/** As banks print it: letters, digits and a few signs between them. */
export const transactionNumberFault = (text: string): WalletFaultCode | undefined =>
  /^[A-Za-z0-9][A-Za-z0-9 ./_-]{2,62}[A-Za-z0-9]$/.test(text) ? undefined : 'TRANSACTION_NUMBER_INVALID'

/** What a deposit of what is missing is filled in with: never less than the least deposit. */
export const suggestedDepositCents = (missingCents: Cents): Cents =>
  Math.min(limits.depositMaxCents, Math.max(limits.depositMinCents, missingCents))

/** The screen for depositing what something lacks: it says why and is filled in. */
export const depositPath = (missingCents: Cents, from?: string): string =>
  `/payments/deposit?missing=${missingCents}${from === undefined ? '' : `&from=${from}`}`

/** Where whoever deposited goes back to: the cart, orders, the order that is being made, labels that are bought. Nothing for any other address. */
export const depositReturn = (from: string): string | undefined =>
  /^\/(cart|order(\/(\d{1,15}|create-order))?|buying-label(\?step=rates|\/file\/\d{1,15})?)$/.test(from) ? from : undefined

/** A member of staff who approves, with the most that they may; nothing is no ceiling. */
export interface Approver {
  readonly id: number
  readonly ceilingCents: Cents | undefined
}
export interface Approval {
  readonly by: Approver
  readonly receivedCents: Cents
  readonly remark: string
}
export interface ApprovedDeposit {
  readonly status: DepositStatus
  readonly sellerId: number
  readonly amountCents: Cents
  /** The first of two people, with the amount that they have seen. */
  readonly first: (Approver & { readonly receivedCents: Cents }) | undefined
  /** Nobody else could be the second, and the first's word has waited long enough. */
  readonly isOwnAfterWait?: boolean
}

/**
 * What an approval does: it completes the deposit, or it is the first of two; or why it may not be. Above `twoPeopleCents` two
 * people must have seen the same amount, and one of them must be allowed that much.
 */
export function approve(
  deposit: ApprovedDeposit,
  { by, receivedCents, remark }: Approval,
  twoPeopleCents: Cents,
): { act: 'complete' | 'first' } | { fault: WalletFaultCode } {
  const fault = whyNotDepositStep('approve', deposit)
  if (fault) return { fault }
  if (by.id === deposit.sellerId) return { fault: 'YOU_CANNOT_APPROVE_YOUR_OWN_DEPOSIT' }
  if (receivedCents !== deposit.amountCents && remark.trim() === '') return { fault: 'REMARK_REQUIRED' }
  const isAllowed = (person: Approver) => person.ceilingCents === undefined || receivedCents <= person.ceilingCents
  if (receivedCents <= twoPeopleCents) return isAllowed(by) ? { act: 'complete' } : { fault: 'DEPOSIT_ABOVE_YOUR_CEILING' }
  const { first } = deposit
  if (!first || first.receivedCents !== receivedCents) return { act: 'first' }
  if (first.id === by.id) return deposit.isOwnAfterWait ? { act: 'complete' } : { fault: 'DEPOSIT_NEEDS_SECOND_PERSON' }
  return isAllowed(by) || isAllowed(first) ? { act: 'complete' } : { fault: 'DEPOSIT_ABOVE_YOUR_CEILING' }
}

/** How long finance takes, as a range of minutes: from what every fourth is done within to what nine of ten are. */
export interface UsualTime {
  readonly fromMinutes: number
  readonly toMinutes: number
}

const CHECK_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ'
/** What the seller writes on the transfer, different for each request: INK, the seller, N, which request, a check letter. */
export function memoFor(sellerId: number, request: number): string {
  const body = `${sellerId}N${request}`
  let sum = 0
  for (const [at, character] of [...body].entries()) sum += (at + 3) * character.charCodeAt(0)
  return `INK${body}${CHECK_LETTERS[sum % CHECK_LETTERS.length]}`
}

/** A refused deposit is told of for so long, unless another was made since. */
export const refusedDays = 7
