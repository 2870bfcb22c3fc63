import type { HTMLAttributes } from 'react'
import { cx } from '../cx.ts'
import styles from './Pills.module.css'

/** Short links side by side. `slides`: in one row that slides where there is no room. */
export function Pills({
  as: Element = 'ul',
  slides,
  className,
  ...rest
}: { as?: 'ul' | 'nav'; slides?: boolean } & HTMLAttributes<HTMLElement>) {
  return <Element {...rest} className={cx(styles.pills, className)} data-slides={slides} />
}
