import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import styles from './PublicPage.module.css'

interface Props {
  title: string
  hint?: string | undefined
  /** Beside the title. */
  tools?: ReactNode
  /** As wide as a text is read. */
  isText?: boolean
  children: ReactNode
}

/** A public page with its head. */
export function PublicPage({ title, hint, tools, isText, children }: Props) {
  return (
    <main id="content" className={cx('wide', styles.page)} data-text={isText} tabIndex={-1}>
      <title>{`${title} – Inkport`}</title>
      {hint !== undefined && <meta name="description" content={hint} />}
      <header className={styles.head}>
        <div>
          <h1>{title}</h1>
          {hint !== undefined && <p>{hint}</p>}
        </div>
        {tools}
      </header>
      <div className={styles.body}>{children}</div>
    </main>
  )
}
