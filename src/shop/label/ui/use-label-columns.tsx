import { CopyId } from '#kit/app/page/CopyId.tsx'
import { When } from '#kit/app/page/When.tsx'
import type { DataColumn } from '#kit/app/table/data-table.ts'
import { Badge } from '#kit/show/Badge.tsx'
import { useFaultText, useText } from '#kit/use-text.ts'
import { TrackingCell } from '#shop/carrier/ui/TrackingNumber.tsx'
import { faultWords } from '../rules.ts'
import { LabelBadge } from './LabelBadge.tsx'
import { LabelPreview } from './LabelPreview.tsx'
import type { OfficeOrder } from './LabelRowActions.tsx'
import { RefundBadge } from './refund/RefundBadge.tsx'

/** The columns of the office's labels. */
export function useLabelColumns(tab: 'TO_MAKE' | 'TO_PRINT' | 'PRINTED'): DataColumn<OfficeOrder>[] {
  const t = useText('labelOffice')
  const faultText = useFaultText()
  const why = ({ label }: OfficeOrder) =>
    label?.fault ? <span className="muted">{faultText(label.fault, faultWords(label.faultNote)) ?? label.fault}</span> : undefined
  const number: DataColumn<OfficeOrder> = {
    id: 'number',
    header: t('number'),
    width: '264px',
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
      cell: order => (
        <span className="beside">
          <span>{order.fullName}</span>
          <span className="muted">
            {order.city}, {order.state}
          </span>
        </span>
      ),
    },
    { id: 'pieces', header: t('pieces'), align: 'end', width: '80px', phone: 'none', cell: order => order.quantity },
    {
      id: 'label',
      header: t('label'),
      cell: order => (
        <span className="beside">
          {order.label?.trackingNumber &&
            tab !== 'TO_MAKE' &&
            (order.label.form === 'ZPL' ? <code>ZPL</code> : <LabelPreview labelId={order.label.id} orderId={order.id} />)}
          <span className="beside">
            {order.label && <LabelBadge state={order.label.state} />}
            {order.label && order.label.refundState !== 'NONE' && <RefundBadge state={order.label.refundState} />}
            {order.label?.trouble && <Badge meaning="amber">{t(`trouble_${order.label.trouble}`)}</Badge>}
            {!order.label && <span className="muted">{t('toBuy')}</span>}
            {order.label?.kind === 'SUPPLIED' && <span className="muted">{t('supplied')}</span>}
            {order.label?.typedBy && <span className="muted">{t('typedBy', { name: order.label.typedBy })}</span>}
            {order.label?.service && <span className="muted">{order.label.service}</span>}
            {why(order)}
          </span>
        </span>
      ),
    },
    ...(tab === 'TO_MAKE' ? [] : [number]),
    {
      id: 'dispatchBy',
      header: t('dispatchBy'),
      isOptional: tab !== 'TO_MAKE',
      cell: order => (order.dispatchBy ? <When at={order.dispatchBy} /> : <span className="muted">–</span>),
    },
  ]
}
