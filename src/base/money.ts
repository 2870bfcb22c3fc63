// Money is whole US cents, as a safe integer in TypeScript and a bigint column in the database; never a fraction.

/** Whole US cents. */
export type Cents = number

/** '$1,234.50', '-$3.00'; with `sign`, a plus is written too. The currency is the checkout's (spec §9): USD. */
export function formatCents(cents: Cents, options: { language?: string; sign?: boolean } = {}): string {
  const { language = 'en-US', sign = false } = options
  const key = `${language} ${sign}`
  const format = formats.get(key) ?? formatOf(language, sign)
  formats.set(key, format)
  return format.format(cents / 100)
}
/** Making one takes as long as many sums take to write. */
const formats = new Map<string, Intl.NumberFormat>()
const formatOf = (language: string, sign: boolean) =>
  new Intl.NumberFormat(language, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    signDisplay: sign ? 'exceptZero' : 'auto',
  })

const english = /^(\d{1,3}(?:,\d{3})+|\d{1,12})(?:\.(\d{1,2}))?$/
const vietnamese = /^(\d{1,3}(?:\.\d{3})+|\d{1,12}),(\d{1,2})$/
/** '12', '12.5', '1,234.50', '1.234,50' → cents; nothing where it is not an amount with at most two decimals, as '1.234'. */
export function parseCents(text: string): Cents | undefined {
  const amount = text.trim().replace(/^\$\s*/, '')
  const match = english.exec(amount) ?? vietnamese.exec(amount)
  if (!match) return undefined
  return Number((match[1] ?? '').replace(/[.,]/g, '')) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
}

/** '1234.50': the form of CSV files and of form fields, without currency or grouping. */
export function plainCents(cents: Cents): string {
  return `${cents < 0 ? '-' : ''}${Math.floor(Math.abs(cents) / 100)}.${String(Math.abs(cents) % 100).padStart(2, '0')}`
}

/** '1,234.50': an amount as a field shows it; `parseCents` reads it back. */
export const groupedCents = (cents: Cents): string => plainCents(cents).replace(/\B(?=(\d{3})+\.)/g, ',')

/** `cents × basisPoints / 10,000`, halves away from zero: the one rounding rule there is. */
export function shareOf(cents: Cents, basisPoints: number): Cents {
  return Math.sign(cents) * Math.floor((Math.abs(cents) * basisPoints + 5_000) / 10_000)
}

export const sumCents = (amounts: Iterable<Cents>): Cents => {
  let sum = 0
  for (const amount of amounts) sum += amount
  return sum
}
