import { useSyncExternalStore } from 'react'
import { useNavigation } from 'react-router'
import { useText } from '../use-text.ts'
import { connection, subscribeConnection } from './connection.ts'
import styles from './NetworkState.module.css'

/** Says that the connection is gone, and that a chosen screen waits for it, until it is back; shows that a page is on its way where it takes a while. */
export function NetworkState() {
  const t = useText('kit')
  const { state } = useNavigation()
  const now = useSyncExternalStore(subscribeConnection, connection, () => 'online')
  return (
    <>
      <div className={styles.bar} data-state={state} aria-hidden="true" data-busy="" />
      <div role="status" className={styles.offline} data-network="">
        {now !== 'online' && <p>{t(now === 'waiting' ? 'opensLater' : 'offline')}</p>}
      </div>
    </>
  )
}
