import { grouped } from '#base/number.ts'
import { AppDialog } from '#kit/app/dialog/AppDialog.tsx'
import { CopyId } from '#kit/app/page/CopyId.tsx'
import { Loaded } from '#kit/app/page/Loaded.tsx'
import { Timeline } from '#kit/app/page/Timeline.tsx'
import { useCall } from '#kit/call/use-call.ts'
import { Skeleton } from '#kit/show/Loading.tsx'
import { useText } from '#kit/use-text.ts'
import { trackingCalls } from '../contract.ts'
import { ParcelBadge } from './ParcelBadge.tsx'

/** One parcel with everything its carrier said, newest first. */
export function ParcelDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const t = useText('trackingOffice')
  const parcel = useCall(trackingCalls.officeParcel, { params: { id } })
  const found = parcel.data?.data
  const entries = (found?.events ?? [])
    .map(event => ({
      id: `${event.code} ${event.at}`,
      at: event.at,
      title: t(`event_${event.code}`),
      note: event.place,
      meaning: event.code === 'DELIVERED' ? ('green' as const) : event.code === 'RETURNED' ? ('amber' as const) : ('blue' as const),
    }))
    .reverse()
  return (
    <AppDialog isOpen onClose={onClose} title={found ? t('parcelOf', { id: found.orderId }) : t('parcels')}>
      <Loaded of={parcel} waiting={<Skeleton />}>
        {found => (
          <>
            <p>
              <CopyId id={found.trackingNumber}>{grouped(found.trackingNumber)}</CopyId> <ParcelBadge state={found.state} />
            </p>
            {entries.length === 0 ? <p>{t('noEvents')}</p> : <Timeline label={t('events')} entries={entries} />}
          </>
        )}
      </Loaded>
    </AppDialog>
  )
}
