// What an order takes beside money when it is paid: counted stock, and the use of its voucher. Locked before the wallet, always.
import { Fault } from '#base/fault.ts'
import type { Tx } from '#engine/db/database.ts'
import { returnStock, stockOf, takeStock } from '#shop/catalogue/stock/stock.ts'
import { giveVoucherBack, spendVoucher } from '#shop/voucher/voucher.ts'
import { listCountedLines } from '../item/store.ts'
import { type FactRow, setOrder } from '../status/store.ts'

type Row = Pick<FactRow, 'id' | 'sellerId' | 'voucherId' | 'discountCents'>
type Pieces = Awaited<ReturnType<typeof listCountedLines>>
export interface Reserved {
  faults: ReadonlyMap<number, Fault>
  pieces: ReadonlyMap<number, Pieces>
}

/**
 * Whether stock and vouchers are there for these orders, in the order given: stock is locked, uses are posted. `settle` ends it in
 * the same transaction. `counted` are the orders' lines of which there is a counted stock, and may be others' too.
 */
export async function reserve(tx: Tx, rows: readonly Row[], counted: Pieces): Promise<Reserved> {
  const ids = new Set(rows.map(row => row.id))
  const lines = Map.groupBy(
    counted.filter(line => ids.has(line.orderId)),
    line => line.orderId,
  )
  const left = await stockOf(tx, [...new Set([...lines.values()].flat().map(line => line.variantId))])
  const faults = new Map<number, Fault>()
  for (const row of rows) {
    const own = lines.get(row.id) ?? []
    if (own.some(line => (left.get(line.variantId) ?? 0) < line.quantity)) faults.set(row.id, new Fault('PRODUCT_IS_OUT_OF_STOCK'))
    else if (!(await isVoucherUsed(tx, row))) faults.set(row.id, new Fault('VOUCHER_CAN_NOT_USE'))
    else for (const line of own) left.set(line.variantId, (left.get(line.variantId) ?? 0) - line.quantity)
  }
  return { faults, pieces: lines }
}

/** A voucher that somebody was faster with is taken off: the order is quoted again without it. */
async function isVoucherUsed(tx: Tx, { id: orderId, sellerId, voucherId, discountCents }: Row): Promise<boolean> {
  if (voucherId === null || (await spendVoucher(tx, { voucherId, sellerId, orderId, discountCents }))) return true
  await setOrder(tx, orderId, { quoteUntil: null })
  return false
}

/** Paid orders take their pieces; the others give their vouchers back. */
export async function settle(
  tx: Tx,
  { faults, pieces }: Reserved,
  rows: readonly Row[],
  isPaid: (orderId: number) => boolean,
): Promise<void> {
  await takeStock(
    tx,
    rows.flatMap(row => (isPaid(row.id) ? (pieces.get(row.id) ?? []) : [])),
  )
  for (const row of rows) if (row.voucherId !== null && !isPaid(row.id) && !faults.has(row.id)) await giveVoucherBack(tx, row.id)
}

/** A paid order is cancelled in full: its voucher can be used again, and what was not begun is in stock again. */
export async function giveBack(tx: Tx, row: Pick<FactRow, 'id' | 'paidAt' | 'voucherId' | 'productionStartedAt'>): Promise<void> {
  if (row.paidAt === null) return
  if (row.productionStartedAt === null) await returnStock(tx, await listCountedLines(tx, [row.id]))
  if (row.voucherId !== null) await giveVoucherBack(tx, row.id)
}

/**
 * An item of a paid order is made of another variant: its pieces are taken, and the former ones are in stock again, unless the order
 * stands because we lack them. Both are locked at once. Throws PRODUCT_IS_OUT_OF_STOCK.
 */
export async function swapStock(
  tx: Tx,
  { errorCode }: Pick<FactRow, 'errorCode'>,
  { from, to, quantity }: { from: number | null; to: number; quantity: number },
): Promise<void> {
  const left = await stockOf(tx, from === null ? [to] : [from, to])
  if ((left.get(to) ?? quantity) < quantity) throw new Fault('PRODUCT_IS_OUT_OF_STOCK')
  if (left.has(to)) await takeStock(tx, [{ variantId: to, quantity }])
  if (from !== null && errorCode !== 'STOCK') await returnStock(tx, [{ variantId: from, quantity }])
}
