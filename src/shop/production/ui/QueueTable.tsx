import { nameIn } from '#base/text.ts'
import { List } from '#kit/app/list/List.tsx'
import type { RowOf } from '#kit/app/list/list.ts'
import { useList } from '#kit/app/list/use-list.ts'
import { When } from '#kit/app/page/When.tsx'
import type { DataColumn } from '#kit/app/table/data-table.ts'
import { useAct } from '#kit/app/use-act.ts'
import { useCall } from '#kit/call/use-call.ts'
import { useLive } from '#kit/call/use-live.ts'
import { Button } from '#kit/control/Button.tsx'
import { Badge } from '#kit/show/Badge.tsx'
import { Counted } from '#kit/show/Counted.tsx'
import { type Translate, useLanguage, useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { colorIn } from '#shop/catalogue/storefront/color.rules.ts'
import { orderCheckCalls } from '#shop/order/item/check/contract.ts'
import { productionCalls } from '../contract.ts'
import { batchMax, dueWithin, queueOrders } from '../rules.ts'
import { Art } from './Art.tsx'
import { DueBy } from './DueBy.tsx'

type Row = RowOf<typeof productionCalls.productionQueue>

/** Orders that wait for a batch, the oldest first; chosen ones become one. */
export function QueueTable() {
  const t = useText('production')
  const whyNot = useWhyNot()
  const queue = useList(productionCalls.productionQueue, {
    limit: 50,
    filters: useQueueFilters(),
    all: { call: productionCalls.chooseQueue, max: batchMax },
  })
  const make = useAct(productionCalls.makeBatch, {
    changes: [productionCalls.productionQueue, productionCalls.queueChoices, productionCalls.batches, productionCalls.productionBoard],
    done: ({ data: { id, orders, pieces, leftOut } }) =>
      [t('made', { id, orders, pieces }), ...(leftOut.length > 0 ? [t('leftOut', { count: leftOut.length })] : [])].join(' '),
    next: ({ data }) => ({ to: `/office/production/batch/${data.id}`, text: t('openBatch') }),
    onDone: queue.clearSelection,
  })
  const orderIds = queue.chosen.map(order => order.id)
  const warned = useWarned(queue.rows ?? [])
  return (
    <List
      of={queue}
      name="production-queue"
      label={t('queue')}
      columns={columnsOf(t, warned)}
      rowTo={row => `/office/order/${row.id}`}
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

/** By product, seller and when they must leave; each choice says how many orders wait of it. */
function useQueueFilters() {
  const t = useText('production')
  const language = useLanguage()
  const choices = useCall(productionCalls.queueChoices, undefined, { keepsLast: true }).data?.data
  useLive(['production.changed', 'order.moved'], [productionCalls.queueChoices])
  const counted = (name: string, count: number) => t('counted', { name, count })
  return [
    {
      name: 'product' as const,
      label: t('product'),
      any: t('productAny'),
      choices: (choices?.products ?? []).map(product => ({
        value: product.code,
        label: counted(nameIn(language, product), product.count),
      })),
    },
    {
      name: 'due' as const,
      label: t('dueBy'),
      any: t('dueAny'),
      choices: dueWithin.map(value => ({ value, label: t(`due_${value}`) })),
    },
    {
      name: 'sellerId' as const,
      label: t('seller'),
      any: t('sellerAny'),
      choices: (choices?.sellers ?? []).map(({ id, name, count }) => ({
        value: String(id),
        label: counted(name, count),
        query: { sellerId: id },
      })),
    },
    {
      name: 'sort' as const,
      label: t('sort'),
      choices: queueOrders.map(value => ({ value, label: t(`sort_${value}`) })),
    },
  ]
}

/** What the checks of designs warn of, by order. */
type Warned = ReadonlyMap<number, readonly string[]>
function useWarned(rows: readonly Row[]): Warned {
  const language = useLanguage()
  const ids = rows.map(row => row.id).join(',')
  const answer = useCall(orderCheckCalls.officeFindings, { query: { ids } }, { isEnabled: ids !== '', keepsLast: true })
  return new Map(answer.data?.data.map(({ orderId, findings }) => [orderId, findings.map(({ message }) => message[language])]))
}

/** One line, however many they are: pictures of the first three, the words of the first, and how many more there are. */
function Products({ row: { id, items } }: { row: Row }) {
  const t = useText('production')
  const language = useLanguage()
  const wordsOf = (item: Row['items'][number]) => `${colorIn(language, item.color)} · ${item.size} × ${item.quantity}`
  const [first, ...others] = items
  if (!first) return null
  return (
    <span className="beside" title={others.map(item => `${nameIn(language, item)}, ${wordsOf(item)}`).join('\n') || undefined}>
      {items.slice(0, 3).map(item => (
        <Art key={item.id} garment={item.garment} print={item.prints[0]} name={t('art', { id })} />
      ))}
      <span className="cut">
        {nameIn(language, first)} <span className="muted">{wordsOf(first)}</span>
      </span>
      {others.length > 0 && <Badge meaning="grey">{`+${others.length}`}</Badge>}
    </span>
  )
}

const columnsOf = (t: Translate<'production'>, warned: Warned): DataColumn<Row>[] => [
  {
    id: 'order',
    header: t('order'),
    cell: row => (
      <span className="beside">
        <span className="numbers">#{row.id}</span> {row.isReprint && <Badge meaning="amber">{t('reprint')}</Badge>}
        {warned.has(row.id) && (
          <span title={warned.get(row.id)?.join('\n')}>
            <Badge meaning="amber">{t('warned', { count: warned.get(row.id)?.length ?? 0 })}</Badge>
            <span className="unseen">{warned.get(row.id)?.join(' ')}</span>
          </span>
        )}
      </span>
    ),
    width: '200px',
  },
  {
    id: 'products',
    header: t('products'),
    cell: row => <Products row={row} />,
  },
  {
    id: 'pieces',
    header: t('pieces'),
    cell: row => <Counted count={row.quantity} words={t('piecesOn', { count: row.quantity })} />,
    align: 'end',
    width: '90px',
  },
  { id: 'seller', header: t('seller'), cell: row => row.seller, width: '140px', fromPixels: 900 },
  { id: 'due', header: t('dueBy'), cell: row => <DueBy at={row.dueAt} />, width: '170px', phone: 'foot' },
  { id: 'since', header: t('waitingSince'), cell: row => <When at={row.since} />, width: '150px', fromPixels: 1_000 },
]
