import { Card } from '#kit/Card.tsx'
import { DescriptionList } from '#kit/desk/DescriptionList.tsx'
import { When } from '#kit/desk/When.tsx'
import { useCall } from '#kit/use-call.ts'
import { useLive } from '#kit/use-live.ts'
import { useText } from '#kit/use-text.ts'
import { orderDeskCalls } from '../../calls.ts'
import { OrderScreen, orderNews, useOrderId } from '../detail/OrderScreen.tsx'
import styles from '../detail/order.module.css'
import { DeskActions, type OfficeOrder } from './DeskActions.tsx'

export const handle = { texts: ['order', 'orderDesk', 'approval'] }

/** One order as the office sees it: the seller's page, whose it is, its facets, and who did what. */
export default function OrderDeskPage() {
  const desk = useText('orderDesk')
  const found = useCall(orderDeskCalls.officeOrder, { params: { id: useOrderId() } })
  useLive(orderNews, [orderDeskCalls.officeOrder])
  return (
    <OrderScreen
      found={found}
      isForStaff
      back={{ to: '/office/order', label: desk('back') }}
      actions={order => <DeskActions order={order} />}
      above={order => <Facets order={order} />}
    />
  )
}

const labelStates = ['NONE', 'WAITING', 'READ', 'REFUSED', 'CREATED', 'VOIDED'] as const

/** The facts beside the status, at a glance. */
function Facets({ order }: { order: OfficeOrder }) {
  const t = useText('order')
  const desk = useText('orderDesk')
  const labelState = labelStates.find(state => state === order.labelState) ?? 'NONE'
  return (
    <Card className={styles.card}>
      <h2>{desk('factsTitle')}</h2>
      <DescriptionList
        facts={[
          { label: desk('seller'), value: order.seller.username },
          { label: desk('factPayment'), value: t(`payment_${order.payment}`) },
          { label: desk('factAddress'), value: desk(`address_${order.addressVerdict}`) },
          {
            label: desk('factFiles'),
            value: order.itemsMissingFiles === 0 ? desk('filesReady') : desk('filesMissing', { count: order.itemsMissingFiles }),
          },
          { label: desk('factLabel'), value: desk(`label_${labelState}`) },
          { label: desk('factMark'), value: t(`mark_${order.sellerStatus}`) },
          order.dispatchBy !== null && { label: desk('factHandOver'), value: <When at={order.dispatchBy} exact /> },
        ]}
      />
    </Card>
  )
}
