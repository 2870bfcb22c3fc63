import { useState } from 'react'
import { Link } from 'react-router'
import { useCall, useSend } from '#kit/call/use-call.ts'
import { useLive } from '#kit/call/use-live.ts'
import { Button } from '#kit/control/Button.tsx'
import { Popover } from '#kit/control/Popover.tsx'
import { CountMark } from '#kit/show/Badge.tsx'
import { Icon } from '#kit/show/Icon.tsx'
import { useText } from '#kit/use-text.ts'
import { notificationCalls } from '../contract.ts'
import { NotificationList, readChanges } from './NotificationList.tsx'
import styles from './notification.module.css'
import { useAllPath } from './use-all-path.ts'

const LATEST = { query: { page: 1, limit: 8 } }

/** The bell of portal and office: how much is unread, the latest of it, and the way to all. It hears of news as it happens. */
export function NotificationBell() {
  const t = useText('notification')
  const all = useAllPath()
  const [isOpen, setOpen] = useState(false)
  const unread = useCall(notificationCalls.unreadCount, {}).data?.data.unread ?? 0
  const latest = useCall(notificationCalls.myNotifications, LATEST, { isEnabled: isOpen })
  const readAll = useSend(notificationCalls.readAll, { changes: readChanges })
  useLive(['notification.created'], readChanges)
  const rows = latest.data?.data.docs
  return (
    <Popover
      align="end"
      label={t('title')}
      className={styles.dropdown}
      onOpen={setOpen}
      opener={attributes => (
        <button {...attributes} type="button" className={styles.bell} aria-label={t('open', { count: unread })}>
          <Icon name="bell" />
          <CountMark count={unread} isNews />
        </button>
      )}
    >
      {close => (
        <>
          <header className={styles.head}>
            <strong>{t('title')}</strong>
            <Button
              variant="quiet"
              size="small"
              reason={unread > 0 ? undefined : t('noneUnread')}
              busy={readAll.isPending}
              onClick={() => readAll.mutate({})}
            >
              {t('markAll')}
            </Button>
          </header>
          {rows?.length === 0 && <p className={styles.none}>{t('emptyHint')}</p>}
          {rows && <NotificationList rows={rows} onOpen={close} />}
          <Link to={all} className={styles.all} onClick={close}>
            {t('seeAll')}
          </Link>
        </>
      )}
    </Popover>
  )
}
