// The United States Postal Service, known by its numbers; labels under them are sold by others.
import { mod10, s10Country } from '../../known/check-digit.rules.ts'
import type { Carrier, NumberInBarcode } from '../../port.ts'

export const usps: Carrier = {
  id: 'usps',
  name: 'USPS',
  alsoNamed: ['unitedstatespostalservice', 'uspostalservice', 'stamps', 'endicia'],
  trackingUrl: number => `https://tools.usps.com/go/TrackConfirmAction?tLabels=${encodeURIComponent(number)}`,
  numbers: {
    isNumber: isUspsNumber,
    isLike: number => /^9[1-5](?:\d{20}|\d{24})$/.test(number) || /^[A-Z]{2}\d{9}US$/.test(number),
    inBarcode,
    inText: [
      /(?<!\d)(?:420[ \t]?\d{5}(?:[ \t]?\d{4})?\s?)?(9[1-5](?:[ \t]?\d){20}(?:(?:[ \t]?\d){4})?)(?![ \t]?\d)/g,
      /\b([A-Z]{2}[ \t]?(?:\d[ \t]?){9}US)\b/g,
    ],
  },
}

/**
 * An IMpb number of 22 or 26 digits (Publication 199: its own check digit is the last), one of 20 digits from the years before, or the S10
 * form of international mail, such as EC123456785US. Twenty digits that begin with 00 are GS1's number of any parcel (SSCC), not a post's.
 */
export function isUspsNumber(number: string): boolean {
  if (/^9[1-5](?:\d{20}|\d{24})$/.test(number)) return mod10(number.slice(0, -1)) === number.slice(-1)
  if (/^(?!00)\d{20}$/.test(number)) return mod10(number.slice(0, -1)) === number.slice(-1)
  return s10Country(number) === 'US'
}

/** Where two readings fit, the number has the usual 22 digits. International mail bears its number alone. */
function inBarcode(barcode: string): NumberInBarcode | undefined {
  if (/^[A-Z]{2}\d{9}US$/.test(barcode)) return { number: barcode }
  const match = impbForms.map(form => form.exec(barcode)).find(found => found !== null)
  return match?.[2] === undefined ? undefined : { number: match[2], zip: match[1] }
}
const impbForms = [/^(?:420(\d{9}|\d{5}))?(9[1-5]\d{20})$/, /^(?:420(\d{9}|\d{5}))?(9[1-5]\d{24})$/]
