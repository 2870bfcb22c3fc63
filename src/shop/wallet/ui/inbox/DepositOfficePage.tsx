import { AppTabs } from '#kit/app/page/AppTabs.tsx'
import { EmptyState } from '#kit/app/page/EmptyState.tsx'
import { ErrorNote } from '#kit/app/page/ErrorNote.tsx'
import { PageHeader } from '#kit/app/page/PageHeader.tsx'
import { FilterBar } from '#kit/app/table/FilterBar.tsx'
import { Pager } from '#kit/app/table/Pager.tsx'
import { useUrlState } from '#kit/app/table/use-url-state.ts'
import { useCall } from '#kit/call/use-call.ts'
import { useLive } from '#kit/call/use-live.ts'
import { Skeleton } from '#kit/show/Loading.tsx'
import { useText } from '#kit/use-text.ts'
import { depositCalls } from '../../deposit/contract.ts'
import { DepositInbox } from './DepositInbox.tsx'
import styles from './DepositOfficePage.module.css'
import { DepositReview } from './DepositReview.tsx'

export const handle = { texts: ['wallet', 'walletOffice', 'approval'] }
const defaults = { status: 'OPEN', q: '', page: 1, deposit: 0 }
const tabs = ['OPEN', 'COMPLETED', 'CANCELLED'] as const

/** Finance's inbox: what waits, the oldest first, with proof, memo and amount side by side. */
export default function DepositOfficePage() {
  const t = useText('walletOffice')
  const [state, setState] = useUrlState(defaults)
  const status = tabs.find(tab => tab === state.status) ?? 'OPEN'
  const query = { status, page: state.page, limit: 20, ...(state.q !== '' && { q: state.q }) }
  const deposits = useCall(depositCalls.officeDeposits, { query }, { keepsLast: true })
  const waiting = useCall(depositCalls.officeDeposits, { query: { status: 'OPEN', limit: 1 } })
  useLive(
    ['deposit.submitted', 'deposit.waiting', 'deposit.completed', 'deposit.cancelled', 'deposit.withdrawn'],
    [depositCalls.officeDeposits, depositCalls.officeDeposit],
  )
  const answer = deposits.data?.data
  const chosen = state.deposit || (answer?.docs[0]?.id ?? 0)
  const labels = { OPEN: t('tabOpen'), COMPLETED: t('tabCompleted'), CANCELLED: t('tabCancelled') }
  return (
    <div className={styles.page} data-chosen={state.deposit > 0 || undefined}>
      <div className={styles.above}>
        <PageHeader title={t('inbox')} hint={t('inboxHint')} />
        <AppTabs
          label={t('inbox')}
          value={status}
          onChange={value => setState({ status: value, deposit: 0 })}
          tabs={tabs.map(tab => ({ value: tab, label: labels[tab], count: tab === 'OPEN' ? waiting.data?.data.totalDocs : undefined }))}
        />
        <FilterBar
          search={{ value: state.q, onChange: q => setState({ q, deposit: 0 }), placeholder: t('search') }}
          onClear={() => setState({ q: '', deposit: 0 })}
        />
      </div>
      {deposits.error && !answer && <ErrorNote error={deposits.error} onRetry={() => void deposits.refetch()} />}
      {!answer && !deposits.error && (
        <div className={styles.columns}>
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </div>
      )}
      {answer?.docs.length === 0 && (
        <EmptyState drawing={status === 'OPEN' ? 'done' : 'money'} title={status === 'OPEN' ? t('emptyOpen') : t('emptyOther')}>
          {status === 'OPEN' && t('emptyOpenHint')}
        </EmptyState>
      )}
      {answer && answer.docs.length > 0 && (
        <div className={styles.columns}>
          <div className={styles.list}>
            <DepositInbox deposits={answer.docs} chosen={chosen} onChoose={deposit => setState({ deposit, page: state.page })} />
            {answer.totalDocs > answer.limit && <Pager {...answer} onPage={page => setState({ page, deposit: 0 })} />}
          </div>
          <DepositReview key={chosen} id={chosen} onBack={() => setState({ deposit: 0, page: state.page })} />
        </div>
      )}
    </div>
  )
}
