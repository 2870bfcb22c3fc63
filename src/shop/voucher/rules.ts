import type { Cents } from '#base/money.ts'
import type { VoucherFaultCode } from './faults.ts'

export const voucherLimits = { mostCents: 1_000_000_00, uses: 1_000_000, codeMin: 3, codeMax: 30 } as const

/** Letters, digits and hyphens, in capitals. */
export const voucherCodeFault = (code: string): VoucherFaultCode | undefined =>
  code.length >= voucherLimits.codeMin && code.length <= voucherLimits.codeMax && /^[A-Z0-9]+(?:-[A-Z0-9]+)*$/.test(code)
    ? undefined
    : 'VOUCHER_CODE_INVALID'

export interface VoucherState {
  fromCents: Cents
  startsAt: Date
  endsAt: Date | null
  maxUses: number | null
  uses: number
  isOncePerUser: boolean
  isEnabled: boolean
}
/**
 * Why this person may not use the voucher for goods of so many cents now. What is no voucher, or not one any more, is NOT_VALID;
 * one that others or later orders may use CAN_NOT be used by this one.
 */
export function whyNotUse(
  voucher: VoucherState | undefined,
  use: { productionCents: Cents; usesOfPerson: number; now: Date },
): 'VOUCHER_IS_NOT_VALID' | 'VOUCHER_CAN_NOT_USE' | undefined {
  if (!voucher?.isEnabled || use.now < voucher.startsAt) return 'VOUCHER_IS_NOT_VALID'
  if (voucher.endsAt !== null && use.now >= voucher.endsAt) return 'VOUCHER_IS_NOT_VALID'
  if (voucher.maxUses !== null && voucher.uses >= voucher.maxUses) return 'VOUCHER_CAN_NOT_USE'
  if (voucher.isOncePerUser && use.usesOfPerson > 0) return 'VOUCHER_CAN_NOT_USE'
  return use.productionCents < voucher.fromCents ? 'VOUCHER_CAN_NOT_USE' : undefined
}

/** How the office calls where a voucher stands. */
export function voucherStage(voucher: VoucherState, now: Date): 'coming' | 'running' | 'usedUp' | 'ended' {
  if (!voucher.isEnabled || (voucher.endsAt !== null && now >= voucher.endsAt)) return 'ended'
  if (now < voucher.startsAt) return 'coming'
  return voucher.maxUses !== null && voucher.uses >= voucher.maxUses ? 'usedUp' : 'running'
}

/** The most that a voucher can take off in all, in cents; null where nothing bounds it. */
export function voucherWorth(voucher: { amountCents: Cents | null; mostCents: Cents | null; maxUses: number | null }): Cents | null {
  const eachCents = voucher.amountCents ?? voucher.mostCents
  return eachCents === null || voucher.maxUses === null ? null : eachCents * voucher.maxUses
}
