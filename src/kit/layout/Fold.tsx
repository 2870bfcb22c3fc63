import type { ReactNode } from 'react'
import styles from './Fold.module.css'

type Props = {
  title: ReactNode
  /** Said beside the title, also while it is folded. */
  hint?: ReactNode
  isOpen?: boolean
  /** With a line below, as one of several. */
  isRuled?: boolean
  children: ReactNode
}

/** What is folded under its title; it unfolds without a script. */
export function Fold({ title, hint, isOpen, isRuled, children }: Props) {
  return (
    <details className={styles.fold} open={isOpen} data-ruled={isRuled}>
      <summary>
        {title}
        {hint && <span> {hint}</span>}
      </summary>
      {children}
    </details>
  )
}
