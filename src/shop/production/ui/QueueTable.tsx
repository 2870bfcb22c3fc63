import { useState } from 'react'
import type { CallAnswer } from '#base/call.ts'
import { type Language, nameIn } from '#base/text.ts'
import { EmptyState } from '#kit/app/page/EmptyState.tsx'
import { When } from '#kit/app/page/When.tsx'
import { DataTable } from '#kit/app/table/DataTable.tsx'
import type { DataColumn } from '#kit/app/table/data-table.ts'
import { pagerOf } from '#kit/app/table/Pager.tsx'
import { useUrlState } from '#kit/app/table/use-url-state.ts'
import { useNotice } from '#kit/app/use-notice.tsx'
import { useCall, useSend } from '#kit/call/use-call.ts'
import { Button } from '#kit/control/Button.tsx'
import { Badge } from '#kit/show/Badge.tsx'
import { type Translate, useLanguage, useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { productionCalls } from '../contract.ts'
import { Art } from './Art.tsx'
import styles from './production.module.css'

type Row = CallAnswer<(typeof productionCalls)['productionQueue']>['data']['docs'][number]
const defaults = { tab: 'queue', page: 1, limit: 50 }

/** Orders that wait for a batch, the oldest first; chosen ones become one. */
export function QueueTable() {
  const t = useText('production')
  const language = useLanguage()
  const notice = useNotice()
  const whyNot = useWhyNot()
  const [{ page, limit }, setState] = useUrlState(defaults)
  const [chosen, choose] = useState<ReadonlySet<string>>(new Set())
  const queue = useCall(productionCalls.productionQueue, { query: { page, limit } }, { keepsLast: true })
  const make = useSend(productionCalls.makeBatch, {
    changes: [productionCalls.productionQueue, productionCalls.batches, productionCalls.productionBoard],
    onDone: ({ data: { id, orders, pieces, leftOut } }) => {
      choose(new Set())
      notice.done([t('made', { id, orders, pieces }), ...(leftOut.length > 0 ? [t('leftOut', { count: leftOut.length })] : [])].join(' '))
    },
    onRefused: notice.failed,
  })
  const answer = queue.data?.data
  return (
    <DataTable
      name="production-queue"
      label={t('queue')}
      columns={columnsOf(t, language)}
      rows={answer?.docs}
      rowId={row => String(row.id)}
      error={queue.error}
      onRetry={() => void queue.refetch()}
      selected={chosen}
      onSelect={choose}
      bulk={
        <Button
          variant="primary"
          icon="layers"
          reason={whyNot(productionCalls.makeBatch)}
          busy={make.isPending}
          onClick={() => make.mutate({ body: { orderIds: [...chosen].map(Number) } })}
        >
          {t('makeBatch', { count: chosen.size })}
        </Button>
      }
      empty={
        <EmptyState drawing="box" title={t('emptyQueue')}>
          {t('emptyQueueHint')}
        </EmptyState>
      }
      pager={pagerOf(answer, setState)}
    />
  )
}

const columnsOf = (t: Translate<'production'>, language: Language): DataColumn<Row>[] => [
  {
    id: 'order',
    header: t('order'),
    cell: row => (
      <>
        <span className="numbers">#{row.id}</span> {row.isReprint && <Badge meaning="amber">{t('reprint')}</Badge>}
      </>
    ),
    width: '150px',
  },
  {
    id: 'products',
    isLong: true,
    header: t('products'),
    cell: row => (
      <div className={styles.products}>
        {row.items.slice(0, 3).map(item => (
          <span key={item.id} className={styles.product}>
            {item.fileIds[0] !== undefined && <Art fileId={item.fileIds[0]} name={t('art', { id: row.id })} />}
            <span>
              {nameIn(language, item)}
              <small>
                {item.color} · {item.size} × {item.quantity}
              </small>
            </span>
          </span>
        ))}
      </div>
    ),
  },
  { id: 'pieces', header: t('pieces'), cell: row => row.quantity, align: 'end', width: '90px' },
  { id: 'seller', header: t('seller'), cell: row => row.seller, width: '160px' },
  { id: 'since', header: t('waitingSince'), cell: row => <When at={row.since} />, width: '170px' },
]
