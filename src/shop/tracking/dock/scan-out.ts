// Parcels leave: each is scanned onto the open manifest.
import { Fault } from '#base/fault.ts'
import type { Tx } from '#engine/db/database.ts'
import { emit } from '#engine/events/event.ts'
import { type Taker, takerOf } from '#shop/carrier/account/parcel.account.ts'
import { isIntegrated, unknownCarrier } from '#shop/carrier/carrier.ts'
import { carrierOfNumber, numberOfScan } from '#shop/carrier/number.carrier.ts'
import { type LabelRow, labelByNumber, liveLabel } from '#shop/label/label.ts'
import { orderByNumber } from '#shop/order/intake/known.intake.ts'
import { lockOrder } from '#shop/order/item/batch.item.ts'
import { setFacets } from '#shop/order/item/item.ts'
import type { Sees } from '#shop/order/status/contract.ts'
import { findOrders, staffActor } from '#shop/order/status/facts.status.ts'
import { handOverDates, takeStep } from '#shop/order/status/status.ts'
import { orderOfTicket } from '#shop/production/batch/batch.ts'
import { paperOfScan } from '../rules.ts'
import { findOfOrder, insertParcel, openManifest, type ParcelRow, setRescanned } from '../store.ts'
import { setIntakeLeft } from './store.ts'

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
