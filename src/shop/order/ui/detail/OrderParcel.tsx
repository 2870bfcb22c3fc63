import { grouped } from '#base/number.ts'
import { CopyId } from '#kit/app/page/CopyId.tsx'
import { DescriptionList } from '#kit/app/page/DescriptionList.tsx'
import { When } from '#kit/app/page/When.tsx'
import { Card } from '#kit/show/Card.tsx'
import { useText } from '#kit/use-text.ts'
import { orderKind } from '../../status/facts.rules.ts'
import type { ShownOrder } from '../shown-order.ts'
import styles from './order.module.css'

/** How it is carried: method, number, and when the platform wants it handed over. */
export function OrderParcel({ order }: { order: ShownOrder }) {
  const t = useText('order')
  const kind = orderKind(order)
  const none = t('noTracking')
  return (
    <Card className={styles.card}>
      <h2>{t('parcelTitle')}</h2>
      <p className={styles.tracking}>
        {order.trackingNumber ? <CopyId id={order.trackingNumber}>{grouped(order.trackingNumber)}</CopyId> : none}
      </p>
      <DescriptionList
        facts={[
          { label: t('columnShipping'), value: t(`type_${kind}`) },
          kind === 'STANDARD_USPS' && order.shippingMethod !== null && { label: t('shipping'), value: t(`method_${order.shippingMethod}`) },
          order.dispatchBy !== null && { label: t('columnDispatch'), value: <When at={order.dispatchBy} /> },
          order.handedOverAt !== null && { label: t('stageShipped'), value: <When at={order.handedOverAt} exact /> },
          order.deliveredAt !== null && { label: t('stageDelivered'), value: <When at={order.deliveredAt} exact /> },
          order.tag !== '' && { label: t('columnTag'), value: order.tag },
          order.note !== '' && { label: t('note'), value: order.note },
        ]}
      />
    </Card>
  )
}
