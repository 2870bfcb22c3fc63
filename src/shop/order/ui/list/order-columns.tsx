import type { CallAnswer } from '#base/call.ts'
import { grouped } from '#base/number.ts'
import { nameIn } from '#base/text.ts'
import { When } from '#kit/app/page/When.tsx'
import type { DataColumn } from '#kit/app/table/data-table.ts'
import { Money } from '#kit/show/Money.tsx'
import { type Translate, useFaultText, useLanguage, useText } from '#kit/use-text.ts'
import type { orderCalls } from '../../list/contract.ts'
import { orderKind } from '../../status/facts.rules.ts'
import { isPayable } from '../../status/rules.ts'
import { useNoteText } from '../note-text.ts'
import { OrderPicture } from '../OrderPicture.tsx'
import { OrderStatusBadge } from '../OrderStatusBadge.tsx'
import styles from './list.module.css'

/** One order of a list as it comes over the wire. */
export type ListedOrder = CallAnswer<typeof orderCalls.myOrders>['data']['docs'][number]

/** The columns of an order list; the office adds its own. */
export function useOrderColumns(isForStaff: boolean): readonly DataColumn<ListedOrder>[] {
  const t = useText('order')
  return [
    { id: 'order', header: t('columnOrder'), cell: order => <OrderCell order={order} isForStaff={isForStaff} /> },
    { id: 'status', header: t('columnStatus'), cell: order => <StatusCell order={order} isForStaff={isForStaff} /> },
    {
      id: 'recipient',
      header: t('columnRecipient'),
      fromPixels: isForStaff ? 1_100 : 860,
      cell: order => <Lines first={order.fullName} second={`${order.city}, ${order.state || order.country}`} />,
    },
    { id: 'items', header: t('columnItems'), ...(isForStaff && { fromPixels: 960 }), cell: order => <ItemsCell order={order} t={t} /> },
    { id: 'shipping', header: t('columnShipping'), isOptional: true, cell: order => t(`by_${orderKind(order)}`) },
    {
      id: 'tracking',
      isLong: true,
      header: t('columnTracking'),
      cell: order => <ParcelCell order={order} t={t} />,
    },
    { id: 'total', header: t('columnTotal'), align: 'end', cell: order => <Money cents={order.totalCost} strong /> },
    {
      id: 'production',
      header: t('columnProduction'),
      align: 'end',
      isOptional: true,
      cell: order => <Money cents={order.productionCost} />,
    },
    {
      id: 'shippingCost',
      header: t('columnShippingCost'),
      align: 'end',
      isOptional: true,
      cell: order => <Money cents={order.shippingCost} />,
    },
    { id: 'mark', header: t('columnMark'), isOptional: true, cell: order => t(`mark_${order.sellerStatus}`) },
    { id: 'tag', header: t('columnTag'), isOptional: true, cell: order => order.tag },
    { id: 'dispatch', header: t('columnDispatch'), isOptional: true, cell: order => <Dispatch order={order} /> },
    {
      id: 'date',
      header: t('columnDate'),
      fromPixels: isForStaff ? 1_140 : 1_060,
      cell: order => <When at={order.date} />,
    },
  ]
}

function OrderCell({ order, isForStaff }: { order: ListedOrder; isForStaff: boolean }) {
  return (
    <span className={styles.order}>
      <OrderPicture item={order.items[0]} isForStaff={isForStaff} />
      <Lines first={`#${order.id}`} second={order.externalId ?? ''} />
    </span>
  )
}

/** The badge, and the one line that says what is needed next. */
function StatusCell({ order, isForStaff }: { order: ListedOrder; isForStaff: boolean }) {
  const t = useText('order')
  const faultText = useFaultText()
  const noteText = useNoteText()
  const fault = !isForStaff && isPayable(order.status) ? order.steps.submit : null
  const line =
    order.status === 'ERROR'
      ? noteText(order.errorNote) || t(`errorCode_${errorCodeOf(order.errorCode)}`)
      : fault
        ? faultText(fault)
        : order.status === 'PENDING' && !isForStaff
          ? t('unsubmitted')
          : undefined
  return (
    <span className={styles.status}>
      <OrderStatusBadge status={order.status} isForStaff={isForStaff} />
      {line && <small data-tone={order.status === 'ERROR' || fault ? 'attention' : undefined}>{line}</small>}
    </span>
  )
}

const errorCodes = ['ADDRESS', 'FILE', 'LABEL', 'STOCK', 'PAYMENT', 'PRINT', 'RETURNED', 'LOST', 'DAMAGED', 'OTHER'] as const
/** The code as the texts know it. */
export const errorCodeOf = (code: string | null) => errorCodes.find(each => each === code) ?? 'OTHER'

function ItemsCell({ order, t }: { order: ListedOrder; t: Translate<'order'> }) {
  const language = useLanguage()
  const [first] = order.items
  if (!first) return null
  const choice = [first.color, first.size].filter(Boolean).join(' / ')
  const more = order.items.length > 1 ? t('moreItems', { count: order.items.length - 1 }) : ''
  const pieces = t('pieces', { count: order.quantity })
  return <Lines first={nameIn(language, first)} second={[choice, pieces, more].filter(Boolean).join(' · ')} />
}

/** The number as it is printed on the parcel, and who carries it. */
function ParcelCell({ order, t }: { order: ListedOrder; t: Translate<'order'> }) {
  return (
    <span className={styles.parcel}>
      {order.trackingNumber && <span className="numbers">{grouped(order.trackingNumber)}</span>}
      <small>{t(`by_${orderKind(order)}`)}</small>
    </span>
  )
}

function Dispatch({ order }: { order: ListedOrder }) {
  if (!order.dispatchBy) return null
  const isLate = order.trackingNumber === null && Date.parse(order.dispatchBy) < Date.now()
  return (
    <span className={isLate ? styles.late : undefined}>
      <When at={order.dispatchBy} />
    </span>
  )
}

export function Lines({ first, second }: { first: string; second: string }) {
  return (
    <span className={styles.lines}>
      <span title={first}>{first}</span>
      {second && <small title={second}>{second}</small>}
    </span>
  )
}
