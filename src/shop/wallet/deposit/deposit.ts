// Deposits: what sellers ask for and finance decides.
import { Fault } from '#base/fault.ts'
import { limits } from '#base/fields.ts'
import { formatCents } from '#base/money.ts'
import type { Db, Tx } from '#engine/db/database.ts'
import { brokenUnique } from '#engine/db/errors.ts'
import { emit } from '#engine/events/event.ts'
import { getAccount } from '#shop/account/account.ts'
import { decided, isStillMaker, mayAfterWait, mayAlone, waits } from '#shop/approval/approval.ts'
import { readSetting } from '#shop/setting/setting.ts'
import { accountToPay } from '../bank/bank.ts'
import { creditWallet, openWallet } from '../ledger/ledger.ts'
import { lockWallet } from '../ledger/store.ts'
import type { DepositRow, OfficeDepositRow } from './contract.ts'
import { type Approver, approve, type ChosenDepositStep, type DepositStep, depositSteps, memoFor, whyNotDepositStep } from './rules.ts'
import {
  countDeposits,
  findMyDeposit,
  findOfficeDeposit,
  insertDeposit,
  insertProofs,
  type LockedDeposit,
  lockDeposit,
  moveDeposit,
  type NewProof,
  releaseLine,
  setFirstApproval,
} from './store.ts'

/** The memo that the seller's next deposit will have. */
export const nextMemo = async (db: Db, sellerId: number): Promise<string> => memoFor(sellerId, (await countDeposits(db, sellerId)) + 1)

/** Throws DEPOSIT_NOT_FOUND. */
export async function myDeposit(db: Db, sellerId: number, id: number): Promise<DepositRow> {
  const deposit = await findMyDeposit(db, sellerId, id)
  if (!deposit) throw new Fault('DEPOSIT_NOT_FOUND')
  return deposit
}
/** Throws DEPOSIT_NOT_FOUND. */
export async function officeDeposit(db: Db, id: number): Promise<OfficeDepositRow> {
  const deposit = await findOfficeDeposit(db, id)
  if (!deposit) throw new Fault('DEPOSIT_NOT_FOUND')
  return deposit
}

/** A bank transfer that its seller tells of. Throws TRANSACTION_NUMBER_WAS_USED. */
export async function makeDeposit(
  tx: Tx,
  sellerId: number,
  given: { amountCents: number; transactionNumber: string; note: string; bankAccountId?: number | undefined; proofs: readonly NewProof[] },
): Promise<DepositRow> {
  await openWallet(tx, sellerId)
  // Requests of one seller wait for each other here, so that each has a number, and so a memo, of its own.
  await lockWallet(tx, sellerId)
  // Its images may have been on their way while the account was closed.
  if ((await getAccount(tx, sellerId)).closedAt) throw new Fault('UNAUTHORIZED')
  const { amountCents, transactionNumber, note, proofs } = given
  const id = await insertDeposit(tx, {
    way: depositSteps.begin('submit'),
    bankAccountId: (await accountToPay(tx, given.bankAccountId)).id,
    sellerId,
    method: 'BANK',
    amountCents,
    transactionNumber,
    memo: await nextMemo(tx, sellerId),
    note,
  }).catch(error => {
    if (brokenUnique(error) !== 'deposit_transaction_number') throw error
    throw new Fault('TRANSACTION_NUMBER_WAS_USED', { path: 'transactionNumber' })
  })
  await insertProofs(tx, id, proofs)
  await emit(tx, 'deposit.submitted', { depositId: id, sellerId, amountCents }, { seller: sellerId })
  return myDeposit(tx, sellerId, id)
}

/** The seller takes a deposit back that is not decided. Throws DEPOSIT_HISTORY_CANNOT_BE_EDITED, DEPOSIT_IS_BEING_APPROVED. */
export async function withdrawDeposit(tx: Tx, sellerId: number, id: number): Promise<DepositRow> {
  const { deposit, step } = await lockFor(tx, 'withdraw', id, sellerId)
  if (deposit.firstApprovedBy !== null) throw new Fault('DEPOSIT_IS_BEING_APPROVED')
  await releaseLine(tx, id)
  await moveDeposit(tx, step, { isWithdrawn: true, decidedAt: tx.now() })
  await emit(tx, 'deposit.withdrawn', { depositId: id, sellerId }, { seller: sellerId })
  return myDeposit(tx, sellerId, id)
}

/** More images for a deposit that is not decided. Throws DEPOSIT_HISTORY_CANNOT_BE_EDITED, TOO_MANY_FILES. */
export async function addProof(tx: Tx, sellerId: number, id: number, proofs: readonly NewProof[]): Promise<DepositRow> {
  await lockFor(tx, 'addProof', id, sellerId)
  const before = await myDeposit(tx, sellerId, id)
  if (before.proofs.length + proofs.length > MOST_PROOFS) throw new Fault('TOO_MANY_FILES', { values: { limit: MOST_PROOFS } })
  await insertProofs(tx, id, proofs)
  return myDeposit(tx, sellerId, id)
}

const MOST_PROOFS = limits.proofImagesMax * 3

/** The seller answers what finance asked. */
export async function answerDeposit(tx: Tx, sellerId: number, id: number, given: { note: string; proofs: readonly NewProof[] }) {
  const { deposit, step } = await lockFor(tx, 'answer', id, sellerId)
  const before = await myDeposit(tx, sellerId, id)
  if (before.proofs.length + given.proofs.length > MOST_PROOFS) throw new Fault('TOO_MANY_FILES', { values: { limit: MOST_PROOFS } })
  if (given.proofs.length > 0) await insertProofs(tx, id, given.proofs)
  await moveDeposit(tx, step, { note: given.note })
  await emit(tx, 'deposit.submitted', { depositId: id, sellerId, amountCents: deposit.amountCents }, { seller: sellerId })
  return myDeposit(tx, sellerId, id)
}

/** Credits what arrived, once; above the limit it takes two people. Throws what `approve` of deposit/rules.ts refuses with. */
export async function approveDeposit(tx: Tx, staffId: number, id: number, given: { receivedCents: number; remark: string }) {
  const { deposit, step } = await lockFor(tx, 'approve', id)
  const by = await approverOf(tx, staffId)
  const { receivedCents, remark } = given
  const first = await firstOf(tx, deposit)
  const { firstApprovedAt: at } = deposit
  const isOwnAfterWait = first?.id === staffId && at !== null && (await mayAfterWait(tx, receivedCents, at))
  const twoPeopleCents = await readSetting(tx, 'depositTwoPeopleCents')
  const isByTwo = first?.receivedCents === receivedCents && (first.id !== staffId || isOwnAfterWait)
  const mayDecide = approve({ ...deposit, first, isOwnAfterWait }, { by, receivedCents, remark }, twoPeopleCents)
  const decision = 'fault' in mayDecide || isByTwo || (await mayAlone(tx, receivedCents)) ? mayDecide : secondNeeded(first, staffId)
  if ('fault' in decision) {
    throw new Fault(decision.fault, {
      ...(decision.fault === 'REMARK_REQUIRED' && { path: 'remark' }),
      values: by.ceilingCents === undefined ? {} : { ceiling: formatCents(by.ceilingCents) },
    })
  }
  if (decision.act === 'first') {
    await decided(tx, `deposit:${id}`, { by: staffId, isDone: false })
    await setFirstApproval(tx, id, { by: staffId, receivedCents })
    await waits(tx, `deposit:${id}`, { amount: receivedCents, ...(remark !== '' && { remark }) })
  } else {
    await complete(tx, deposit, step, { by: staffId, receivedCents, remark })
    await decided(tx, `deposit:${id}`, { by: staffId, isDone: isByTwo })
  }
  return officeDeposit(tx, id)
}

/** More than one person may approve within a day: theirs is the first word of two. */
const secondNeeded = (first: Approver | undefined, staffId: number): { act: 'first' } | { fault: 'DEPOSIT_NEEDS_SECOND_PERSON' } =>
  first?.id === staffId ? { fault: 'DEPOSIT_NEEDS_SECOND_PERSON' } : { act: 'first' }

async function complete(
  tx: Tx,
  { id, sellerId, method }: LockedDeposit,
  step: ChosenDepositStep,
  { by: decidedBy, receivedCents, remark }: { by: number; receivedCents: number; remark: string },
) {
  const booked = await creditWallet(tx, { sellerId, kind: 'DEPOSIT', method, amountCents: receivedCents, ref: `deposit:${id}` })
  const { transactionId } = booked
  await moveDeposit(tx, step, { receivedCents, remark, decidedBy, decidedAt: tx.now(), transactionId })
  const news = { depositId: id, sellerId, receivedCents, balanceCents: booked.balanceCents }
  await emit(tx, 'deposit.completed', news, { seller: sellerId })
}

/** Ends a deposit without money. Throws REMARK_REQUIRED where nothing says why. */
export async function rejectDeposit(tx: Tx, staffId: number, id: number, remark: string): Promise<OfficeDepositRow> {
  const { deposit, step } = await lockFor(tx, 'reject', id)
  const { sellerId } = deposit
  if (remark === '') throw new Fault('REMARK_REQUIRED', { path: 'remark' })
  await releaseLine(tx, id)
  await moveDeposit(tx, step, { remark, decidedBy: staffId, decidedAt: tx.now() })
  await decided(tx, `deposit:${id}`, { by: staffId, isDone: false })
  await emit(tx, 'deposit.cancelled', { depositId: id, sellerId, remark }, { seller: sellerId })
  return officeDeposit(tx, id)
}

/** Sends a deposit back to its seller with a question. */
export async function askDeposit(tx: Tx, id: number, question: string): Promise<OfficeDepositRow> {
  const { deposit, step } = await lockFor(tx, 'ask', id)
  const { sellerId } = deposit
  await moveDeposit(tx, step, { question })
  await emit(tx, 'deposit.waiting', { depositId: id, sellerId, question }, { seller: sellerId })
  return officeDeposit(tx, id)
}

/** The locked deposit, and the step that its table chose for it. Throws why it may not be taken. */
async function lockFor(
  tx: Tx,
  name: DepositStep,
  id: number,
  sellerId?: number,
): Promise<{ deposit: LockedDeposit; step: ChosenDepositStep }> {
  const deposit = await lockDeposit(tx, id, sellerId)
  if (!deposit) throw new Fault('DEPOSIT_NOT_FOUND')
  if (deposit.method === 'PAYPAL') throw new Fault('DEPOSIT_IS_THE_GATEWAYS')
  const step = depositSteps.take(name, deposit)
  if (!step) throw new Fault(whyNotDepositStep(name, deposit) ?? 'DEPOSIT_HISTORY_CANNOT_BE_EDITED')
  return { deposit, step }
}

/** A member of staff with their own ceiling, else the shop's; the owner has none but their own. */
export async function approverOf(db: Db, staffId: number): Promise<Approver> {
  const { id, roles, depositCeilingCents } = await getAccount(db, staffId)
  if (depositCeilingCents !== null) return { id, ceilingCents: depositCeilingCents }
  return { id, ceilingCents: roles.includes('owner') ? undefined : await readSetting(db, 'staffDepositCeilingCents') }
}

/** The first of two, with the amount that they have seen; who may not approve any more leaves the first word to the next. */
async function firstOf(tx: Tx, { firstApprovedBy, firstReceivedCents }: LockedDeposit) {
  if (firstApprovedBy === null || firstReceivedCents === null || !(await isStillMaker(tx, firstApprovedBy))) return undefined
  return { ...(await approverOf(tx, firstApprovedBy)), receivedCents: firstReceivedCents }
}
