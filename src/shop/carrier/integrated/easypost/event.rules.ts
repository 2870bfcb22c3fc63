// What EasyPost tells of a parcel, in our words (docs: Trackers; its statuses are those of its public examples).
import type { CarrierEvent, CarrierEventCode } from '../../rules.ts'

export interface Detail {
  status: string
  status_detail?: string | null | undefined
  datetime: Date
  tracking_location?: { city?: string | null | undefined; state?: string | null | undefined } | null | undefined
}

/** Before the carrier has it, and what says nothing of where it is, gives no event. */
const byStatus: Readonly<Record<string, CarrierEventCode>> = {
  out_for_delivery: 'OUT_FOR_DELIVERY',
  delivered: 'DELIVERED',
  return_to_sender: 'RETURNED',
}
const onItsWay: Readonly<Record<string, CarrierEventCode>> = {
  arrived_at_facility: 'ARRIVED',
  arrived_at_destination: 'ARRIVED',
  departed_facility: 'DEPARTED',
}

/** In the order of time. That the carrier has it is said by the first that is on its way, whatever it is called. */
export function eventsOf(number: string, details: readonly Detail[]): CarrierEvent[] {
  const inTime = details.toSorted((one, other) => one.datetime.getTime() - other.datetime.getTime())
  const accepted = inTime.find(({ status }) => status === 'in_transit')
  return inTime.flatMap(detail => {
    const { status, status_detail: more, datetime: at, tracking_location: where } = detail
    const code = detail === accepted ? 'ACCEPTED' : status === 'in_transit' ? onItsWay[more ?? ''] : byStatus[status]
    return code ? [{ number, code, at, place: [where?.city, where?.state].filter(Boolean).join(', ') }] : []
  })
}
