import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { CopyId } from '#kit/app/page/CopyId.tsx'
import { type Asked, Loaded } from '#kit/app/page/Loaded.tsx'
import { PageHeader } from '#kit/app/page/PageHeader.tsx'
import { When } from '#kit/app/page/When.tsx'
import { useText } from '#kit/use-text.ts'
import { OrderStatusBadge } from '../OrderStatusBadge.tsx'
import type { ShownOrder } from '../shown-order.ts'
import { OrderAddress } from './OrderAddress.tsx'
import { OrderAlerts } from './OrderAlerts.tsx'
import { OrderBill } from './OrderBill.tsx'
import { OrderItems } from './OrderItems.tsx'
import { OrderParcel } from './OrderParcel.tsx'
import { OrderStages } from './OrderStages.tsx'
import { OrderTimeline } from './OrderTimeline.tsx'
import styles from './order.module.css'

/** The news after which an order is asked for again. */
export const orderNews = ['order.moved', 'order.changed', 'order.refunded', 'order.itemCancelled'] as const
/** The order that the address names. */
export const useOrderId = (): number => Number(useParams().id)

type Props<O extends ShownOrder> = {
  found: Asked<O>
  back: { to: string; label: string }
  isForStaff?: boolean
  actions: (order: O) => ReactNode
  /** Beside the order, above and below what both sides see there. */
  above?: (order: O) => ReactNode
  below?: (order: O) => ReactNode
}

/** One order as both sides see it: how far it is, what it is made of, what it costs, where it goes and what happened. */
export function OrderScreen<O extends ShownOrder>({ found, ...parts }: Props<O>) {
  const t = useText('order')
  const id = useOrderId()
  return (
    <Loaded of={found} head={<PageHeader title={t('pageTitle', { id })} back={parts.back} />}>
      {order => <Screen order={order} {...parts} />}
    </Loaded>
  )
}

function Screen<O extends ShownOrder>({ order, back, isForStaff = false, actions, above, below }: Omit<Props<O>, 'found'> & { order: O }) {
  const t = useText('order')
  return (
    <>
      <PageHeader
        title={t('pageTitle', { id: order.id })}
        aside={<OrderStatusBadge status={order.status} isForStaff={isForStaff} />}
        hint={<Origin order={order} />}
        back={back}
        actions={actions(order)}
      />
      <OrderAlerts order={order} isForStaff={isForStaff} />
      <OrderStages order={order} />
      <div className={styles.grid}>
        <div className={styles.column}>
          <OrderItems order={order} isForStaff={isForStaff} />
          <OrderTimeline order={order} isForStaff={isForStaff} />
        </div>
        <div className={styles.column}>
          {above?.(order)}
          <OrderBill order={order} />
          <OrderAddress order={order} isEditable={!isForStaff} />
          <OrderParcel order={order} />
          {below?.(order)}
        </div>
      </div>
    </>
  )
}

/** Where it came from, when, and under which id of the seller's. */
function Origin({ order }: { order: ShownOrder }) {
  const t = useText('order')
  return (
    <>
      <When at={order.date} /> · {t('createdFrom', { source: t(`source_${order.source}`) })}
      {order.externalId !== null && (
        <>
          {' · '}
          {t('externalId')} <CopyId id={order.externalId} />
        </>
      )}
    </>
  )
}
