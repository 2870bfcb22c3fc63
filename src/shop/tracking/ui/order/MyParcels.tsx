import { useAct } from '#kit/app/use-act.ts'
import { api } from '#kit/call/api.ts'
import { useCall } from '#kit/call/use-call.ts'
import { useLive } from '#kit/call/use-live.ts'
import { Button, LinkButton } from '#kit/control/Button.tsx'
import { Row } from '#kit/layout/Stack.tsx'
import { Badge } from '#kit/show/Badge.tsx'
import { useText } from '#kit/use-text.ts'
import { useWhyNot, useWhyNotOpen } from '#kit/use-why-not.ts'
import { askPath, ticketFormPath } from '#shop/content/message/rules.ts'
import { orderEditCalls } from '#shop/order/edit/contract.ts'
import { orderCalls } from '#shop/order/list/contract.ts'
import { isSettled } from '#shop/order/status/rules.ts'
import type { ShownOrder } from '#shop/order/ui/shown-order.ts'
import { trackingCalls } from '../../contract.ts'
import { ParcelsPanel } from '../parcel/Parcels.tsx'

/** The parcels of one of my orders; one that nobody sees I may mark as delivered. */
export function MyParcels({ order }: { order: ShownOrder }) {
  // Before the first one has left there is nothing to ask for.
  const hasLeft = order.handedOverAt !== null || order.timeline.some(({ step }) => step === 'reship')
  const parcels = useCall(trackingCalls.myParcels, { params: { id: order.id } }, { isEnabled: hasLeft })
  useLive(['parcel.changed'], [trackingCalls.myParcels])
  const isUnderWay = order.status === 'SHIPPED' || order.status === 'SCANNING'
  const ask = hasLeft && !isSettled(order.status) && !parcels.isPending && (
    <AskParcel orderId={order.id} parcelId={parcels.data?.data.at(-1)?.id} />
  )
  return (
    <>
      <ParcelsPanel of={parcels} act={() => isUnderWay && <DeliveredMark order={order} />} foot={ask} />
      {!parcels.data?.data.length && ask}
    </>
  )
}

/** What is known stands above; who still wonders asks support about this very parcel: it is there once that is read. */
function AskParcel({ orderId, parcelId }: { orderId: number; parcelId: number | undefined }) {
  const t = useText('tracking')
  const whyNotOpen = useWhyNotOpen()
  return (
    <Row>
      <LinkButton
        size="small"
        variant="quiet"
        icon="talk"
        reason={whyNotOpen(ticketFormPath)}
        to={askPath({ order: orderId, ...(parcelId && { parcel: parcelId }), type: 'SHIPPING' })}
      >
        {t('askParcel')}
      </LinkButton>
    </Row>
  )
}

/** A mark of the seller's own: it moves neither the order nor money, and is taken back. */
function DeliveredMark({ order: { id, sellerStatus } }: { order: ShownOrder }) {
  const t = useText('tracking')
  const whyNot = useWhyNot()
  const isMarked = sellerStatus === 'COMPLETED'
  const changes = [orderCalls.order, orderCalls.myOrders]
  const marks = useAct(orderEditCalls.setSellerStatus, {
    changes,
    done: t(isMarked ? 'unmarked' : 'markedDelivered'),
    undo: () => options => api(orderEditCalls.setSellerStatus, { params: { id }, body: { sellerStatus } }, options),
  })
  return (
    <Row>
      {isMarked && <Badge meaning="green">{t('isMarked')}</Badge>}
      <Button
        icon={isMarked ? 'close' : 'check'}
        busy={marks.isPending}
        reason={whyNot(orderEditCalls.setSellerStatus)}
        onClick={() => marks.mutate({ params: { id }, body: { sellerStatus: isMarked ? 'NONE' : 'COMPLETED' } })}
      >
        {t(isMarked ? 'unmark' : 'markDelivered')}
      </Button>
    </Row>
  )
}
