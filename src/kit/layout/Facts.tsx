import type { ReactNode } from 'react'
import styles from './Facts.module.css'

export type Fact = { label: string; value: ReactNode; isTotal?: boolean }

/** Facts by name. `figures` sets the values right, as a bill does. */
export function Facts({ of, figures }: { of: readonly (Fact | false | undefined)[]; figures?: boolean }) {
  return (
    <dl className={styles.facts} data-figures={figures || undefined}>
      {of.map(
        fact =>
          fact && (
            <div key={fact.label} data-total={fact.isTotal || undefined}>
              <dt>{fact.label}</dt>
              <dd>{fact.value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
