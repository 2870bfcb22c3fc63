import { useCount } from '#kit/app/list/use-count.ts'
import { AppTabs } from '#kit/app/page/AppTabs.tsx'
import { Loaded } from '#kit/app/page/Loaded.tsx'
import { PageHeader } from '#kit/app/page/PageHeader.tsx'
import { useUrlState } from '#kit/app/table/use-url-state.ts'
import { useCall } from '#kit/call/use-call.ts'
import { useLive } from '#kit/call/use-live.ts'
import { LinkButton } from '#kit/control/Button.tsx'
import { useText } from '#kit/use-text.ts'
import { depositCalls } from '../../deposit/contract.ts'
import { walletCalls } from '../../ledger/contract.ts'
import { DepositList } from './DepositList.tsx'
import { MonthList } from './MonthList.tsx'
import { TransactionList } from './TransactionList.tsx'
import { WalletFigures } from './WalletFigures.tsx'

export const handle = { texts: ['wallet', 'ledgerReason'] }
const defaults = { tab: 'transactions' }
const news = [
  ...(['deposit.submitted', 'deposit.waiting', 'deposit.completed', 'deposit.cancelled', 'deposit.withdrawn'] as const),
  ...(['adjustment.posted', 'credit.changed'] as const),
]

/** The seller's money: what there is, how it moved, and what was sent. */
export default function PaymentsPage() {
  const t = useText('wallet')
  const [{ tab }, setState] = useUrlState(defaults)
  const wallet = useCall(walletCalls.myWallet, {})
  const [transactions, deposits] = [useCount(walletCalls.myTransactions), useCount(depositCalls.myDeposits)]
  useLive(news, [walletCalls.myWallet, depositCalls.myDeposits, walletCalls.myTransactions])
  return (
    <>
      <PageHeader
        title={t('payments')}
        hint={t('paymentsHint')}
        actions={
          <LinkButton variant="primary" icon="plus" to="/payments/deposit">
            {t('deposit')}
          </LinkButton>
        }
      />
      <Loaded of={wallet} waiting={<WalletFigures wallet={undefined} />}>
        {known => <WalletFigures wallet={known} />}
      </Loaded>
      <AppTabs
        label={t('payments')}
        value={tab}
        onChange={value => setState({ tab: value })}
        tabs={[
          { value: 'transactions', label: t('transactions'), count: transactions },
          { value: 'deposits', label: t('deposits'), count: deposits },
          { value: 'statements', label: t('statements') },
        ]}
      />
      {tab === 'deposits' ? <DepositList /> : tab === 'statements' ? <MonthList /> : <TransactionList />}
    </>
  )
}
