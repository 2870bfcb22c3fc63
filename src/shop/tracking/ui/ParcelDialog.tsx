import { Loaded } from '#kit/app/page/Loaded.tsx'
import { useCall } from '#kit/call/use-call.ts'
import { Dialog } from '#kit/control/Dialog.tsx'
import { Skeleton } from '#kit/show/Loading.tsx'
import { useText } from '#kit/use-text.ts'
import { trackingCalls } from '../contract.ts'
import { ParcelStory } from './parcel/ParcelStory.tsx'

/** One parcel with everything that was told of it. */
export function ParcelDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const t = useText('trackingOffice')
  const parcel = useCall(trackingCalls.officeParcel, { params: { id } })
  const found = parcel.data?.data
  return (
    <Dialog isOpen onClose={onClose} title={found ? t('parcelOf', { id: found.orderId }) : t('parcels')}>
      <Loaded of={parcel} waiting={<Skeleton />}>
        {found => <ParcelStory parcel={found} />}
      </Loaded>
    </Dialog>
  )
}
