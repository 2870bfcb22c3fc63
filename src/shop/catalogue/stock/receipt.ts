// Stock as staff change it: pieces that came, were counted or are lost.
import { Fault } from '#base/fault.ts'
import type { Db, Tx } from '#engine/db/database.ts'
import { emit } from '#engine/events/event.ts'
import { readSetting } from '#shop/setting/setting.ts'
import type { NewReceipt, StockReceiptRow, StockRow } from './contract.ts'
import { listStock, listStockByCode, setLowStock } from './list.store.ts'
import { findReceipt, insertReceipt, listReceiptLines, lockByCode, type ReceiptLine, setStocks } from './receipt.store.ts'
import { stockAfter, summedLines } from './rules.ts'

export const stockPage = async (db: Db, query: Parameters<typeof listStock>[1]) => listStock(db, query, await readSetting(db, 'lowStock'))

export const stockByCode = async (db: Db, codes: readonly string[]): Promise<StockRow[]> =>
  listStockByCode(db, codes, await readSetting(db, 'lowStock'))

/** Throws VARIANT_NOT_FOUND. */
export async function changeLowStock(tx: Tx, id: number, lowStock: number | null): Promise<StockRow> {
  const code = await setLowStock(tx, id, lowStock)
  const [row] = code === undefined ? [] : await stockByCode(tx, [code])
  if (!row) throw new Fault('VARIANT_NOT_FOUND')
  return row
}

/**
 * All lines or none; lines of one variant count together. Throws, at the path of the line, VARIANT_NOT_FOUND, STOCK_NOT_COUNTED of what is
 * sold without a count, STOCK_TOO_SMALL and STOCK_TOO_LARGE.
 */
export async function addReceipt(tx: Tx, madeBy: string, { lines: given, ...head }: NewReceipt): Promise<StockReceiptRow> {
  const sums = summedLines(given)
  const locked = await lockByCode(
    tx,
    sums.map(sum => sum.variantID),
  )
  const known = new Map(locked.map(variant => [variant.variantID.toUpperCase(), variant]))
  const lines = sums.map(({ variantID, quantity, at }): ReceiptLine => {
    const path = `lines.${at}.variantID`
    const variant = known.get(variantID.toUpperCase())
    if (!variant) throw new Fault('VARIANT_NOT_FOUND', { path })
    const after = stockAfter(head.kind, variant.stock, quantity)
    const values = { code: variant.variantID, stock: variant.stock ?? 0 }
    if (after === 'NOT_COUNTED') throw new Fault('STOCK_NOT_COUNTED', { path, values })
    if (after === 'TOO_FEW') throw new Fault('STOCK_TOO_SMALL', { path, values })
    if (after === 'TOO_MANY') throw new Fault('STOCK_TOO_LARGE', { path, values })
    return { variantId: variant.id, quantity, before: variant.stock, after }
  })
  await setStocks(tx, lines)
  const id = await insertReceipt(tx, { ...head, madeBy }, lines)
  await emit(tx, 'stock.changed', { productIds: [...new Set(locked.map(variant => variant.productId))] })
  return (await findReceipt(tx, id)) as StockReceiptRow // it was just written
}

/** What the office's grid says is there, and was not: a count of its own. */
export async function noteCount(
  tx: Tx,
  { id: productId, editor: madeBy }: { id: number; editor: string },
  { before, after }: { before: ReadonlyMap<number | null, number | null>; after: readonly Counted[] },
): Promise<void> {
  const lines = after.map(
    ({ id, stock }): ReceiptLine => ({ variantId: id ?? 0, quantity: stock, before: before.get(id) ?? null, after: stock }),
  )
  const changed = lines.filter(line => line.before !== line.after)
  if (changed.length === 0) return
  await insertReceipt(tx, { kind: 'COUNT', supplier: '', note: '', madeBy }, changed)
  await emit(tx, 'stock.changed', { productIds: [productId] })
}
interface Counted {
  id: number | null
  stock: number | null
}

/** Throws RECEIPT_NOT_FOUND. */
export async function receiptPage(db: Db, id: number) {
  const receipt = await findReceipt(db, id)
  if (!receipt) throw new Fault('RECEIPT_NOT_FOUND')
  return { ...receipt, lines: await listReceiptLines(db, id) }
}
