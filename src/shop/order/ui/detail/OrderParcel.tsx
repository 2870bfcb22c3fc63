import type { ReactNode } from 'react'
import { When } from '#kit/app/page/When.tsx'
import { Facts } from '#kit/layout/Facts.tsx'
import { Panel } from '#kit/layout/Panel.tsx'
import { useText } from '#kit/use-text.ts'
import { TrackingNumber } from '#shop/carrier/ui/TrackingNumber.tsx'
import { orderKind } from '../../status/facts.rules.ts'
import type { ShownOrder } from '../shown-order.ts'

/** How it is carried: method, number, when the platform wants it handed over, and what is done with its label and number. */
export function OrderParcel({ order, acts }: { order: ShownOrder; acts?: ReactNode }) {
  const t = useText('order')
  const kind = orderKind(order)
  return (
    <Panel title={t('parcelTitle')}>
      {order.trackingNumber === null ? (
        <p>{t('noTracking')}</p>
      ) : (
        <TrackingNumber number={order.trackingNumber} carrierName={order.carrierName} trackingUrl={order.trackingUrl} />
      )}
      <Facts
        of={[
          { label: t('columnShipping'), value: t(`type_${kind}`) },
          kind === 'STANDARD_USPS' && order.shippingMethod !== null && { label: t('shipping'), value: t(`method_${order.shippingMethod}`) },
          order.dispatchBy !== null && { label: t('columnDispatch'), value: <When at={order.dispatchBy} /> },
          order.handedOverAt !== null && { label: t('stageShipped'), value: <When at={order.handedOverAt} exact /> },
          order.deliveredAt !== null && { label: t('stageDelivered'), value: <When at={order.deliveredAt} exact /> },
          order.tag !== '' && { label: t('columnTag'), value: order.tag },
          order.note !== '' && { label: t('note'), value: order.note },
        ]}
      />
      {acts}
    </Panel>
  )
}
