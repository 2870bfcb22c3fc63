import { formatDate, formatRelative } from '#base/time.ts'
import { cx } from '../../cx.ts'
import { useLanguage } from '../../use-text.ts'
import styles from './When.module.css'

/** When something was, as people say it or, `exact`, by date and time; to the second, in the reader's own time zone, on hover and for who listens. */
export function When({ at, exact }: { at: string; exact?: boolean }) {
  const language = useLanguage()
  const full = formatDate(at, 'exact', { language })
  return (
    <time dateTime={at} title={full} className={cx('numbers', exact ? undefined : styles.span)}>
      {exact ? formatDate(at, 'dateTime', { language }) : formatRelative(at, Date.now(), { language })}
    </time>
  )
}
