import { Link } from 'react-router'
import { Icon } from '#kit/show/Icon.tsx'
import { useText } from '#kit/use-text.ts'
import styles from './notification.module.css'
import { useAllPath } from './use-all-path.ts'

/** The way to all news, in the place of the bell until its script is there. */
export function BellLink() {
  const t = useText('notification')
  return (
    <Link to={useAllPath()} className={styles.bell} aria-label={t('title')}>
      <Icon name="bell" />
    </Link>
  )
}
