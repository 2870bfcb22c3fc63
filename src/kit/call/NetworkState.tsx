import { useSyncExternalStore } from 'react'
import { useNavigation } from 'react-router'
import { useText } from '../use-text.ts'
import styles from './NetworkState.module.css'

/** Says that the connection is gone, until it is back, and shows that a page is on its way where it takes a while. */
export function NetworkState() {
  const t = useText('kit')
  const { state } = useNavigation()
  const isOnline = useSyncExternalStore(listen, isConnected, () => true)
  return (
    <>
      <div className={styles.bar} data-state={state} aria-hidden="true" />
      <div role="status" className={styles.offline}>
        {isOnline || <p>{t('offline')}</p>}
      </div>
    </>
  )
}

const isConnected = () => navigator.onLine

function listen(hear: () => void) {
  addEventListener('online', hear)
  addEventListener('offline', hear)
  return () => {
    removeEventListener('online', hear)
    removeEventListener('offline', hear)
  }
}
