import type { ReactNode } from 'react'
import styles from './Table.module.css'

/** A table to read: a name and its figures. `words` sets all to the left; lists of the app are `DataTable`. */
export function Table({ words, children }: { words?: boolean; children: ReactNode }) {
  return (
    <table className={styles.table} data-words={words}>
      {children}
    </table>
  )
}
