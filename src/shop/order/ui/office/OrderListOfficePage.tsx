import { useState } from 'react'
import type { CallAnswer } from '#base/call.ts'
import { limits } from '#base/fields.ts'
import { useConfirm } from '#kit/app/dialog/Confirm.tsx'
import { List } from '#kit/app/list/List.tsx'
import type { RowOf } from '#kit/app/list/list.ts'
import { useList } from '#kit/app/list/use-list.ts'
import { PageHeader } from '#kit/app/page/PageHeader.tsx'
import type { DataColumn } from '#kit/app/table/data-table.ts'
import { useMany } from '#kit/app/use-many.ts'
import { useCall } from '#kit/call/use-call.ts'
import { useLive } from '#kit/call/use-live.ts'
import { Button } from '#kit/control/Button.tsx'
import { useNotice } from '#kit/notice/use-notice.ts'
import { useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { orderNews } from '../../list/rules.ts'
import { orderOfficeCalls } from '../../office/contract.ts'
import { StatusCell, useOrderColumns } from '../list/order-columns.tsx'
import { RefusedDialog } from '../list/RefusedDialog.tsx'
import { useOrderBars } from '../list/use-order-bars.ts'
import { useOfficeFilters } from './use-office-filters.ts'

export const handle = { texts: ['orderEdit', 'order', 'orderOwn', 'orderArt', 'orderOffice', 'orderResolution', 'carrier'] }
type OfficeOrder = RowOf<typeof orderOfficeCalls.officeOrders>

/** All sellers' orders: which wait for what, and the way into work. */
export default function OrderListOfficePage() {
  const [t, office] = [useText('order'), useText('orderOffice')]
  const counts = useCall(orderOfficeCalls.officeOrderCounts, {})
  useLive(orderNews, [orderOfficeCalls.officeOrderCounts])
  const bars = useOrderBars(counts.data?.data.counts, useOfficeFilters())
  const orders = useList(orderOfficeCalls.officeOrders, { ...bars, all: { call: orderOfficeCalls.chooseOrders, max: limits.selectionMax } })
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
        bulk={<Process ids={orders.chosen.map(order => order.id)} onDone={orders.clearSelection} />}
        empty={{ drawing: 'box', title: office('emptyTitle'), hint: office('emptyHint') }}
      />
    </>
  )
}

function useOfficeColumns(): readonly DataColumn<OfficeOrder>[] {
  const office = useText('orderOffice')
  const needsOf = useNeeds()
  const [order, status, ...rest] = useOrderColumns(true)
  if (!order || !status) return rest
  return [
    order,
    { id: 'seller', header: office('columnSeller'), cell: row => row.seller.username },
    {
      ...status,
      cell: row => (
        <StatusCell order={row} isForStaff needs={needsOf(row)} rests={row.sellerStatus === 'ON_HOLD' ? office('facetHold') : undefined} />
      ),
    },
    ...rest,
  ]
}

/** What an order lacks before it can go on, in a few words; nothing where it lacks nothing. */
function useNeeds(): (order: OfficeOrder) => string | undefined {
  const office = useText('orderOffice')
  return order => {
    const isLabelMissing =
      (order.shippingBy === 'TIKTOK' || order.orderType === 'LABEL') && ['NONE', 'WAITING', 'REFUSED'].includes(order.labelState)
    const needs = [
      order.itemsMissingFiles > 0 && office('facetFiles'),
      isLabelMissing && office('facetLabel'),
      order.addressVerdict === 'REFUSED' && office('facetAddress'),
    ].filter(need => need !== false)
    return needs.length > 0 ? office('needs', { what: needs.join(', ') }) : undefined
  }
}

type Result = CallAnswer<typeof orderOfficeCalls.officeProcess>['data']['results'][number]
function Process({ ids, onDone }: { ids: number[]; onDone: () => void }) {
  const [t, office] = [useText('order'), useText('orderOffice')]
  const whyNot = useWhyNot()
  const [refused, setRefused] = useState<readonly Result[]>([])
  const confirm = useConfirm()
  const notice = useNotice()
  const process = useMany(orderOfficeCalls.officeProcess, {
    changes: [orderOfficeCalls.officeOrders, orderOfficeCalls.officeOrderCounts],
  })
  const ask = async () => {
    const question = { title: office('processTitle', { count: ids.length }), children: office('processHint'), action: office('process') }
    if (!(await confirm(question))) return
    const results = await process.send(ids, chunk => ({ body: { ids: [...chunk] } }))
    const failed = results?.filter(result => result.code !== undefined) ?? []
    if (results?.length) notice.done(t('bulkDone', { done: results.length - failed.length, all: ids.length }))
    setRefused(failed)
    if (results?.length === ids.length && failed.length === 0) onDone()
  }
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
