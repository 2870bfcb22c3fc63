// What the stand-in sells for, and what it does not.
import { plainCents } from '#base/money.ts'
import { isAbroad } from '../../../rules.ts'
import type { NewShipment } from './asked.ts'
import { type Held, type HeldRate, newId } from './books.ts'

interface Priced {
  carrier: string
  service: string
  isAbroad: boolean
  firstCents: number
  poundCents: number
  mostOz: number
}
const home = { isAbroad: false, mostOz: 1_120 }
const priced: readonly Priced[] = [
  { ...home, carrier: 'USPS', service: 'GroundAdvantage', firstCents: 4_47, poundCents: 98 },
  { ...home, carrier: 'USPS', service: 'Priority', firstCents: 7_47, poundCents: 1_65 },
  { ...home, carrier: 'USPS', service: 'Express', firstCents: 27_90, poundCents: 3_10 },
  { ...home, carrier: 'UPSDAP', service: 'Ground', firstCents: 6_12, poundCents: 80, mostOz: 2_400 },
  { ...home, carrier: 'UPSDAP', service: 'NextDayAir', firstCents: 38_05, poundCents: 4_00, mostOz: 2_400 },
  {
    isAbroad: true,
    carrier: 'USPS',
    service: 'FirstClassPackageInternationalService',
    firstCents: 9_05,
    poundCents: 3_55,
    mostOz: 64,
  },
  { isAbroad: true, carrier: 'USPS', service: 'PriorityMailInternational', firstCents: 37_95, poundCents: 3_05, mostOz: 1_056 },
]

/** A message in place of rates where there are none. */
export function ratesOf({ to_address: to, parcel, customs_info: customs }: NewShipment): Pick<Held, 'rates' | 'messages'> {
  const goesAbroad = isAbroad(to.country)
  const weightOz = Number(parcel.weight)
  const refused = goesAbroad
    ? customs === undefined && 'customs_info: is required'
    : !/^\d{5}(-?\d{4})?$/.test(to.zip) && `to_address.zip: ${to.zip} is not valid`
  if (refused) return { rates: [], messages: [{ carrier: 'USPS', type: 'rate_error', message: refused }] }
  const rates = priced
    .filter(it => it.isAbroad === goesAbroad && weightOz <= it.mostOz)
    .map(({ carrier, service, firstCents, poundCents }): HeldRate => {
      const cents = firstCents + Math.max(0, Math.ceil(weightOz / 16) - 1) * poundCents
      return { id: newId('rate'), carrier, service, rate: plainCents(cents) }
    })
  return { rates, messages: [] }
}
