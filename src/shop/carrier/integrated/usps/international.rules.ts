// Mail that leaves the United States: where it goes, its numbers, and what its customs declaration must say (USPS Publication 199 and
// International Mail Manual 123).
import { countryName } from '#shop/address/country.rules.ts'
import { whyNotCustoms } from '#shop/catalogue/storefront/customs.rules.ts'
import { s10CheckDigit } from '../../known/check-digit.rules.ts'
import { type CustomsForm, isAbroad, type Shipment } from '../../rules.ts'

/** Mail to these is domestic: their state is PR, GU …, their country the United States. */
const domestic: readonly string[] = ['PR', 'VI', 'GU', 'AS', 'MP', 'UM', 'FM', 'MH', 'PW']
/** No parcels are taken to these. */
const closed: readonly string[] = ['BY', 'CU', 'IR', 'KP', 'RU', 'SD', 'SY', 'YE']

export const isMailedAbroad = (country: string): boolean => isAbroad(country) && ![...domestic, ...closed].includes(country)

/** The thirteen characters of UPU S10: two letters for the service, eight digits, their check digit, US. */
export function s10Number(service: string, serial: number): string {
  const digits = String(serial % 100_000_000).padStart(8, '0')
  return `${service}${digits}${s10CheckDigit(digits)}US`
}

/** What the declaration lacks, named by the product, in the carrier's own words; nothing where it is taken. */
export function whyNotDeclared(form: CustomsForm | null, country: string): string | undefined {
  if (!form || form.lines.length === 0) return `no customs declaration for ${countryName(country)}`
  for (const { sku, customs, weightOz } of form.lines) {
    if (!customs) return `${sku}: description, HS code, origin and value are missing`
    const wrong = whyNotCustoms(customs)
    if (wrong) return `${sku}: ${fieldWords[wrong.field]} “${customs[wrong.field]}” is refused`
    if (weightOz <= 0) return `${sku}: weight is missing`
  }
  return undefined
}
const fieldWords = { description: 'description', hsCode: 'HS code', origin: 'origin', valueCents: 'value' } as const

/** Exempt from filing up to this value for each HS code (15 CFR 30.37(a)); above it somebody must file and tell the number. */
const mostCents = 2_500_00

/** Why this parcel is not sent abroad, in words that sellers may read. */
export function whyNotSent({ country, customs }: Pick<Shipment, 'country' | 'customs'>): string | undefined {
  if (!isAbroad(country)) return undefined
  const wrong = whyNotDeclared(customs, country)
  if (wrong || !customs) return wrong
  const values = Map.groupBy(customs.lines, line => line.customs?.hsCode)
  for (const [hsCode, lines] of values) {
    const cents = lines.reduce((sum, line) => sum + line.quantity * (line.customs?.valueCents ?? 0), 0)
    if (cents > mostCents) return `goods of the HS code ${hsCode} are worth more than $2,500`
  }
  return undefined
}
