// Money is whole US cents, as a safe integer in TypeScript and a bigint column in the database; never a fraction.
import { formatNumber } from './number.ts'
import type { Language } from './text.ts'

/** Whole US cents. */
export type Cents = number

/**
 * '$1,234.50', '−$3.00', in Vietnamese '1.234,50 $'; with `sign`, a plus is written too. The minus is the true one (U+2212), as wide as
 * a plus; what machines read is `plainCents`. The currency is the checkout's (spec §9): USD.
 */
export function formatCents(cents: Cents, { language = 'en', sign = false }: { language?: Language; sign?: boolean } = {}): string {
  const amount = formatNumber(Math.abs(cents) / 100, language, { most: 2, least: 2 })
  const before = cents < 0 ? '\u2212' : sign && cents > 0 ? '+' : ''
  return language === 'vi' ? `${before}${amount}\u00a0$` : `${before}$${amount}`
}

const english = /^(\d{1,3}(?:,\d{3})+|\d{1,12})(?:\.(\d{1,2}))?$/
const vietnamese = /^(\d{1,3}(?:\.\d{3})+|\d{1,12}),(\d{1,2})$/
/** '12', '12.5', '1,234.50', '1.234,50' → cents; nothing where it is not an amount with at most two decimals, as '1.234'. */
export function parseCents(text: string): Cents | undefined {
  const amount = text.trim().replace(/^\$\s*/, '')
  const match = english.exec(amount) ?? vietnamese.exec(amount)
  if (!match) return undefined
  return Number((match[1] ?? '').replace(/[.,]/g, '')) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
}

/**
 * Dollars as machines write them, read by their digits: '7.4', '7.47', '7.47000' → cents. NaN for what is no whole number of cents: nothing is
 * taken for free, and nothing for a rounded price.
 */
export function exactCents(dollars: string): Cents {
  const match = /^(\d{1,7})(?:\.(\d{1,8}))?$/.exec(dollars)
  if (!match) return Number.NaN
  const fraction = (match[2] ?? '').padEnd(2, '0')
  return /^\d\d0*$/.test(fraction) ? Number(match[1]) * 100 + Number(fraction.slice(0, 2)) : Number.NaN
}

/** '1234.50': the form of files and of machines, without currency or grouping. */
export function plainCents(cents: Cents): string {
  return `${cents < 0 ? '-' : ''}${Math.floor(Math.abs(cents) / 100)}.${String(Math.abs(cents) % 100).padStart(2, '0')}`
}

/** '1,234.50', in Vietnamese '1.234,50': an amount as a field shows it; `parseCents` reads both back. */
export const typedCents = (cents: Cents, language: Language): string => formatNumber(cents / 100, language, { most: 2, least: 2 })

/** `cents × basisPoints / 10,000`, halves away from zero: the one rounding rule there is. */
export function shareOf(cents: Cents, basisPoints: number): Cents {
  return Math.sign(cents) * Math.floor((Math.abs(cents) * basisPoints + 5_000) / 10_000)
}

export const sumCents = (amounts: Iterable<Cents>): Cents => {
  let sum = 0
  for (const amount of amounts) sum += amount
  return sum
}
