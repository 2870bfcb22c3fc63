// Handing parcels over: each is scanned onto the open manifest, and the manifest is closed with the carrier's form.
import { Fault } from '#base/fault.ts'
import { hour, later } from '#base/time.ts'
import type { Tx } from '#engine/db/database.ts'
import type { Engine } from '#engine/engine.ts'
import { emit } from '#engine/events/event.ts'
import { send } from '#engine/jobs/job.ts'
import { carrierOf } from '#shop/label/carrier.label.ts'
import { type LabelRow, labelByNumber } from '#shop/label/label.ts'
import { courierOf, numberOfScan } from '#shop/label/tracking-number.rules.ts'
import { setFacets } from '#shop/order/facet.order.ts'
import { findOrders, staffActor } from '#shop/order/facts.order.ts'
import { takeStep } from '#shop/order/order.ts'
import { readSetting } from '#shop/setting/setting.ts'
import { drawForm } from './form.ts'
import { closeManifestJob } from './job-names.ts'
import {
  findByNumber,
  findManifest,
  insertParcel,
  listParcels,
  type ManifestRow,
  moveManifest,
  openManifest,
  type ParcelRow,
  setForm,
  setRescanned,
} from './store.ts'

type Person = { id: number; roles: readonly string[] }

/**
 * Puts a parcel onto the open manifest; its order is SHIPPED. Throws TRACKING_NUMBER_INVALID, PARCEL_UNKNOWN, ORDER_WRONG_PARCEL,
 * PARCEL_SCANNED_ALREADY, PARCEL_STOPPED and the faults of the order's step.
 */
export async function scanOut(
  tx: Tx,
  who: Person,
  scan: string,
  expectedOrderId?: number,
): Promise<{ parcel: ParcelRow; manifestId: number }> {
  const number = numberOfScan(scan)
  if (courierOf(number) !== 'usps') throw new Fault('TRACKING_NUMBER_INVALID')
  const before = await findByNumber(tx, number)
  const label = await labelByNumber(tx, number)
  if (!label) throw new Fault('PARCEL_UNKNOWN', { values: { number } })
  if (expectedOrderId !== undefined && expectedOrderId !== label.orderId) throw new Fault('ORDER_WRONG_PARCEL')
  const manifestId = await openManifest(tx, 'usps', who.id)
  const isAgain = await leave(tx, who, label, { number, manifestId, before })
  const parcel = isAgain && before ? await rescanned(tx, before, manifestId, who.id) : await placed(tx, label, number, manifestId, who.id)
  await tellParcel(tx, parcel)
  return { parcel, manifestId }
}

/** The order's part. Answers true where a missed parcel goes out again. */
async function leave(
  tx: Tx,
  who: Person,
  { orderId }: LabelRow,
  { number, manifestId, before }: { number: string; manifestId: number; before: ParcelRow | undefined },
): Promise<boolean> {
  const order = (await findOrders(tx, [orderId])).get(orderId)
  if (!order) throw new Fault('PARCEL_UNKNOWN', { values: { number } })
  const isMissed = order.status === 'MISSED'
  if (before && !isMissed) throw new Fault('PARCEL_SCANNED_ALREADY', { values: { manifest: before.manifestId } })
  if (order.status === 'CANCELLED' || order.status === 'ERROR') throw new Fault('PARCEL_STOPPED', { values: { status: order.status } })
  const patch = { manifest_id: manifestId }
  if (order.orderType === 'LABEL' && order.status === 'SCANNING') {
    // Nothing of ours is in this parcel: it keeps its status until the carrier has it, and is missed if that takes too long.
    const missAt = later(tx.now(), (await readSetting(tx, 'missAfterHours')) * hour)
    await setFacets(tx, orderId, { ...patch, handed_over_at: tx.now(), miss_at: missAt })
    return false
  }
  const step = isMissed ? ('resend' as const) : ('handOver' as const)
  await takeStep(tx, { orderId, step, actor: staffActor(who), given: { scannedNumber: number }, facts: { manifestId }, patch })
  return isMissed && before !== undefined
}

async function placed(tx: Tx, label: LabelRow, trackingNumber: string, manifestId: number, scannedBy: number): Promise<ParcelRow> {
  const { orderId, sellerId } = label
  const parcel = await insertParcel(tx, { manifestId, orderId, sellerId, trackingNumber, carrier: 'usps', scannedBy })
  if (!parcel) throw new Fault('PARCEL_SCANNED_ALREADY', { values: { manifest: manifestId } })
  return parcel
}

async function rescanned(tx: Tx, parcel: ParcelRow, manifestId: number, scannedBy: number): Promise<ParcelRow> {
  await setRescanned(tx, parcel.id, manifestId, scannedBy)
  return { ...parcel, manifestId, state: 'SCANNED', handedAt: null }
}

export const tellParcel = (tx: Tx, { id, orderId, sellerId, state }: ParcelRow): Promise<void> =>
  emit(tx, 'parcel.changed', { parcelId: id, orderId, sellerId, state, at: tx.now().toISOString() }, { seller: sellerId, staff: true })

/** Ends a manifest: nothing more goes onto it, and a job tells the carrier. Throws MANIFEST_NOT_FOUND, MANIFEST_EMPTY, MANIFEST_CLOSED. */
export async function askClose(tx: Tx, id: number): Promise<ManifestRow> {
  const manifest = await findManifest(tx, id)
  if (!manifest) throw new Fault('MANIFEST_NOT_FOUND')
  if (manifest.parcels === 0) throw new Fault('MANIFEST_EMPTY')
  if (!(await moveManifest(tx, id, 'OPEN', 'CLOSING'))) throw new Fault('MANIFEST_CLOSED')
  await send(tx, closeManifestJob, { manifestId: id })
  await tellManifest(tx, { ...manifest, state: 'CLOSING' })
  return { ...manifest, state: 'CLOSING' }
}

/** Tells the carrier and keeps its form; run again, the carrier answers the same form. */
export async function closeManifest(engine: Engine, id: number): Promise<void> {
  const manifest = await findManifest(engine.db, id)
  if (manifest?.state !== 'CLOSING') return
  const parcels = await listParcels(engine.db, { manifestId: id })
  const { formNumber } = await carrierOf(engine).handOver(parcels.map(parcel => parcel.trackingNumber))
  const form = await drawForm({ manifestId: id, formNumber, madeAt: engine.db.now(), parcels })
  const { sha256 } = await engine.files.put([form], { maxBytes: 20 * 2 ** 20 })
  await engine.db.transaction(async tx => {
    if (!(await moveManifest(tx, id, 'CLOSING', 'CLOSED'))) return
    await setForm(tx, id, { number: formNumber, sha256 })
    await tellManifest(tx, { ...manifest, state: 'CLOSED' })
  })
}

const tellManifest = (tx: Tx, { id, state, parcels }: ManifestRow): Promise<void> =>
  emit(tx, 'manifest.changed', { manifestId: id, state, parcels }, { staff: true })
