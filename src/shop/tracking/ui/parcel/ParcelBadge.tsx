import { Badge, type Meaning } from '#kit/show/Badge.tsx'
import { useText } from '#kit/use-text.ts'
import type { ParcelState } from '../../rules.ts'

const meanings: Readonly<Record<ParcelState, Meaning>> = {
  SCANNED: 'grey',
  LABELLED: 'grey',
  HANDED: 'grey',
  ACCEPTED: 'blue',
  MOVING: 'blue',
  DELIVERED: 'green',
  RETURNED: 'amber',
}

/** Where a parcel is; one that was scanned in again is on its way no more. */
export function ParcelBadge({ state, returnedAt = null }: { state: ParcelState; returnedAt?: string | null }) {
  const t = useText('parcel')
  if (returnedAt !== null) return <Badge meaning="grey">{t('parcelBack')}</Badge>
  return <Badge meaning={meanings[state]}>{t(`parcelState_${state}`)}</Badge>
}
