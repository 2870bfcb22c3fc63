import { useEffect, useRef } from 'react'
import { IconButton, LinkButton } from '../../control/Button.tsx'
import { Facts } from '../../layout/Facts.tsx'
import { useText } from '../../use-text.ts'
import type { DataTableProps } from './data-table.ts'
import styles from './Peek.module.css'

type Props<Row> = { row: Row; table: DataTableProps<Row>; title: string; onClose: () => void }

/** A row beside its list: the list stays where it is, `j` and `k` go on, Enter opens the page. */
export function Peek<Row extends object>({ row, table, title, onClose }: Props<Row>) {
  const t = useText('app')
  const panel = useRef<HTMLElement>(null)
  const to = table.rowTo?.(row)
  // A finger has no row to go on from.
  useEffect(() => {
    if (matchMedia('(pointer: coarse)').matches) panel.current?.focus()
  }, [])
  return (
    <aside ref={panel} className={styles.peek} aria-label={title} tabIndex={-1} data-peek>
      <div className={styles.head}>
        <h2 aria-live="polite">{title}</h2>
        {to !== undefined && (
          <LinkButton size="small" to={to}>
            {t('open')}
          </LinkButton>
        )}
        <IconButton icon="close" size="small" label={t('close')} onClick={onClose} />
      </div>
      {table.peek?.(row) ?? <Facts of={table.columns.map(({ header, cell }) => ({ label: header, value: cell(row) }))} />}
      {table.rowActions && <div className={styles.acts}>{table.rowActions(row)}</div>}
    </aside>
  )
}
