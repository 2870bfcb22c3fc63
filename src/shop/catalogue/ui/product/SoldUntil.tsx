import { formatDate } from '#base/time.ts'
import { useLanguage, useText } from '#kit/use-text.ts'
import styles from './ProductPage.module.css'

/** Until when a product is made, or that it is no more. */
export function SoldUntil({ at, isOver }: { at: string; isOver: boolean }) {
  const t = useText('catalogue')
  const language = useLanguage()
  // The shop's own zone, so that the server and the browser write the same day.
  const day = formatDate(at, 'medium', { language, timeZone: 'UTC' })
  return <p className={styles.out}>{isOver ? t('discontinued') : t('soldUntil', { day })}</p>
}
