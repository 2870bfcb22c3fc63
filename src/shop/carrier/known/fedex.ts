// FedEx, known by its numbers.

import type { Carrier, NumberInBarcode, TransportMessage } from '../port.ts'
import { mod10, weighed } from './check-digit.rules.ts'

export const fedex: Carrier = {
  id: 'fedex',
  name: 'FedEx',
  trackingUrl: number => `https://www.fedex.com/fedextrack/?trknbr=${encodeURIComponent(number)}`,
  numbers: {
    isNumber: isFedexNumber,
    isLike: number => /^96\d{20}$/.test(number),
    inBarcode,
    inMessage,
    inText: [/TR(?:AC)?KI?N?G?\s{0,12}(?:#|NO\.?|NUMBER|ID)?[^0-9]{0,12}((?:\d[ \t]?){11,14}\d)(?!\d)/gi],
  },
}

/** Express: 12 digits; Ground: 15, or 22 that begin with 96. A number of nothing but zeros has a right check digit and is none. */
function isFedexNumber(number: string): boolean {
  if (/^0+$/.test(number)) return false
  if (/^96\d{20}$/.test(number)) return mod10(number.slice(7, -1)) === number.slice(-1)
  if (/^\d{12}$/.test(number))
    return String((weighed(number.slice(0, 11), [3, 1, 7, 3, 1, 7, 3, 1, 7, 3, 1]) % 11) % 10) === number.slice(-1)
  return /^\d{15}$/.test(number) && mod10(number.slice(0, -1)) === number.slice(-1)
}

/**
 * Its Ground and Express numbers stand at the end of 34 digits; `420` begins a ZIP of other carriers' codes. The Codabar of its air waybills
 * has the number, then four digits of the form that it is printed on.
 */
function inBarcode(barcode: string): NumberInBarcode | undefined {
  const waybill = /^[A-D](\d{12})\d{4}[A-D]$/.exec(barcode)?.[1]
  if (waybill !== undefined) return { number: waybill }
  return /^\d{34}$/.test(barcode) && !barcode.startsWith('420') ? { number: barcode.slice(-12) } : undefined
}

/** Express: the number and the four digits of its form; Ground: the number alone. */
function inMessage({ number, scac }: TransportMessage): string | undefined {
  if (!/^FD[A-Z]{1,2}$/.test(scac)) return undefined
  return /^\d{16}$/.test(number) ? number.slice(0, 12) : number
}
