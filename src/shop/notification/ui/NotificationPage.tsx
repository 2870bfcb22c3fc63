import { CardList, ListBar } from '#kit/app/list/List.tsx'
import { useList } from '#kit/app/list/use-list.ts'
import { PageHeader } from '#kit/app/page/PageHeader.tsx'
import { useCall, useSend } from '#kit/call/use-call.ts'
import { useLive } from '#kit/call/use-live.ts'
import { Button } from '#kit/control/Button.tsx'
import { Panel } from '#kit/layout/Panel.tsx'
import { WithRail } from '#kit/layout/Stack.tsx'
import { useText } from '#kit/use-text.ts'
import { notificationCalls } from '../contract.ts'
import { type NotificationTab, notificationTabs } from '../rules.ts'
import { NotificationList, readChanges } from './NotificationList.tsx'
import { NotificationSwitches } from './NotificationSwitches.tsx'

export const handle = { texts: ['notification'] }

/** Everything that has happened, by tab (spec §2), and which kinds of it one wants to hear of. */
export default function NotificationPage() {
  const t = useText('notification')
  const labels: Record<NotificationTab, string> = {
    all: t('tabAll'),
    order: t('tabOrder'),
    payment: t('tabPayment'),
    support: t('tabSupport'),
    update: t('tabUpdate'),
  }
  const news = useList(notificationCalls.myNotifications, {
    tabs: { name: 'tab', label: t('title'), choices: notificationTabs.map(value => ({ value, label: labels[value] })), isCounted: true },
    limit: 10, // The second of the specification's page sizes (§9).
  })
  const unread = useCall(notificationCalls.unreadCount, {}).data?.data.unread ?? 0
  const readAll = useSend(notificationCalls.readAll, { changes: readChanges })
  useLive(['notification.created'], readChanges)
  const markAll = (
    <Button icon="check" reason={unread > 0 ? undefined : t('noneUnread')} busy={readAll.isPending} onClick={() => readAll.mutate({})}>
      {t('markAll')}
    </Button>
  )
  return (
    <>
      <PageHeader title={t('title')} actions={markAll} />
      <ListBar of={news} />
      <WithRail rail={<NotificationSwitches />}>
        <Panel flush>
          <CardList of={news} empty={{ title: t('emptyTitle'), hint: t('emptyHint') }}>
            {(rows, pager) => (
              <>
                <NotificationList rows={rows} />
                {pager}
              </>
            )}
          </CardList>
        </Panel>
      </WithRail>
    </>
  )
}
