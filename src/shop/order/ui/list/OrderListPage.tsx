import { useState } from 'react'
import { List } from '#kit/app/list/List.tsx'
import type { QueryOf } from '#kit/app/list/list.ts'
import { useList } from '#kit/app/list/use-list.ts'
import { PageHeader } from '#kit/app/page/PageHeader.tsx'
import { api } from '#kit/call/api.ts'
import { useCall } from '#kit/call/use-call.ts'
import { useLive } from '#kit/call/use-live.ts'
import { LinkButton } from '#kit/control/Button.tsx'
import { useText } from '#kit/use-text.ts'
import { orderCalls } from '../../list/contract.ts'
import { ArtButton } from '../art/ArtButton.tsx'
import { ListedArt } from './ListedArt.tsx'
import { OrderBulk } from './OrderBulk.tsx'
import { type ListedOrder, useOrderColumns } from './order-columns.tsx'
import { orderNews, useOrderBars } from './use-order-bars.ts'

export const handle = { texts: ['order', 'orderArt', 'design'] }

/** My orders: tabs by status, search and filters in the address, bulk acts, and live: nobody reloads to see a parcel move. */
export default function OrderListPage() {
  const t = useText('order')
  const [artless, giveArt] = useState<readonly ListedOrder[]>()
  const counts = useCall(orderCalls.myOrderCounts, {})
  useLive(orderNews, [orderCalls.myOrderCounts])
  const orders = useList(orderCalls.myOrders, useOrderBars(counts.data?.data.counts))
  const { selected, clearSelection } = orders
  const chosen = orders.rows?.filter(order => selected.has(String(order.id))) ?? []
  const endArt = () => giveArt(undefined)
  return (
    <>
      <PageHeader title={t('title')} actions={<Files query={orders.query} />} />
      <List
        of={orders}
        name="my-orders"
        label={t('listLabel')}
        columns={useOrderColumns(false)}
        rowName={order => `#${order.id}`}
        rowTo={order => `/order/${order.id}`}
        rowActions={order => <ArtButton orders={[order]} onOpen={giveArt} />}
        bulk={<OrderBulk orders={chosen} onDone={clearSelection} onArt={giveArt} />}
        empty={{ drawing: 'box', title: t('emptyTitle'), hint: t('emptyHint'), action: <ToImport isFirst /> }}
      />
      {artless && (
        <ListedArt
          orders={artless}
          onClose={endArt}
          onDone={() => {
            endArt()
            clearSelection()
          }}
        />
      )}
    </>
  )
}

function ToImport({ isFirst }: { isFirst?: boolean }) {
  const t = useText('order')
  return (
    <LinkButton variant={isFirst ? 'primary' : 'secondary'} icon="upload" to="/order/import">
      {t('import')}
    </LinkButton>
  )
}

/** The numbers of what the list shows, in our shape and in the one that TikTok takes. */
function Files({ query }: { query: QueryOf<typeof orderCalls.myOrders> }) {
  const t = useText('order')
  return (
    <>
      <ToImport />
      <LinkButton icon="download" reloadDocument to={api.url(orderCalls.exportTracking, { query })}>
        {t('export')}
      </LinkButton>
      <LinkButton icon="download" reloadDocument to={api.url(orderCalls.exportTracking, { query: { ...query, shape: 'tiktok' } })}>
        {t('exportTiktok')}
      </LinkButton>
    </>
  )
}
