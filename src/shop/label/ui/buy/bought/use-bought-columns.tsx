import { Link } from 'react-router'
import type { CallAnswer } from '#base/call.ts'
import { When } from '#kit/app/page/When.tsx'
import type { DataColumn } from '#kit/app/table/data-table.ts'
import { Money } from '#kit/show/Money.tsx'
import { useFaultText, useText } from '#kit/use-text.ts'
import { TrackingCell } from '#shop/carrier/ui/TrackingNumber.tsx'
import type { buyingLabelCalls } from '../../../buy/form/contract.ts'
import { isLeftBehind } from '../../../buy/form/rules.ts'
import { BoughtBadge } from './BoughtBadge.tsx'
import styles from './bought.module.css'

/** A bought label as it comes over the wire. */
export type ShownLabel = CallAnswer<typeof buyingLabelCalls.myBoughtLabel>['data']

/** The columns of bought labels. */
export function useBoughtColumns(): DataColumn<ShownLabel>[] {
  const t = useText('boughtLabel')
  const faultText = useFaultText()
  return [
    {
      id: 'to',
      header: t('columnTo'),
      cell: ({ id, shipTo }) => (
        <span title={shipTo.name}>
          <Link to={`/order/${id}`} className={styles.to}>
            {shipTo.name}
          </Link>{' '}
          <span className="muted phone-none">
            {shipTo.city}, {shipTo.state || shipTo.country}
          </span>
        </span>
      ),
    },
    {
      id: 'state',
      header: t('columnState'),
      least: '136px',
      cell: ({ state, fault }) => (
        <span className="beside" title={fault ? faultText(fault.code, fault.values) : undefined}>
          <BoughtBadge state={state} />
        </span>
      ),
    },
    {
      id: 'package',
      header: t('columnPackage'),
      fromPixels: 760,
      phone: 'line',
      cell: ({ package: { quantity, name, sku } }) => (
        <span title={sku}>
          {quantity} × {name} <span className="muted numbers">{sku}</span>
        </span>
      ),
    },
    {
      id: 'service',
      header: t('columnService'),
      fromPixels: 980,
      phone: 'none',
      cell: ({ carrier, serviceName }) => <span title={carrier}>{serviceName}</span>,
    },
    {
      id: 'number',
      header: t('columnNumber'),
      width: '236px',
      least: '204px',
      phone: 'foot',
      cell: label => {
        const { trackingNumber, trackingUrl, carrier, fault } = label
        // Its number is of no use any more, and what is to be done is.
        if (isLeftBehind(label)) return <span className="amber">{t('leftBehind')}</span>
        return trackingNumber ? (
          <TrackingCell number={trackingNumber} carrierName={carrier} trackingUrl={trackingUrl} />
        ) : (
          <span className="muted">{fault ? (faultText(fault.code, fault.values) ?? fault.code) : '–'}</span>
        )
      },
    },
    {
      id: 'paid',
      header: t('columnPaid'),
      align: 'end',
      phone: 'end',
      cell: ({ paidCents, refundedCents }) =>
        refundedCents >= paidCents && paidCents > 0 ? (
          <s>
            <Money cents={paidCents} />
          </s>
        ) : (
          <Money cents={paidCents} />
        ),
    },
    { id: 'when', header: t('columnWhen'), align: 'end', fromPixels: 900, phone: 'none', cell: ({ createdAt }) => <When at={createdAt} /> },
  ]
}
