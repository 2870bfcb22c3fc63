import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { nameIn } from '#base/text.ts'
import { Loaded } from '#kit/app/page/Loaded.tsx'
import { When } from '#kit/app/page/When.tsx'
import { useCall } from '#kit/call/use-call.ts'
import { useLive } from '#kit/call/use-live.ts'
import { Facts } from '#kit/layout/Facts.tsx'
import { Panel } from '#kit/layout/Panel.tsx'
import { Lines } from '#kit/layout/Stack.tsx'
import { Money } from '#kit/show/Money.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import { TrackingNumber } from '#shop/carrier/ui/TrackingNumber.tsx'
import { colorIn } from '#shop/catalogue/storefront/color.rules.ts'
import { orderCalls } from '#shop/order/list/contract.ts'
import { orderNews } from '#shop/order/list/rules.ts'
import { orderOfficeCalls } from '#shop/order/office/contract.ts'
import { OrderPicture } from '#shop/order/ui/OrderPicture.tsx'
import { OrderStatusBadge } from '#shop/order/ui/OrderStatusBadge.tsx'
import type { ShownOrder } from '#shop/order/ui/shown-order.ts'

type Props = { orderId: number; itemIds: readonly number[] }

/** My order beside the talk about it, as it is now. */
export function MyOrderPanel({ orderId, itemIds }: Props) {
  const order = useCall(orderCalls.order, { params: { id: orderId } })
  useLive(orderNews, [orderCalls.order])
  return <Loaded of={order}>{found => <OrderPanel order={found} itemIds={itemIds} to={`/order/${orderId}`} />}</Loaded>
}

/** The same for staff. */
export function OfficeOrderPanel({ orderId, itemIds, children }: Props & { children?: (order: OfficeOrder) => ReactNode }) {
  const order = useCall(orderOfficeCalls.officeOrder, { params: { id: orderId } })
  useLive(orderNews, [orderOfficeCalls.officeOrder])
  return (
    <Loaded of={order}>
      {found => (
        <>
          <OrderPanel order={found} itemIds={itemIds} to={`/office/order/${orderId}`} isForStaff />
          {children?.(found)}
        </>
      )}
    </Loaded>
  )
}
export type OfficeOrder = ShownOrder & { seller: { id: number; username: string } }

type PanelProps = { order: ShownOrder; itemIds: readonly number[]; to: string; isForStaff?: boolean }
function OrderPanel({ order, itemIds, to, isForStaff = false }: PanelProps) {
  const t = useText('order')
  const language = useLanguage()
  const { id, externalId, status, items, trackingNumber, date, handedOverAt, deliveredAt, totalCost, refundedCents } = order
  return (
    <Panel title={<Link to={to}>{t('pageTitle', { id })}</Link>} aside={<OrderStatusBadge status={status} isForStaff={isForStaff} />}>
      <Lines>
        {items.map(item => (
          <li key={item.id}>
            <OrderPicture item={item} isForStaff={isForStaff} />
            <div>
              {itemIds.includes(item.id) ? <strong>{nameIn(language, item)}</strong> : <p>{nameIn(language, item)}</p>}
              <small className="hint">{[colorIn(language, item.color), item.size, `× ${item.quantity}`].filter(Boolean).join(' · ')}</small>
            </div>
          </li>
        ))}
      </Lines>
      <Facts
        of={[
          externalId !== null && { label: t('externalId'), value: externalId },
          { label: t('columnDate'), value: <When at={date} /> },
          trackingNumber !== null && {
            label: t('columnTracking'),
            value: <TrackingNumber number={trackingNumber} carrierName={order.carrierName} trackingUrl={order.trackingUrl} />,
          },
          handedOverAt !== null && { label: t('stageShipped'), value: <When at={handedOverAt} /> },
          deliveredAt !== null && { label: t('stageDelivered'), value: <When at={deliveredAt} /> },
          { label: t('columnTotal'), value: <Money cents={totalCost} /> },
          refundedCents > 0 && { label: t('payment_REFUNDED'), value: <Money cents={refundedCents} /> },
        ]}
      />
    </Panel>
  )
}
