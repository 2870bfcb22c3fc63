import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import type { Meaning } from '../show/Badge.tsx'
import { Icon, type IconName } from '../show/Icon.tsx'
import styles from './Note.module.css'

type Props = {
  /** What colour means (Badge.tsx): amber needs someone, red failed, blue tells. */
  meaning?: Exclude<Meaning, 'violet'>
  title?: ReactNode
  icon?: IconName
  /** The way on, at the right. */
  action?: ReactNode
  /** 'alert' is read aloud at once, 'status' when there is a pause. */
  role?: 'alert' | 'status' | undefined
  className?: string | undefined
  children?: ReactNode
}

/** Something to know, above or beside what it is about. */
export function Note({ meaning = 'amber', title, icon, action, role, className, children }: Props) {
  const isBad = meaning === 'amber' || meaning === 'red'
  return (
    <div className={cx(styles.note, className)} data-meaning={meaning} role={role}>
      <Icon name={icon ?? (isBad ? 'alert' : 'checkCircle')} />
      <div className={styles.words}>
        {title && <strong>{title}</strong>}
        {children}
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
