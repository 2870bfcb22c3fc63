import { useEffect, useState } from 'react'
import { useText } from '#kit/use-text.ts'
import styles from '../Head.module.css'
import type { SyncState } from './draft-sync.ts'

const tickMs = 5_000

/** Whether what is drawn is with the server, in a few words. */
export function SaveState({ state, isReadOnly }: { state: SyncState; isReadOnly: boolean }) {
  const t = useText('designEditor')
  const now = useNow()
  const { status, savedAt, isDraft } = state
  if (isReadOnly) return <p className={styles.state}>{t('state_readOnly')}</p>
  const seconds = savedAt === undefined ? undefined : Math.max(0, Math.round((now - savedAt) / 1_000))
  const saved = () => {
    if (seconds === undefined) return t(isDraft ? 'draftSaved' : 'state_saved')
    if (seconds < 5) return t(isDraft ? 'draftNow' : 'savedNow')
    const ago = seconds < 60 ? t('secondsAgo', { count: seconds }) : t('minutesAgo', { count: Math.floor(seconds / 60) })
    return t(isDraft ? 'draftAgo' : 'savedAgo', { ago })
  }
  const words = status === 'saved' ? saved() : t(`state_${status}`)
  return (
    <p className={styles.state} data-status={status}>
      {words}
    </p>
  )
}

function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tickMs)
    return () => clearInterval(timer)
  }, [])
  return now
}
