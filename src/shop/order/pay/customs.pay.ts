// What customs are told of an order: as the catalogue has it until the order is paid, from then on as it stood that day.
import type { Db, Tx } from '#engine/db/database.ts'
import { isAbroad } from '#shop/carrier/rules.ts'
import { customsOf } from '#shop/catalogue/catalogue.ts'
import type { FactRow } from '../status/store.ts'
import type { OrderCustomsLine } from './contract.ts'
import { isShippedByUs } from './quote.pay.ts'
import { clearCustoms, listDeclared, setCustoms } from './store.ts'

type Going = Pick<FactRow, 'id' | 'country' | 'orderType' | 'shippingBy'>

/** Whether we declare the parcel: it leaves the country with a label of ours. */
export const isDeclared = (order: Omit<Going, 'id'>): boolean => isAbroad(order.country) && isShippedByUs(order)

/** The customs lines of an order, one per item that is still to go; none where we declare nothing. */
export async function customsLines(db: Db, order: Going): Promise<(OrderCustomsLine & { weightOz: number })[]> {
  if (!isDeclared(order)) return []
  const items = await listDeclared(db, [order.id])
  const known = await customsOf(
    db,
    items.flatMap(item => item.variantId ?? []),
  )
  return items.map(({ orderId: _, variantId, customs, ...item }) => {
    const product = known.get(variantId ?? 0)
    return { ...item, customs: customs ?? product?.customs ?? null, productId: product?.productId ?? null }
  })
}

/** Keeps what is declared of these orders as the catalogue has it now; what was kept before stays. */
export async function keepCustoms(tx: Tx, orders: readonly Going[]): Promise<void> {
  const declared = orders.filter(isDeclared)
  if (declared.length === 0) return
  const items = (
    await listDeclared(
      tx,
      declared.map(order => order.id),
    )
  ).filter(item => item.customs === null)
  const known = await customsOf(
    tx,
    items.flatMap(item => item.variantId ?? []),
  )
  const found = items.flatMap(({ itemId, variantId }) => {
    const customs = known.get(variantId ?? 0)?.customs
    return customs ? [{ itemId, customs }] : []
  })
  if (found.length > 0) await setCustoms(tx, found)
}

/** A declaration that the carrier has refused is not kept: the catalogue's mended one takes its place. */
export const dropCustoms = (tx: Tx, orderId: number): Promise<void> => clearCustoms(tx, orderId)
