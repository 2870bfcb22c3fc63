// What customs are told of a product. One rule for the form, the call and the carrier that reads the declaration.
import type { Cents } from '#base/money.ts'
import { countryCodes } from '#shop/address/country.rules.ts'

/** Of one piece: what it is in English, its number in the harmonised system, where it was made (ISO 3166-1 alpha-2), what it is worth. */
export interface Customs {
  readonly description: string
  readonly hsCode: string
  readonly origin: string
  readonly valueCents: Cents
}
export const customsLimits = { descriptionMax: 60, hsCodeMax: 10, valueMaxCents: 10_000_00 } as const

export type CustomsFaultCode = 'CUSTOMS_WORDS_VAGUE' | 'HS_CODE_INVALID' | 'COUNTRY_NOT_FOUND' | 'CUSTOMS_VALUE_INVALID'
export interface CustomsFinding {
  field: keyof Customs
  code: CustomsFaultCode
}

/** The first thing that customs would refuse, with its field; nothing where the declaration is good. */
export function whyNotCustoms({ description, hsCode, origin, valueCents }: Customs): CustomsFinding | undefined {
  if (!isPlain(description)) return { field: 'description', code: 'CUSTOMS_WORDS_VAGUE' }
  if (!isHsCode(hsCode)) return { field: 'hsCode', code: 'HS_CODE_INVALID' }
  if (!countryCodes.includes(origin)) return { field: 'origin', code: 'COUNTRY_NOT_FOUND' }
  if (valueCents < 1 || valueCents > customsLimits.valueMaxCents) return { field: 'valueCents', code: 'CUSTOMS_VALUE_INVALID' }
  return undefined
}

/** As people type it: `6109.10.00` is 61091000. */
export const tidyHsCode = (text: string): string => text.replace(/[\s.-]/g, '')

/** Six to ten digits of a chapter that exists: 77 is kept free, 98 and 99 are each country's own. */
const isHsCode = (hsCode: string): boolean => /^\d{6,10}$/.test(hsCode) && !/^(?:00|77|98|99)/.test(hsCode)

/** In Latin letters, and at least two words that say what it is and of what: "Cotton T-shirt", but neither "Gift" nor "Printed goods". */
function isPlain(description: string): boolean {
  if (!/^[A-Za-z0-9 ,.()/%&'-]+$/.test(description) || description.length > customsLimits.descriptionMax) return false
  const words = description.toLowerCase().match(/[a-z]{3,}/g) ?? []
  return new Set(words.filter(word => !vague.has(word))).size >= 2
}

/** Words that USPS and the customs of the European Union name as telling nothing. */
const vague: ReadonlySet<string> = new Set(
  'accessories accessory and apparel article articles assorted cloth clothes clothing custom customized daily design different for from garment garments general gift gifts good goods household item items mail merchandise misc miscellaneous new order other package parcel part parts personal present presents print printed product products sample samples set stuff supplies thing things used various wear with'.split(
    ' ',
  ),
)
