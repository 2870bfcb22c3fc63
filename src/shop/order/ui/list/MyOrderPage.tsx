import { List } from '#kit/app/list/List.tsx'
import { useList } from '#kit/app/list/use-list.ts'
import { PageHeader } from '#kit/app/page/PageHeader.tsx'
import { useCall } from '#kit/call/use-call.ts'
import { useLive } from '#kit/call/use-live.ts'
import { LinkButton } from '#kit/control/Button.tsx'
import { useText } from '#kit/use-text.ts'
import { orderCalls } from '../../list/contract.ts'
import { orderNews } from '../../list/rules.ts'
import { useOrderColumns } from './order-columns.tsx'
import { useOrderBars } from './use-order-bars.ts'

export const handle = { texts: ['order', 'orderOwn', 'orderArt', 'orderResolution', 'carrier'] }
const query = { boughtFor: 'SELF' } as const

/** The specification's /my-order: what this account bought for itself, from the cart or at once. */
export default function MyOrderPage() {
  const t = useText('orderOwn')
  const counts = useCall(orderCalls.myOrderCounts, { query })
  useLive(orderNews, [orderCalls.myOrderCounts])
  const { tabs, search, live } = useOrderBars(counts.data?.data.counts)
  const orders = useList(orderCalls.myOrders, { query, tabs, search, live })
  const toProducts = (
    <LinkButton variant="primary" icon="shirt" to="/products">
      {t('toProducts')}
    </LinkButton>
  )
  return (
    <>
      <PageHeader
        title={t('mineTitle')}
        hint={t('mineHint')}
        actions={
          <>
            <LinkButton icon="box" to="/order">
              {t('toBuyers')}
            </LinkButton>
            {toProducts}
          </>
        }
      />
      <List
        of={orders}
        name="own-orders"
        label={t('mineTitle')}
        columns={useOrderColumns(false)}
        rowName={order => `#${order.id}`}
        rowTo={order => `/order/${order.id}`}
        empty={{ drawing: 'box', title: t('mineEmpty'), hint: t('mineEmptyHint'), action: toProducts }}
      />
    </>
  )
}
