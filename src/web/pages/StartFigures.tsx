import { Link } from 'react-router'
import type { CallAnswer } from '#base/call.ts'
import { formatNumber } from '#base/number.ts'
import { Stat } from '#kit/app/page/Stat.tsx'
import { Skeleton } from '#kit/show/Loading.tsx'
import { Money } from '#kit/show/Money.tsx'
import { type PlainText, useLanguage, useText } from '#kit/use-text.ts'
import type { orderCalls } from '#shop/order/list/contract.ts'
import { type Phase, statuses } from '#shop/order/status/rules.ts'
import type { Wallet } from '#shop/wallet/ledger/contract.ts'
import styles from './StartPage.module.css'

type Counts = CallAnswer<typeof orderCalls.myOrderCounts>['data']['counts']
const groups: readonly { text: PlainText<'web'>; phase: Phase; to: string; meaning?: 'amber' | 'green' }[] = [
  { text: 'countToPay', phase: 'UNPAID', to: '/order?status=PENDING', meaning: 'amber' },
  { text: 'countInHouse', phase: 'MAKING', to: '/order' },
  { text: 'countOnWay', phase: 'ON_THE_WAY', to: '/order?status=IN_TRANSIT' },
  { text: 'countDelivered', phase: 'DELIVERED', to: '/order?status=DELIVERED', meaning: 'green' },
]

/** What the wallet holds, and how many orders are where. */
export function StartFigures({ wallet, counts }: { wallet: Wallet | undefined; counts: Counts | undefined }) {
  const t = useText('web')
  const language = useLanguage()
  const sum = (phase: Phase) => counts?.reduce((all, each) => (statuses[each.status].phase === phase ? all + each.count : all), 0) ?? 0
  if (!wallet || !counts)
    return (
      <div className={styles.figures} aria-busy="true">
        {['balance', ...groups.map(group => group.text)].map(name => (
          <Skeleton key={name} shape="block" />
        ))}
      </div>
    )
  return (
    <div className={styles.figures}>
      <Link to="/payments" className={styles.figure}>
        <Stat label={t('balance')} value={<Money cents={wallet.balance} />} />
      </Link>
      {groups.map(({ text, phase, to, meaning }) => {
        const count = sum(phase)
        return (
          <Link key={text} to={to} className={styles.figure}>
            <Stat label={t(text)} value={formatNumber(count, language)} {...(meaning && count > 0 && { meaning })} />
          </Link>
        )
      })}
    </div>
  )
}
