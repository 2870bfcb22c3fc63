// What a line of a statement says, and which deposit it is.
import type { Cents } from '#base/money.ts'
import { memoFor } from '../deposit/rules.ts'

export const lineStatuses = ['OPEN', 'MATCHED', 'SET_ASIDE'] as const

export type LineStatus = (typeof lineStatuses)[number]

/** The memos that a line's words may hold; banks change case, put spaces in, and add words of their own. Check letters must be right. */
export function memosIn(words: string): string[] {
  const found = words
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .matchAll(/INK(\d{1,12})N(\d{1,6})[A-Z]/g)
  return [...new Set([...found].flatMap(([memo, seller, request]) => (memo === memoFor(Number(seller), Number(request)) ? [memo] : [])))]
}

/** '1,234.50', '1.234,50', '+250', '(3.00)', '-12', 'USD 5' → cents; nothing where it is no amount. */
export function bankCents(text: string): Cents | undefined {
  const bare = text.replace(/[\s$+]|USD/gi, '')
  const isOut = /^-|^\(.*\)$|-$/.test(bare)
  const digits = bare.replace(/[()-]/g, '')
  const match = /^(\d{1,3}(?:[.,]\d{3})*|\d{1,12})(?:[.,](\d{1,2}))?$/.exec(digits)
  if (!match) return undefined
  const cents = Number((match[1] ?? '').replace(/[.,]/g, '')) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
  return isOut ? -cents : cents
}

/** Which columns of a statement hold what, by their names; `reference` may be nothing. */
export interface StatementColumns {
  readonly date: string
  readonly amount: string
  readonly memo: string
  readonly reference: string
}

const names: Readonly<Record<keyof StatementColumns, RegExp>> = {
  date: /date|ngày|ngay/i,
  amount: /credit|amount|money in|paid in|ghi có|số tiền|so tien/i,
  memo: /memo|description|details|narrative|nội dung|noi dung|diễn giải/i,
  reference: /reference|transaction (no|id|number)|ref\b|mã giao dịch|số tham chiếu|số bút toán/i,
}

/** What a statement's columns look like, where nobody has said it for this bank; '' where none does. */
export const guessColumns = (header: readonly string[]): StatementColumns => {
  const like = (key: keyof StatementColumns) => header.find(name => names[key].test(name)) ?? ''
  return { date: like('date'), amount: like('amount'), memo: like('memo'), reference: like('reference') }
}
