import { useCall } from '#kit/call/use-call.ts'
import { useLive } from '#kit/call/use-live.ts'
import { trackingCalls } from '../../contract.ts'
import { ParcelsPanel } from '../parcel/Parcels.tsx'

/** The parcels of an order, as the office reads them. */
export function OfficeParcels({ orderId }: { orderId: number }) {
  const parcels = useCall(trackingCalls.orderParcels, { params: { id: orderId } })
  useLive(['parcel.changed'], [trackingCalls.orderParcels])
  return <ParcelsPanel of={parcels} />
}
