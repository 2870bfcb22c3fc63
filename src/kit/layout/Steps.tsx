import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon } from '../show/Icon.tsx'
import styles from './Steps.module.css'

export type Step = { title: ReactNode; hint?: ReactNode; isDone?: boolean; to?: string }

/** Numbered steps side by side: those that are done, the one that is next (counted from 0), and what is left. */
export function Steps({ of, at }: { of: readonly Step[]; at: number }) {
  return (
    <ol className={styles.steps}>
      {of.map(({ title, hint, isDone, to }, index) => {
        const content = (
          <>
            <span className={styles.number} aria-hidden="true">
              {isDone ? <Icon name="check" size={16} /> : index + 1}
            </span>
            <span>
              <strong>{title}</strong>
              {hint && <small className="hint">{hint}</small>}
            </span>
          </>
        )
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is its number.
          <li key={index} aria-current={index === at ? 'step' : undefined} data-done={isDone || undefined}>
            {to === undefined ? content : <Link to={to}>{content}</Link>}
          </li>
        )
      })}
    </ol>
  )
}
