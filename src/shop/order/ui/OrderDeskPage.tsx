import { useParams } from 'react-router'
import { Card } from '#kit/Card.tsx'
import { DescriptionList } from '#kit/desk/DescriptionList.tsx'
import { ErrorNote } from '#kit/desk/ErrorNote.tsx'
import { PageHeader } from '#kit/desk/PageHeader.tsx'
import { When } from '#kit/desk/When.tsx'
import { Skeleton } from '#kit/Loading.tsx'
import { useCall } from '#kit/use-call.ts'
import { useLive } from '#kit/use-live.ts'
import { useText } from '#kit/use-text.ts'
import { orderDeskCalls } from '../calls.ts'
import { DeskActions, type OfficeOrder } from './DeskActions.tsx'
import { OrderAddress } from './OrderAddress.tsx'
import { OrderAlerts } from './OrderAlerts.tsx'
import { OrderBill } from './OrderBill.tsx'
import { OrderItems } from './OrderItems.tsx'
import { Origin } from './OrderPage.tsx'
import { OrderParcel } from './OrderParcel.tsx'
import { OrderStages } from './OrderStages.tsx'
import { OrderStatusBadge } from './OrderStatusBadge.tsx'
import { OrderTimeline } from './OrderTimeline.tsx'
import styles from './order.module.css'

export const handle = { texts: ['order', 'orderDesk'] }

const news = ['order.moved', 'order.changed', 'order.refunded'] as const

/** One order as the office sees it: the seller's page, whose it is, its facets, and who did what. */
export default function OrderDeskPage() {
  const t = useText('order')
  const desk = useText('orderDesk')
  const { id = '' } = useParams()
  const found = useCall(orderDeskCalls.officeOrder, { params: { id: Number(id) } })
  useLive(news, [orderDeskCalls.officeOrder])
  const order = found.data?.data
  const back = { to: '/office/order', label: desk('back') }
  if (!order)
    return (
      <>
        <PageHeader title={t('pageTitle', { id })} back={back} />
        {found.error ? <ErrorNote error={found.error} onRetry={() => void found.refetch()} /> : <Skeleton shape="block" />}
      </>
    )
  return (
    <>
      <PageHeader
        title={t('pageTitle', { id: order.id })}
        aside={<OrderStatusBadge status={order.status} isForStaff />}
        hint={<Origin order={order} />}
        back={back}
        actions={<DeskActions order={order} />}
      />
      <OrderAlerts order={order} isForStaff />
      <OrderStages order={order} />
      <div className={styles.grid}>
        <div className={styles.column}>
          <OrderItems order={order} isForStaff />
          <OrderTimeline order={order} isForStaff />
        </div>
        <div className={styles.column}>
          <Facets order={order} />
          <OrderBill order={order} />
          <OrderAddress order={order} isEditable={false} />
          <OrderParcel order={order} />
        </div>
      </div>
    </>
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
