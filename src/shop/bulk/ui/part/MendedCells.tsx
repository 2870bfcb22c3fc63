import { List } from '#kit/app/list/List.tsx'
import { useList } from '#kit/app/list/use-list.ts'
import { useText } from '#kit/use-text.ts'
import { bulkCalls, type Import } from '../../contract.ts'
import styles from '../Import.module.css'
import { TakeBack } from './MendCell.tsx'
import { RowNumber } from './Problems.tsx'
import { useMendFocus } from './use-mend-focus.ts'

/** The cells that were corrected here, each with what stands in the file and the way back to it. */
export function MendedCells({ record }: { record: Import }) {
  const t = useText('import')
  const list = useList(bulkCalls.importMends, { params: { id: record.id } })
  const { rows = [] } = list
  const focus = useMendFocus(list.rows)
  return (
    <div ref={focus.root}>
      <List
        of={list}
        name="import-mends"
        label={t('tabMended')}
        columns={[
          { id: 'row', header: t('columnRow'), width: '72px', cell: ({ row }) => <RowNumber row={row} /> },
          { id: 'column', header: t('columnColumn'), width: '180px', phone: 'corner', cell: mend => mend.column },
          {
            id: 'value',
            header: t('readAs'),
            width: '280px',
            phone: 'line',
            cell: ({ value }) => (value === '' ? <em className="muted">{t('blank')}</em> : <code className={styles.value}>{value}</code>),
          },
          {
            id: 'was',
            header: t('columnInFile'),
            phone: 'foot',
            cell: mend =>
              record.status === 'READY' ? (
                <TakeBack importId={record.id} mend={mend} isCell onDone={() => focus.done(rows.indexOf(mend))} />
              ) : (
                t('fileSays', { value: mend.was || t('blank') })
              ),
          },
        ]}
        rowId={mend => `${mend.row} ${mend.field}`}
        empty={{ drawing: 'done', title: t('noMendsTitle'), hint: t('noMendsHint') }}
      />
    </div>
  )
}
