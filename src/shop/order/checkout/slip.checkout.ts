// Packing slips of orders: what is in the parcel, as its seller presents it, without prices.
import { Readable } from 'node:stream'
import { Fault } from '#base/fault.ts'
import { formatDate } from '#base/time.ts'
import type { Engine } from '#engine/engine.ts'
import type { OutgoingFile } from '#engine/serve/route.ts'
import { countryName } from '#shop/address/country.rules.ts'
import { placeLine } from '#shop/address/rules.ts'
import { drawSlips, type Slip, sendersOf } from '#shop/packing/packing.ts'
import type { SlipPaper } from '#shop/packing/rules.ts'
import { listItems } from '../item/store.ts'
import { findOrderRow } from '../list/store.ts'

/**
 * The slips of these orders in one PDF, in the order given, each on its seller's paper, or all on `paper`. Throws ORDER_NOT_FOUND for one
 * that is missing or (where a seller is named) another's.
 */
export async function slipsPdf(
  engine: Engine,
  orderIds: readonly number[],
  { sellerId, paper }: { sellerId?: number; paper?: SlipPaper } = {},
): Promise<Buffer> {
  const { db } = engine
  const items = Map.groupBy(await listItems(db, orderIds), item => item.orderId)
  const orders = []
  for (const orderId of new Set(orderIds)) {
    const order = await findOrderRow(db, orderId, sellerId)
    if (!order) throw new Fault('ORDER_NOT_FOUND')
    orders.push(order)
  }
  const senders = await sendersOf(
    engine,
    orders.map(order => order.sellerId),
  )
  const slips = orders.flatMap(order => {
    const sender = senders.get(order.sellerId)
    return sender ? [{ slip: slipOf(order, items.get(order.id) ?? []), sender }] : []
  })
  return drawSlips(slips, paper)
}

export async function slipsFile(engine: Engine, orderIds: readonly number[], sellerId?: number): Promise<OutgoingFile> {
  const bytes = await slipsPdf(engine, orderIds, { ...(sellerId !== undefined && { sellerId }) })
  const name = orderIds.length === 1 ? `packing-slip-${orderIds[0]}.pdf` : 'packing-slips.pdf'
  return { stream: Readable.from([bytes]), name, type: 'application/pdf', bytes: bytes.length, isInline: true }
}

type OrderRow = NonNullable<Awaited<ReturnType<typeof findOrderRow>>>
type ItemRow = Awaited<ReturnType<typeof listItems>>[number]

/** In English, as carriers' papers are: nobody knows the buyer's language. */
const slipOf = (order: OrderRow, items: readonly ItemRow[]): Slip => ({
  orderId: order.id,
  externalId: order.externalId,
  dated: formatDate(order.date, 'medium', { language: 'en', timeZone: 'UTC' }),
  to: [order.fullName, order.address, order.addressLine2, placeLine({ ...order, country: '' }), countryName(order.country)],
  trackingNumber: order.trackingNumber,
  items: items
    .filter(item => item.cancelledAt === null)
    .map(item => ({
      quantity: item.quantity,
      name: item.name,
      choice: [item.color, item.size, item.text && `“${item.text}”`].filter(text => text !== '').join(' · '),
      sku: item.sku,
    })),
})
