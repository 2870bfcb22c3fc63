import { useState } from 'react'
import type { CallAnswer } from '#base/call.ts'
import { useConfirm } from '#kit/app/dialog/Confirm.tsx'
import { EmptyState, NothingFound } from '#kit/app/page/EmptyState.tsx'
import { PageHeader } from '#kit/app/page/PageHeader.tsx'
import { DataTable } from '#kit/app/table/DataTable.tsx'
import type { DataColumn } from '#kit/app/table/data-table.ts'
import { pagerOf } from '#kit/app/table/Pager.tsx'
import { useNotice } from '#kit/app/use-notice.tsx'
import { useCall, useSend } from '#kit/call/use-call.ts'
import { useLive } from '#kit/call/use-live.ts'
import { Button } from '#kit/control/Button.tsx'
import { Badge } from '#kit/show/Badge.tsx'
import { useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { orderOfficeCalls } from '../../office/contract.ts'
import { OrderFilters } from '../list/OrderFilters.tsx'
import { useOrderColumns } from '../list/order-columns.tsx'
import { useOrderList } from '../list/order-list-state.ts'
import { RefusedDialog } from '../list/RefusedDialog.tsx'

export const handle = { texts: ['order', 'orderOffice'] }

type OfficeOrder = CallAnswer<typeof orderOfficeCalls.officeOrders>['data']['docs'][number]
const news = ['order.created', 'order.moved', 'order.changed'] as const
const none: ReadonlySet<string> = new Set()

/** All orders of the house: which wait for what, and the way into work. */
export default function OrderListOfficePage() {
  const t = useText('order')
  const office = useText('orderOffice')
  const list = useOrderList()
  const [selected, setSelected] = useState(none)
  const orders = useCall(orderOfficeCalls.officeOrders, { query: list.query }, { keepsLast: true })
  const counts = useCall(orderOfficeCalls.officeOrderCounts, {})
  useLive(news, [orderOfficeCalls.officeOrders, orderOfficeCalls.officeOrderCounts])
  const columns = useOfficeColumns()
  const page = orders.data?.data
  const change = (patch: Parameters<typeof list.set>[0]) => {
    setSelected(none)
    list.set(patch)
  }
  return (
    <>
      <PageHeader title={office('title')} hint={office('hint')} />
      <OrderFilters list={{ ...list, set: change }} counts={counts.data?.data.counts} isForStaff />
      <DataTable
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
            <EmptyState drawing="box" title={office('emptyTitle')}>
              {office('emptyHint')}
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

function useOfficeColumns(): readonly DataColumn<OfficeOrder>[] {
  const office = useText('orderOffice')
  const [order, status, ...rest] = useOrderColumns(true)
  if (!order || !status) return rest
  return [
    order,
    { id: 'seller', header: office('columnSeller'), cell: row => row.seller.username },
    status,
    { id: 'facets', header: office('columnFacets'), cell: row => <Facets order={row} /> },
    ...rest,
  ]
}

/** What an order lacks before it can go on. */
function Facets({ order }: { order: OfficeOrder }) {
  const office = useText('orderOffice')
  const isLabelMissing =
    (order.shippingBy === 'TIKTOK' || order.orderType === 'LABEL') && ['NONE', 'WAITING', 'REFUSED'].includes(order.labelState)
  return (
    <>
      {order.itemsMissingFiles > 0 && <Badge meaning="amber">{office('facetFiles')}</Badge>}
      {isLabelMissing && <Badge meaning="amber">{office('facetLabel')}</Badge>}
      {order.addressVerdict === 'REFUSED' && <Badge meaning="amber">{office('facetAddress')}</Badge>}
      {order.sellerStatus === 'ON_HOLD' && (
        <Badge meaning="grey" icon="pause">
          {office('facetHold')}
        </Badge>
      )}
    </>
  )
}

type Result = CallAnswer<typeof orderOfficeCalls.officeProcess>['data']['results'][number]
function Process({ ids, onDone }: { ids: number[]; onDone: () => void }) {
  const t = useText('order')
  const office = useText('orderOffice')
  const confirm = useConfirm()
  const notice = useNotice()
  const whyNot = useWhyNot()
  const [refused, setRefused] = useState<readonly Result[]>([])
  const sends = useSend(orderOfficeCalls.officeProcess, {
    changes: [orderOfficeCalls.officeOrders, orderOfficeCalls.officeOrderCounts],
    onRefused: notice.failed,
    onDone: ({ data }) => {
      const failed = data.results.filter(result => result.code !== undefined)
      notice.done(t('bulkDone', { done: data.results.length - failed.length, all: data.results.length }))
      setRefused(failed)
      if (failed.length === 0) onDone()
    },
  })
  const ask = async () => {
    const question = { title: office('processTitle', { count: ids.length }), children: office('processHint'), action: office('process') }
    if (await confirm(question)) sends.mutate({ body: { ids } })
  }
  return (
    <>
      <Button
        size="small"
        variant="primary"
        icon="play"
        reason={whyNot(orderOfficeCalls.officeProcess)}
        busy={sends.isPending}
        onClick={ask}
      >
        {office('process')}
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
