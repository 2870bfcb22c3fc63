// Corrections of wallets, and credit lines: what finance does to a wallet by hand.
import { Fault } from '#base/fault.ts'
import { formatCents } from '#base/money.ts'
import type { Db, Tx } from '#engine/db/database.ts'
import { emit } from '#engine/events/event.ts'
import { noteChange } from '#engine/serve/write/note.ts'
import { findSeller } from '#shop/account/account.ts'
import { decided, isStillMaker, mayAfterWait, mayAlone, waits, weigh } from '#shop/approval/approval.ts'
import { readSetting } from '#shop/setting/setting.ts'
import { approverOf } from '../deposit/deposit.ts'
import { bookAdjustment, findWallet, openWallet, setCreditLimit } from '../ledger/ledger.ts'
import { lockWallet } from '../ledger/store.ts'
import type { AdjustmentRow, OfficeWallet } from './contract.ts'
import { adjustmentPostings, adjustmentSteps, isForOne, whyNotConfirm, whyNotCredit } from './rules.ts'
import { findAdjustment, insertAdjustment, lockAdjustment, moveAdjustment } from './store.ts'

/** Throws ADJUSTMENT_NOT_FOUND. */
export async function adjustmentById(db: Db, id: number): Promise<AdjustmentRow> {
  const found = await findAdjustment(db, id)
  if (!found) throw new Fault('ADJUSTMENT_NOT_FOUND')
  return found
}

/** `seller` is a username, an email or an id. Throws USER_NOT_FOUND, WALLET_DOES_NOT_HAVE_ENOUGH_MONEY. */
export async function askAdjustment(tx: Tx, staffId: number, given: { seller: string; amountCents: number; reason: string }) {
  const seller = await sellerNamed(tx, given.seller)
  await openWallet(tx, seller.id)
  const { amountCents, reason } = given
  const id = await insertAdjustment(tx, { way: adjustmentSteps.begin('ask'), sellerId: seller.id, amountCents, reason, askedBy: staffId })
  const isWithin = isForOne(await approverOf(tx, staffId), amountCents, await readSetting(tx, 'adjustmentTwoPeopleCents'))
  if (isWithin && (await mayAlone(tx, Math.abs(amountCents)))) await post(tx, await locked(tx, id), { by: staffId, remark: '' })
  // Who decides reads whose wallet it is, by which name it was typed or not, whether it gives or takes, and why.
  else await waits(tx, `adjustment:${id}`, { amount: Math.abs(amountCents), seller: seller.username, amountCents, reason })
  return adjustmentById(tx, id)
}

/** Throws ADJUSTMENT_NOT_FOUND, WALLET_DOES_NOT_HAVE_ENOUGH_MONEY, what `whyNotConfirm` says and APPROVAL_MAKER_IS_GONE. */
export async function confirmAdjustment(tx: Tx, staffId: number, id: number, remark: string): Promise<AdjustmentRow> {
  const found = await locked(tx, id)
  const by = await approverOf(tx, staffId)
  const isOwnAfterWait = found.askedBy === staffId && (await mayAfterWait(tx, Math.abs(found.amountCents), found.askedAt))
  const fault = whyNotConfirm({ ...found, askedBy: await approverOf(tx, found.askedBy) }, by, isOwnAfterWait)
  const values = by.ceilingCents === undefined ? {} : { ceiling: formatCents(by.ceilingCents) }
  if (fault) throw new Fault(fault, { values })
  if (!(await isStillMaker(tx, found.askedBy))) throw new Fault('APPROVAL_MAKER_IS_GONE')
  await post(tx, found, { by: staffId, remark })
  await decided(tx, `adjustment:${id}`, { by: staffId, isDone: true })
  return adjustmentById(tx, id)
}

/** Throws ADJUSTMENT_NOT_FOUND, ADJUSTMENT_IS_CLOSED. */
export async function refuseAdjustment(tx: Tx, staffId: number, id: number, remark: string): Promise<AdjustmentRow> {
  const step = adjustmentSteps.take('refuse', await locked(tx, id))
  if (!step) throw new Fault('ADJUSTMENT_IS_CLOSED')
  await moveAdjustment(tx, step, { by: staffId, remark, transactionId: null })
  await decided(tx, `adjustment:${id}`, { by: staffId, isDone: false })
  return adjustmentById(tx, id)
}

async function post(tx: Tx, adjustment: Awaited<ReturnType<typeof locked>>, decided: { by: number; remark: string }) {
  const { id, sellerId, amountCents, reason } = adjustment
  const step = adjustmentSteps.take('post', adjustment)
  if (!step) throw new Fault('ADJUSTMENT_IS_CLOSED')
  const ref = `adjustment:${id}`
  const booked = await bookAdjustment(tx, { sellerId, ref, reason, plan: wallet => adjustmentPostings(wallet, amountCents) })
  await moveAdjustment(tx, step, { transactionId: booked.transactionId, ...decided })
  await emit(tx, 'adjustment.posted', { adjustmentId: id, sellerId, amountCents, reason }, { seller: sellerId })
}

async function locked(tx: Tx, id: number) {
  const found = await lockAdjustment(tx, id)
  if (!found) throw new Fault('ADJUSTMENT_NOT_FOUND')
  return found
}

/** Throws USER_NOT_FOUND. */
export async function officeWallet(db: Db, sellerId: number): Promise<OfficeWallet> {
  const { id, username } = await sellerNamed(db, String(sellerId))
  return { seller: { id, username }, ...(await findWallet(db, id)) }
}

/** Throws USER_NOT_FOUND, CREDIT_IS_IN_USE where the balance is below what it may then be. */
export async function setCredit(tx: Tx, sellerId: number, given: { creditLimitCents: number; reason: string }): Promise<OfficeWallet> {
  const { creditLimitCents } = given
  await sellerNamed(tx, String(sellerId))
  await openWallet(tx, sellerId)
  const wallet = await lockWallet(tx, sellerId)
  if (!wallet) throw new Fault('WALLET_NOT_FOUND')
  const fault = whyNotCredit(wallet, creditLimitCents)
  if (fault) throw new Fault(fault, { path: 'creditLimitCents' })
  await weigh(tx, Math.max(0, creditLimitCents - wallet.creditLimitCents))
  noteChange(tx, { creditLimitCents: wallet.creditLimitCents }, { creditLimitCents })
  if (creditLimitCents !== wallet.creditLimitCents) {
    await setCreditLimit(tx, { sellerId, ref: `credit:${sellerId}:${wallet.position + 1}`, ...given })
    await emit(tx, 'credit.changed', { sellerId, creditLimitCents }, { seller: sellerId })
  }
  return officeWallet(tx, sellerId)
}

async function sellerNamed(db: Db, name: string) {
  const seller = await findSeller(db, name)
  if (!seller) throw new Fault('USER_NOT_FOUND', { path: 'seller' })
  return seller
}
