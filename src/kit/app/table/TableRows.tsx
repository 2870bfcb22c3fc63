import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Skeleton } from '../../show/Loading.tsx'
import { useText } from '../../use-text.ts'
import { toActs } from './bar/BulkBar.tsx'
import type { Place } from './column/phone-places.ts'
import styles from './DataTable.module.css'
import type { DataColumn, DataTableProps } from './data-table.ts'
import cell from './row/Cell.module.css'
import { Dash } from './row/Dash.tsx'
import leaving from './row/Leaving.module.css'
import { Tick } from './Tick.tsx'
import type { Selecting } from './use-selecting.ts'

type Shape<Row> = {
  table: DataTableProps<Row>
  columns: readonly DataColumn<Row>[]
  places: Readonly<Record<string, Place>>
}

export function BodyRow<Row extends object>({
  row,
  table,
  columns,
  places,
  selecting,
  isActive,
}: Shape<Row> & { row: Row; selecting: Selecting; isActive: boolean }) {
  const t = useText('app')
  const { rowTo, rowActions, onSelect } = table
  const id = table.rowId(row)
  const to = rowTo?.(row)
  const isSelected = selecting.ids.has(id)
  return (
    <tr
      data-row
      tabIndex={-1}
      data-opens={to !== undefined || undefined}
      data-active={isActive || undefined}
      data-selected={isSelected || undefined}
    >
      {onSelect && (
        <td className={styles.tick}>
          <Tick
            label={t('selectRow', { name: table.rowName?.(row) ?? id })}
            isOn={isSelected}
            isOff={table.isStale ?? false}
            onToggle={isRange => selecting.toggle(id, isRange)}
          />
          {isSelected && (
            <button type="button" className={styles.toActs} tabIndex={isActive ? 0 : -1} onClick={toActs}>
              {t('toActs', { count: selecting.ids.size })}
            </button>
          )}
        </td>
      )}
      {columns.map((column, at) => (
        <Cell key={column.id} column={column} place={places[column.id]}>
          {at === 0 && to !== undefined ? (
            <Link to={to} className={styles.open}>
              {column.cell(row)}
            </Link>
          ) : (
            orDash(column.cell(row))
          )}
        </Cell>
      ))}
      <td className={styles.ends}>{rowActions && <div className={styles.acts}>{rowActions(row)}</div>}</td>
    </tr>
  )
}

/** What a row was, while it slides out: nothing that can be pressed or is read aloud. */
export function LeavingRow<Row extends object>({ row, table, columns, places }: Shape<Row> & { row: Row }) {
  return (
    <tr data-leaving className={leaving.leaving} inert aria-hidden>
      {table.onSelect && <td className={styles.tick} />}
      {columns.map(column => (
        <Cell key={column.id} column={column} place={places[column.id]}>
          {column.cell(row)}
        </Cell>
      ))}
      <td className={styles.ends} />
    </tr>
  )
}

/** A column says '–' where there is none. */
const orDash = (content: ReactNode) => (content === '–' ? <Dash /> : content)

function Cell<Row>({ column, place, children }: { column: DataColumn<Row>; place: Place | undefined; children: ReactNode }) {
  return (
    <td className={cell.cell} data-align={column.align} data-place={place} data-first={place === 'first' || undefined}>
      {children}
    </td>
  )
}

/** Rows of the same height as those that are coming. */
export function SkeletonRows<Row extends object>({ count, table, columns, places }: Shape<Row> & { count: number }) {
  return Array.from({ length: count }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: these rows are nothing but their place.
    <tr key={row} data-waiting>
      {table.onSelect && <td className={styles.tick} />}
      {columns.map((column, at) => (
        <Cell key={column.id} column={column} place={places[column.id]}>
          <Skeleton shape={(row + at) % 3 === 0 ? 'short' : 'line'} />
        </Cell>
      ))}
      <td className={styles.ends} />
    </tr>
  ))
}
