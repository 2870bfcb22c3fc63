import type { ReactNode } from 'react'
import { Button } from '../../control/Button.tsx'
import { useText } from '../../use-text.ts'
import styles from './BulkBar.module.css'

/** Stands over the list's head while rows are selected: how many, and what can be done with them together. */
export function BulkBar({ count, onClear, children }: { count: number; onClear: () => void; children?: ReactNode }) {
  const t = useText('app')
  return (
    <div className={styles.bar}>
      <strong aria-live="polite">{t('selected', { count })}</strong>
      <div className={styles.acts}>{children}</div>
      <Button variant="quiet" size="small" icon="close" onClick={onClear}>
        {t('clearSelection')}
      </Button>
    </div>
  )
}
