import { LinkButton } from '#kit/control/Button.tsx'
import { useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { ExportFiles } from '#shop/bulk/ui/export/ExportFiles.tsx'
import { labelFileCalls } from '#shop/label/buy/file/contract.ts'
import { OrderList } from '#shop/order/ui/list/OrderList.tsx'

export const handle = { texts: ['orderEdit', 'order', 'orderOwn', 'orderArt', 'design', 'orderResolution', 'exportFile', 'carrier'] }

/** Files of orders and of labels stand in layers above orders. */
export default function OrderListPage() {
  return (
    <OrderList
      files={query => (
        <>
          {(query.label === 'MISSING' || query.status === 'PRODUCED') && <AddLabels />}
          <ExportFiles query={query} />
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
