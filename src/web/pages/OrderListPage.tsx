import { api } from '#kit/call/api.ts'
import { LinkButton } from '#kit/control/Button.tsx'
import { useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { bulkCalls } from '#shop/bulk/contract.ts'
import { OrderList, type OrderListQuery } from '#shop/order/ui/list/OrderList.tsx'

export const handle = { texts: ['orderEdit', 'order', 'orderOwn', 'orderArt', 'design', 'orderResolution'] }

export default function OrderListPage() {
  return <OrderList files={query => <ExportOrders query={query} />} />
}

/** The orders themselves, in the format of imports, which stand in a layer above orders. */
function ExportOrders({ query: { sort: _, ...query } }: { query: OrderListQuery }) {
  const t = useText('orderOwn')
  const reason = useWhyNot()(bulkCalls.exportOrders)
  return (
    <LinkButton icon="download" reloadDocument reason={reason} to={api.url(bulkCalls.exportOrders, { query })}>
      {t('exportOrders')}
    </LinkButton>
  )
}
