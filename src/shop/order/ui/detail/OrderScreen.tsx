import type { ReactNode } from 'react'
import { Link, useParams } from 'react-router'
import { CallError } from '#base/fault.ts'
import { CopyId } from '#kit/app/page/CopyId.tsx'
import { EmptyState } from '#kit/app/page/EmptyState.tsx'
import { type Asked, Loaded } from '#kit/app/page/Loaded.tsx'
import { PageHeader } from '#kit/app/page/PageHeader.tsx'
import { When } from '#kit/app/page/When.tsx'
import { LinkButton } from '#kit/control/Button.tsx'
import { Stack, WithRail } from '#kit/layout/Stack.tsx'
import { Skeleton } from '#kit/show/Loading.tsx'
import { useText } from '#kit/use-text.ts'
import { OrderStatusBadge } from '../OrderStatusBadge.tsx'
import type { ShownOrder } from '../shown-order.ts'
import { Proposals } from './mend/Proposals.tsx'
import { OrderAddress } from './OrderAddress.tsx'
import { OrderAlerts } from './OrderAlerts.tsx'
import { OrderBill } from './OrderBill.tsx'
import { OrderCustoms } from './OrderCustoms.tsx'
import { OrderItems } from './OrderItems.tsx'
import { OrderParcel } from './OrderParcel.tsx'
import { OrderStages } from './OrderStages.tsx'
import { OrderTimeline } from './OrderTimeline.tsx'

/** The news after which an order is asked for again. */
export const orderNews = ['order.moved', 'order.changed', 'order.refunded', 'order.itemCancelled'] as const
/** The order that the address names. */
export const useOrderId = (): number => Number(useParams().id)

type Props<O extends ShownOrder> = {
  found: Asked<O>
  back: { to: string; label: string }
  isForStaff?: boolean
  actions: (order: O) => ReactNode
  /** What its seller can do about what the order waits for. */
  mend?: (order: O) => ReactNode
  /** What has left of it, and what was told of that. */
  parcels?: (order: O) => ReactNode
  /** What is done with its label and its number. */
  parcelActs?: (order: O) => ReactNode
  /** What staff can do with one item. */
  itemActs?: (order: O, item: O['items'][number]) => ReactNode
  /** Beside the order, above and below what both sides see there. */
  above?: (order: O) => ReactNode
  below?: (order: O) => ReactNode
}

/** One order as both sides see it: how far it is, what it is made of, what it costs, where it goes and what happened. */
export function OrderScreen<O extends ShownOrder>({ found, ...parts }: Props<O>) {
  const t = useText('order')
  // As the address has it, where that is no number.
  const { id = '' } = useParams()
  const say = useText('orderEdit')
  const head = <PageHeader title={t('pageTitle', { id })} back={parts.back} />
  if (!found.data && found.error instanceof CallError && found.error.status === 404)
    return (
      <>
        {head}
        <EmptyState drawing="search" title={say('notFound')} action={<LinkButton to={parts.back.to}>{parts.back.label}</LinkButton>}>
          {say('notFoundHint')}
        </EmptyState>
      </>
    )
  return (
    <Loaded of={found} head={head} waiting={<Waiting />}>
      {order => <Screen order={order} {...parts} />}
    </Loaded>
  )
}

/** In the places of the stages, the items and the bill. */
function Waiting() {
  return (
    <Stack gap={16}>
      <Skeleton shape="block" />
      <WithRail rail={<Skeleton shape="block" />}>
        <Skeleton shape="block" />
      </WithRail>
    </Stack>
  )
}

function Screen<O extends ShownOrder>({
  order,
  back,
  isForStaff = false,
  actions,
  mend,
  parcels,
  parcelActs,
  itemActs,
  above,
  below,
}: Omit<Props<O>, 'found'> & { order: O }) {
  const t = useText('order')
  return (
    <>
      <PageHeader
        title={t('pageTitle', { id: order.id })}
        aside={<OrderStatusBadge status={order.status} isForStaff={isForStaff} />}
        hint={<Origin order={order} path={isForStaff ? '/office/order' : '/order'} />}
        back={back}
        actions={actions(order)}
      />
      <Proposals order={order} isForStaff={isForStaff} />
      <OrderAlerts order={order} isForStaff={isForStaff} mend={mend?.(order)} />
      <OrderStages order={order} />
      <WithRail
        rail={
          <>
            {above?.(order)}
            <OrderBill order={order} isForStaff={isForStaff} />
            <OrderAddress order={order} isForStaff={isForStaff} />
            <OrderParcel order={order} acts={parcelActs?.(order)} />
            {below?.(order)}
          </>
        }
      >
        <OrderItems order={order} isForStaff={isForStaff} act={itemActs && (item => itemActs(order, item))} />
        {parcels?.(order)}
        <OrderCustoms order={order} isForStaff={isForStaff} />
        <OrderTimeline order={order} isForStaff={isForStaff} />
      </WithRail>
    </>
  )
}

/** Where it came from, when, and under which id of the seller's. */
function Origin({ order, path }: { order: ShownOrder; path: string }) {
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
      <Copies order={order} path={path} />
    </>
  )
}

/** What it was copied from or replaces, and what was copied from it or replaces it. */
function Copies({ order, path }: { order: ShownOrder; path: string }) {
  const t = useText('order')
  const linkTo = (id: number) => <Link to={`${path}/${id}`}>#{id}</Link>
  return (
    <>
      {order.copyOf !== null && (
        <>
          {' · '}
          {t(order.source === 'REPRINT' ? 'replaces' : 'copiedFrom')} {linkTo(order.copyOf)}
        </>
      )}
      {order.copies.map(({ id, source }) => (
        <span key={id}>
          {' · '}
          {t(source === 'REPRINT' ? 'replacedBy' : 'copiedAs')} {linkTo(id)}
        </span>
      ))}
    </>
  )
}
