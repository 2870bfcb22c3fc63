import { CopyId } from '#kit/app/page/CopyId.tsx'
import { When } from '#kit/app/page/When.tsx'
import type { DataColumn } from '#kit/app/table/data-table.ts'
import { Dash } from '#kit/app/table/row/Dash.tsx'
import { Badge, type Meaning } from '#kit/show/Badge.tsx'
import { useFaultText, useText } from '#kit/use-text.ts'
import { TrackingCell } from '#shop/carrier/ui/TrackingNumber.tsx'
import type { LabelTab } from '../contract.ts'
import { type DueGroup, faultWords } from '../rules.ts'
import { LabelBadge } from './LabelBadge.tsx'
import { LabelPreview } from './LabelPreview.tsx'
import type { OfficeOrder } from './LabelRowActions.tsx'
import { RefundBadge } from './refund/RefundBadge.tsx'

/** The columns of the office's labels. */
export function useLabelColumns(tab: LabelTab): DataColumn<OfficeOrder>[] {
  const isMade = tab === 'TO_PRINT' || tab === 'PRINTED'
  const t = useText('labelOffice')
  const faultText = useFaultText()
  const why = ({ label }: OfficeOrder) =>
    label?.fault ? <span className="muted">{faultText(label.fault, faultWords(label.faultNote)) ?? label.fault}</span> : undefined
  const number: DataColumn<OfficeOrder> = {
    id: 'number',
    header: t('number'),
    width: '264px',
    // On paper its number stands; of what is printed already it is looked for.
    ...(tab === 'TO_PRINT' && { fromPixels: 1_000 }),
    cell: ({ label, carrierName, trackingUrl }) =>
      label?.trackingNumber && <TrackingCell number={label.trackingNumber} carrierName={carrierName} trackingUrl={trackingUrl} />,
  }
  return [
    {
      id: 'order',
      header: t('order'),
      width: '130px',
      cell: order => (
        <span className="beside">
          <strong className="numbers">#{order.id}</strong>
          {order.externalId && <CopyId id={order.externalId} />}
        </span>
      ),
    },
    {
      id: 'recipient',
      header: t('recipient'),
      phone: 'line',
      cell: order => (
        <span className="beside">
          <span>{order.fullName}</span>
          <span className="muted">
            {order.city}, {order.state}
          </span>
        </span>
      ),
    },
    ...(tab === 'TO_PRINT'
      ? [
          {
            id: 'batch',
            header: t('batch'),
            width: '80px',
            phone: 'none',
            cell: order => (order.batchId === null ? '–' : <span className="numbers">{order.batchId}</span>),
          } satisfies DataColumn<OfficeOrder>,
        ]
      : []),
    { id: 'pieces', header: t('pieces'), align: 'end', width: '80px', phone: 'none', fromPixels: 960, cell: order => order.quantity },
    {
      id: 'by',
      header: t('by'),
      phone: isMade ? 'none' : 'foot',
      ...(isMade && { fromPixels: 1_160 }),
      cell: order => <GoesBy by={order.by} service={order.label?.service} />,
    },
    {
      id: 'label',
      header: t('label'),
      phone: tab === 'TO_MAKE' ? 'none' : 'foot',
      ...(tab === 'TO_MAKE' && { width: '110px' }),
      cell: order => (
        <span className="beside">
          {order.label?.trackingNumber &&
            isMade &&
            (order.label.form === 'ZPL' ? <code>ZPL</code> : <LabelPreview labelId={order.label.id} orderId={order.id} />)}
          <span className="beside">
            {order.label && <LabelBadge state={order.label.state} />}
            {order.label && order.label.refundState !== 'NONE' && <RefundBadge state={order.label.refundState} />}
            {order.label?.trouble && <Badge meaning="amber">{t(`trouble_${order.label.trouble}`)}</Badge>}
            {!order.label && <span className="muted">{order.by.way === 'SELLER' ? t('supplied') : t('toBuy')}</span>}
            {order.label && order.label.printCount > 1 && <span className="muted">{t('times', { count: order.label.printCount })}</span>}
            {order.label?.typedBy && <span className="muted">{t('typedBy', { name: order.label.typedBy })}</span>}
            {why(order)}
          </span>
        </span>
      ),
    },
    ...(isMade ? [number] : []),
    {
      id: 'dispatchBy',
      header: t('dispatchBy'),
      width: '170px',
      phone: 'corner',
      cell: order => <HandOverBy order={order} />,
    },
  ]
}

/** By which account and service; what its carrier is asked first is said so. */
function GoesBy({ by, service }: { by: OfficeOrder['by']; service: string | undefined }) {
  const t = useText('labelOffice')
  const more = service || (by.way === 'CHEAPEST' ? t('cheapestOf', { count: by.choices }) : by.service)
  return (
    <span className="beside">
      <span className={by.way === 'NONE' ? 'amber' : undefined}>{by.accountName ?? t(`by_${by.way}`)}</span>
      {more && <span className="muted">{more}</span>}
    </span>
  )
}

const dueMeanings: Readonly<Partial<Record<DueGroup, Meaning>>> = { OVERDUE: 'red', TODAY: 'amber' }
function HandOverBy({ order: { dispatchBy, due } }: { order: OfficeOrder }) {
  const t = useText('labelOffice')
  if (!dispatchBy) return <Dash />
  const meaning = dueMeanings[due]
  return (
    <span className="beside">
      <When at={dispatchBy} />
      {meaning && <Badge meaning={meaning}>{t(`due_${due}`)}</Badge>}
    </span>
  )
}
