import { DescriptionList } from '#kit/app/page/DescriptionList.tsx'
import { When } from '#kit/app/page/When.tsx'
import { useCall } from '#kit/call/use-call.ts'
import { useLive } from '#kit/call/use-live.ts'
import { Card } from '#kit/show/Card.tsx'
import { useText } from '#kit/use-text.ts'
import { orderOfficeCalls } from '../../office/contract.ts'
import { OrderScreen, orderNews, useOrderId } from '../detail/OrderScreen.tsx'
import styles from '../detail/order.module.css'
import { OfficeActions, type OfficeOrder } from './OfficeActions.tsx'

export const handle = { texts: ['order', 'orderOffice', 'approval'] }

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
      actions={order => <OfficeActions order={order} />}
      above={order => <Facets order={order} />}
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
    <Card className={styles.card}>
      <h2>{office('factsTitle')}</h2>
      <DescriptionList
        facts={[
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
    </Card>
  )
}
