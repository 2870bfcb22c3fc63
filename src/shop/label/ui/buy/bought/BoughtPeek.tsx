import { formatDate } from '#base/time.ts'
import { CopyId } from '#kit/app/page/CopyId.tsx'
import { When } from '#kit/app/page/When.tsx'
import { Facts } from '#kit/layout/Facts.tsx'
import { Money } from '#kit/show/Money.tsx'
import { useFaultText, useLanguage, useText } from '#kit/use-text.ts'
import { placeLine } from '#shop/address/rules.ts'
import { TrackingNumber } from '#shop/carrier/ui/TrackingNumber.tsx'
import { BoughtBadge } from './BoughtBadge.tsx'
import type { ShownLabel } from './use-bought-columns.tsx'

/** All that is known of a bought label, beside the list. */
export function BoughtPeek({ label }: { label: ShownLabel }) {
  const t = useText('boughtLabel')
  const language = useLanguage()
  const faultText = useFaultText()
  const { shipTo: to, package: parcel, fault } = label
  const where = placeLine({ ...to, zip: to.postalCode })
  return (
    <Facts
      of={[
        { label: t('columnState'), value: <BoughtBadge state={label.state} /> },
        fault !== null && { label: t('failed'), value: faultText(fault.code, fault.values) ?? fault.code },
        { label: t('order'), value: <CopyId id={label.id} /> },
        label.trackingNumber !== null && {
          label: t('columnNumber'),
          value: <TrackingNumber number={label.trackingNumber} carrierName={label.carrier} trackingUrl={label.trackingUrl} />,
        },
        { label: t('columnTo'), value: [to.name, to.street1, to.street2, where].filter(part => part !== '').join(', ') },
        { label: t('shipFrom'), value: label.shipFromName },
        { label: t('columnPackage'), value: `${parcel.quantity} × ${parcel.name} (${parcel.sku})` },
        { label: t('columnService'), value: label.serviceName },
        { label: '', value: t('weightAndSize', { weight: parcel.weight, ...parcel.size }) },
        { label: t('store'), value: label.storeInformation },
        { label: t('warehouse'), value: label.warehouseInformation },
        { label: t('columnPaid'), value: <Money cents={label.paidCents} /> },
        label.refundedCents > 0 && { label: t('columnBack'), value: <Money cents={label.refundedCents} /> },
        label.dueCents > 0 && { label: t('columnDue'), value: <Money cents={label.dueCents} /> },
        { label: t('columnWhen'), value: <When at={label.createdAt} exact /> },
        label.voidableUntil !== null && {
          label: t('void'),
          value: t('voidUntil', { date: formatDate(label.voidableUntil, 'long', { language }) }),
        },
      ]}
    />
  )
}
