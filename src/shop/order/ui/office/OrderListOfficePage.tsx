import { useState } from 'react'
import type { CallAnswer } from '#base/call.ts'
import { List } from '#kit/app/list/List.tsx'
import type { RowOf } from '#kit/app/list/list.ts'
import { useList } from '#kit/app/list/use-list.ts'
import { PageHeader } from '#kit/app/page/PageHeader.tsx'
import type { DataColumn } from '#kit/app/table/data-table.ts'
import { useAct } from '#kit/app/use-act.ts'
import { useCall } from '#kit/call/use-call.ts'
import { useLive } from '#kit/call/use-live.ts'
import { Button } from '#kit/control/Button.tsx'
import { Badge } from '#kit/show/Badge.tsx'
import { useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { orderOfficeCalls } from '../../office/contract.ts'
import { useOrderColumns } from '../list/order-columns.tsx'
import { RefusedDialog } from '../list/RefusedDialog.tsx'
import { orderNews, useOrderBars } from '../list/use-order-bars.ts'

export const handle = { texts: ['order', 'orderOffice'] }
type OfficeOrder = RowOf<typeof orderOfficeCalls.officeOrders>

/** All sellers' orders: which wait for what, and the way into work. */
export default function OrderListOfficePage() {
  const [t, office] = [useText('order'), useText('orderOffice')]
  const counts = useCall(orderOfficeCalls.officeOrderCounts, {})
  useLive(orderNews, [orderOfficeCalls.officeOrderCounts])
  const orders = useList(orderOfficeCalls.officeOrders, useOrderBars(counts.data?.data.counts, true))
  return (
    <>
      <PageHeader title={office('title')} hint={office('hint')} />
      <List
        of={orders}
        name="office-orders"
        label={t('listLabel')}
        columns={useOfficeColumns()}
        rowName={order => `#${order.id}`}
        rowTo={order => `/office/order/${order.id}`}
        bulk={<Process ids={[...orders.selected].map(Number)} onDone={orders.clearSelection} />}
        empty={{ drawing: 'box', title: office('emptyTitle'), hint: office('emptyHint') }}
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
  const [t, office] = [useText('order'), useText('orderOffice')]
  const whyNot = useWhyNot()
  const [refused, setRefused] = useState<readonly Result[]>([])
  const failedOf = (results: readonly Result[]) => results.filter(result => result.code !== undefined)
  const process = useAct(orderOfficeCalls.officeProcess, {
    changes: [orderOfficeCalls.officeOrders, orderOfficeCalls.officeOrderCounts],
    done: ({ data: { results } }) => t('bulkDone', { done: results.length - failedOf(results).length, all: results.length }),
    onDone: ({ data }) => {
      const failed = failedOf(data.results)
      setRefused(failed)
      if (failed.length === 0) onDone()
    },
  })
  const question = { title: office('processTitle', { count: ids.length }), children: office('processHint'), action: office('process') }
  const ask = () => process.ask(question, { body: { ids } })
  return (
    <>
      <Button
        size="small"
        variant="primary"
        icon="play"
        reason={whyNot(orderOfficeCalls.officeProcess)}
        busy={process.isPending}
        onClick={() => void ask()}
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
