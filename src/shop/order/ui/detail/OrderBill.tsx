import { DescriptionList } from '#kit/app/page/DescriptionList.tsx'
import { Card } from '#kit/show/Card.tsx'
import { Money } from '#kit/show/Money.tsx'
import { useText } from '#kit/use-text.ts'
import { isUnpaid } from '../../status/rules.ts'
import type { ShownOrder } from '../shown-order.ts'
import styles from './order.module.css'

/** What the order costs, what was paid and what came back. */
export function OrderBill({ order }: { order: ShownOrder }) {
  const t = useText('order')
  const isTiktok = order.orderType === 'STANDARD' && order.shippingBy === 'TIKTOK'
  return (
    <Card className={styles.card}>
      <h2>{t('costsTitle')}</h2>
      <DescriptionList
        figures
        facts={[
          { label: t('production'), value: <Money cents={order.productionCost} /> },
          { label: t('shipping'), value: <Money cents={order.shippingCost} /> },
          order.discountCents > 0 && { label: t('discount'), value: <Money cents={-order.discountCents} /> },
          { label: t('total'), value: <Money cents={order.totalCost} strong />, isTotal: true },
          order.paidAt !== null && { label: t('paid'), value: <Money cents={order.paidCents} /> },
          order.refundedCents > 0 && { label: t('refunded'), value: <Money cents={order.refundedCents} /> },
          order.voidRefundCents > 0 && { label: t('refundAfterVoid'), value: <Money cents={order.voidRefundCents} /> },
        ]}
      />
      {isTiktok && <p className={styles.muted}>{t('tiktokShipping')}</p>}
      {order.paidAt === null && isUnpaid(order.status) && <p className={styles.muted}>{t('quoteHint')}</p>}
    </Card>
  )
}
