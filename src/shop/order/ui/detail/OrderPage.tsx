import { Select } from '@mantine/core'
import { useAct } from '#kit/app/use-act.ts'
import { useCall } from '#kit/call/use-call.ts'
import { useLive } from '#kit/call/use-live.ts'
import { Card } from '#kit/show/Card.tsx'
import { useText } from '#kit/use-text.ts'
import { orderIntakeCalls } from '../../intake/contract.ts'
import { orderCalls } from '../../list/contract.ts'
import { SellerStatus } from '../../status/contract.ts'
import type { ShownOrder } from '../shown-order.ts'
import { OrderActions } from './OrderActions.tsx'
import { OrderScreen, orderNews, useOrderId } from './OrderScreen.tsx'
import styles from './order.module.css'

export const handle = { texts: ['order', 'orderArt', 'orderOffice', 'design'] }

/** One of my orders, live, with what I can do. */
export default function OrderPage() {
  const t = useText('order')
  const found = useCall(orderCalls.order, { params: { id: useOrderId() } })
  useLive(orderNews, [orderCalls.order])
  return (
    <OrderScreen
      found={found}
      back={{ to: '/order', label: t('back') }}
      actions={order => <OrderActions order={order} />}
      below={order => <Mark order={order} />}
    />
  )
}

/** The seller's own mark; on hold keeps a paid order from production. */
function Mark({ order }: { order: ShownOrder }) {
  const t = useText('order')
  const marks = useAct(orderIntakeCalls.setSellerStatus, { changes: [orderCalls.order, orderCalls.myOrders], done: t('marked') })
  return (
    <Card className={styles.card}>
      <Select
        label={t('markLabel')}
        data={SellerStatus.options.map(value => ({ value, label: t(`mark_${value}`) }))}
        value={order.sellerStatus}
        disabled={marks.isPending}
        allowDeselect={false}
        onChange={value => {
          const sellerStatus = SellerStatus.options.find(each => each === value)
          if (sellerStatus) marks.mutate({ params: { id: order.id }, body: { sellerStatus } })
        }}
      />
    </Card>
  )
}
