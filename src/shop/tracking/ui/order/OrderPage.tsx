import { useAct } from '#kit/app/use-act.ts'
import { useCall } from '#kit/call/use-call.ts'
import { useLive } from '#kit/call/use-live.ts'
import { Select } from '#kit/control/Select.tsx'
import { Panel } from '#kit/layout/Panel.tsx'
import { useText } from '#kit/use-text.ts'
import { LabelActs } from '#shop/label/ui/order/LabelActs.tsx'
import { LabelMend } from '#shop/label/ui/order/LabelMend.tsx'
import { orderEditCalls } from '#shop/order/edit/contract.ts'
import { orderCalls } from '#shop/order/list/contract.ts'
import { SellerStatus } from '#shop/order/status/contract.ts'
import { OrderMend } from '#shop/order/ui/detail/mend/OrderMend.tsx'
import { OrderActions } from '#shop/order/ui/detail/OrderActions.tsx'
import { OrderScreen, orderNews, useOrderId } from '#shop/order/ui/detail/OrderScreen.tsx'
import type { ShownOrder } from '#shop/order/ui/shown-order.ts'
import { BuyerLink } from './BuyerLink.tsx'
import { MyParcels } from './MyParcels.tsx'

export const handle = {
  texts: [
    'order',
    'orderOwn',
    'orderPapers',
    'orderEdit',
    'orderProposal',
    'orderReship',
    'orderArt',
    'orderResolution',
    'orderOffice',
    'design',
    'labelMend',
    'labelRefund',
    'carrier',
    'ledgerReason',
    'tracking',
    'parcel',
  ],
}

/** One of my orders, live, with what I can do. */
export default function OrderPage() {
  const [t, own] = [useText('order'), useText('orderOwn')]
  const found = useCall(orderCalls.order, { params: { id: useOrderId() } })
  const isOwn = found.data?.data.isOwn === true
  useLive(orderNews, [orderCalls.order])
  return (
    <OrderScreen
      found={found}
      back={isOwn ? { to: '/my-order', label: own('mineTitle') } : { to: '/order', label: t('back') }}
      mend={order => <OrderMend order={order} label={<LabelMend order={order} />} />}
      actions={order => <OrderActions order={order} />}
      parcels={order => <MyParcels order={order} />}
      parcelActs={order => <LabelActs order={order} />}
      below={order => (
        <>
          <BuyerLink orderId={order.id} />
          <Mark order={order} />
        </>
      )}
    />
  )
}

/** The seller's own mark; on hold keeps a paid order from production. */
function Mark({ order }: { order: ShownOrder }) {
  const t = useText('order')
  const marks = useAct(orderEditCalls.setSellerStatus, { changes: [orderCalls.order, orderCalls.myOrders], done: t('marked') })
  return (
    <Panel>
      <Select
        label={t('markLabel')}
        choices={SellerStatus.options.map(value => ({ value, label: t(`mark_${value}`) }))}
        value={order.sellerStatus}
        disabled={marks.isPending}
        onChange={value => {
          const sellerStatus = SellerStatus.options.find(each => each === value)
          if (sellerStatus) marks.mutate({ params: { id: order.id }, body: { sellerStatus } })
        }}
      />
    </Panel>
  )
}
