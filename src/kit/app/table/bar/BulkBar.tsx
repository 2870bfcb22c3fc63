import { type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import { formatNumber } from '#base/number.ts'
import { Button } from '../../../control/Button.tsx'
import { useLanguage, useText } from '../../../use-text.ts'
import type { BeyondPage, DataTableProps } from '../data-table.ts'
import styles from './BulkBar.module.css'

type Props = {
  count: number
  /** Every row of the page is selected, and so many are there. */
  isAll: boolean
  shown: number
  beyond: BeyondPage | undefined
  onSelect: DataTableProps<never>['onSelect']
  children: ReactNode
}

/** Stands over the list's head while rows are selected: how many, all that the filters leave, and what can be done with them together. */
export function BulkBar({ count, onSelect, ...bar }: Props) {
  const t = useText('app')
  return (
    <>
      <span className="unseen" role="status">
        {count > 0 && t('selected', { count })}
      </span>
      {count > 0 && <Bar count={count} {...bar} onClear={() => onSelect?.(new Set())} />}
    </>
  )
}

function Bar({ count, isAll, shown, beyond, onClear, children }: Omit<Props, 'onSelect'> & { onClear: () => void }) {
  const t = useText('app')
  const bar = useRef<HTMLDivElement>(null)
  // A keyboard that was here when the selection ended goes on in the list.
  useLayoutEffect(() => {
    const list = bar.current?.closest<HTMLElement>('[data-list]')
    return () => {
      if (bar.current?.contains(document.activeElement)) requestAnimationFrame(() => list?.focus())
    }
  }, [])
  return (
    <div ref={bar} className={styles.bar} data-bulk>
      <strong>{isAll && count === shown ? t('allOfPage', { count }) : t('selected', { count })}</strong>
      {isAll && beyond && beyond.total > count && <SelectAll {...beyond} />}
      <div className={styles.acts}>{children}</div>
      <Button variant="quiet" size="small" icon="close" onClick={onClear}>
        {t('clearSelection')}
      </Button>
    </div>
  )
}

function SelectAll({ total, hasMore, max, isBusy, selectAll }: BeyondPage) {
  const t = useText('app')
  const language = useLanguage()
  const number = (count: number) => formatNumber(count, language)
  return (
    <Button
      variant="quiet"
      size="small"
      busy={isBusy}
      reason={total > max ? t('tooManyToSelect', { max: number(max) }) : undefined}
      onClick={selectAll}
    >
      {t('selectEvery', { total: hasMore ? t('more', { total: number(total) }) : number(total) })}
    </Button>
  )
}

/** From a selected row to what can be done with it, past all other rows. */
export function toActs({ currentTarget }: MouseEvent<HTMLElement>): void {
  currentTarget.closest('[data-list]')?.querySelector<HTMLElement>('[data-bulk] > div :is(button, a)')?.focus()
}
