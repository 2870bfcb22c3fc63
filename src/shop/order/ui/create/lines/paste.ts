// SKUs as they are pasted, a line each: 'G5000-BLACK-M', 'G5000-BLACK-M 2', 'G5000-BLACK-M, 2', '2 x G5000-BLACK-M'.
import { cartLimits } from '#shop/cart/rules.ts'

export interface PastedSku {
  /** As it stands in the box. */
  row: string
  sku: string
  quantity: number
}
export interface Pasted {
  read: readonly PastedSku[]
  /** Rows that name no SKU with a quantity from 1 up to what a line may have. */
  bad: readonly string[]
}

const count = /^[x×*]?(\d{1,9})[x×*]?$/iu

export function readPaste(text: string): Pasted {
  const read: PastedSku[] = []
  const bad: string[] = []
  for (const line of text.split(/\r?\n/)) {
    const row = line.trim()
    if (row === '') continue
    const sku = skuOf(row)
    if (sku) read.push({ row, ...sku })
    else bad.push(row)
  }
  return { read, bad }
}

function skuOf(row: string): { sku: string; quantity: number } | undefined {
  const words = row.split(/[\s,;]+/).filter(word => word !== '' && !/^[x×*]$/iu.test(word))
  const [counts, skus] = [words.filter(word => count.test(word)), words.filter(word => !count.test(word))]
  const [sku] = skus
  const quantity = Number(count.exec(counts[0] ?? '1')?.[1])
  if (sku === undefined || skus.length > 1 || counts.length > 1) return undefined
  return quantity >= 1 && quantity <= cartLimits.quantityMax ? { sku, quantity } : undefined
}
