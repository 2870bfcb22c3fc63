import { useState } from 'react'
import { EmptyState, NothingFound } from '#kit/app/page/EmptyState.tsx'
import { PageHeader } from '#kit/app/page/PageHeader.tsx'
import { DataTable } from '#kit/app/table/DataTable.tsx'
import { pagerOf } from '#kit/app/table/Pager.tsx'
import { api } from '#kit/call/api.ts'
import { useCall } from '#kit/call/use-call.ts'
import { useLive } from '#kit/call/use-live.ts'
import { LinkButton } from '#kit/control/Button.tsx'
import { useText } from '#kit/use-text.ts'
import { orderCalls } from '../../list/contract.ts'
import { ArtButton } from '../art/ArtButton.tsx'
import { ListedArt } from './ListedArt.tsx'
import { OrderBulk } from './OrderBulk.tsx'
import { OrderFilters } from './OrderFilters.tsx'
import { type ListedOrder, useOrderColumns } from './order-columns.tsx'
import { useOrderList } from './order-list-state.ts'

export const handle = { texts: ['order', 'orderArt', 'design'] }

const news = ['order.created', 'order.moved', 'order.changed'] as const
const none: ReadonlySet<string> = new Set()

/** My orders: tabs by status, search and filters in the address, bulk acts, and live: nobody reloads to see a parcel move. */
export default function OrderListPage() {
  const t = useText('order')
  const list = useOrderList()
  const [selected, setSelected] = useState(none)
  const [artless, giveArt] = useState<readonly ListedOrder[]>()
  const orders = useCall(orderCalls.myOrders, { query: list.query }, { keepsLast: true })
  const counts = useCall(orderCalls.myOrderCounts, {})
  const columns = useOrderColumns(false)
  useLive(news, [orderCalls.myOrders, orderCalls.myOrderCounts])
  const page = orders.data?.data
  const change = (patch: Parameters<typeof list.set>[0]) => {
    setSelected(none)
    list.set(patch)
  }
  return (
    <>
      <PageHeader title={t('title')} actions={<Exports query={list.query} />} />
      <OrderFilters list={{ ...list, set: change }} counts={counts.data?.data.counts} />
      <DataTable
        name="my-orders"
        label={t('listLabel')}
        columns={columns}
        rows={page?.docs}
        rowId={order => String(order.id)}
        rowName={order => `#${order.id}`}
        rowTo={order => `/order/${order.id}`}
        error={orders.error}
        onRetry={() => void orders.refetch()}
        empty={
          list.isFiltered ? (
            <NothingFound
              onClear={() =>
                change({ status: 'ALL', q: '', orderType: '', payment: '', sellerStatus: '', design: '', days: '', importId: '' })
              }
            />
          ) : (
            <EmptyState
              drawing="box"
              title={t('emptyTitle')}
              action={
                <LinkButton variant="primary" icon="upload" to="/order/import">
                  {t('import')}
                </LinkButton>
              }
            >
              {t('emptyHint')}
            </EmptyState>
          )
        }
        rowActions={order => <ArtButton orders={[order]} onOpen={giveArt} />}
        selected={selected}
        onSelect={setSelected}
        bulk={
          <OrderBulk
            orders={page?.docs.filter(order => selected.has(String(order.id))) ?? []}
            onDone={() => setSelected(none)}
            onArt={giveArt}
          />
        }
        pager={pagerOf(page, list.set)}
      />
      {artless && (
        <ListedArt
          orders={artless}
          onClose={() => giveArt(undefined)}
          onDone={() => {
            giveArt(undefined)
            setSelected(none)
          }}
        />
      )}
    </>
  )
}

/** The numbers of what the list shows, in our shape and in the one that TikTok takes. */
function Exports({ query }: { query: ReturnType<typeof useOrderList>['query'] }) {
  const t = useText('order')
  return (
    <>
      <LinkButton icon="upload" to="/order/import">
        {t('import')}
      </LinkButton>
      <LinkButton icon="download" reloadDocument to={api.url(orderCalls.exportTracking, { query })}>
        {t('export')}
      </LinkButton>
      <LinkButton icon="download" reloadDocument to={api.url(orderCalls.exportTracking, { query: { ...query, shape: 'tiktok' } })}>
        {t('exportTiktok')}
      </LinkButton>
    </>
  )
}
