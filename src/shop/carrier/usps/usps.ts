// The United States Postal Service, known by its numbers; labels under them are sold by others.
import { mod10 } from '../check-digit.rules.ts'
import type { Carrier, NumberInBarcode } from '../port.ts'
import { isS10Number } from './international.rules.ts'

export const usps: Carrier = {
  id: 'usps',
  name: 'USPS',
  trackingUrl: number => `https://tools.usps.com/go/TrackConfirmAction?tLabels=${encodeURIComponent(number)}`,
  numbers: {
    isNumber: isUspsNumber,
    inBarcode,
    inText: [
      /(?<!\d)(?:420[ \t]?\d{5}(?:[ \t]?\d{4})?\s?)?(9[1-5](?:[ \t]?\d){20}(?:(?:[ \t]?\d){4})?)(?![ \t]?\d)/g,
      /\b([A-Z]{2}[ \t]?(?:\d[ \t]?){9}US)\b/g,
    ],
  },
}

/**
 * An IMpb number of 22 or 26 digits (Publication 199: its own check digit is the last), or the S10 form of international mail, such as
 * EC123456785US.
 */
export function isUspsNumber(number: string): boolean {
  if (/^9[1-5](?:\d{20}|\d{24})$/.test(number)) return mod10(number.slice(0, -1)) === number.slice(-1)
  return isS10Number(number)
}

/** Where two readings fit, the number has the usual 22 digits. International mail bears its number alone. */
function inBarcode(barcode: string): NumberInBarcode | undefined {
  if (/^[A-Z]{2}\d{9}US$/.test(barcode)) return { number: barcode }
  const match = impbForms.map(form => form.exec(barcode)).find(found => found !== null)
  return match?.[2] === undefined ? undefined : { number: match[2], zip: match[1] }
}
const impbForms = [/^(?:420(\d{9}|\d{5}))?(9[1-5]\d{20})$/, /^(?:420(\d{9}|\d{5}))?(9[1-5]\d{24})$/]
