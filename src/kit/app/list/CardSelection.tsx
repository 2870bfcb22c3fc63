import type { ReactNode } from 'react'
import { useText } from '../../use-text.ts'
import { BulkBar } from '../table/bar/BulkBar.tsx'
import { Tick } from '../table/Tick.tsx'
import styles from './CardSelection.module.css'
import type { ShownList } from './use-list.ts'
import { idOf } from './use-selection.ts'

type Props<Row> = {
  of: Pick<ShownList<Row>, 'rows' | 'isStale' | 'selection'>
  acts: ReactNode
  rowName: (row: Row) => string
  children: (tickOf: (row: Row) => ReactNode) => ReactNode
}

/** Cards that can be selected: a box for all of the page, over which the acts stand as they do over a table's head, and one for each. */
export function CardSelection<Row extends object>({ of, acts, rowName, children }: Props<Row>) {
  const t = useText('app')
  const { ids, select, beyond } = of.selection
  const here = (of.rows ?? []).map(idOf)
  const chosen = here.filter(id => ids.has(id))
  const isAll = here.length > 0 && chosen.length === here.length
  const toggle = (some: readonly string[], isOn: boolean) => {
    const next = new Set(ids)
    for (const id of some) isOn ? next.add(id) : next.delete(id)
    select(next)
  }
  return (
    <div className={styles.list} data-list tabIndex={-1}>
      <BulkBar count={ids.size} isAll={isAll} shown={here.length} beyond={beyond} onSelect={select}>
        {acts}
      </BulkBar>
      <div className={styles.all}>
        <Tick
          label={t('selectAll')}
          isOn={isAll}
          isPart={chosen.length > 0 && !isAll}
          isOff={here.length === 0 || of.isStale}
          onToggle={() => toggle(here, !isAll)}
        />
        <span aria-hidden="true">{t('selectAll')}</span>
      </div>
      {children(row => {
        const id = idOf(row)
        const isOn = ids.has(id)
        return <Tick label={t('selectRow', { name: rowName(row) })} isOn={isOn} onToggle={() => toggle([id], !isOn)} />
      })}
    </div>
  )
}
