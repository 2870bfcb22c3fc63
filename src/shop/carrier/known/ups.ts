// UPS, known by its numbers.
import type { Carrier } from '../port.ts'

export const ups: Carrier = {
  id: 'ups',
  name: 'UPS',
  trackingUrl: number => `https://www.ups.com/track?tracknum=${encodeURIComponent(number)}`,
  numbers: { isNumber: isUpsNumber, isLike: number => /^1Z[0-9A-Z]{16}$/.test(number), inText: [/\b(1Z(?:[ \t]?[0-9A-Z]){16})\b/gi] },
}

/** 1Z and 16 characters; a letter counts as its place in the alphabet plus two, modulo ten. */
function isUpsNumber(number: string): boolean {
  if (!/^1Z[0-9A-Z]{15}\d$/.test(number)) return false
  const values = [...number.slice(2, -1)].map(character => (/\d/.test(character) ? Number(character) : (character.charCodeAt(0) - 63) % 10))
  const sum = values.reduce((total, value, at) => total + value * (at % 2 === 0 ? 1 : 2), 0)
  return String((10 - (sum % 10)) % 10) === number.slice(-1)
}
