import { When } from '#kit/app/page/When.tsx'
import { useCall } from '#kit/call/use-call.ts'
import { useLive } from '#kit/call/use-live.ts'
import { Facts } from '#kit/layout/Facts.tsx'
import { Panel } from '#kit/layout/Panel.tsx'
import { useText } from '#kit/use-text.ts'
import { LabelMend } from '#shop/label/ui/order/LabelMend.tsx'
import { LostLabel } from '#shop/label/ui/order/LostLabel.tsx'
import { OfficeLabelActs } from '#shop/label/ui/order/OfficeLabelActs.tsx'
import { orderOfficeCalls } from '#shop/order/office/contract.ts'
import { OrderScreen, orderNews, useOrderId } from '#shop/order/ui/detail/OrderScreen.tsx'
import { ItemActs } from '#shop/order/ui/office/ItemActs.tsx'
import { Notes } from '#shop/order/ui/office/Notes.tsx'
import { OfficeActions } from '#shop/order/ui/office/OfficeActions.tsx'
import { OfficeMend } from '#shop/order/ui/office/OfficeMend.tsx'
import type { OfficeOrder } from '#shop/order/ui/office/office-order.ts'
import { isProposable, ProposeVariant } from '#shop/order/ui/office/propose/ProposeVariant.tsx'
import { OrderFiles } from '#shop/production/ui/OrderFiles.tsx'
import { OrderPhotos } from '#shop/production/ui/photo/OrderPhotos.tsx'
import { Recall } from '#shop/production/ui/Recall.tsx'
import { OfficeParcels } from './OfficeParcels.tsx'

export const handle = {
  texts: [
    'order',
    'orderPapers',
    'orderEdit',
    'orderProposal',
    'orderArt',
    'orderOffice',
    'orderResolution',
    'approval',
    'design',
    'labelMend',
    'labelElsewhere',
    'labelUnsold',
    'labelLost',
    'labelRefund',
    'carrier',
    'ledgerReason',
    'production',
    'piecePhoto',
    'reprint',
    'tracking',
    'parcel',
  ],
}

/** One order as the office sees it: the seller's page, whose it is, its facets, and who did what. */
export default function OrderOfficePage() {
  const office = useText('orderOffice')
  const found = useCall(orderOfficeCalls.officeOrder, { params: { id: useOrderId() } })
  useLive(orderNews, [orderOfficeCalls.officeOrder])
  return (
    <OrderScreen
      found={found}
      isForStaff
      back={{ to: '/office/order', label: office('back') }}
      actions={order => (
        <>
          {order.status === 'EXPORTED' && (
            <Recall orderId={order.id} pieces={order.quantity} size="medium" changes={[orderOfficeCalls.officeOrder]} />
          )}
          <OrderFiles order={order} />
          <OfficeActions order={order} />
        </>
      )}
      mend={order => (
        <>
          <LostLabel order={order} />
          <OfficeMend order={order} label={<LabelMend order={order} isForStaff />} />
        </>
      )}
      itemActs={(order, item) => (
        <>
          {order.errorCode !== 'STOCK' && isProposable(order, item) && <ProposeVariant order={order} item={item} />}
          <ItemActs order={order} item={item} />
        </>
      )}
      parcels={({ id }) => <OfficeParcels orderId={id} />}
      parcelActs={order => <OfficeLabelActs order={order} />}
      above={order => <Facets order={order} />}
      below={order => (
        <>
          <OrderPhotos orderId={order.id} />
          <Notes orderId={order.id} />
        </>
      )}
    />
  )
}

const labelStates = ['NONE', 'WAITING', 'READ', 'REFUSED', 'CREATED', 'VOIDED'] as const

/** The facts beside the status, at a glance. */
function Facets({ order }: { order: OfficeOrder }) {
  const t = useText('order')
  const office = useText('orderOffice')
  const labelState = labelStates.find(state => state === order.labelState) ?? 'NONE'
  return (
    <Panel title={office('factsTitle')}>
      <Facts
        of={[
          { label: office('seller'), value: order.seller.username },
          { label: office('factPayment'), value: t(`payment_${order.payment}`) },
          { label: office('factAddress'), value: office(`address_${order.addressVerdict}`) },
          {
            label: office('factFiles'),
            value: order.itemsMissingFiles === 0 ? office('filesReady') : office('filesMissing', { count: order.itemsMissingFiles }),
          },
          { label: office('factLabel'), value: office(`label_${labelState}`) },
          { label: office('factMark'), value: t(`mark_${order.sellerStatus}`) },
          order.dispatchBy !== null && { label: office('factHandOver'), value: <When at={order.dispatchBy} exact /> },
        ]}
      />
    </Panel>
  )
}
