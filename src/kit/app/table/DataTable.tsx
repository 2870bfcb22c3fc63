import { Fragment, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useText } from '../../use-text.ts'
import { ErrorNote } from '../page/ErrorNote.tsx'
import { BulkBar } from './bar/BulkBar.tsx'
import { Pager } from './bar/Pager.tsx'
import { useColumnChoice } from './column/ColumnChoice.tsx'
import { phonePlaces } from './column/phone-places.ts'
import { tracksOf } from './column/tracks.ts'
import { useColumnWidths } from './column/use-column-widths.ts'
import { useIsPhone } from './column/use-phone.ts'
import { useIsWide, useTableWidth } from './column/use-table-width.ts'
import styles from './DataTable.module.css'
import type { DataTableProps } from './data-table.ts'
import { Peek } from './Peek.tsx'
import { RowAhead } from './row/RowAhead.tsx'
import { useFocusRestore } from './row/use-focus-restore.ts'
import { useLeaving } from './row/use-leaving.ts'
import { useRowOpening } from './row/use-row-opening.ts'
import { TableHead } from './TableHead.tsx'
import { BodyRow, LeavingRow, SkeletonRows } from './TableRows.tsx'
import { rowsIn, useListKeys } from './use-list-keys.ts'
import { usePages } from './use-pages.ts'
import { useSelecting } from './use-selecting.ts'

/**
 * A list of rows: sticky head, rows that open by a click, selection with its bulk bar, a peek, choice and widths of columns, pages, the
 * keys of `useListKeys`; three lines each on a phone. The page fetches; this shows.
 */
export function DataTable<Row extends object>(given: DataTableProps<Row>) {
  const { rows, pager } = usePages(given)
  const table = { ...given, rows }
  const { name, label, columns, rowId, rowTo, onSelect } = table
  const t = useText('app')
  const root = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  const isPhone = useIsPhone()
  const [width, measure] = useTableWidth(root)
  const [choice, choose] = useColumnChoice(name, columns, isPhone ? Number.POSITIVE_INFINITY : width)
  const [widths, draw] = useColumnWidths(name)
  const selecting = useSelecting(table)
  const onFocus = useFocusRestore(root, rows)
  const open = (index: number, isNewTab = false) => {
    const row = rows?.[index]
    if (!row) return
    const to = rowTo?.(row)
    if (to === undefined) {
      keys.setActive(index)
      // Wider, the row itself shows all that there is.
      if (isPhone) keys.peek(true)
    } else if (isNewTab) window.open(to, '_blank', 'noopener')
    else navigate(to)
  }
  const keys = useListKeys(root, {
    count: rows?.length ?? 0,
    canPeek: true,
    open,
    toggle: index => onSelect && !table.isStale && rows?.[index] && selecting.toggle(rowId(rows[index])),
  })
  useRowOpening(root, open)
  const leaving = useLeaving(rows, rowId)
  const shown = columns.filter(column => choice[column.id])
  const tracks = tracksOf(shown, widths, onSelect !== undefined)
  const isWide = useIsWide(root, width, tracks, rows) && !isPhone
  if (table.error && !rows) return <ErrorNote error={table.error} {...(table.onRetry && { onRetry: table.onRetry })} />
  if (rows?.length === 0)
    return (
      <div ref={root} className={styles.frame} tabIndex={-1}>
        {table.empty}
      </div>
    )
  const places = phonePlaces(shown)
  const leavingAfter = (count: number) =>
    leaving.map(
      ({ row, after }) => after === count && <LeavingRow key={`leaving ${rowId(row)}`} {...{ row, table, columns: shown, places }} />,
    )
  const peeked = keys.isPeeking ? rows?.[keys.active] : undefined
  return (
    <div ref={measure} className={styles.frame} data-list tabIndex={-1}>
      <BulkBar count={selecting.ids.size} isAll={selecting.isAll} shown={rows?.length ?? 0} beyond={table.beyond} onSelect={onSelect}>
        {table.bulk}
      </BulkBar>
      <div className={styles.scroll} data-wide={isWide || undefined}>
        <table
          className={styles.table}
          aria-label={label}
          aria-busy={rows === undefined || table.isStale === true}
          style={{ gridTemplateColumns: tracks }}
        >
          <TableHead {...{ table, shown, selecting, choice, choose, draw, places }} />
          <tbody
            onFocus={event => {
              onFocus(event)
              const row = event.target.closest<HTMLElement>('[data-row]')
              if (row) keys.setActive(rowsIn(root.current).indexOf(row))
            }}
          >
            {rows === undefined && <SkeletonRows count={Math.min(pager?.limit ?? 8, 12)} {...{ table, columns: shown, places }} />}
            {rows?.map((row, index) => (
              <Fragment key={rowId(row)}>
                {leavingAfter(index)}
                <BodyRow {...{ row, table, columns: shown, places, selecting, isActive: index === keys.active }} />
              </Fragment>
            ))}
            {rows && leavingAfter(rows.length)}
          </tbody>
        </table>
      </div>
      {pager && <Pager {...pager} />}
      {rows?.[0] && rowTo && <RowAhead to={rowTo(rows[0])} />}
      {peeked && <Peek row={peeked} table={table} onClose={() => keys.peek(false)} title={table.rowName?.(peeked) ?? t('details')} />}
    </div>
  )
}
