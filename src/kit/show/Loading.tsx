import { useText } from '../use-text.ts'
import styles from './Loading.module.css'

/** A ring that turns, with a word for who listens. It shows after 200 ms, so that what is quick does not flicker. */
export function Spinner({ size = 24 }: { size?: 16 | 24 | 40 }) {
  const t = useText('kit')
  return (
    <span className={styles.spinner} data-size={size} role="status">
      <span className="unseen">{t('loading')}</span>
    </span>
  )
}

/** A grey place of text's or a picture's shape, until it comes. */
export function Skeleton({ shape = 'line' }: { shape?: 'line' | 'short' | 'title' | 'square' | 'block' }) {
  return <span className={styles.skeleton} data-shape={shape} aria-hidden="true" />
}
