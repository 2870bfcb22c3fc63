import { AppTabs } from '#kit/app/page/AppTabs.tsx'
import { EmptyState } from '#kit/app/page/EmptyState.tsx'
import { ErrorNote } from '#kit/app/page/ErrorNote.tsx'
import { PageHeader } from '#kit/app/page/PageHeader.tsx'
import { Pager } from '#kit/app/table/Pager.tsx'
import { useUrlState } from '#kit/app/table/use-url-state.ts'
import { useCall, useSend } from '#kit/call/use-call.ts'
import { useLive } from '#kit/call/use-live.ts'
import { Button } from '#kit/control/Button.tsx'
import { Card } from '#kit/show/Card.tsx'
import { Skeleton } from '#kit/show/Loading.tsx'
import { useText } from '#kit/use-text.ts'
import { notificationCalls } from '../contract.ts'
import { type NotificationTab, notificationTabs } from '../rules.ts'
import { NotificationList, readChanges } from './NotificationList.tsx'
import { NotificationSwitches } from './NotificationSwitches.tsx'
import styles from './notification.module.css'

export const handle = { texts: ['notification'] }

// The second of the specification's page sizes (§9).
const defaults = { tab: 'all', page: 1, limit: 10 }

/** Everything that has happened, by tab (spec §2), and which kinds of it one wants to hear of. */
export default function NotificationPage() {
  const t = useText('notification')
  const [list, setList] = useUrlState(defaults)
  const tab = notificationTabs.find(each => each === list.tab) ?? 'all'
  const news = useCall(notificationCalls.myNotifications, { query: { ...list, tab } }, { keepsLast: true })
  const unread = useCall(notificationCalls.unreadCount, {}).data?.data.unread ?? 0
  const readAll = useSend(notificationCalls.readAll, { changes: readChanges })
  useLive(['notification.created'], readChanges)
  const labels: Record<NotificationTab, string> = {
    all: t('tabAll'),
    order: t('tabOrder'),
    payment: t('tabPayment'),
    support: t('tabSupport'),
    update: t('tabUpdate'),
  }
  const page = news.data?.data
  const markAll = (
    <Button icon="check" reason={unread > 0 ? undefined : t('noneUnread')} busy={readAll.isPending} onClick={() => readAll.mutate({})}>
      {t('markAll')}
    </Button>
  )
  return (
    <>
      <PageHeader title={t('title')} actions={markAll} />
      <AppTabs
        tabs={notificationTabs.map(value => ({ value, label: labels[value] }))}
        value={tab}
        onChange={value => setList({ tab: value })}
        label={t('title')}
      />
      <div className={styles.page}>
        <Card flush>
          {news.error && !page && <ErrorNote error={news.error} onRetry={() => void news.refetch()} />}
          {news.isPending && <Skeleton shape="block" />}
          {page?.docs.length === 0 && <EmptyState title={t('emptyTitle')}>{t('emptyHint')}</EmptyState>}
          {page && page.docs.length > 0 && (
            <>
              <NotificationList rows={page.docs} />
              <Pager {...page} onPage={next => setList({ page: next })} onLimit={limit => setList({ limit })} />
            </>
          )}
        </Card>
        <NotificationSwitches />
      </div>
    </>
  )
}
