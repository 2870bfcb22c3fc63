import { formatCents } from '#base/money.ts'
import { useConfirm } from '#kit/app/dialog/Confirm.tsx'
import { useNotice } from '#kit/app/use-notice.tsx'
import { useSend } from '#kit/call/use-call.ts'
import { Button } from '#kit/control/Button.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import { type Deposit, depositCalls } from '../../deposit/contract.ts'
import { walletCalls } from '../../ledger/contract.ts'

/** Takes a deposit back that is not decided. */
export function WithdrawButton({ deposit }: { deposit: Deposit }) {
  const t = useText('wallet')
  const language = useLanguage()
  const notice = useNotice()
  const confirm = useConfirm()
  const send = useSend(depositCalls.withdrawDeposit, {
    changes: [depositCalls.myDeposit, depositCalls.myDeposits, walletCalls.myWallet],
    onDone: () => notice.done(t('withdrawn')),
    onRefused: notice.failed,
  })
  const withdraw = async () => {
    const figures = [{ label: t('amount'), value: formatCents(deposit.amount, { language }) }]
    const isSure = await confirm({
      title: t('withdrawTitle', { id: deposit.id }),
      children: t('withdrawText'),
      figures,
      action: t('withdraw'),
    })
    if (isSure) send.mutate({ params: { id: deposit.id } })
  }
  return (
    <Button busy={send.isPending} onClick={() => void withdraw()}>
      {t('withdraw')}
    </Button>
  )
}
