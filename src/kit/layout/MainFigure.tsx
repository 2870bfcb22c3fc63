import type { ReactNode } from 'react'
import styles from './MainFigure.module.css'

type Props = { label?: ReactNode; hint?: ReactNode; isLarge?: boolean; children: ReactNode }

/** The one figure that the page is about, under what it is. */
export function MainFigure({ label, hint, isLarge, children }: Props) {
  return (
    <p className={styles.figure} data-large={isLarge || undefined}>
      {label && <span className="hint">{label}</span>}
      <strong>{children}</strong>
      {hint && <span className="hint">{hint}</span>}
    </p>
  )
}
