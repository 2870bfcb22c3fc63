import type { TableHTMLAttributes } from 'react'
import styles from './Sheet.module.css'

type Props = TableHTMLAttributes<HTMLTableElement> & {
  /** How much of it is seen at once; the rest scrolls under the head. */
  most?: 'low' | 'high'
  /** All but the first column are figures, which stand at the right. */
  figures?: boolean
  /** In a panel that has no inner space. */
  isFlush?: boolean
}

/** A sheet of figures or fields, where no list stands: a field fills its cell, and what bears `data-act` stays in reach. */
export function Sheet({ most, figures, isFlush, ...rest }: Props) {
  return (
    <div className={styles.sheet} data-most={most} data-figures={figures || undefined} data-flush={isFlush || undefined}>
      <table {...rest} />
    </div>
  )
}
