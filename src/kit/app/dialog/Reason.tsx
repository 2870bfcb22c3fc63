import { Tooltip } from '@mantine/core'
import type { ReactNode } from 'react'
import styles from './Reason.module.css'

/** Why something may not be done, over any part that is disabled; also for who comes by keyboard. A kit Button takes `reason` itself. */
export function Reason({ text, children }: { text: string | undefined; children: ReactNode }) {
  if (text === undefined) return children
  return (
    <Tooltip label={text}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a disabled part cannot be focused, and its reason must be read. */}
      <span className={styles.reason} tabIndex={0}>
        {children}
      </span>
    </Tooltip>
  )
}
