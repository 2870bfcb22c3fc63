// Handing parcels over: each is scanned onto the open manifest, and the manifest is closed with the carrier's form.
import { Fault } from '#base/fault.ts'
import type { Tx } from '#engine/db/database.ts'
import type { Engine } from '#engine/engine.ts'
import { emit } from '#engine/events/event.ts'
import { job, send } from '#engine/jobs/job.ts'
import { askBudget } from '#shop/carrier/account/budget.account.ts'
import { serviceOf } from '#shop/carrier/account/open.account.ts'
import { type Taker, takerOf } from '#shop/carrier/account/parcel.account.ts'
import { isIntegrated, unknownCarrier } from '#shop/carrier/carrier.ts'
import { carrierOfNumber, numberOfScan } from '#shop/carrier/number.carrier.ts'
import type { HandOver } from '#shop/carrier/rules.ts'
import { type LabelRow, labelByNumber, liveLabel, markOnForm, soldLabels } from '#shop/label/label.ts'
import { orderByNumber } from '#shop/order/intake/known.intake.ts'
import { lockOrder } from '#shop/order/item/batch.item.ts'
import { setFacets } from '#shop/order/item/item.ts'
import type { Sees } from '#shop/order/status/contract.ts'
import { findOrders, staffActor } from '#shop/order/status/facts.status.ts'
import { handOverDates, takeStep } from '#shop/order/status/status.ts'
import { orderOfTicket } from '#shop/production/batch/batch.ts'
import { type NextAsk, nextAsk, paperOfScan } from '../rules.ts'
import {
  findManifest,
  findOfOrder,
  insertParcel,
  listParcels,
  type ManifestRow,
  moveManifest,
  openManifest,
  type ParcelRow,
  setForm,
  setRescanned,
} from '../store.ts'
import { drawForm } from './form.ts'
import { setIntakeLeft } from './store.ts'

/** The carrier is told of a manifest that was closed. */
export const closeManifestJob = job<{ manifestId: number }>('tracking.close-manifest', { retries: 8, timeoutSeconds: 60 })

type Person = { id: number; roles: readonly string[] }

/** Which parcel a scan means. */
interface Found {
  orderId: number
  sellerId: number
  number: string
  /** It bears no label that we hold: its seller has arranged the carriage, and only told us the number. */
  isSellers: boolean
  /** Its seller has bought its label here, and sends it from another place than ours: no form of a carrier's is for both. */
  isBrought?: boolean
  /** Staff have bought its label where we have no account, and of whom. */
  elsewhere?: { carrierName: string; trackingLink: string }
  /** Who carries it: by its number, else by the label that we bought. */
  carrier: string | undefined
  /** The account of ours that bought its postage. */
  soldBy: number | null
}

/**
 * Puts a parcel onto the open manifest; its order is SHIPPED. Throws TRACKING_NUMBER_INVALID, PARCEL_UNKNOWN, PARCEL_NEEDS_LABEL,
 * ORDER_WRONG_PARCEL, PARCEL_SCANNED_ALREADY, PARCEL_STOPPED and the faults of the order's step.
 */
export async function scanOut(
  tx: Tx,
  who: Person,
  scan: string,
  expectedOrderId?: number,
): Promise<{ parcel: ParcelRow; manifestId: number }> {
  const found = await findScanned(tx, scan)
  if (expectedOrderId !== undefined && expectedOrderId !== found.orderId) throw new Fault('ORDER_WRONG_PARCEL')
  const before = await findOfOrder(tx, found.orderId, found.number)
  const taker = await takerOf(tx, found)
  const manifestId = await openManifest(tx, manifestFor(found, taker), who.id)
  const isAgain = await leave(tx, who, found, { manifestId, sees: taker.sees, before })
  const parcel =
    isAgain && before ? await rescanned(tx, before, manifestId, who.id) : await placed(tx, found, { manifestId, ...taker }, who.id)
  await setIntakeLeft(tx, found.number)
  await emitParcel(tx, parcel)
  return { parcel, manifestId }
}

/**
 * The manifest that a parcel goes onto: that of its carrier and our account there, the list of a carrier where staff have bought elsewhere, or
 * the one for all that sellers have arranged.
 */
function manifestFor(
  { carrier = unknownCarrier(), isBrought, elsewhere }: Found,
  { accountId }: Taker,
): { carrier: string; accountId: number | null } {
  const isSellers = isBrought || (accountId === null && !elsewhere)
  return isSellers ? { carrier: sellersManifest, accountId: null } : { carrier, accountId }
}
/** On which all stand that sellers have arranged. */
export const sellersManifest = 'seller'

/** By the number on its label; a parcel that its seller has labelled, also by its order's own paper. */
async function findScanned(tx: Tx, scan: string): Promise<Found> {
  const paper = paperOfScan(scan)
  if (paper) {
    const orderId = 'orderId' in paper ? paper.orderId : await orderOfTicket(tx, paper.ticketId)
    return sellersParcel(tx, orderId, scan.trim())
  }
  const number = numberOfScan(scan)
  const label = await labelByNumber(tx, number)
  if (label) {
    const order = (await findOrders(tx, [label.orderId])).get(label.orderId)
    return { ...foundBy(label, number), isBrought: order?.source === 'LABEL_FORM' }
  }
  const orderId = await orderByNumber(tx, number)
  if (orderId !== undefined) return sellersParcel(tx, orderId, number)
  throw isIntegrated(carrierOfNumber(number)) ? new Fault('PARCEL_UNKNOWN', { values: { number } }) : new Fault('TRACKING_NUMBER_INVALID')
}

function foundBy({ orderId, sellerId, kind, accountId, carrier, carrierName, trackingLink }: LabelRow, number: string): Found {
  const parcel = { orderId, sellerId, number, isSellers: false }
  if (kind === 'ELSEWHERE') return { ...parcel, soldBy: null, carrier, elsewhere: { carrierName, trackingLink } }
  const soldBy = kind === 'BOUGHT' ? accountId : null
  return { ...parcel, soldBy, carrier: carrierOfNumber(number) ?? (soldBy === null ? undefined : carrier) }
}

/** Throws PARCEL_NEEDS_LABEL where the order's parcel bears a label that we hold, or must get one; PARCEL_STOPPED where it came back. */
async function sellersParcel(tx: Tx, orderId: number | undefined, asked: string): Promise<Found> {
  const order = orderId === undefined ? undefined : (await findOrders(tx, [orderId])).get(orderId)
  if (!order) throw new Fault('PARCEL_UNKNOWN', { values: { number: asked } })
  const { id, sellerId, trackingNumber } = order
  // It came back, and waits for its seller.
  if (order.returnedAt !== null) throw new Fault('PARCEL_STOPPED', { values: { status: order.status } })
  if (order.orderType !== 'SHIP_BY_SELLER' || (await liveLabel(tx, id))) throw new Fault('PARCEL_NEEDS_LABEL', { values: { orderId: id } })
  if (trackingNumber === null) throw new Fault('ORDER_TRACKING_MISSING')
  return { orderId: id, sellerId, number: trackingNumber, isSellers: true, soldBy: null, carrier: carrierOfNumber(trackingNumber) }
}

/** The order's part. Answers whether a parcel that was missed or lost goes out again. */
async function leave(
  tx: Tx,
  who: Person,
  { orderId, number, isSellers }: Found,
  { manifestId, sees, before }: { manifestId: number; sees: Sees; before: ParcelRow | undefined },
): Promise<boolean> {
  const order = await lockOrder(tx, orderId)
  const isBack = order.status === 'MISSED' || isFound(order)
  // Its seller bought its label here, and brings it to us all the same.
  const isBrought = before?.state === 'LABELLED' && order.status === 'LABEL_CREATED'
  if (before && !isBack && !isBrought) throw new Fault('PARCEL_SCANNED_ALREADY', { values: { manifest: before.manifestId ?? '' } })
  if (order.status === 'CANCELLED' || (order.status === 'ERROR' && !isBack))
    throw new Fault('PARCEL_STOPPED', { values: { status: order.status } })
  // Whoever asks for a label back locks its order first, too: what they have asked stands here.
  const label = isSellers ? undefined : await labelByNumber(tx, number)
  if (!isSellers && !label) throw new Fault('PARCEL_UNKNOWN', { values: { number } })
  if (label?.state === 'VOIDING') throw new Fault('PARCEL_STOPPED', { values: { status: label.state } })
  const patch = { manifestId, sees }
  if (isBrought) await takeStep(tx, { orderId, step: 'queueScan', actor: staffActor(who) })
  if (order.orderType === 'LABEL' && (order.status === 'SCANNING' || isBrought)) {
    // Nothing of ours is in this parcel: it keeps its status until somebody tells that the carrier has it.
    await setFacets(tx, orderId, { ...patch, ...(await handOverDates(tx, 'LABEL', sees)) })
    return isBrought
  }
  const step = isBack ? ('resend' as const) : ('handOver' as const)
  const isHandedOverAgain = before !== undefined && before.manifestId !== manifestId
  const given = { scannedNumber: number, ...(order.status === 'ERROR' && { to: 'SHIPPED' as const }) }
  await takeStep(tx, { orderId, step, actor: staffActor(who), given, facts: { manifestId, isHandedOverAgain }, patch })
  return isBack && before !== undefined
}

/** Lost on its way, and standing at the dock again. What came back for its address needs another label, and a reship. */
const isFound = ({ status, errorCode }: { status: string; errorCode: string | null }) => status === 'ERROR' && errorCode === 'LOST'

async function placed(
  tx: Tx,
  { orderId, sellerId, number, carrier = unknownCarrier(), elsewhere }: Found,
  place: { manifestId: number } & Taker,
  scannedBy: number,
): Promise<ParcelRow> {
  const parcel = await insertParcel(tx, { ...place, orderId, sellerId, trackingNumber: number, carrier, ...elsewhere, scannedBy })
  if (!parcel) throw new Fault('PARCEL_SCANNED_ALREADY', { values: { manifest: place.manifestId } })
  return parcel
}

async function rescanned(tx: Tx, parcel: ParcelRow, manifestId: number, scannedBy: number): Promise<ParcelRow> {
  await setRescanned(tx, parcel.id, manifestId, scannedBy)
  return { ...parcel, manifestId, state: 'SCANNED', handedAt: null }
}

export const emitParcel = (tx: Tx, { id, orderId, sellerId, state }: ParcelRow): Promise<void> =>
  emit(tx, 'parcel.changed', { parcelId: id, orderId, sellerId, state, at: tx.now().toISOString() }, { seller: sellerId })

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

/** Tells the carrier and keeps its form, with its paper; run again, the carrier answers the same form. */
export async function closeManifest(engine: Engine, id: number): Promise<void> {
  const manifest = await findManifest(engine.db, id)
  if (manifest?.state !== 'CLOSING') return
  const parcels = await listParcels(engine.db, { manifestId: id })
  const numbers = parcels.map(parcel => parcel.trackingNumber)
  // For parcels that sellers have arranged we only keep our own list of what left.
  const isCarriers = manifest.accountId !== null
  const handOver: HandOver =
    manifest.accountId === null
      ? { formNumber: `M${String(id).padStart(6, '0')}` }
      : await (await serviceOf(engine, manifest.accountId)).handOver(`manifest-${id}`, await soldLabels(engine.db, numbers))
  // The carrier's own paper is kept as it came; where it has none, or did not say, we draw our list.
  const form = handOver.paper ?? (await drawForm({ manifestId: id, ...handOver, isCarriers, madeAt: engine.db.now(), parcels }))
  const { sha256 } = await engine.files.put([form], { maxBytes: 20 * 2 ** 20 })
  await engine.db.transaction(async tx => {
    if (!(await moveManifest(tx, id, 'CLOSING', 'CLOSED'))) return
    await setForm(
      tx,
      id,
      { number: handOver.formNumber, sha256, isCarriers: handOver.paper !== undefined },
      await firstAsk(tx, manifest.accountId),
    )
    if (manifest.accountId !== null) await markOnForm(tx, manifest.accountId, numbers, handOver.formNumber)
    await tellManifest(tx, { ...manifest, state: 'CLOSED' })
  })
}

/** Where asking costs nothing at once; nobody is asked about what our own list has. */
export async function firstAsk(tx: Tx, accountId: number | null): Promise<NextAsk> {
  if (accountId === null) return { askAt: null, askBy: null }
  const isFree = (await askBudget(tx, accountId)) === undefined
  const next = nextAsk({ handedAt: tx.now(), isFree, isTold: false }, tx.now())
  return isFree ? { ...next, askAt: tx.now() } : next
}

const tellManifest = (tx: Tx, { id, state, parcels }: ManifestRow): Promise<void> =>
  emit(tx, 'manifest.changed', { manifestId: id, state, parcels })
