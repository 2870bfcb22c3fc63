import { Checkbox } from '@mantine/core'
import {
  columnVisibilityFeature,
  createColumnHelper,
  type RowSelectionState,
  rowSelectionFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useMemo, useRef } from 'react'
import { useNavigate } from 'react-router'
import { cx } from '../../cx.ts'
import { useText } from '../../use-text.ts'
import { useFocusRestore } from '../form/use-focus-restore.ts'
import { ErrorNote } from '../page/ErrorNote.tsx'
import { BulkBar } from './BulkBar.tsx'
import { ColumnChoice, useColumnChoice } from './ColumnChoice.tsx'
import styles from './DataTable.module.css'
import type { DataTableProps } from './data-table.ts'
import { Pager } from './Pager.tsx'
import { BodyRow, SkeletonRows } from './TableRows.tsx'
import { useListKeys } from './use-list-keys.ts'
import { useTableWidth } from './use-table-width.ts'

const features = tableFeatures({ rowSelectionFeature, columnVisibilityFeature })
const none: readonly never[] = []

/**
 * A list of rows: sticky head, selection with its bulk bar, column choice, pages, the keys `/` `j` `k` `x` Enter; cards on a
 * phone. The page fetches; this shows.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { name, label, columns, rows, rowId, rowTo, selected, onSelect, pager } = props
  const t = useText('app')
  const root = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  const [width, measure] = useTableWidth(root)
  const [choice, choose] = useColumnChoice(name, columns, width)
  const helper = useMemo(() => createColumnHelper<typeof features, Row>(), [])
  const definitions = useMemo(
    () => columns.map(column => helper.display({ id: column.id, header: column.header, cell: ({ row }) => column.cell(row.original) })),
    [columns, helper],
  )
  const rowSelection = useMemo<RowSelectionState>(() => Object.fromEntries([...(selected ?? [])].map(id => [id, true])), [selected])
  const table = useTable({
    features,
    columns: definitions,
    data: rows ?? none,
    getRowId: rowId,
    state: { rowSelection, columnVisibility: choice },
    onRowSelectionChange: update => {
      const next = typeof update === 'function' ? update(rowSelection) : update
      onSelect?.(new Set(Object.keys(next).filter(id => next[id])))
    },
  })
  const tableRows = table.getRowModel().rows
  const onFocus = useFocusRestore(root, rows)
  const active = useListKeys(root, {
    count: tableRows.length,
    open: index => {
      const row = tableRows[index]
      if (row && rowTo) navigate(rowTo(row.original))
    },
    toggle: index => onSelect && tableRows[index]?.toggleSelected(),
  })
  if (props.error && !rows) return <ErrorNote error={props.error} {...(props.onRetry && { onRetry: props.onRetry })} />
  if (rows?.length === 0)
    return (
      <div ref={root} className={styles.frame} tabIndex={-1}>
        {props.empty}
      </div>
    )
  const shown = columns.filter(column => choice[column.id])
  const count = selected?.size ?? 0
  return (
    <div ref={measure} className={styles.frame}>
      {count > 0 && (
        <BulkBar count={count} onClear={() => onSelect?.(new Set())}>
          {props.bulk}
        </BulkBar>
      )}
      <div className={styles.scroll}>
        <table className={styles.table} aria-label={label} aria-busy={rows === undefined}>
          <thead>
            <tr>
              {onSelect && (
                <th className={styles.tick}>
                  <Checkbox
                    aria-label={t('selectAll')}
                    checked={table.getIsAllRowsSelected()}
                    indeterminate={table.getIsSomeRowsSelected()}
                    onChange={table.getToggleAllRowsSelectedHandler()}
                  />
                </th>
              )}
              {shown.map(column => (
                <th key={column.id} scope="col" data-align={column.align} style={{ width: column.width }}>
                  {column.header}
                </th>
              ))}
              <th className={cx(styles.ends)}>
                <span className="unseen">{t('actions')}</span>
                <ColumnChoice columns={columns.slice(1)} choice={choice} onChange={choose} />
              </th>
            </tr>
          </thead>
          <tbody onFocus={onFocus}>
            {rows === undefined && <SkeletonRows count={Math.min(pager?.limit ?? 8, 12)} cells={shown.length + (onSelect ? 2 : 1)} />}
            {tableRows.map((row, index) => (
              <BodyRow
                key={row.id}
                row={row.original}
                table={props}
                columns={shown}
                isActive={index === active}
                isSelected={row.getIsSelected()}
                onToggle={() => row.toggleSelected()}
              />
            ))}
          </tbody>
        </table>
      </div>
      {pager && <Pager {...pager} />}
    </div>
  )
}
