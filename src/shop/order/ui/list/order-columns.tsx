import type { CallAnswer } from '#base/call.ts'
import { nameIn } from '#base/text.ts'
import { When } from '#kit/app/page/When.tsx'
import type { DataColumn } from '#kit/app/table/data-table.ts'
import { cx } from '#kit/cx.ts'
import { Badge } from '#kit/show/Badge.tsx'
import { Money } from '#kit/show/Money.tsx'
import { type Translate, useFaultText, useLanguage, useText } from '#kit/use-text.ts'
import { TrackingCell } from '#shop/carrier/ui/TrackingNumber.tsx'
import { colorIn } from '#shop/catalogue/storefront/color.rules.ts'
import type { orderCalls } from '../../list/contract.ts'
import type { orderOfficeCalls } from '../../office/contract.ts'
import { orderKind } from '../../status/facts.rules.ts'
import { isPayable } from '../../status/rules.ts'
import { lowSidesOf, worstDpi } from '../art/Resolution.tsx'
import { useNoteText } from '../note-text.ts'
import { OrderPicture } from '../OrderPicture.tsx'
import { OrderStatusBadge } from '../OrderStatusBadge.tsx'
import styles from './list.module.css'

/** One order of a list as it comes over the wire, a seller's or the office's. */
export type ListedOrder = Omit<CallAnswer<typeof orderOfficeCalls.officeOrders>['data']['docs'][number], 'seller'>

/** What the acts on many orders know of each. */
export type ChosenOrder = CallAnswer<typeof orderCalls.chooseMyOrders>['data'][number]

/** The columns of an order list; the office adds its own. */
export function useOrderColumns(isForStaff: boolean): readonly DataColumn<ListedOrder>[] {
  const t = useText('order')
  return [
    { id: 'order', header: t('columnOrder'), cell: order => <OrderCell order={order} isForStaff={isForStaff} /> },
    {
      id: 'status',
      header: t('columnStatus'),
      least: isForStaff ? 'clamp(120px, 20%, 232px)' : 'clamp(120px, 30%, 288px)',
      cell: order => <StatusCell order={order} isForStaff={isForStaff} />,
    },
    {
      id: 'recipient',
      header: t('columnRecipient'),
      phone: 'foot',
      fromPixels: 860,
      cell: order => <Lines first={order.fullName} second={`${order.city}, ${order.state || order.country}`} />,
    },
    {
      id: 'items',
      header: t('columnItems'),
      phone: 'line',
      // Which variant is told before the least important is cut.
      ...(isForStaff ? { fromPixels: 880 } : { least: 'clamp(120px, 20%, 248px)' }),
      cell: order => <ItemsCell order={order} t={t} />,
    },
    { id: 'shipping', header: t('columnShipping'), isOptional: true, cell: order => t(`by_${orderKind(order)}`) },
    {
      id: 'tracking',
      phone: 'none',
      fromPixels: 1_300,
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
      width: '100px',
      fromPixels: isForStaff ? 1_140 : 1_060,
      cell: order => <When at={order.date} />,
    },
  ]
}

function OrderCell({ order, isForStaff }: { order: ListedOrder; isForStaff: boolean }) {
  return (
    <span className="beside">
      <OrderPicture item={order.items[0]} isForStaff={isForStaff} />
      <Lines first={`#${order.id}`} second={order.externalId ?? ''} />
    </span>
  )
}

type StatusProps = {
  order: ListedOrder
  isForStaff: boolean
  /** What only the office knows that it lacks, or else why it rests. */
  needs?: string | undefined
  rests?: string | undefined
}

/** The badge, and the one line that says what is needed next. */
export function StatusCell({ order, isForStaff, needs, rests }: StatusProps) {
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
          : (needs ?? rests)
  return (
    <span className={styles.status} title={line}>
      <OrderStatusBadge status={order.status} isForStaff={isForStaff} />
      {line && (
        <small title={line} className={cx('cut', order.status === 'ERROR' || fault || needs ? 'amber' : 'hint')}>
          {line}
        </small>
      )}
    </span>
  )
}

const errorCodes = ['ADDRESS', 'FILE', 'LABEL', 'STOCK', 'PAYMENT', 'PRINT', 'RETURNED', 'LOST', 'DAMAGED', 'CUSTOMS', 'OTHER'] as const
/** The code as the texts know it. */
export const errorCodeOf = (code: string | null) => errorCodes.find(each => each === code) ?? 'OTHER'

function ItemsCell({ order, t }: { order: ListedOrder; t: Translate<'order'> }) {
  const language = useLanguage()
  const [first] = order.items
  if (!first) return null
  const choice = [colorIn(language, first.color), first.size].filter(Boolean).join(' / ')
  const more = order.items.length > 1 ? t('moreItems', { count: order.items.length - 1 }) : ''
  // The figure and its word stay in one line.
  const pieces = t('pieces', { count: order.quantity }).replace(' ', '\u00a0')
  return (
    <span className={cx('beside', styles.items)}>
      <Lines first={nameIn(language, first)} second={[choice, pieces, more].filter(Boolean).join(' · ')} />
      {order.lowSides > 0 && order.steps.editDesign === null && <LowArt order={order} />}
    </span>
  )
}

/** Its art prints below its product's figure, and is changed or confirmed on its page. */
function LowArt({ order }: { order: ListedOrder }) {
  const t = useText('orderResolution')
  return (
    <span className={styles.low} title={`${t('lowTitle')}. ${t('lowHint')}`}>
      <Badge meaning="amber">{t('lowDpi', { dpi: worstDpi(lowSidesOf(order)) ?? 0 })}</Badge>
    </span>
  )
}

/** The number as it is printed on the parcel; before there is one, who will carry it. */
function ParcelCell({ order, t }: { order: ListedOrder; t: Translate<'order'> }) {
  if (order.trackingNumber === null) return <span className="muted">{t(`by_${orderKind(order)}`)}</span>
  return <TrackingCell number={order.trackingNumber} carrierName={order.carrierName} trackingUrl={order.trackingUrl} />
}

function Dispatch({ order }: { order: ListedOrder }) {
  if (!order.dispatchBy) return null
  const isLate = order.trackingNumber === null && Date.parse(order.dispatchBy) < Date.now()
  return (
    <span className={isLate ? 'red' : undefined}>
      <When at={order.dispatchBy} />
    </span>
  )
}

function Lines({ first, second }: { first: string; second: string }) {
  return (
    <span className={cx('cut', styles.lines)} title={[first, second].filter(Boolean).join('\n')}>
      {first} {second && <small>{second}</small>}
    </span>
  )
}
