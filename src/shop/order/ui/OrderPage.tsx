import { Select } from '@mantine/core'
import { useParams } from 'react-router'
import { Card } from '#kit/Card.tsx'
import { CopyId } from '#kit/desk/CopyId.tsx'
import { ErrorNote } from '#kit/desk/ErrorNote.tsx'
import { PageHeader } from '#kit/desk/PageHeader.tsx'
import { useNotice } from '#kit/desk/use-notice.tsx'
import { When } from '#kit/desk/When.tsx'
import { Skeleton } from '#kit/Loading.tsx'
import { useCall, useSend } from '#kit/use-call.ts'
import { useLive } from '#kit/use-live.ts'
import { useText } from '#kit/use-text.ts'
import { orderCalls } from '../calls.ts'
import { SellerStatus } from '../status.contract.ts'
import { OrderActions } from './OrderActions.tsx'
import { OrderAddress } from './OrderAddress.tsx'
import { OrderAlerts } from './OrderAlerts.tsx'
import { OrderBill } from './OrderBill.tsx'
import { OrderItems } from './OrderItems.tsx'
import { OrderParcel } from './OrderParcel.tsx'
import { OrderStages } from './OrderStages.tsx'
import { OrderStatusBadge } from './OrderStatusBadge.tsx'
import { OrderTimeline } from './OrderTimeline.tsx'
import styles from './order.module.css'
import type { ShownOrder } from './shown-order.ts'

export const handle = { texts: ['order', 'orderDesk'] }

const news = ['order.moved', 'order.changed', 'order.refunded'] as const

/** One order: how far it is, what it is made of, what it costs, where it goes and what happened; live. */
export default function OrderPage() {
  const t = useText('order')
  const { id = '' } = useParams()
  const found = useCall(orderCalls.order, { params: { id: Number(id) } })
  useLive(news, [orderCalls.order])
  const order = found.data?.data
  const back = { to: '/order', label: t('back') }
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
        aside={<OrderStatusBadge status={order.status} />}
        hint={<Origin order={order} />}
        back={back}
        actions={<OrderActions order={order} />}
      />
      <OrderAlerts order={order} />
      <OrderStages order={order} />
      <div className={styles.grid}>
        <div className={styles.column}>
          <OrderItems order={order} />
          <OrderTimeline order={order} />
        </div>
        <div className={styles.column}>
          <OrderBill order={order} />
          <OrderAddress order={order} isEditable />
          <OrderParcel order={order} />
          <Mark order={order} />
        </div>
      </div>
    </>
  )
}

/** Where it came from, when, and under which id of the seller's. */
export function Origin({ order }: { order: ShownOrder }) {
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

/** The seller's own mark; on hold keeps a paid order from production. */
function Mark({ order }: { order: ShownOrder }) {
  const t = useText('order')
  const notice = useNotice()
  const marks = useSend(orderCalls.setSellerStatus, {
    changes: [orderCalls.order, orderCalls.myOrders],
    onDone: () => notice.done(t('marked')),
    onRefused: notice.failed,
  })
  return (
    <Card className={styles.card}>
      <Select
        label={t('markLabel')}
        data={SellerStatus.options.map(value => ({ value, label: t(`mark_${value}`) }))}
        value={order.sellerStatus}
        disabled={marks.isPending}
        allowDeselect={false}
        onChange={value => {
          const sellerStatus = SellerStatus.options.find(each => each === value)
          if (sellerStatus) marks.mutate({ params: { id: order.id }, body: { sellerStatus } })
        }}
      />
    </Card>
  )
}
