// DHL Express, known by its waybills, and by the numbers of its pieces.
import type { Carrier } from '../port.ts'

export const dhl: Carrier = {
  id: 'dhl',
  name: 'DHL Express',
  alsoNamed: ['dhl'],
  trackingUrl: number => `https://www.dhl.com/us-en/home/tracking.html?tracking-id=${encodeURIComponent(number)}`,
  numbers: { isNumber: isDhlNumber, isTypedOnly: true, inText: [] },
}

/** A waybill of 10 digits, of which the last is what is left of the others divided by 7; or a piece: JD and 18 digits, with a J before it or not. */
function isDhlNumber(number: string): boolean {
  if (/^J?JD\d{18}$/.test(number)) return true
  return /^(?!0+$)\d{10}$/.test(number) && Number(number.slice(0, -1)) % 7 === Number(number.slice(-1))
}
