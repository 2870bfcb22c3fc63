// Numbers as our two languages write them. `Intl` does the same, but its first use costs a browser on a slow phone a quarter of
// a second, which every screen with a price would wait for; the tests hold that both write alike.
import type { Language } from './text.ts'

const marks = { en: { group: ',', point: '.' }, vi: { group: '.', point: ',' } } as const satisfies Record<Language, unknown>

/** '1,234.5', in Vietnamese '1.234,5', with at most `most` decimals (halves away from zero) and at least `least`. */
export function formatNumber(value: number, language: Language, { most = 3, least = 0 }: { most?: number; least?: number } = {}): string {
  const { group, point } = marks[language]
  // Moving the point in its decimal form rounds what is written; multiplying would round what is stored (1.005).
  const [written, power = 0] = String(Math.abs(value)).split('e')
  const shifted = Math.round(Number(`${written}e${Number(power) + most}`))
  const digits = String(shifted).padStart(most + 1, '0')
  const whole = digits.slice(0, digits.length - most).replace(/\B(?=(\d{3})+$)/g, group)
  const decimals = digits
    .slice(digits.length - most)
    .replace(/0+$/, '')
    .padEnd(least, '0')
  return `${value < 0 && shifted > 0 ? '-' : ''}${whole}${decimals && point}${decimals}`
}

// How long numbers are written for people.

/** '9200 1901 2345 6789 0000 18': numbers of 20 to 26 digits in fours, as they are printed on parcels; others are left as they are. */
export const grouped = (number: string): string => (/^\d{20,26}$/.test(number) ? number.replace(/(\d{4})(?=\d)/g, '$1 ') : number)
