/** RECEIPT: so many came. COUNT: so many are there. LOSS: so many are lost. */
export const stockKinds = ['RECEIPT', 'COUNT', 'LOSS'] as const
export type StockKind = (typeof stockKinds)[number]
/** What stands in the stock's history: by hand, and SPOILED, a blank that a reprint needs, or PUT_BACK, one that it does not need any more. */
export const receiptKinds = [...stockKinds, 'SPOILED', 'PUT_BACK'] as const
export type ReceiptKind = (typeof receiptKinds)[number]
/** `low`: so few that more must be ordered, of what is on sale; `out`: none of them. */
export const stockStates = ['low', 'out', 'counted', 'uncounted'] as const
export type StockState = (typeof stockStates)[number]
export const stockLimits = { pieces: 1_000_000, lines: 200, lowStock: 100_000, wordsMax: 200, noteMax: 500 } as const

export interface StockLine {
  variantID: string
  quantity: number
}
/** What is left of a variant after so many pieces of this kind; nothing where they are not there, or nobody counts them. `null` is not counted. */
export function stockAfter(kind: StockKind, before: number | null, quantity: number): number | 'NOT_COUNTED' | 'TOO_FEW' | 'TOO_MANY' {
  if (before === null && kind !== 'COUNT') return 'NOT_COUNTED'
  const after = kind === 'COUNT' ? quantity : (before ?? 0) + (kind === 'RECEIPT' ? quantity : -quantity)
  return after < 0 ? 'TOO_FEW' : after > stockLimits.pieces ? 'TOO_MANY' : after
}

/** Each variant once, with the pieces of all its lines; IDs differ in nothing but capitals are one. */
export function summedLines(lines: readonly StockLine[]): (StockLine & { at: number })[] {
  const sums = new Map<string, StockLine & { at: number }>()
  for (const [at, { variantID, quantity }] of lines.entries()) {
    const key = variantID.toUpperCase()
    const sum = sums.get(key)
    sums.set(key, sum ? { ...sum, quantity: sum.quantity + quantity } : { variantID, quantity, at })
  }
  return [...sums.values()]
}

/** A spreadsheet's rows or typed lines: a variant ID, then how many of it; one where nothing stands. Lines that are neither are given back. */
export function readLines(text: string): { lines: StockLine[]; wrong: string[] } {
  const [lines, wrong]: [StockLine[], string[]] = [[], []]
  for (const row of text.split(/\r\n|\r|\n/).map(each => each.trim())) {
    if (row === '') continue
    const [variantID = '', count = '1', ...more] = row.split(/[\t ,;]+/)
    const quantity = /^\d{1,7}$/.test(count) ? Number(count) : undefined
    if (quantity === undefined || quantity > stockLimits.pieces || more.some(each => each !== '')) wrong.push(row)
    else lines.push({ variantID, quantity })
  }
  return { lines, wrong }
}
