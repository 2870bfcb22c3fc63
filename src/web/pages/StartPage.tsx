import { Suspense } from 'react'
import { Link } from 'react-router'
import { PageHeader } from '#kit/app/page/PageHeader.tsx'
import { useCall } from '#kit/call/use-call.ts'
import { useLive } from '#kit/call/use-live.ts'
import { LinkButton } from '#kit/control/Button.tsx'
import { lazyPart } from '#kit/lazy-part.tsx'
import { Badge } from '#kit/show/Badge.tsx'
import { Card } from '#kit/show/Card.tsx'
import { Icon } from '#kit/show/Icon.tsx'
import { Skeleton } from '#kit/show/Loading.tsx'
import { useReader } from '#kit/use-session.ts'
import { useText } from '#kit/use-text.ts'
import { fileCalls } from '#shop/file/contract.ts'
import { notificationCalls } from '#shop/notification/contract.ts'
import { NotificationList } from '#shop/notification/ui/NotificationList.tsx'
import { orderCalls } from '#shop/order/list/contract.ts'
import { type Wallet, walletCalls } from '#shop/wallet/ledger/contract.ts'
import { StartFigures } from './StartFigures.tsx'
import styles from './StartPage.module.css'

export const handle = { texts: ['order', 'notification'] }

const latest = { query: { limit: 5 } }
const news = { query: { page: 1, limit: 6 } }
/** A table weighs more than all the rest of this screen, which does not wait for it. */
const LatestOrders = lazyPart(() => import('./LatestOrders.tsx').then(it => it.LatestOrders))

/** Where a seller comes in: the first steps until they are taken, then how the orders stand and what is new. */
export default function StartPage() {
  const t = useText('web')
  const reader = useReader()
  const wallet = useCall(walletCalls.myWallet, {}).data?.data
  const counts = useCall(orderCalls.myOrderCounts, {}).data?.data.counts
  const orders = useCall(orderCalls.myOrders, latest)
  useLive(['order.created', 'order.moved'], [orderCalls.myOrders, orderCalls.myOrderCounts])
  useLive(['deposit.completed'], [walletCalls.myWallet])
  const rows = orders.data?.data.docs
  return (
    <>
      <PageHeader
        title={t('welcome', { name: reader?.username ?? '' })}
        hint={t('welcomeHint')}
        actions={
          <>
            <LinkButton to="/payments/deposit" icon="plus">
              {t('stepDeposit')}
            </LinkButton>
            <LinkButton to="/order/import" icon="upload" variant="primary">
              {t('stepImport')}
            </LinkButton>
          </>
        }
      />
      <StartFigures wallet={wallet} counts={counts} />
      <FirstSteps wallet={wallet} hasOrders={rows && rows.length > 0} />
      <div className={styles.columns}>
        <section>
          <h2>{t('latestOrders')}</h2>
          <Suspense fallback={<Skeleton shape="block" />}>
            <LatestOrders rows={rows} error={orders.error} onRetry={() => void orders.refetch()} />
          </Suspense>
        </section>
        <News />
      </div>
    </>
  )
}

/** What a new seller does first, in order; it goes when all of it is done. */
function FirstSteps({ wallet, hasOrders }: { wallet: Wallet | undefined; hasOrders: boolean | undefined }) {
  const t = useText('web')
  const files = useCall(fileCalls.myFiles, { query: { limit: 1 } }, { isEnabled: hasOrders === false }).data?.data
  if (hasOrders !== false || !wallet || !files) return null
  const steps = [
    { text: 'stepDeposit', hint: 'stepDepositHint', to: '/payments/deposit', icon: 'wallet', isDone: wallet.balance > 0 },
    { text: 'stepFiles', hint: 'stepFilesHint', to: '/library', icon: 'image', isDone: files.totalDocs > 0 },
    { text: 'stepImport', hint: 'stepImportHint', to: '/order/import', icon: 'upload', isDone: false },
  ] as const
  return (
    <section>
      <h2>{t('firstSteps')}</h2>
      <ol className={styles.steps}>
        {steps.map(step => (
          <li key={step.text}>
            <Link to={step.to} className={styles.step} data-done={step.isDone || undefined}>
              <Icon name={step.icon} size={24} />
              <span>
                <strong>{t(step.text)}</strong>
                <small>{t(step.hint)}</small>
              </span>
              {step.isDone && <Badge meaning="green">{t('stepDone')}</Badge>}
            </Link>
          </li>
        ))}
      </ol>
    </section>
  )
}

function News() {
  const t = useText('web')
  const rows = useCall(notificationCalls.myNotifications, news).data?.data.docs
  useLive(['notification.created'], [notificationCalls.myNotifications])
  return (
    <section>
      <h2>{t('latestNews')}</h2>
      <Card flush>
        {!rows && <Skeleton shape="block" />}
        {rows?.length === 0 && <p className={styles.none}>{t('noNews')}</p>}
        {rows && rows.length > 0 && <NotificationList rows={rows} />}
      </Card>
    </section>
  )
}
