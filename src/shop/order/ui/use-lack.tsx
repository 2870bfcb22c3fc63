import { useNavigate } from 'react-router'
import { formatCents } from '#base/money.ts'
import { useConfirm } from '#kit/app/dialog/Confirm.tsx'
import { useCall } from '#kit/call/use-call.ts'
import { useNotice } from '#kit/notice/use-notice.ts'
import { useLanguage, useText } from '#kit/use-text.ts'
import { depositPath } from '#shop/wallet/deposit/rules.ts'
import { walletCalls } from '#shop/wallet/ledger/contract.ts'
import { missingOf } from '#shop/wallet/ui/missing-of.ts'
import { isPayable } from '../status/rules.ts'
import type { ShownOrder } from './shown-order.ts'

/** How many cents the seller's wallet lacks to pay an unpaid order; 0 where nothing is missing or it is not known yet. */
export function useLack({ paidAt, status, totalCost }: Pick<ShownOrder, 'paidAt' | 'status' | 'totalCost'>): number {
  const isUnpaid = paidAt === null && isPayable(status)
  const wallet = useCall(walletCalls.myWallet, {}, { isEnabled: isUnpaid }).data?.data
  return isUnpaid && wallet ? Math.max(0, wallet.debtCents + totalCost - wallet.spendableCents) : 0
}

/** What to do with a refused payment: money that is missing leads to its deposit, anything else is told. */
export function useRefusedPayment(): (error: unknown) => void {
  const t = useText('order')
  const language = useLanguage()
  const confirm = useConfirm()
  const notice = useNotice()
  const navigate = useNavigate()
  return error => {
    const missingCents = missingOf(error)
    if (missingCents === undefined) return notice.failed(error)
    const title = t('lackTitle', { amount: formatCents(missingCents, { language }) })
    void confirm({ title, children: t('lackHint'), action: t('depositMissing'), decline: t('later') }).then(isWanted => {
      if (isWanted) navigate(depositPath(missingCents, location.pathname))
    })
  }
}
