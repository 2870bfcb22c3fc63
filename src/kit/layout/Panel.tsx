import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import styles from './Panel.module.css'

type Props = {
  title?: ReactNode
  /** Makes it a place of the page that is found by this name. */
  label?: string
  /** Beside the title, at the right: a count, a button. */
  aside?: ReactNode
  /** Leaves the inner space to the content (tables, pictures). */
  flush?: boolean
  className?: string | undefined
  children?: ReactNode
}

/** A surface with a line around it, under its title; what stands in it stands one below the other. */
export function Panel({ title, label, aside, flush, className, children }: Props) {
  return (
    <section aria-label={label} className={cx(styles.panel, !flush && styles.padded, className)}>
      {title !== undefined && (
        <header className={styles.head} data-head="">
          <h2>{title}</h2>
          {aside}
        </header>
      )}
      {children}
    </section>
  )
}

/** A part of a page under its heading, without a surface of its own. */
export function Section({ title, aside, children }: Pick<Props, 'title' | 'aside' | 'children'>) {
  return (
    <section className={styles.section}>
      <header className={cx(styles.head, styles.plain)} data-head="">
        <h2>{title}</h2>
        {aside}
      </header>
      {children}
    </section>
  )
}
