import type { CallAnswer } from '#base/call.ts'
import { EmptyState } from '#kit/app/page/EmptyState.tsx'
import { When } from '#kit/app/page/When.tsx'
import { DataTable } from '#kit/app/table/DataTable.tsx'
import type { DataColumn } from '#kit/app/table/data-table.ts'
import { pagerOf } from '#kit/app/table/Pager.tsx'
import { useUrlState } from '#kit/app/table/use-url-state.ts'
import { useCall } from '#kit/call/use-call.ts'
import { Badge } from '#kit/show/Badge.tsx'
import { type Translate, useText } from '#kit/use-text.ts'
import { productionCalls } from '../contract.ts'

type Row = CallAnswer<(typeof productionCalls)['batches']>['data']['docs'][number]
const defaults = { tab: 'batches', page: 1, limit: 20 }

/** Batches with their progress, newest first. */
export function BatchTable() {
  const t = useText('production')
  const [{ page, limit }, setState] = useUrlState(defaults)
  const batches = useCall(productionCalls.batches, { query: { page, limit } }, { keepsLast: true })
  const answer = batches.data?.data
  return (
    <DataTable
      name="batches"
      label={t('batches')}
      columns={columnsOf(t)}
      rows={answer?.docs}
      rowId={row => String(row.id)}
      rowTo={row => `/office/production/batch/${row.id}`}
      error={batches.error}
      onRetry={() => void batches.refetch()}
      empty={
        <EmptyState drawing="list" title={t('emptyBatches')}>
          {t('emptyBatchesHint')}
        </EmptyState>
      }
      pager={pagerOf(answer, setState)}
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
        {row.filesFailed > 0 && <Badge meaning="red">{t('filesFailed', { count: row.filesFailed })}</Badge>}
      </>
    ),
  },
  { id: 'pieces', header: t('pieces'), cell: row => t('passedOf', { passed: row.passed, pieces: row.pieces }), width: '180px' },
]
