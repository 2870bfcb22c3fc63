import type { Cents } from '#base/money.ts'
import { useCall } from '#kit/call/use-call.ts'
import { useLive } from '#kit/call/use-live.ts'
import { walletCalls } from '#shop/wallet/ledger/contract.ts'

/** What the wallet holds, and what it lacks for a sum; a debt is paid first. */
export function useWallet(totalCents: Cents | undefined): { known: boolean; spendableCents: Cents; missingCents: Cents } {
  const wallet = useCall(walletCalls.myWallet, undefined).data?.data
  useLive(['deposit.completed'], [walletCalls.myWallet])
  if (!wallet) return { known: false, spendableCents: 0, missingCents: 0 }
  const { spendableCents, debtCents } = wallet
  return { known: true, spendableCents, missingCents: totalCents ? Math.max(0, debtCents + totalCents - spendableCents) : 0 }
}
