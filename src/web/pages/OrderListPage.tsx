import { api } from '#kit/call/api.ts'
import { LinkButton } from '#kit/control/Button.tsx'
import { useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { bulkCalls } from '#shop/bulk/contract.ts'
import { labelFileCalls } from '#shop/label/buy/file/contract.ts'
import { OrderList, type OrderListQuery } from '#shop/order/ui/list/OrderList.tsx'

export const handle = { texts: ['orderEdit', 'order', 'orderOwn', 'orderArt', 'design', 'orderResolution'] }

export default function OrderListPage() {
  return (
    <OrderList
      files={query => (
        <>
          {(query.label === 'MISSING' || query.status === 'PRODUCED') && <AddLabels />}
          <ExportOrders query={query} />
        </>
      )}
    />
  )
}

/** Of orders that wait for their labels: a file of them all. */
function AddLabels() {
  const t = useText('orderOwn')
  const reason = useWhyNot()(labelFileCalls.importLabels)
  return (
    <LinkButton icon="label" reason={reason} to="/order/labels?mode=MATCH">
      {t('addLabels')}
    </LinkButton>
  )
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
