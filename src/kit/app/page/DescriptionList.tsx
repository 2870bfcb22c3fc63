import type { ReactNode } from 'react'
import styles from './DescriptionList.module.css'

export type Fact = { label: string; value: ReactNode; isTotal?: boolean }

/** Facts by name. `figures` sets the values right, as a bill does. */
export function DescriptionList({ facts, figures }: { facts: readonly (Fact | false | undefined)[]; figures?: boolean }) {
  return (
    <dl className={styles.list} data-figures={figures || undefined}>
      {facts.map(
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
