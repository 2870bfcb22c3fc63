import { type Language, nameIn } from '#base/text.ts'
import { List } from '#kit/app/list/List.tsx'
import type { RowOf } from '#kit/app/list/list.ts'
import { useList } from '#kit/app/list/use-list.ts'
import { When } from '#kit/app/page/When.tsx'
import type { DataColumn } from '#kit/app/table/data-table.ts'
import { useAct } from '#kit/app/use-act.ts'
import { Button } from '#kit/control/Button.tsx'
import { Badge } from '#kit/show/Badge.tsx'
import { type Translate, useLanguage, useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { productionCalls } from '../contract.ts'
import { Art } from './Art.tsx'
import styles from './production.module.css'

type Row = RowOf<typeof productionCalls.productionQueue>

/** Orders that wait for a batch, the oldest first; chosen ones become one. */
export function QueueTable() {
  const t = useText('production')
  const language = useLanguage()
  const whyNot = useWhyNot()
  const queue = useList(productionCalls.productionQueue, { limit: 50 })
  const make = useAct(productionCalls.makeBatch, {
    changes: [productionCalls.productionQueue, productionCalls.batches, productionCalls.productionBoard],
    done: ({ data: { id, orders, pieces, leftOut } }) =>
      [t('made', { id, orders, pieces }), ...(leftOut.length > 0 ? [t('leftOut', { count: leftOut.length })] : [])].join(' '),
    onDone: queue.clearSelection,
  })
  const orderIds = [...queue.selected].map(Number)
  return (
    <List
      of={queue}
      name="production-queue"
      label={t('queue')}
      columns={columnsOf(t, language)}
      bulk={
        <Button
          variant="primary"
          icon="layers"
          reason={whyNot(productionCalls.makeBatch)}
          busy={make.isPending}
          onClick={() => make.mutate({ body: { orderIds } })}
        >
          {t('makeBatch', { count: orderIds.length })}
        </Button>
      }
      empty={{ drawing: 'box', title: t('emptyQueue'), hint: t('emptyQueueHint') }}
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
