import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { limits } from '#base/fields.ts'
import { List } from '#kit/app/list/List.tsx'
import type { QueryOf } from '#kit/app/list/list.ts'
import { useList } from '#kit/app/list/use-list.ts'
import { PageHeader } from '#kit/app/page/PageHeader.tsx'
import { useUrlState } from '#kit/app/table/use-url-state.ts'
import { useCall } from '#kit/call/use-call.ts'
import { useLive } from '#kit/call/use-live.ts'
import { LinkButton } from '#kit/control/Button.tsx'
import { useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { orderIntakeCalls } from '../../intake/contract.ts'
import { orderCalls } from '../../list/contract.ts'
import { orderNews } from '../../list/rules.ts'
import { ArtButton } from '../art/ArtButton.tsx'
import { ListedArt } from './ListedArt.tsx'
import { OrderBulk } from './OrderBulk.tsx'
import { type ChosenOrder, useOrderColumns } from './order-columns.tsx'
import { useOrderBars } from './use-order-bars.ts'

export type OrderListQuery = QueryOf<typeof orderCalls.myOrders>
type Props = {
  /** What the list shows, as files of the layers above. */
  files: (query: OrderListQuery) => ReactNode
}

/** Orders that I have made for buyers: tabs by status, search and filters in the address, bulk acts, and live: nobody reloads to see a parcel move. */
export function OrderList({ files }: Props) {
  const [t, own] = [useText('order'), useText('orderOwn')]
  const [artless, giveArt] = useState<readonly ChosenOrder[]>()
  const [{ boughtFor }] = useUrlState(forBuyers)
  const query = boughtFor === 'ALL' ? {} : forBuyers
  const counts = useCall(orderCalls.myOrderCounts, { query })
  useLive(orderNews, [orderCalls.myOrderCounts])
  const bars = useOrderBars(counts.data?.data.counts)
  const orders = useList(orderCalls.myOrders, { ...bars, query, all: { call: orderCalls.chooseMyOrders, max: limits.selectionMax } })
  const { chosen, clearSelection } = orders
  const endArt = () => giveArt(undefined)
  return (
    <>
      <PageHeader
        title={t('title')}
        hint={<Link to="/my-order">{own('toMine')}</Link>}
        actions={
          <>
            {files(orders.query)}
            <ToImport />
          </>
        }
      />
      <List
        of={orders}
        name="my-orders"
        label={t('listLabel')}
        columns={useOrderColumns(false)}
        rowName={order => `#${order.id}`}
        rowTo={order => `/order/${order.id}`}
        rowActions={order => <ArtButton orders={[order]} onOpen={giveArt} />}
        bulk={<OrderBulk orders={chosen} onDone={clearSelection} onArt={giveArt} />}
        empty={{ drawing: 'box', title: t('emptyTitle'), hint: t('emptyHint'), action: <ToImport /> }}
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

const forBuyers = { boughtFor: 'BUYERS' } as const

/** By hand, or from a file. */
function ToImport() {
  const t = useText('order')
  const whyNot = useWhyNot()
  return (
    <>
      <LinkButton icon="upload" to="/order/import">
        {t('import')}
      </LinkButton>
      <LinkButton variant="primary" icon="plus" to="/order/create-order" reason={whyNot(orderIntakeCalls.createOrder)}>
        {t('create')}
      </LinkButton>
    </>
  )
}
