// Canada Post: 16 digits with GS1’s check digit, or UPU S10.

import type { Carrier } from '../../port.ts'
import { mod10, s10Country } from '../check-digit.rules.ts'

export const canadapost: Carrier = {
  id: 'canadapost',
  name: 'Canada Post',
  alsoNamed: ['postescanada'],
  trackingUrl: number => `https://www.canadapost-postescanada.ca/track-reperage/en#/search?searchFor=${encodeURIComponent(number)}`,
  numbers: { isNumber: isCanadaPostNumber, isTypedOnly: true, inText: [] },
}

function isCanadaPostNumber(number: string): boolean {
  if (/^(?!0+$)\d{16}$/.test(number)) return mod10(number.slice(0, -1)) === number.slice(-1)
  return s10Country(number) === 'CA'
}
