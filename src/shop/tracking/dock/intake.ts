// Taking parcels in that sellers bring with labels of their own: each is scanned, and what nobody waits for is kept as surplus.
import { Fault } from '#base/fault.ts'
import type { Db, Tx } from '#engine/db/database.ts'
import { emit } from '#engine/events/event.ts'
import { carrierOfNumber, numberOfScan } from '#shop/carrier/number.carrier.ts'
import { labelByNumber } from '#shop/label/label.ts'
import { orderByNumber } from '#shop/order/intake/known.intake.ts'
import { lockOrder } from '#shop/order/item/batch.item.ts'
import { findOrders } from '#shop/order/status/facts.status.ts'
import { lastParcel } from '../store.ts'
import type { Surplus } from './contract.ts'
import { scanOut } from './scan-out.ts'
import { endIntake, findIntake, type IntakeRow, insertIntake, setIntake, setIntakeLeft } from './store.ts'

type Person = { id: number; roles: readonly string[] }
interface TakenIn {
  parcel: IntakeRow
  isAgain: boolean
  manifestId: number | null
}

/**
 * Takes a parcel in, once for a number until it has left; scanned again it is looked up again, and its order may have been paid or cancelled
 * since. `isLeaving`: it is scanned out, too. Throws TRACKING_NUMBER_INVALID for what is no tracking number, and as `scanOut` does.
 */
export async function takeIn(tx: Tx, who: Person, { scan, isLeaving }: { scan: string; isLeaving: boolean }): Promise<TakenIn> {
  const number = numberOfScan(scan)
  if (carrierOfNumber(number) === undefined) throw new Fault('TRACKING_NUMBER_INVALID')
  const orderId = await orderOf(tx, number)
  const isOut = isLeaving && (await ownerOf(tx, orderId)).surplus === null
  // Whoever scans out locks the manifest before the order.
  const manifestId = isOut ? (await scanOut(tx, who, scan)).manifestId : null
  if (orderId !== undefined) await lockOrder(tx, orderId)
  const owner = isOut ? { ...(await ownerOf(tx, orderId)), surplus: null } : await ownerOf(tx, orderId)
  const isNew = await insertIntake(tx, { ...owner, number, takenBy: who.id })
  if (!isNew) await setIntake(tx, number, owner)
  if (isOut) await setIntakeLeft(tx, number)
  await emit(tx, 'intake.changed', { sellerId: owner.sellerId })
  const parcel = await findIntake(tx, number)
  if (!parcel) throw new Error(`The parcel ${number} was not taken in.`)
  return { parcel, isAgain: !isNew, manifestId }
}

interface Owner {
  orderId: number | null
  sellerId: number | null
  surplus: Surplus | null
}

/** The order that bears this number, or bore it: by its label, as it was told, by the parcel that left, and as it was taken in before. */
async function orderOf(db: Db, number: string): Promise<number | undefined> {
  const told =
    (await labelByNumber(db, number))?.orderId ?? (await orderByNumber(db, number)) ?? (await lastParcel(db, { number }))?.orderId
  return told ?? (await findIntake(db, number))?.orderId ?? undefined
}

/** Whose it is, and why it is not waited for. */
async function ownerOf(db: Db, orderId: number | undefined): Promise<Owner> {
  const order = orderId === undefined ? undefined : (await findOrders(db, [orderId])).get(orderId)
  if (!order) return { orderId: null, sellerId: null, surplus: 'UNKNOWN' }
  const last = await lastParcel(db, { orderId: order.id })
  const hasLeft = last !== undefined && last.state !== 'LABELLED'
  return { orderId: order.id, sellerId: order.sellerId, surplus: surplusOf(order, hasLeft) }
}

function surplusOf({ orderType, status }: { orderType: string; status: string }, hasLeft: boolean): Surplus | null {
  if (orderType !== 'LABEL') return 'NOT_LABEL'
  // The carrier never had it: it may go out again.
  if (status === 'MISSED') return null
  if (hasLeft) return 'LEFT'
  // A label that was bought here by the form is brought by its seller, too.
  if (status === 'SCANNING' || status === 'LABEL_CREATED') return null
  return status === 'PENDING' || status === 'PAYMENT_FAILED' ? 'NOT_PAID' : 'STOPPED'
}

/** A surplus parcel was given back. Throws INTAKE_OVER where none is here under this id. */
export async function endSurplus(tx: Tx, who: Person, id: number, note: string): Promise<void> {
  if (!(await endIntake(tx, id, { by: who.id, note }))) throw new Fault('INTAKE_OVER')
  await emit(tx, 'intake.changed', { sellerId: null })
}
