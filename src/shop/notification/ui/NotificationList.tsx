import { Link } from 'react-router'
import { When } from '#kit/app/page/When.tsx'
import { useSend } from '#kit/call/use-call.ts'
import { Icon, type IconName } from '#kit/show/Icon.tsx'
import { useText } from '#kit/use-text.ts'
import { notificationCalls } from '../contract.ts'
import type { NotificationType } from '../kind/rules.ts'
import styles from './notification.module.css'
import { useAllPath } from './use-all-path.ts'

/** A notification as the browser reads it. */
export interface Shown {
  id: number
  type: NotificationType
  title: string
  link: string | null
  isRead: boolean
  createdAt: string
}
const icons: Record<NotificationType, IconName> = { ORDER: 'box', ROOM: 'ticket', PAYMENT: 'wallet', PROMOTION: 'gift', NORMAL: 'info' }
/** The calls whose answers change when something is read. */
export const readChanges = [notificationCalls.myNotifications, notificationCalls.unreadCount]

/** Lines of news; opening one marks it as read. */
export function NotificationList({ rows, onOpen }: { rows: readonly Shown[]; onOpen?: () => void }) {
  const t = useText('notification')
  const all = useAllPath()
  const read = useSend(notificationCalls.readNotification, { changes: readChanges })
  const open = (row: Shown) => {
    if (!row.isRead) read.mutate({ params: { id: row.id } })
    onOpen?.()
  }
  return (
    <ul className={styles.list}>
      {rows.map(row => (
        <li key={row.id} data-read={row.isRead || undefined}>
          <Link to={row.link ?? all} className={styles.row} onClick={() => open(row)}>
            <Icon name={icons[row.type]} />
            <span className={styles.words}>
              <span className={styles.title}>{row.title}</span>
              <span className="hint">
                <When at={row.createdAt} />
              </span>
            </span>
            {!row.isRead && (
              <span className={styles.dot}>
                <span className="unseen">{t('unread')}</span>
              </span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  )
}
