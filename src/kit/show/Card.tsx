import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import styles from './Card.module.css'

/** A surface with a line around it. `flush` leaves the inner space to the content (tables, pictures). */
export function Card({ children, flush, className }: { children: ReactNode; flush?: boolean; className?: string | undefined }) {
  return <section className={cx(styles.card, !flush && styles.padded, className)}>{children}</section>
}
