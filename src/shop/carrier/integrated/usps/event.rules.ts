// What USPS tells of a parcel, in our words. 03 and GX: USPS/api-examples, README, and its own description of labels; the rest by what a
// public program knows them by (USPS::WebTools::Tracking::Codes), since USPS's table is not to be had.
import type { CarrierEvent, CarrierEventCode } from '../../rules.ts'

export interface Told {
  eventCode?: string | null | undefined
  GMTTimestamp?: Date | null | undefined
  eventCity?: string | null | undefined
  eventState?: string | null | undefined
}

/** What comes before the post has it (GX, MA), and what says nothing of where it is, gives no event. */
const byCode: Readonly<Record<string, CarrierEventCode>> = {
  '03': 'ACCEPTED',
  TM: 'ACCEPTED',
  PA: 'ACCEPTED',
  '10': 'ARRIVED',
  '07': 'ARRIVED',
  EF: 'DEPARTED',
  SF: 'DEPARTED',
  OF: 'OUT_FOR_DELIVERY',
  '01': 'DELIVERED',
  ...Object.fromEntries(['09', '21', '22', '23', '24', '25', '26', '27', '28', '29', '31'].map(code => [code, 'RETURNED' as const])),
}
const onItsWay: readonly CarrierEventCode[] = ['ARRIVED', 'DEPARTED']

/** In the order of time. That the post has it is said by the first that is on its way, whatever it is called. */
export function eventsOf(number: string, told: readonly Told[]): CarrierEvent[] {
  const events = told.flatMap(({ eventCode, GMTTimestamp: at, eventCity, eventState }): CarrierEvent[] => {
    const code = byCode[eventCode ?? '']
    return code && at ? [{ number, code, at, place: [eventCity, eventState].filter(Boolean).join(', ') }] : []
  })
  const inTime = events.toSorted((one, other) => one.at.getTime() - other.at.getTime())
  const [first] = inTime
  return inTime.map(event => (event === first && onItsWay.includes(event.code) ? { ...event, code: 'ACCEPTED' as const } : event))
}
