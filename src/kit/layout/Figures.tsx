import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Skeleton } from '../show/Loading.tsx'
import styles from './Figures.module.css'

export type Figure = {
  label: string
  value: ReactNode
  /** Amber needs someone, red failed, green is done; without one it is a plain figure. */
  meaning?: 'red' | 'amber' | 'green' | undefined
  /** A line below it. */
  hint?: ReactNode
  /** What it counts. */
  to?: string | undefined
  /** What else it stands in, and the way there. */
  of?: { words: string; to: string } | undefined
}

/** Figures in one ruled strip. While they are coming, `waiting` says how many. */
export function Figures({ of, waiting }: { of: readonly Figure[] | undefined; waiting?: number }) {
  if (!of) return <Coming count={waiting ?? 4} />
  return (
    <dl className={styles.figures}>
      {of.map(({ label, value, meaning, hint, to, of: within }) => (
        <div key={label} data-meaning={meaning}>
          <dt>{to ? <Link to={to}>{label}</Link> : label}</dt>
          <dd>{value}</dd>
          {within && (
            <dd className={styles.hint}>
              <Link to={within.to}>{within.words}</Link>
            </dd>
          )}
          {hint && <dd className={styles.hint}>{hint}</dd>}
        </div>
      ))}
    </dl>
  )
}

function Coming({ count }: { count: number }) {
  return (
    <div className={styles.figures} aria-busy="true">
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a place is its number.
        <div key={at}>
          <Skeleton shape="short" />
          <Skeleton shape="title" />
        </div>
      ))}
    </div>
  )
}
