import { useState } from 'react'
import { CardList, ListBar } from '#kit/app/list/List.tsx'
import { useList } from '#kit/app/list/use-list.ts'
import { PageHeader } from '#kit/app/page/PageHeader.tsx'
import { useUrlState } from '#kit/app/table/use-url-state.ts'
import { useLive } from '#kit/call/use-live.ts'
import { Skeleton } from '#kit/show/Loading.tsx'
import { useText } from '#kit/use-text.ts'
import { depositCalls } from '../../deposit/contract.ts'
import { DepositInbox } from './DepositInbox.tsx'
import styles from './DepositOfficePage.module.css'
import { DepositReview } from './DepositReview.tsx'

export const handle = { texts: ['wallet', 'walletOffice', 'approval'] }
const defaults = { deposit: 0, page: 1 }
const news = ['deposit.submitted', 'deposit.waiting', 'deposit.completed', 'deposit.cancelled', 'deposit.withdrawn'] as const

/** Finance's inbox: what waits, the oldest first, with proof, memo and amount side by side. */
export default function DepositOfficePage() {
  const t = useText('walletOffice')
  const [{ deposit: asked, page }, setState] = useUrlState(defaults)
  const choose = (deposit: number) => setState({ deposit, page })
  const deposits = useList(depositCalls.officeDeposits, {
    search: t('search'),
    tabs: {
      name: 'status',
      label: t('inbox'),
      choices: [
        { value: 'OPEN', label: t('tabOpen') },
        { value: 'PENDING', label: t('status_PENDING') },
        { value: 'COMPLETED', label: t('tabCompleted') },
        { value: 'CANCELLED', label: t('tabCancelled') },
      ],
      isCounted: true,
    },
    resets: ['deposit'],
    live: news,
  })
  useLive(news, [depositCalls.officeDeposit])
  const isOpen = deposits.tab === 'OPEN' || deposits.tab === 'PENDING'
  const chosen = asked || (deposits.rows?.[0]?.id ?? 0)
  const [decided, setDecided] = useState(0)
  const goOn = () => {
    const rows = deposits.rows ?? []
    const next = rows[rows.findIndex(row => row.id === chosen) + 1] ?? rows.find(row => row.id !== chosen)
    setDecided(chosen)
    choose(next?.id ?? 0)
  }
  return (
    <div className={styles.page} data-chosen={asked > 0 || undefined}>
      <div className={styles.above}>
        <PageHeader title={t('inbox')} hint={t('inboxHint')} />
        <ListBar of={deposits} />
      </div>
      <CardList
        of={deposits}
        empty={isOpen ? { drawing: 'done', title: t('emptyOpen'), hint: t('emptyOpenHint') } : { drawing: 'money', title: t('emptyOther') }}
        waiting={
          <div className={styles.columns}>
            <Skeleton shape="block" />
            <Skeleton shape="block" />
          </div>
        }
      >
        {(rows, pager) => (
          <div className={styles.columns}>
            <div className={styles.list}>
              <DepositInbox deposits={rows} chosen={chosen} onChoose={choose} />
              {pager}
            </div>
            <DepositReview
              key={chosen}
              id={chosen}
              onBack={() => choose(0)}
              isNext={decided !== 0 && decided !== chosen}
              {...(isOpen && { onDecided: goOn })}
            />
          </div>
        )}
      </CardList>
    </div>
  )
}
