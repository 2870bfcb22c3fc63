import { cx } from '../../cx.ts'
import type { Meaning } from '../../show/Badge.tsx'
import styles from './Progress.module.css'

type Props = { label: string; done: number; total: number; meaning?: Meaning; isThin?: boolean; className?: string | undefined }

/** A bar alone. A total of 0 is not known yet. */
export function Progress({ label, done, total, meaning = 'blue', isThin, className }: Props) {
  return (
    <progress
      className={cx(styles.bar, className)}
      data-meaning={meaning}
      data-thin={isThin || undefined}
      aria-label={label}
      max={total > 0 ? total : undefined}
      value={total > 0 ? done : undefined}
    />
  )
}
