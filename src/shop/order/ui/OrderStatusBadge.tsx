import { Badge, type Meaning } from '#kit/show/Badge.tsx'
import type { IconName } from '#kit/show/Icon.tsx'
import { useText } from '#kit/use-text.ts'
import type { OrderStatus } from '../status/contract.ts'
import { type StatusTone, shownStatus, shownTone, statuses } from '../status/rules.ts'

/** Status colours have one meaning everywhere (docs/domain.md "Colours of a status"). */
export const meanings: Record<StatusTone, Meaning> = {
  waiting: 'grey',
  moving: 'blue',
  attention: 'amber',
  done: 'green',
  failed: 'red',
  returned: 'violet',
  ended: 'grey',
}
const icons: Partial<Record<OrderStatus, IconName>> = {
  PAYMENT_FAILED: 'wallet',
  PENDING: 'wallet',
  DUPLICATE: 'copy',
  EXPORTED: 'layers',
  IN_PRODUCTION: 'shirt',
  PRODUCED: 'box',
  LABEL_CREATED: 'label',
  PRINTED: 'printer',
  SCANNING: 'scan',
  SHIPPED: 'package',
  ACTIVED: 'barcode',
  IN_TRANSIT: 'truck',
  CLOSED: 'lock',
  ERROR: 'alert',
  CANCELLED: 'xCircle',
}

/** A status as its reader knows it: sellers read PENDING as payment failed and MISSED as scanning; the office reads it as it is. */
export function OrderStatusBadge({ status, isForStaff }: { status: OrderStatus; isForStaff?: boolean }) {
  const t = useText('order')
  const shown = isForStaff ? status : shownStatus(status)
  const icon = icons[shown]
  return (
    <Badge meaning={meanings[isForStaff ? statuses[status].tone : shownTone(status)]} {...(icon && { icon })}>
      {t(`status_${shown}`)}
    </Badge>
  )
}
