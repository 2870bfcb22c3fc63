import { formatCents } from '#base/money.ts'
import { useAct } from '#kit/app/use-act.ts'
import { Button } from '#kit/control/Button.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { type Deposit, depositCalls } from '../../deposit/contract.ts'
import { walletCalls } from '../../ledger/contract.ts'

/** Takes a deposit back that is not decided. */
export function WithdrawButton({ deposit }: { deposit: Deposit }) {
  const t = useText('wallet')
  const language = useLanguage()
  const send = useAct(depositCalls.withdrawDeposit, {
    changes: [depositCalls.myDeposit, depositCalls.myDeposits, walletCalls.myWallet],
    done: t('withdrawn'),
  })
  const whyNot = useWhyNot()
  const withdraw = () => {
    const figures = [{ label: t('amount'), value: formatCents(deposit.amount, { language }) }]
    const question = { title: t('withdrawTitle', { id: deposit.id }), children: t('withdrawText'), figures, action: t('withdraw') }
    void send.ask(question, { params: { id: deposit.id } })
  }
  return (
    <Button reason={whyNot(depositCalls.withdrawDeposit)} busy={send.isPending} onClick={withdraw}>
      {t('withdraw')}
    </Button>
  )
}
