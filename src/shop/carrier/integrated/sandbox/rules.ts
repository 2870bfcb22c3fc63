import type { Cents } from '#base/money.ts'
import { hour, later } from '#base/time.ts'
import { type CarrierEvent, type CarrierEventCode, isAbroad } from '../../rules.ts'
import { impbNumber } from '../usps/impb.rules.ts'
import { s10Number } from '../usps/international.rules.ts'

export interface SandboxService {
  indicator: string
  name: string
  /** What makes its numbers: the service type code at home, the two letters abroad (USPS Publication 199, UPU S10). */
  code: string
  /** For the first pound, and for each further one. */
  firstCents: Cents
  poundCents: Cents
}
const ground: SandboxService = { indicator: 'G', name: 'USPS GROUND ADVANTAGE™', code: '001', firstCents: 4_25, poundCents: 1_10 }
const services: Readonly<Record<string, SandboxService>> = {
  priority: { indicator: 'P', name: 'USPS PRIORITY MAIL®', code: '055', firstCents: 7_90, poundCents: 1_80 },
  express: { indicator: 'E', name: 'USPS PRIORITY MAIL EXPRESS®', code: '701', firstCents: 28_75, poundCents: 3_20 },
}

const abroad: SandboxService = { indicator: 'I', name: 'FIRST-CLASS PACKAGE INTL™', code: 'LZ', firstCents: 9_25, poundCents: 3_60 }
const heavyAbroad: SandboxService = {
  indicator: 'I',
  name: 'PRIORITY MAIL INTERNATIONAL®',
  code: 'CZ',
  firstCents: 38_50,
  poundCents: 3_10,
}
/** Up to four pounds go abroad as small packages. */
const smallAbroadOz = 64

export function sandboxService({ method, country, weightOz }: { method: string; country: string; weightOz: number }): SandboxService {
  if (isAbroad(country)) return weightOz <= smallAbroadOz ? abroad : heavyAbroad
  return services[method] ?? ground
}

export const sandboxNumber = (service: SandboxService, serial: number): string =>
  service === abroad || service === heavyAbroad ? s10Number(service.code, serial) : impbNumber({ serviceType: service.code, serial })

export const sandboxPostage = ({ firstCents, poundCents }: SandboxService, weightOz: number): Cents =>
  firstCents + Math.max(0, Math.ceil(weightOz / 16) - 1) * poundCents

const usual: readonly (readonly [CarrierEventCode, hours: number, at: 'from' | 'hub' | 'to'])[] = [
  ['ACCEPTED', 2, 'from'],
  ['DEPARTED', 9, 'from'],
  ['ARRIVED', 26, 'hub'],
  ['OUT_FOR_DELIVERY', 49, 'to'],
  ['DELIVERED', 53, 'to'],
]

/**
 * What has happened to a parcel by `now`: two days from hand-over to delivery, `speed` times as fast. A recipient named "No Scan" is
 * never seen, one named "Return to Sender" gets the parcel back instead, and that of "Lost in Transit" or "Damaged in Transit" does not
 * arrive either: so that every way can be tried.
 */
export function sandboxEvents(
  parcel: { number: string; handedAt: Date; to: { name: string; city: string; state: string }; from: { city: string; state: string } },
  now: Date,
  speed: number,
): CarrierEvent[] {
  if (/\bno scan\b/i.test(parcel.to.name)) return []
  const end = ends.find(([name]) => name.test(parcel.to.name))?.[1] ?? 'DELIVERED'
  const place = { from: townOf(parcel.from), hub: 'Regional Facility', to: townOf(parcel.to) }
  return usual
    .map(([code, hours, at]) => ({
      number: parcel.number,
      code: code === 'DELIVERED' ? end : code,
      at: later(parcel.handedAt, (hours * hour) / speed),
      place: place[at],
    }))
    .filter(event => event.at <= now)
}

/** What a recipient's name wishes for. */
const ends: readonly (readonly [RegExp, CarrierEventCode])[] = [
  [/\breturn to sender\b/i, 'RETURNED'],
  [/\blost in transit\b/i, 'LOST'],
  [/\bdamaged in transit\b/i, 'DAMAGED'],
]

const townOf = ({ city, state }: { city: string; state: string }): string => [city, state].filter(part => part !== '').join(', ')
