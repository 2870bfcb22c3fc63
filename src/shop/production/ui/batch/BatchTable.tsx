import { List } from '#kit/app/list/List.tsx'
import type { RowOf } from '#kit/app/list/list.ts'
import { useList } from '#kit/app/list/use-list.ts'
import { When } from '#kit/app/page/When.tsx'
import type { DataColumn } from '#kit/app/table/data-table.ts'
import { Badge } from '#kit/show/Badge.tsx'
import { type Translate, useText } from '#kit/use-text.ts'
import { productionCalls } from '../../contract.ts'
import { batchTroubles } from '../../rules.ts'

type Row = RowOf<typeof productionCalls.batches>

/** Batches with their progress, newest first. */
export function BatchTable() {
  const t = useText('production')
  const choices = batchTroubles.map(value => ({ value, label: t(`trouble_${value}`) }))
  const batches = useList(productionCalls.batches, { filters: [{ name: 'trouble', label: t('trouble'), any: t('anyTrouble'), choices }] })
  return (
    <List
      of={batches}
      name="batches"
      label={t('batches')}
      columns={columnsOf(t)}
      rowTo={row => `/office/production/batch/${row.id}`}
      empty={{ title: t('emptyBatches'), hint: t('emptyBatchesHint') }}
    />
  )
}

const columnsOf = (t: Translate<'production'>): DataColumn<Row>[] => [
  { id: 'batch', header: t('batches'), cell: row => t('batch', { id: row.id }), width: '130px' },
  { id: 'made', header: t('madeAt'), cell: row => <When at={row.madeAt} />, width: '170px' },
  { id: 'by', header: t('madeBy'), cell: row => row.madeBy, width: '160px' },
  { id: 'orders', header: t('orders'), cell: row => row.orders, align: 'end', width: '90px' },
  {
    id: 'files',
    header: t('files'),
    cell: row => (
      <>
        {t('filesOf', { ready: row.filesReady, files: row.files })}{' '}
        {row.filesFailed > 0 && <Badge meaning="red">{t('filesFailed', { count: row.filesFailed })}</Badge>}{' '}
        {row.hotFailed > 0 && <Badge meaning="red">{t('hotFailed', { count: row.hotFailed })}</Badge>}
      </>
    ),
  },
  { id: 'pieces', header: t('pieces'), cell: row => t('passedOf', { passed: row.passed, pieces: row.pieces }), width: '180px' },
]
