import { CardList, ListBar } from '#kit/app/list/List.tsx'
import { useList } from '#kit/app/list/use-list.ts'
import { PageHeader } from '#kit/app/page/PageHeader.tsx'
import { useCall, useSend } from '#kit/call/use-call.ts'
import { useLive } from '#kit/call/use-live.ts'
import { Button, LinkButton } from '#kit/control/Button.tsx'
import { Panel } from '#kit/layout/Panel.tsx'
import { useText } from '#kit/use-text.ts'
import { notificationCalls } from '../contract.ts'
import { type NotificationTab, notificationTabs } from '../kind/rules.ts'
import { NotificationList, readChanges } from './NotificationList.tsx'
import { useSettingsPath } from './use-all-path.ts'

export const handle = { texts: ['notification'] }

/** Everything that has happened, by tab (spec §2). */
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
  const settings = useSettingsPath()
  const actions = (
    <>
      <LinkButton icon="settings" to={settings}>
        {t('settings')}
      </LinkButton>
      <Button icon="check" reason={unread > 0 ? undefined : t('noneUnread')} busy={readAll.isPending} onClick={() => readAll.mutate({})}>
        {t('markAll')}
      </Button>
    </>
  )
  return (
    <>
      <PageHeader title={t('title')} actions={actions} />
      <ListBar of={news} />
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
    </>
  )
}
