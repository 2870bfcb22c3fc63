import { Checkbox } from '@mantine/core'
import { Link } from 'react-router'
import { Skeleton } from '../../show/Loading.tsx'
import { useText } from '../../use-text.ts'
import styles from './DataTable.module.css'
import type { DataColumn, DataTableProps } from './data-table.ts'

type RowProps<Row> = {
  row: Row
  table: DataTableProps<Row>
  columns: readonly DataColumn<Row>[]
  isActive: boolean
  isSelected: boolean
  onToggle: () => void
}

export function BodyRow<Row extends object>({ row, table, columns, isActive, isSelected, onToggle }: RowProps<Row>) {
  const t = useText('app')
  const { rowTo, rowActions, onSelect } = table
  const to = rowTo?.(row)
  return (
    <tr data-row data-active={isActive || undefined} data-selected={isSelected || undefined}>
      {onSelect && (
        <td className={styles.tick}>
          <Checkbox
            aria-label={t('selectRow', { name: table.rowName?.(row) ?? table.rowId(row) })}
            checked={isSelected}
            onChange={onToggle}
          />
        </td>
      )}
      {columns.map((column, at) => (
        <td
          key={column.id}
          data-align={column.align}
          data-label={at === 0 ? undefined : column.header}
          data-first={at === 0 || undefined}
          data-long={column.isLong || undefined}
        >
          {at === 0 && to !== undefined ? (
            <Link to={to} className={styles.open}>
              {column.cell(row)}
            </Link>
          ) : (
            column.cell(row)
          )}
        </td>
      ))}
      <td className={styles.ends}>{rowActions && <div className={styles.acts}>{rowActions(row)}</div>}</td>
    </tr>
  )
}

/** Rows of the same height as those that are coming. */
export function SkeletonRows({ count, cells }: { count: number; cells: number }) {
  return Array.from({ length: count }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: these rows are nothing but their place.
    <tr key={row}>
      {Array.from({ length: cells }, (_, cell) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above.
        <td key={cell}>
          <Skeleton shape={(row + cell) % 3 === 0 ? 'short' : 'line'} />
        </td>
      ))}
    </tr>
  ))
}
