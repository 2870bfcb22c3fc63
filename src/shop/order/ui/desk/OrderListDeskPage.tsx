import { useState } from 'react'
import type { CallAnswer } from '#base/call.ts'
import { Badge } from '#kit/Badge.tsx'
import { Button } from '#kit/Button.tsx'
import { useConfirm } from '#kit/desk/Confirm.tsx'
import { DeskTable } from '#kit/desk/DeskTable.tsx'
import type { DeskColumn } from '#kit/desk/desk-table.ts'
import { EmptyState, NothingFound } from '#kit/desk/EmptyState.tsx'
import { PageHeader } from '#kit/desk/PageHeader.tsx'
import { pagerOf } from '#kit/desk/Pager.tsx'
import { useNotice } from '#kit/desk/use-notice.tsx'
import { useCall, useSend } from '#kit/use-call.ts'
import { useLive } from '#kit/use-live.ts'
import { useText } from '#kit/use-text.ts'
import { orderDeskCalls } from '../../calls.ts'
import type { orderDeskCalls as contract } from '../../office.contract.ts'
import { OrderFilters } from '../list/OrderFilters.tsx'
import { useOrderColumns } from '../list/order-columns.tsx'
import { useOrderList } from '../list/order-list-state.ts'
import { RefusedDialog } from '../list/RefusedDialog.tsx'

export const handle = { texts: ['order', 'orderDesk'] }

type DeskOrder = CallAnswer<typeof contract.officeOrders>['data']['docs'][number]
const news = ['order.created', 'order.moved', 'order.changed'] as const
const none: ReadonlySet<string> = new Set()

/** All orders of the house: which wait for what, and the way into work. */
export default function OrderListDeskPage() {
  const t = useText('order')
  const desk = useText('orderDesk')
  const list = useOrderList()
  const [selected, setSelected] = useState(none)
  const orders = useCall(orderDeskCalls.officeOrders, { query: list.query }, { keepsLast: true })
  const counts = useCall(orderDeskCalls.officeOrderCounts, {})
  useLive(news, [orderDeskCalls.officeOrders, orderDeskCalls.officeOrderCounts])
  const columns = useDeskColumns()
  const page = orders.data?.data
  const change = (patch: Parameters<typeof list.set>[0]) => {
    setSelected(none)
    list.set(patch)
  }
  return (
    <>
      <PageHeader title={desk('title')} hint={desk('hint')} />
      <OrderFilters list={{ ...list, set: change }} counts={counts.data?.data.counts} isForStaff />
      <DeskTable
        name="office-orders"
        label={t('listLabel')}
        columns={columns}
        rows={page?.docs}
        rowId={order => String(order.id)}
        rowName={order => `#${order.id}`}
        rowTo={order => `/office/order/${order.id}`}
        error={orders.error}
        onRetry={() => void orders.refetch()}
        empty={
          list.isFiltered ? (
            <NothingFound
              onClear={() => change({ status: 'ALL', q: '', orderType: '', payment: '', sellerStatus: '', days: '', importId: '' })}
            />
          ) : (
            <EmptyState drawing="box" title={desk('emptyTitle')}>
              {desk('emptyHint')}
            </EmptyState>
          )
        }
        selected={selected}
        onSelect={setSelected}
        bulk={<Process ids={[...selected].map(Number)} onDone={() => setSelected(none)} />}
        pager={pagerOf(page, list.set)}
      />
    </>
  )
}

function useDeskColumns(): readonly DeskColumn<DeskOrder>[] {
  const desk = useText('orderDesk')
  const [order, status, ...rest] = useOrderColumns(true)
  if (!order || !status) return rest
  return [
    order,
    { id: 'seller', header: desk('columnSeller'), cell: row => row.seller.username },
    status,
    { id: 'facets', header: desk('columnFacets'), cell: row => <Facets order={row} /> },
    ...rest,
  ]
}

/** What an order lacks before it can go on. */
function Facets({ order }: { order: DeskOrder }) {
  const desk = useText('orderDesk')
  const isLabelMissing =
    (order.shippingBy === 'TIKTOK' || order.orderType === 'LABEL') && ['NONE', 'WAITING', 'REFUSED'].includes(order.labelState)
  return (
    <>
      {order.itemsMissingFiles > 0 && <Badge meaning="amber">{desk('facetFiles')}</Badge>}
      {isLabelMissing && <Badge meaning="amber">{desk('facetLabel')}</Badge>}
      {order.addressVerdict === 'REFUSED' && <Badge meaning="amber">{desk('facetAddress')}</Badge>}
      {order.sellerStatus === 'ON_HOLD' && (
        <Badge meaning="grey" icon="pause">
          {desk('facetHold')}
        </Badge>
      )}
    </>
  )
}

type Result = CallAnswer<typeof contract.officeProcess>['data']['results'][number]
function Process({ ids, onDone }: { ids: number[]; onDone: () => void }) {
  const t = useText('order')
  const desk = useText('orderDesk')
  const confirm = useConfirm()
  const notice = useNotice()
  const [refused, setRefused] = useState<readonly Result[]>([])
  const sends = useSend(orderDeskCalls.officeProcess, {
    changes: [orderDeskCalls.officeOrders, orderDeskCalls.officeOrderCounts],
    onRefused: notice.failed,
    onDone: ({ data }) => {
      const failed = data.results.filter(result => result.code !== undefined)
      notice.done(t('bulkDone', { done: data.results.length - failed.length, all: data.results.length }))
      setRefused(failed)
      if (failed.length === 0) onDone()
    },
  })
  const ask = async () => {
    const question = { title: desk('processTitle', { count: ids.length }), children: desk('processHint'), action: desk('process') }
    if (await confirm(question)) sends.mutate({ body: { ids } })
  }
  return (
    <>
      <Button size="small" variant="primary" icon="play" busy={sends.isPending} onClick={ask}>
        {desk('process')}
      </Button>
      <RefusedDialog
        refused={refused}
        onClose={() => {
          setRefused([])
          onDone()
        }}
      />
    </>
  )
}
