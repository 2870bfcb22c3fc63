import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import styles from './Badge.module.css'
import { Icon, type IconName } from './Icon.tsx'

/** What a colour means, everywhere: grey waits, blue moves, amber needs someone, green is done, red failed, violet is money returned. */
export type Meaning = 'grey' | 'blue' | 'amber' | 'green' | 'red' | 'violet'
const usual: Record<Meaning, IconName> = {
  grey: 'clock',
  blue: 'arrowRight',
  amber: 'alert',
  green: 'check',
  red: 'xCircle',
  violet: 'moneyBack',
}

/** A state as colour, icon and word; never colour alone. */
export function Badge({ meaning, icon, children }: { meaning: Meaning; icon?: IconName; children: ReactNode }) {
  return (
    <span className={styles.badge} data-meaning={meaning}>
      <Icon name={icon ?? usual[meaning]} size={16} />
      {children}
    </span>
  )
}

/** How many, on the corner of a sign that is positioned; nothing for none. */
export function CountMark({ count, isNews = false, className }: { count: number; isNews?: boolean; className?: string | undefined }) {
  if (count === 0) return null
  return (
    <span className={cx(styles.count, className)} data-news={isNews || undefined}>
      {count > 99 ? '99+' : count}
    </span>
  )
}
