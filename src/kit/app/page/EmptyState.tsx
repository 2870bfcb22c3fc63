import type { ReactNode } from 'react'
import { Button } from '../../control/Button.tsx'
import { useText } from '../../use-text.ts'
import styles from './EmptyState.module.css'

export type Drawing = 'list' | 'box' | 'money' | 'picture' | 'search' | 'scan' | 'done'
const inner: Record<Drawing, ReactNode> = {
  list: <path d="M44 44h32M44 56h32M44 68h20" />,
  box: <path d="M60 38 78 48v20L60 78 42 68V48Zm0 20 18-10M60 58 42 48M60 58v20" />,
  money: <path d="M40 46h40v24H40ZM60 64a6 6 0 1 0 0-12 6 6 0 0 0 0 12Z" />,
  picture: <path d="M40 42h40v32H40ZM40 68l12-12 9 9 7-6 12 11M68 52h.1" />,
  search: <path d="M57 68a13 13 0 1 0 0-26 13 13 0 0 0 0 26Zm9-4 12 12" />,
  scan: <path d="M42 50v-8h8M70 42h8v8M78 66v8h-8M50 74h-8v-8M46 58h28" />,
  done: <path d="m44 58 11 11 22-24" />,
}

/** What belongs here, and the first step; drawn as a sheet with its registration marks. */
export function EmptyState({
  drawing = 'list',
  title,
  children,
  action,
}: {
  drawing?: Drawing
  title: string
  children?: ReactNode
  action?: ReactNode
}) {
  return (
    <div className={styles.empty}>
      <svg width="120" height="116" viewBox="0 0 120 116" aria-hidden="true" focusable="false">
        <g className={styles.marks}>
          <path d="M20 8v16M12 16h16M100 8v16M92 16h16M20 92v16M12 100h16M100 92v16M92 100h16" />
          <circle cx="20" cy="16" r="4.5" />
          <circle cx="100" cy="16" r="4.5" />
          <circle cx="20" cy="100" r="4.5" />
          <circle cx="100" cy="100" r="4.5" />
        </g>
        <g className={styles.inks}>
          <circle className={styles.cyan} cx="54" cy="54" r="27" />
          <circle className={styles.magenta} cx="66" cy="54" r="27" />
          <circle className={styles.yellow} cx="60" cy="64" r="27" />
        </g>
        <g className={styles.line}>{inner[drawing]}</g>
      </svg>
      <h2>{title}</h2>
      {children && <p>{children}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}

/** Of a list that its filters leave nothing of. */
export function NothingFound({ onClear }: { onClear: () => void }) {
  const t = useText('app')
  return (
    <EmptyState drawing="search" title={t('nothingFound')} action={<Button onClick={onClear}>{t('clearFilters')}</Button>}>
      {t('nothingFoundHint')}
    </EmptyState>
  )
}
