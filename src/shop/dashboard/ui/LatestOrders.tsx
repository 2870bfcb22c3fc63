import { DataTable } from '#kit/app/table/DataTable.tsx'
import { useText } from '#kit/use-text.ts'
import { type ListedOrder, useOrderColumns } from '#shop/order/ui/list/order-columns.tsx'
import styles from './home.module.css'

const shown: readonly string[] = ['order', 'status', 'items', 'total']

/** The seller's latest orders, by their main columns. */
export function LatestOrders(orders: { rows: readonly ListedOrder[] | undefined; error: unknown; onRetry: () => void }) {
  const t = useText('dashboard')
  const columns = useOrderColumns(false).filter(column => shown.includes(column.id))
  return (
    <DataTable<ListedOrder>
      {...orders}
      name="start-orders"
      label={t('latestOrders')}
      columns={columns}
      rowId={order => String(order.id)}
      rowTo={order => `/order/${order.id}`}
      empty={<p className={styles.noOrders}>{t('noOrders')}</p>}
    />
  )
}
