// The labels that a seller bought by the form, as their list shows them; and giving one back.
import { Fault } from '#base/fault.ts'
import type { Db, Tx } from '#engine/db/database.ts'
import { publicTracking } from '#shop/carrier/carrier.ts'
import { lockOrder } from '#shop/order/item/batch.item.ts'
import { cancelOrders, previewCancels } from '#shop/order/refund/cancel.refund.ts'
import { findOrders, sellerActor } from '#shop/order/status/facts.status.ts'
import { faultWords } from '../../rules.ts'
import type { BoughtLabel, LabelVoid } from './contract.ts'
import { voidableUntil } from './rules.ts'
import { type BoughtQuery, type BoughtRow, countBought, findBought, listBought } from './store.ts'

const totalMax = 10_000

export async function boughtPage(db: Db, sellerId: number, query: BoughtQuery & { page: number; limit: number }) {
  const [rows, count] = await Promise.all([listBought(db, sellerId, query), countBought(db, sellerId, query, totalMax + 1)])
  const { page, limit } = query
  return { docs: await shown(db, rows), totalDocs: Math.min(count, totalMax), hasMore: count > totalMax, page, limit }
}

/** In the order given. */
export async function boughtLabels(db: Db, sellerId: number, orderIds: readonly number[]): Promise<Shown[]> {
  const labels = new Map((await shown(db, await findBought(db, sellerId, orderIds))).map(label => [label.id, label]))
  return orderIds.flatMap(id => labels.get(id) ?? [])
}

/** Throws BOUGHT_LABEL_NOT_FOUND, also for another seller's. */
export async function boughtLabel(db: Db, sellerId: number, orderId: number): Promise<Shown> {
  const [label] = await boughtLabels(db, sellerId, [orderId])
  if (!label) throw new Fault('BOUGHT_LABEL_NOT_FOUND')
  return label
}

/** Before the wire makes text of its dates. */
type Shown = Omit<BoughtLabel, 'createdAt' | 'madeAt' | 'printedAt' | 'voidableUntil'> &
  Record<'createdAt', Date> &
  Record<'madeAt' | 'printedAt' | 'voidableUntil', Date | null>

async function shown(db: Db, rows: readonly BoughtRow[]): Promise<Shown[]> {
  const orders = await findOrders(
    db,
    rows.map(row => row.orderId),
  )
  return rows.flatMap(row => {
    const order = orders.get(row.orderId)
    if (!order) return []
    const { orderId: id, state, createdAt, madeAt, printedAt, trackingNumber, form, parcel, serviceName, carrierName } = row
    const { shipFrom, shipTo, storeInformation, warehouseInformation, package: it } = parcel
    const { sku, name, quantity, unitPrice, weight, size } = it
    return {
      id,
      state,
      orderStatus: order.status,
      createdAt,
      madeAt,
      printedAt,
      shipTo,
      shipFromName: shipFrom.name,
      storeInformation,
      warehouseInformation,
      package: { sku, name, quantity, unitPrice, weight, size },
      carrier: carrierName,
      serviceName,
      trackingNumber,
      trackingUrl: publicTracking(row.carrier, trackingNumber).trackingUrl,
      form,
      paidCents: order.paidCents,
      refundedCents: order.refundedCents,
      dueCents: order.voidRefundCents,
      fault: row.fault === null ? null : { code: row.fault, values: faultWords(row.faultNote) },
      voidableUntil: voidableUntil({ state, madeAt }),
    }
  })
}

/** What giving it back would give. Throws BOUGHT_LABEL_NOT_FOUND. */
export async function previewVoid(db: Db, sellerId: number, orderId: number): Promise<LabelVoid> {
  const label = await boughtLabel(db, sellerId, orderId)
  const [preview] = await previewCancels(db, [orderId], sellerActor(sellerId), sellerId)
  if (!preview) throw new Fault('BOUGHT_LABEL_NOT_FOUND')
  const { nowCents, afterVoidCents, fault } = preview
  return { nowCents, afterVoidCents, fault: fault ?? whyNotVoid(label, db.now()) ?? null }
}

/** After that no carrier takes it, and its order is left as it is. */
const whyNotVoid = ({ voidableUntil: until }: Shown, now: Date): 'LABEL_VOID_LATE' | undefined =>
  until !== null && until <= now ? 'LABEL_VOID_LATE' : undefined

/**
 * Gives it back with its order: the cancel lets the label go, and the postage follows. Throws BOUGHT_LABEL_NOT_FOUND, LABEL_VOID_LATE,
 * REFUND_NOT_SEEN where another sum was shown, and what keeps its order from being cancelled: its carrier has the parcel.
 */
export async function voidBought(tx: Tx, sellerId: number, orderId: number, seenRefundCents: number): Promise<Shown> {
  await boughtLabel(tx, sellerId, orderId)
  // Whoever hears of its parcel meanwhile has left when this goes on.
  await lockOrder(tx, orderId, sellerId)
  const { nowCents, afterVoidCents, fault } = await previewVoid(tx, sellerId, orderId)
  if (fault !== null) throw new Fault(fault)
  if (nowCents + afterVoidCents !== seenRefundCents) throw new Fault('REFUND_NOT_SEEN')
  const [outcome] = await cancelOrders(tx, [{ orderId, seenRefundCents: nowCents }], sellerActor(sellerId), '', sellerId)
  if (!outcome || outcome.fault !== undefined) throw new Fault(outcome?.fault ?? 'ORDER_NOT_FOUND')
  return boughtLabel(tx, sellerId, orderId)
}
