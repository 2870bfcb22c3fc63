// The public verbs of vouchers: what a code takes off, and its use in the transaction that charges an order.
import { Fault } from '#base/fault.ts'
import type { Cents } from '#base/money.ts'
import type { Db, Tx } from '#engine/db/database.ts'
import { weigh } from '#shop/approval/approval.ts'
import type { NewVoucher, VoucherRow } from './contract.ts'
import { voucherWorth, whyNotUse } from './rules.ts'
import { countUse, findVoucher, insertUse, insertVoucher, setVoucherEnded, uncountUse } from './store.ts'

/** A voucher that may be used, with its terms as the bill takes them. */
export interface UsableVoucher {
  id: number
  code: string
  terms: { amountCents?: Cents; shareBasisPoints?: number; fromCents: Cents; mostCents?: Cents }
}
export type VoucherRefusal = 'VOUCHER_IS_NOT_VALID' | 'VOUCHER_CAN_NOT_USE'

/** The voucher of a code, or of an order's id, for goods of so many cents; or why this person may not use it now. */
export async function usableVoucher(
  db: Db,
  by: { code: string } | { id: number },
  use: { sellerId: number; productionCents: Cents },
): Promise<UsableVoucher | VoucherRefusal> {
  const voucher = await findVoucher(db, 'code' in by ? { code: by.code.trim().toUpperCase() } : by, use.sellerId)
  const fault = whyNotUse(voucher, { ...use, usesOfPerson: voucher?.usesOfPerson ?? 0, now: db.now() })
  if (!voucher || fault) return fault ?? 'VOUCHER_IS_NOT_VALID'
  const { id, code, amountCents, shareBasisPoints, fromCents, mostCents } = voucher
  const terms = {
    fromCents,
    ...(amountCents !== null && { amountCents }),
    ...(shareBasisPoints !== null && { shareBasisPoints }),
    ...(mostCents !== null && { mostCents }),
  }
  return { id, code, terms }
}

/** Posts the use of a voucher by an order that is being paid. False where somebody, or the same person, was faster. */
export async function spendVoucher(
  tx: Tx,
  use: { voucherId: number; sellerId: number; orderId: number; discountCents: Cents },
): Promise<boolean> {
  if (!(await countUse(tx, use.voucherId))) return false
  if (await insertUse(tx, use)) return true
  await uncountUse(tx, use.voucherId)
  return false
}

/** The order was not paid after all, or is cancelled in full: its voucher can be used again. */
export { releaseUse as giveVoucherBack } from './store.ts'

/** Throws VOUCHER_CODE_WAS_USED. */
export async function makeVoucher(tx: Tx, createdBy: number, { startsAt, endsAt, ...given }: NewVoucher): Promise<VoucherRow> {
  const times = { startsAt: startsAt === null ? tx.now() : new Date(startsAt), endsAt: endsAt === null ? null : new Date(endsAt) }
  if (times.endsAt && times.endsAt <= times.startsAt) throw new Fault('VOUCHER_ENDS_EARLY', { path: 'endsAt' })
  await weigh(tx, voucherWorth(given))
  const made = await insertVoucher(tx, { ...given, ...times, createdBy })
  if (!made) throw new Fault('VOUCHER_CODE_WAS_USED', { path: 'code' })
  return made
}

/** Throws VOUCHER_NOT_FOUND. */
export async function endVoucher(tx: Tx, id: number): Promise<VoucherRow> {
  const ended = await setVoucherEnded(tx, id)
  if (!ended) throw new Fault('VOUCHER_NOT_FOUND')
  return ended
}
