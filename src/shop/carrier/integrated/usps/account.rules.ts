// What an account at USPS is opened by, and what it sells.
import { type Inches, isAbroad, type SoldService } from '../../rules.ts'
import { isMailedAbroad } from './international.rules.ts'

export interface UspsService extends SoldService {
  /** As prices and labels name it. */
  readonly mailClass: string
  /** A single piece in its sender's own packaging; Priority Mail Express has a letter of its own for it. */
  readonly rateIndicator: 'SP' | 'PA'
  readonly isAbroad: boolean
  readonly mostOz: number
}
/** 70 pounds at home; what goes abroad is limited by each country, too. */
const home = { carries: (country: string) => !isAbroad(country), isAbroad: false, mostOz: 70 * 16 } as const
const abroad = { carries: isMailedAbroad, isAbroad: true, level: 'INTERNATIONAL', rateIndicator: 'SP' } as const

/** Mail classes and rate indicators: USPS's own description of Labels 3.9.8 and International Labels 3.3.3. */
export const uspsServices: readonly UspsService[] = [
  {
    ...home,
    code: 'GROUND',
    level: 'STANDARD',
    name: 'USPS Ground Advantage',
    days: [2, 5],
    mailClass: 'USPS_GROUND_ADVANTAGE',
    rateIndicator: 'SP',
  },
  {
    ...home,
    code: 'PRIORITY',
    level: 'PRIORITY',
    name: 'USPS Priority Mail',
    days: [2, 3],
    mailClass: 'PRIORITY_MAIL',
    rateIndicator: 'SP',
  },
  {
    ...home,
    code: 'EXPRESS',
    level: 'EXPRESS',
    name: 'USPS Priority Mail Express',
    days: [1, 3],
    mailClass: 'PRIORITY_MAIL_EXPRESS',
    rateIndicator: 'PA',
  },
  {
    ...abroad,
    code: 'SMALL_ABROAD',
    name: 'USPS First-Class Package International',
    mailClass: 'FIRST-CLASS_PACKAGE_INTERNATIONAL_SERVICE',
    mostOz: 4 * 16,
  },
  {
    ...abroad,
    code: 'ABROAD',
    name: 'USPS Priority Mail International',
    days: [6, 10],
    mailClass: 'PRIORITY_MAIL_INTERNATIONAL',
    mostOz: 66 * 16,
  },
]

export const serviceOfClass = (mailClass: string): UspsService | undefined => uspsServices.find(it => it.mailClass === mailClass)

/** What an account was told, read. */
export interface Opening {
  readonly crid: string
  readonly mid: string
  readonly manifestMid: string
  readonly epsAccount: string
  /** Digits, and a plus before them where the country stands there; empty where none was told. */
  readonly phone: string
  readonly size: Inches
  readonly format: LabelFormat
}
const labelFormats = ['PDF', 'ZPL'] as const
export type LabelFormat = (typeof labelFormats)[number]

/** A poly mailer of ten by thirteen inches with folded garments in it: what a parcel is where the account says no size. */
const usualInches = '12x9x1'

/** What the account says, or what of it is wrong, in words for its owner. */
export function openingOf(credentials: Readonly<Record<string, string>>): Opening | { wrong: string } {
  const { crid = '', mid = '', epsAccount = '', phone = '', labelFormat = '', parcelInches = '' } = credentials
  const manifestMid = credentials.manifestMid || mid
  const size = inchesOf(parcelInches || usualInches)
  const format = labelFormats.find(it => it === (labelFormat || 'PDF').trim().toUpperCase())
  if (!/^\d{1,15}$/.test(crid)) return { wrong: 'The CRID is not a number.' }
  if (!isMid(mid) || !isMid(manifestMid)) return { wrong: 'A mailer ID has six or nine digits.' }
  if (!/^\d{1,20}$/.test(epsAccount)) return { wrong: 'The payment account is not a number.' }
  if (!size) return { wrong: 'The parcel’s size is not three lengths in inches, as 12x9x1.' }
  if (!format) return { wrong: 'The label format is neither PDF nor ZPL.' }
  const dialled = phone.replace(/[^\d+]/g, '')
  if (phone.trim() !== '' && !/^\+?\d{6,15}$/.test(dialled)) return { wrong: 'The phone is not a number.' }
  return { crid, mid, manifestMid, epsAccount, phone: dialled, size, format }
}
const isMid = (text: string): boolean => /^(?:\d{6}|\d{9})$/.test(text)

function inchesOf(text: string): Inches | undefined {
  const sides = text.split('x').map(side => (/^\d{1,2}(?:\.\d{1,2})?$/.test(side.trim()) ? Number(side) : 0))
  const [length = 0, width = 0, height = 0] = sides.toSorted((one, other) => other - one)
  return sides.length === 3 && height > 0 ? { length, width, height } : undefined
}

/** The calendar day on which what is bought now is mailed, as USPS counts it: its files are closed by Central Time. */
export const mailingDayOf = (now: Date): string => central.format(now)
const central = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Chicago', year: 'numeric', month: '2-digit', day: '2-digit' })
