// OnTrac, known by its numbers.
import type { Carrier } from '../port.ts'

export const ontrac: Carrier = {
  id: 'ontrac',
  name: 'OnTrac',
  trackingUrl: number => `https://www.ontrac.com/tracking/?number=${encodeURIComponent(number)}`,
  numbers: { isNumber: isOnTracNumber, isLike: number => /^C\d{14}$/.test(number), inText: [] },
}

/** C and 14 digits: the C counts as 4, digits count once and twice by turns. Those that begin with D have no check digit that is known. */
function isOnTracNumber(number: string): boolean {
  if (/^D\d{13,14}$/.test(number)) return true
  if (!/^C\d{14}$/.test(number)) return false
  const digits = `4${number.slice(1, -1)}`
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 2), 0)
  return String((10 - (sum % 10)) % 10) === number.slice(-1)
}
