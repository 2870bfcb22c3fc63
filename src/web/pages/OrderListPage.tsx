import { ExportFiles } from '#shop/bulk/ui/export/ExportFiles.tsx'
import { OrderList } from '#shop/order/ui/list/OrderList.tsx'

export const handle = { texts: ['orderEdit', 'order', 'orderOwn', 'orderArt', 'design', 'orderResolution', 'exportFile', 'carrier'] }

/** The orders as files stand in a layer above orders. */
export default function OrderListPage() {
  return <OrderList files={query => <ExportFiles query={query} />} />
}
