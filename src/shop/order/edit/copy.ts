// Copying an order.
import { Fault } from '#base/fault.ts'
import type { Tx } from '#engine/db/database.ts'
import { insertOrders, type MadeOrder, type NewOrder } from '../intake/intake.ts'
import { itemsOf } from '../item/item.ts'
import { findOrderRow } from '../list/store.ts'
import { isBill, noBillFault, quote, quoteUntil, readPriceBook } from '../pay/quote.pay.ts'
import { sellerActor } from '../status/facts.status.ts'

/** A copy as a new, unpaid order. */
export async function copyOrder(tx: Tx, sellerId: number, orderId: number): Promise<MadeOrder> {
  const order = await copyInput(tx, sellerId, orderId)
  const [made] = await insertOrders(tx, sellerId, [{ ...order, source: 'COPY' }], sellerActor(sellerId))
  if (!made) throw new Error('The copy was not made.')
  return made
}

/**
 * What a copy is made of: today's prices, no external id and no label, so that it repeats nothing; of `itemIds` alone, where any are named.
 * Throws ORDER_NOT_FOUND and ORDER_IS_FORM_LABEL.
 */
export async function copyInput(
  tx: Tx,
  sellerId: number,
  orderId: number,
  itemIds: readonly number[] = [],
): Promise<Omit<NewOrder, 'source'>> {
  const row = await findOrderRow(tx, orderId, sellerId)
  if (!row) throw new Fault('ORDER_NOT_FOUND')
  // A label is bought again by its form, for what it costs then.
  if (row.source === 'LABEL_FORM') throw new Fault('ORDER_IS_FORM_LABEL')
  const isMeant = (id: number) => itemIds.length === 0 || itemIds.includes(id)
  const items = (await itemsOf(tx, [orderId])).filter(item => !item.cancelledAt && isMeant(item.id))
  const book = await readPriceBook(
    tx,
    sellerId,
    items.flatMap(item => item.variantId ?? []),
  )
  const lines = items.map(item => ({ variantId: item.variantId ?? 0, quantity: item.quantity, weightOz: item.weightOz }))
  const bill = quote(book, { ...row, lines })
  if (!isBill(bill)) throw noBillFault(bill)
  return {
    copyOf: orderId,
    isOwn: row.isOwn,
    orderType: row.orderType,
    shippingBy: row.shippingBy,
    shippingMethod: row.shippingMethod,
    address: row,
    addressVerdict: row.addressVerdict,
    tag: row.tag,
    note: row.note,
    items: items.map((item, index) => ({ ...item, copyOf: item.id, unitCents: bill.lines[index]?.unitCents ?? item.unitCents })),
    bill,
    quoteUntil: await quoteUntil(tx),
  }
}
