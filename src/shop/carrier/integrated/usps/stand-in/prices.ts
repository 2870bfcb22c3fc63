// What the stand-in sells for: each mail class as USPS prices it, among others that are no single machinable piece of ours.
import { plainCents } from '#base/money.ts'
import type { AbroadPrices, HomePrices } from './asked.ts'

const base: Readonly<Record<string, { firstCents: number; poundCents: number; mostPounds: number; words: string }>> = {
  USPS_GROUND_ADVANTAGE: { firstCents: 5_25, poundCents: 95, mostPounds: 70, words: 'USPS Ground Advantage' },
  PRIORITY_MAIL: { firstCents: 8_70, poundCents: 1_45, mostPounds: 70, words: 'Priority Mail' },
  PRIORITY_MAIL_EXPRESS: { firstCents: 30_10, poundCents: 3_20, mostPounds: 70, words: 'Priority Mail Express' },
  'FIRST-CLASS_PACKAGE_INTERNATIONAL_SERVICE': {
    firstCents: 14_96,
    poundCents: 3_55,
    mostPounds: 4,
    words: 'First-Class Package International Service',
  },
  PRIORITY_MAIL_INTERNATIONAL: { firstCents: 50_60, poundCents: 3_05, mostPounds: 66, words: 'Priority Mail International' },
  PRIORITY_MAIL_EXPRESS_INTERNATIONAL: {
    firstCents: 65_64,
    poundCents: 4_10,
    mostPounds: 66,
    words: 'Priority Mail Express International',
  },
}

interface Parcel {
  mailClass: string
  weight: number
  length: number
}
/** Without its fees; nothing where it is too heavy. */
export function postageCentsOf({ mailClass, weight }: Pick<Parcel, 'mailClass' | 'weight'>): number | undefined {
  const known = base[mailClass]
  return known && weight <= known.mostPounds ? known.firstCents + Math.max(0, Math.ceil(weight) - 1) * known.poundCents : undefined
}
/** What is longer than 22 inches costs more. */
export const feeCentsOf = ({ length }: Pick<Parcel, 'length'>): number => (length > 22 ? 4_00 : 0)
/** As prices and labels say it. */
export const feesOf = (feeCents: number): object[] =>
  feeCents > 0 ? [{ name: 'Nonstandard Length > 22', SKU: 'D811XUXXXXX0000', price: Number(plainCents(feeCents)) }] : []
/** Of whatever is sold. */
export const stockCode = 'DXXX0XXXXC00010'

interface Option {
  cents: number
  feeCents: number
  mailClass: string
  weight: number
  words: string
  indicator?: string
  category?: string
}
/** Prices are numbers of JSON; `totalBasePrice` has the fees in it. */
const shown = ({ cents, feeCents, mailClass, weight, words, indicator, category = 'MACHINABLE' }: Option) => ({
  totalBasePrice: Number(plainCents(cents + feeCents)),
  totalPrice: Number(plainCents(cents + feeCents)),
  rates: [
    {
      SKU: stockCode,
      description: words,
      priceType: 'COMMERCIAL',
      price: Number(plainCents(cents)),
      weight,
      dimWeight: 0,
      fees: feesOf(feeCents),
      startDate: '2026-01-18',
      endDate: '',
      mailClass,
      zone: '04',
      ...(indicator !== undefined && { processingCategory: category, rateIndicator: indicator, destinationEntryFacilityType: 'NONE' }),
    },
  ],
  extraServices: [],
})

/** At home each rate says its indicator. */
export function homeOptions({ mailClasses, weight, length }: HomePrices): object[] {
  return mailClasses.flatMap(mailClass => {
    const cents = postageCentsOf({ mailClass, weight })
    const words = base[mailClass]?.words ?? ''
    if (cents === undefined) return []
    const one = { cents, feeCents: feeCentsOf({ length }), mailClass, weight }
    const indicator = mailClass === 'PRIORITY_MAIL_EXPRESS' ? 'PA' : 'SP'
    return [
      shown({ ...one, words: `${words} Machinable Cubic`, indicator: 'CP', cents: cents - 1_00 }),
      shown({ ...one, words: `${words} Nonstandard Single-piece`, indicator, category: 'NONSTANDARD', cents: cents - 50 }),
      shown({ ...one, words: `${words} Machinable Single-piece`, indicator }),
    ]
  })
}

/** Abroad the words alone tell what a rate is. */
export function abroadOptions({ mailClass, weight, length }: AbroadPrices): object[] {
  const cents = postageCentsOf({ mailClass, weight })
  const words = base[mailClass]?.words ?? ''
  if (cents === undefined) return []
  const one = { cents, feeCents: feeCentsOf({ length }), mailClass, weight }
  return [
    shown({ ...one, words: `${words} ISC Flat Rate Envelope`, cents: cents - 20 }),
    shown({ ...one, words: `${words} Machinable ISC Single-piece` }),
  ]
}
