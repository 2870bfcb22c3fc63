import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon } from '../../show/Icon.tsx'
import styles from './PageHeader.module.css'

type Props = {
  title: string
  /** Beside the title: a count, a badge, an id. */
  aside?: ReactNode
  /** A line under it. */
  hint?: ReactNode
  /** The list that this screen belongs to. */
  back?: { to: string; label: string }
  actions?: ReactNode
}

/** The head of a working screen; it also names the window. */
export function PageHeader({ title, aside, hint, back, actions }: Props) {
  return (
    <header className={styles.header}>
      <title>{`${title} – Inkport`}</title>
      <div className={styles.words}>
        {back && (
          <Link to={back.to} className={styles.back}>
            <Icon name="chevronLeft" size={16} />
            {back.label}
          </Link>
        )}
        <div className={styles.title}>
          <h1>{title}</h1>
          {aside}
        </div>
        {hint && <p className={styles.hint}>{hint}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  )
}
