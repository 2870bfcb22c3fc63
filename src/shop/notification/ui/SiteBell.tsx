import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { CountMark } from '#kit/show/Badge.tsx'
import { notificationCalls } from '../contract.ts'
import styles from './notification.module.css'
import { useAllPath } from './use-all-path.ts'

/** The bell of public pages: how much is unread, and the way to it. Without the query library, which they do not carry. */
export function SiteBell({ label }: { label: string }) {
  const unread = useUnread()
  return (
    <Link to={useAllPath()} className={styles.bell} data-bell="">
      <span className="unseen">{label}</span>
      <svg className={styles.drawn} width="20" height="20" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
        <path d="M5 8a5 5 0 0 1 10 0c0 4.5 2 6 2 6H3s2-1.5 2-6M8.5 17a1.8 1.8 0 0 0 3 0" />
      </svg>
      <CountMark count={unread} isNews />
    </Link>
  )
}

/** Asked when the page opens, and again when its reader comes back to it. */
function useUnread(): number {
  const [unread, setUnread] = useState(0)
  useEffect(() => {
    let isGone = false
    const ask = async () => {
      if (document.visibilityState !== 'visible') return
      const { api } = await import('#kit/call/api.ts')
      const count = (await api(notificationCalls.unreadCount)).data.unread
      if (!isGone) setUnread(count)
    }
    // The figure stays what it was where it cannot be asked for.
    const tryAsk = () => void ask().catch(() => undefined)
    tryAsk()
    document.addEventListener('visibilitychange', tryAsk)
    return () => {
      isGone = true
      document.removeEventListener('visibilitychange', tryAsk)
    }
  }, [])
  return unread
}
