// The services that an account at EasyPost sells, and which key opens it.
import { type AccountMode, isAbroad, type SoldService } from '../../rules.ts'
import { isMailedAbroad } from '../usps/international.rules.ts'

export interface EasyPostService extends SoldService {
  /** Which rates are of it: a wallet’s and an own account at one carrier are told by different names. */
  readonly carriers: readonly string[]
  /** As rates name it. */
  readonly service: string
}
const home = { carries: (country: string) => !isAbroad(country) }
const abroad = { level: 'INTERNATIONAL', carries: isMailedAbroad } as const
const usps = { carriers: ['USPS'] }
const ups = { carriers: ['UPS', 'UPSDAP'] }

/** Names of services: EasyPost's USPS Guide. */
export const easypostServices: readonly EasyPostService[] = [
  { ...home, ...usps, code: 'USPS_GROUND', level: 'STANDARD', service: 'GroundAdvantage', name: 'USPS Ground Advantage', days: [2, 5] },
  { ...home, ...usps, code: 'USPS_PRIORITY', level: 'PRIORITY', service: 'Priority', name: 'USPS Priority Mail', days: [2, 3] },
  { ...home, ...usps, code: 'USPS_EXPRESS', level: 'EXPRESS', service: 'Express', name: 'USPS Priority Mail Express', days: [1, 3] },
  { ...home, ...ups, code: 'UPS_GROUND', level: 'STANDARD', service: 'Ground', name: 'UPS Ground', days: [1, 5] },
  { ...home, ...ups, code: 'UPS_SECOND_DAY', level: 'PRIORITY', service: '2ndDayAir', name: 'UPS 2nd Day Air', days: [2, 2] },
  { ...home, ...ups, code: 'UPS_NEXT_DAY', level: 'EXPRESS', service: 'NextDayAir', name: 'UPS Next Day Air', days: [1, 1] },
  {
    ...abroad,
    ...usps,
    code: 'USPS_SMALL_ABROAD',
    service: 'FirstClassPackageInternationalService',
    name: 'USPS First-Class Package International',
  },
  {
    ...abroad,
    ...usps,
    code: 'USPS_ABROAD',
    service: 'PriorityMailInternational',
    name: 'USPS Priority Mail International',
    days: [6, 10],
  },
]

export const serviceOfRate = ({ carrier, service }: { carrier: string; service: string }): EasyPostService | undefined =>
  easypostServices.find(it => it.service === service && it.carriers.includes(carrier))

const labelFormats = ['PDF', 'ZPL'] as const
export type LabelFormat = (typeof labelFormats)[number]
export const formatOf = (text: string | undefined): LabelFormat => labelFormats.find(it => it === text?.trim().toUpperCase()) ?? 'PDF'

const prefixes: Readonly<Record<AccountMode, readonly string[]>> = { LIVE: ['EZAK'], TEST: ['EZTK'], TRIAL: ['EZTK', 'EZAK'] }
/** Why this key may not open an account of this mode: a key for tests sells labels that carry nothing, and one for production sells them. */
export const whyNotKey = (mode: AccountMode, key: string): string | undefined =>
  prefixes[mode].some(prefix => key.startsWith(prefix))
    ? undefined
    : `An account in the mode ${mode} needs an API key that begins with ${prefixes[mode].join(' or ')}.`
