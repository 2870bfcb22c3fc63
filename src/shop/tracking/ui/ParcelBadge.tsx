import { Badge, type Meaning } from '#kit/show/Badge.tsx'
import { useText } from '#kit/use-text.ts'
import type { ParcelState, Trouble } from '../rules.ts'

const meanings: Readonly<Record<ParcelState, Meaning>> = {
  SCANNED: 'grey',
  HANDED: 'grey',
  ACCEPTED: 'blue',
  MOVING: 'blue',
  DELIVERED: 'green',
  RETURNED: 'amber',
}

/** Where a parcel is; trouble is said in place of it. */
export function ParcelBadge({ state, trouble }: { state: ParcelState; trouble?: Trouble | null }) {
  const t = useText('trackingOffice')
  return trouble ? (
    <Badge meaning="amber">{t(`filter_${trouble}`)}</Badge>
  ) : (
    <Badge meaning={meanings[state]}>{t(`parcelState_${state}`)}</Badge>
  )
}
