import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { useText } from '../../use-text.ts'
import { ColumnChoice, type Visibility } from './column/ColumnChoice.tsx'
import { columnMin } from './column/tracks.ts'
import styles from './DataTable.module.css'
import type { DataColumn, DataTableProps } from './data-table.ts'
import head from './TableHead.module.css'
import { Tick } from './Tick.tsx'
import type { Selecting } from './use-selecting.ts'

type Draw = (id: string, width: number | undefined) => void
type Props<Row> = {
  table: DataTableProps<Row>
  shown: readonly DataColumn<Row>[]
  selecting: Selecting
  choice: Visibility
  choose: (change: Visibility) => void
  draw: Draw
}

/** The head of a table: selects the page, names the columns, draws their widths, and chooses which are shown. */
export function TableHead<Row extends object>({ table, shown, selecting, choice, choose, draw }: Props<Row>) {
  const t = useText('app')
  return (
    <thead>
      <tr>
        {table.onSelect && (
          <th className={styles.tick}>
            <Tick
              label={t('selectAll')}
              isOn={selecting.isAll}
              isPart={selecting.isPart}
              isOff={!table.rows?.length || table.isStale === true}
              onToggle={selecting.toggleAll}
            />
          </th>
        )}
        {shown.map(({ id, header, align }, at) => (
          <th key={id} scope="col" data-align={align} title={header}>
            {header}
            <Edge id={id} name={header} draw={draw} isFirst={at === 0} />
          </th>
        ))}
        <th className={styles.ends}>
          <span className="unseen">{t('actions')}</span>
          <ColumnChoice columns={table.columns.slice(1)} choice={choice} onChange={choose} />
        </th>
      </tr>
    </thead>
  )
}

/**
 * The edge of a column: drawn by mouse, or by left and right; a double click, or Backspace, gives its own width back. All edges of a table
 * are one stop of the Tab key: up and down go from one to the next.
 */
function Edge({ id, name, draw, isFirst }: { id: string; name: string; draw: Draw; isFirst: boolean }) {
  const t = useText('app')
  const from = useRef<{ x: number; width: number }>(undefined)
  const widthOf = (element: Element) => element.closest('th')?.getBoundingClientRect().width ?? 0
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    from.current = { x: event.clientX, width: widthOf(event.currentTarget) }
  }
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (from.current) draw(id, Math.max(columnMin, from.current.width + event.clientX - from.current.x))
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowLeft: -16, ArrowRight: 16 }[event.key]
    if (step) draw(id, Math.max(columnMin, widthOf(event.currentTarget) + step))
    else if (event.key === 'Backspace') draw(id, undefined)
    else if (event.key === 'ArrowDown') edgeBeside(event.currentTarget, 1)?.focus()
    else if (event.key === 'ArrowUp') edgeBeside(event.currentTarget, -1)?.focus()
    else return
    event.preventDefault()
  }
  return (
    <button
      type="button"
      className={head.edge}
      data-edge
      aria-label={t('columnWidth', { name })}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={() => {
        from.current = undefined
      }}
      onDoubleClick={() => draw(id, undefined)}
      onKeyDown={onKeyDown}
      tabIndex={isFirst ? 0 : -1}
    />
  )
}

function edgeBeside(edge: HTMLElement, step: 1 | -1): HTMLElement | null | undefined {
  const column = edge.closest('th')
  const beside = step === 1 ? column?.nextElementSibling : column?.previousElementSibling
  return beside?.querySelector<HTMLElement>('[data-edge]')
}
