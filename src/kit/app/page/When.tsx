import { formatDate, formatRelative } from '#base/time.ts'
import { cx } from '../../cx.ts'
import { useLanguage } from '../../use-text.ts'
import styles from './When.module.css'

/** When something was, as people say it; the exact time, in the reader's own time zone, on hover and for who listens. */
export function When({ at, exact }: { at: string; exact?: boolean }) {
  const language = useLanguage()
  const full = formatDate(at, 'exact', { language })
  return (
    <time dateTime={at} title={full} className={cx('numbers', exact ? undefined : styles.span)}>
      {exact ? full : formatRelative(at, Date.now(), { language })}
    </time>
  )
}
