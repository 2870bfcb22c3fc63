import type { Cents } from '#base/money.ts'
import { day, hour, later } from '#base/time.ts'
import {
  type AddressAdvice,
  type AddressDoubt,
  type CarrierEvent,
  type CarrierEventCode,
  type Checked,
  isAbroad,
  noAdvice,
  type Place,
  type Shipment,
  type SoldService,
  type VoidAnswer,
} from '../../rules.ts'
import { impbNumber } from '../usps/impb.rules.ts'
import { isMailedAbroad, s10Number } from '../usps/international.rules.ts'

export interface SandboxService extends SoldService {
  /** One letter on the label. */
  indicator: string
  /** What makes its numbers: the service type code at home, the two letters abroad (USPS Publication 199, UPU S10). */
  numbers: string
  /** For the first pound, and for each further one. */
  firstCents: Cents
  poundCents: Cents
  /** The heaviest parcel that it takes. */
  mostOz: number
}
const home = { carries: (country: string) => !isAbroad(country), mostOz: 70 * 16 }
const abroad = { level: 'INTERNATIONAL', indicator: 'I', carries: isMailedAbroad } as const

export const sandboxServices: readonly SandboxService[] = [
  {
    ...home,
    code: 'GROUND',
    days: [2, 5],
    level: 'STANDARD',
    indicator: 'G',
    name: 'USPS GROUND ADVANTAGE™',
    numbers: '001',
    firstCents: 4_25,
    poundCents: 1_10,
  },
  {
    ...home,
    code: 'PRIORITY',
    days: [2, 3],
    level: 'PRIORITY',
    indicator: 'P',
    name: 'USPS PRIORITY MAIL®',
    numbers: '055',
    firstCents: 7_90,
    poundCents: 1_80,
  },
  {
    ...home,
    code: 'EXPRESS',
    days: [1, 3],
    level: 'EXPRESS',
    indicator: 'E',
    name: 'USPS PRIORITY MAIL EXPRESS®',
    numbers: '701',
    firstCents: 28_75,
    poundCents: 3_20,
  },
  // Up to four pounds go abroad as small packages.
  { ...abroad, code: 'SMALL_ABROAD', name: 'FIRST-CLASS PACKAGE INTL™', numbers: 'LZ', firstCents: 9_25, poundCents: 3_60, mostOz: 4 * 16 },
  {
    ...abroad,
    code: 'ABROAD',
    name: 'PRIORITY MAIL INTERNATIONAL®',
    days: [6, 10],
    numbers: 'CZ',
    firstCents: 38_50,
    poundCents: 3_10,
    mostOz: 66 * 16,
  },
]

/** Throws where nobody ever sold by this code. */
export function sandboxService(code: string): SandboxService {
  const service = sandboxServices.find(it => it.code === code)
  if (!service) throw new Error(`The sandbox carrier has no service ${code}.`)
  return service
}

export const sandboxNumber = ({ level, numbers }: SandboxService, serial: number): string =>
  level === 'INTERNATIONAL' ? s10Number(numbers, serial) : impbNumber({ serviceType: numbers, serial })

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

/** What a recipient's name wishes to become of a purchase: an answer that never comes, or a carrier that takes no calls now. */
export function sandboxTrouble({ name }: { name: string }): 'UNKNOWN' | 'LIMITED' | undefined {
  if (/\bno answer\b/i.test(name)) return 'UNKNOWN'
  return /\bbusy carrier\b/i.test(name) ? 'LIMITED' : undefined
}

/** Labels are given back at once, but for recipients named "Late Refund" and "No Refund", whose postage is looked at for three days. */
export function sandboxRefund(
  { shipment, voidedAt }: { shipment: Pick<Shipment, 'to'> | null; voidedAt: Date },
  now: Date,
  speed: number,
): VoidAnswer {
  const name = shipment?.to.name ?? ''
  const isRefused = /\bno refund\b/i.test(name)
  if (!isRefused && !/\blate refund\b/i.test(name)) return { state: 'VOIDED' }
  if (later(voidedAt, (3 * day) / speed) > now) return { state: 'ASKED' }
  return isRefused ? { state: 'REFUSED', said: 'refund refused' } : { state: 'REFUNDED' }
}

const townOf = ({ city, state }: { city: string; state: string }): string => [city, state].filter(part => part !== '').join(', ')

/**
 * It knows no addresses; streets with these words in them have the advice that they wish for, so that it can be tried. One that ends with
 * "Confirmed Avenue" is written with "Ave".
 */
export function sandboxAdvice(place: Place): AddressAdvice {
  const doubts = doubtful.filter(([words]) => words.test(place.street1)).map(([, doubt]) => doubt)
  const needsFlat = doubts.includes('APARTMENT_MISSING') && Boolean(place.street2)
  if (doubts.length > 0 && !needsFlat) return { state: 'WARNED', doubts, said: `Sample: ${doubts.join(', ')}` }
  const isKnown = needsFlat || /\bconfirmed ave/i.test(place.street1)
  return isKnown ? { state: 'CONFIRMED', doubts: [], written: { ...place, street1: place.street1.replace(/\bavenue$/i, 'Ave') } } : noAdvice
}
const doubtful: readonly (readonly [RegExp, AddressDoubt])[] = [
  [/\bapartment house\b/i, 'APARTMENT_MISSING'],
  [/\bvacant house\b/i, 'VACANT'],
  [/\bnowhere house\b/i, 'NOT_FOUND'],
]

/** A token that begins with "wrong" is refused, so that this can be tried, too. */
export const sandboxChecked = (token: string | undefined): Checked =>
  token?.startsWith('wrong') ? { isGood: false, tells: false, said: 'Token refused' } : { isGood: true, tells: true, said: '' }
