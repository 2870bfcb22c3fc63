import type { ReactNode } from 'react'
import type { Meaning } from '../../show/Badge.tsx'
import { Icon, type IconName } from '../../show/Icon.tsx'
import styles from './Timeline.module.css'
import { When } from './When.tsx'

export interface TimelineEntry {
  id: string | number
  at: string
  title: ReactNode
  /** Who did it, why, the request. */
  note?: ReactNode
  meaning?: Meaning
  icon?: IconName
}

/** What happened, newest first as given. */
export function Timeline({ entries, label }: { entries: readonly TimelineEntry[]; label: string }) {
  return (
    <ol className={styles.timeline} aria-label={label}>
      {entries.map(entry => (
        <li key={entry.id} className={styles.entry}>
          <span className={styles.mark} data-meaning={entry.meaning ?? 'grey'}>
            {entry.icon && <Icon name={entry.icon} size={16} />}
          </span>
          <div>
            <div className={styles.head}>
              <span className={styles.title}>{entry.title}</span>
              <span className={styles.at}>
                <When at={entry.at} />
              </span>
            </div>
            {entry.note && <div className={styles.note}>{entry.note}</div>}
          </div>
        </li>
      ))}
    </ol>
  )
}
