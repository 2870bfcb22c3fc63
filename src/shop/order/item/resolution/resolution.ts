// Low-resolution art before an order is paid: which sides ask, what their seller says, and what waits for it.
import { Fault } from '#base/fault.ts'
import type { Db, Tx } from '#engine/db/database.ts'
import { emit } from '#engine/events/event.ts'
import { findVariantsById, type VariantFacts } from '#shop/catalogue/catalogue.ts'
import { readDpiThresholds } from '#shop/file/file.ts'
import { readSetting } from '#shop/setting/setting.ts'
import type { StepActor } from '../../status/facts.status.ts'
import { notifyLowArt } from '../../status/notice/notice.ts'
import { type FactRow, insertChange, lockOrders, setOrder } from '../../status/store.ts'
import { isAsked, type Sharpness, sharpnessOf, worstOf } from './rules.ts'
import { hasWaited, listSides, type SideRow, setAccepted } from './store.ts'

/** A side with how sharp it prints. */
export type SideLook = SideRow & Sharpness

/** Every side of these orders; `variants` are those of their items, where they are known already. */
export async function looksOf(db: Db, orderIds: readonly number[], variants?: ReadonlyMap<number, VariantFacts>): Promise<SideLook[]> {
  const [sides, thresholds] = await Promise.all([listSides(db, orderIds), readDpiThresholds(db)])
  const products = variants ?? (await findVariantsById(db, [...new Set(sides.flatMap(side => side.variantId ?? []))]))
  return sides.map(side => {
    const pictures = new Map(side.pictures.map(([id, widthPixels, heightPixels]) => [id, { widthPixels, heightPixels }]))
    return { ...side, ...sharpnessOf(side, products.get(side.variantId ?? 0), { pictures, thresholds }) }
  })
}

/** The sides whose sellers are to be asked before these orders are paid, by order; none where the operator only warns. */
export async function askingOf(db: Db, orderIds: readonly number[]): Promise<ReadonlyMap<number, SideLook[]>> {
  if (orderIds.length === 0 || (await readSetting(db, 'dpiPolicy')) === 'WARN') return new Map()
  const looks = await looksOf(db, orderIds)
  return Map.groupBy(
    looks.filter(look => !look.isCancelled && isAsked(look, look.acceptedDpi)),
    look => look.orderId,
  )
}

/** What an order with these sides is refused with, or waits with: its worst side and how many there are. */
export function lowFault(code: 'ORDER_RESOLUTION_LOW' | 'ORDER_WAITS_FOR_RESOLUTION', asking: readonly SideLook[]): Fault | undefined {
  const worst = worstOf(asking)
  if (!worst) return undefined
  const { dpi, minDpi, side, sku, itemId } = worst
  return new Fault(code, { values: { dpi, minDpi, side, sku, itemId, count: asking.length } })
}

/** Throws ORDER_RESOLUTION_LOW where a side of the order asks for its seller's word. */
export async function assertAccepted(db: Db, orderId: number): Promise<void> {
  const fault = lowFault('ORDER_RESOLUTION_LOW', (await askingOf(db, [orderId])).get(orderId) ?? [])
  if (fault) throw fault
}

/** Remembers the seller's word for every low or unknown side of these orders; it holds down to `dpi`. Locks the orders. */
export async function acceptArt(tx: Tx, sellerId: number, orderIds: readonly number[], dpi: number): Promise<FactRow[]> {
  // The orders first, as everywhere: whoever changes a file waits, and what is read below is what is accepted.
  const rows = await lockOrders(tx, orderIds, sellerId)
  const looks = await looksOf(
    tx,
    rows.map(row => row.id),
  )
  const meant = looks.filter(look =>
    look.dpi === null ? (look.acceptedDpi ?? dpi + 1) > dpi : isAsked(look, look.acceptedDpi) && look.dpi >= dpi,
  )
  await setAccepted(
    tx,
    meant.map(look => look.id),
    { dpi, by: sellerId },
  )
  const touched = new Set(meant.map(look => look.orderId))
  for (const row of rows) {
    if (!touched.has(row.id)) continue
    await insertChange(tx, row.id, row.status, { step: 'edit', actor: 'seller', actorId: sellerId, reason: 'resolution' })
  }
  return rows
}

/**
 * The seller's word on one order, from its page: what it broke for is mended by it, and one that was submitted is paid next (jobs.ts).
 * Throws ORDER_NOT_FOUND, ORDER_RESOLUTION_LOW where a side is lower still.
 */
export async function acceptResolution(tx: Tx, sellerId: number, orderId: number, dpi: number): Promise<FactRow> {
  const [row] = await acceptArt(tx, sellerId, [orderId], dpi)
  if (!row) throw new Fault('ORDER_NOT_FOUND')
  await assertAccepted(tx, orderId)
  if (row.status === 'ERROR' && row.errorCode === 'FILE' && row.errorNote.startsWith(lowArtNote))
    await setOrder(tx, orderId, { isCauseMended: true })
  await emit(tx, 'order.changed', { sellerId, orderId }, { seller: sellerId })
  return row
}

/** What an order says that broke for new art that is low; the figure follows. */
export const lowArtNote = 'ORDER_ART_LOW'

/** A submitted order waits for its seller's word, and is paid once it has it. They are told where they are not there to see it. */
export async function waitForWord(tx: Tx, row: FactRow, actor: StepActor): Promise<void> {
  if (!row.submitsWhenReady) await setOrder(tx, row.id, { submitWhenReady: true })
  if (await hasWaited(tx, row.id)) return
  await insertChange(tx, row.id, row.status, { step: 'wait', actor: 'system', actorId: null, reason: 'ORDER_WAITS_FOR_RESOLUTION' })
  await emit(tx, 'order.changed', { sellerId: row.sellerId, orderId: row.id }, { seller: row.sellerId })
  if (actor.kind !== 'seller') await notifyLowArt(tx, row)
}
