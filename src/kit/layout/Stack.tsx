import type { FormHTMLAttributes, HTMLAttributes, ReactNode } from 'react'
import { cx } from '../cx.ts'
import styles from './Stack.module.css'

type Gap = 4 | 8 | 12 | 16 | 24 | 32
type Props = {
  gap?: Gap
  as?: 'div' | 'section' | 'article' | 'header' | 'footer' | 'nav' | 'ul' | 'ol' | 'li' | 'form' | 'p' | undefined
  children?: ReactNode
} & HTMLAttributes<HTMLElement> &
  Pick<FormHTMLAttributes<HTMLElement>, 'noValidate'>

/** One below the other. */
export function Stack({ gap = 16, as: Element = 'div', className, ...rest }: Props) {
  return <Element {...rest} className={cx(styles.stack, className)} data-gap={gap} />
}

/** Side by side, on a second line where there is no room. `isSpread`: the first at the left, the last at the right; `at` moves all. */
export function Row({
  gap = 8,
  align,
  at,
  isSpread,
  as: Element = 'div',
  className,
  ...rest
}: Props & { align?: 'start' | 'end'; at?: 'middle' | 'end'; isSpread?: boolean }) {
  return <Element {...rest} className={cx(styles.row, className)} data-gap={gap} data-align={align} data-at={isSpread ? 'ends' : at} />
}

/** Equal columns, as many as there is room for; each is at least `least` wide. */
export function Columns({
  gap = 16,
  least = 180,
  as: Element = 'div',
  className,
  ...rest
}: Props & { least?: 96 | 120 | 180 | 240 | 320 }) {
  return <Element {...rest} className={cx(styles.columns, className)} data-gap={gap} data-least={least} />
}

/** Cards of different heights, one below the other in columns of at least 320 pixels, without holes. */
export function PackedColumns({ children }: { children: ReactNode }) {
  return <div className={styles.packed}>{children}</div>
}

type WithRailProps = {
  rail: ReactNode
  /** The rail stays in sight, and beside the page in narrower windows too: it holds the button. */
  isSticky?: boolean
  children: ReactNode
  className?: string | undefined
}
/** A page with its rail: facts at the right, below where the window is narrow. */
export function WithRail({ rail, isSticky, children, className }: WithRailProps) {
  return (
    <div className={cx(styles.withRail, className)} data-sticky={isSticky || undefined}>
      <Stack>{children}</Stack>
      <Stack>{rail}</Stack>
    </div>
  )
}

/** Rows with a line between them. In a row things stand side by side, and words in a `div` take the room; `small` is less. */
export function Lines({ as: Element = 'ul', className, ...rest }: Omit<Props, 'gap' | 'as'> & { as?: 'ul' | 'ol' }) {
  return <Element {...rest} className={cx(styles.lines, className)} />
}
