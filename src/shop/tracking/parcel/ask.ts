// What carriers report moves orders, and nothing else does.
import { later, second } from '#base/time.ts'
import type { Tx } from '#engine/db/database.ts'
import type { Engine } from '#engine/engine.ts'
import { job } from '#engine/jobs/job.ts'
import { serviceOf } from '#shop/carrier/carrier.ts'
import type { CarrierEvent } from '#shop/carrier/rules.ts'
import { markScanned } from '#shop/label/label.ts'
import { notices, notify } from '#shop/notification/notification.ts'
import { orderReadAs } from '#shop/order/intake/known.intake.ts'
import { setFacets } from '#shop/order/item/item.ts'
import { orderTeam } from '#shop/order/status/contract.ts'
import { carrierActor, factsOf, findOrders } from '#shop/order/status/facts.status.ts'
import { whyNot } from '#shop/order/status/rules.ts'
import { reportError, takeSteps } from '#shop/order/status/status.ts'
import { emitParcel } from '../dock/scan-out.ts'
import { type ParcelState, stateAfter, stepOf } from '../rules.ts'
import { findOther, insertEvent, lockParcel, type ParcelRow, setState, takeDue } from '../store.ts'
import { trackingText } from '../text.ts'

export const askCarrierJob = job('tracking.ask', { retries: 0 })
const parcelsPerAsk = 100

/** Asks the carriers about every parcel on its way that was not asked about just now, and takes what is new. */
export async function askCarrier(engine: Engine): Promise<void> {
  const before = later(engine.db.now(), -5 * second)
  for (;;) {
    const due = await engine.db.transaction(tx => takeDue(tx, parcelsPerAsk, before))
    if (due.length === 0) return
    for (const [carrier, parcels] of Map.groupBy(due, parcel => parcel.carrier)) await ask(engine, carrier, parcels)
  }
}

async function ask(engine: Engine, carrier: string, parcels: readonly ParcelRow[]): Promise<void> {
  const told = await serviceOf(engine, carrier).events(parcels.map(parcel => parcel.trackingNumber))
  const events = Map.groupBy(told, event => event.number)
  for (const parcel of parcels) {
    const news = events.get(parcel.trackingNumber) ?? []
    if (news.length > 0) await engine.db.transaction(tx => takeEvents(tx, parcel.id, news))
  }
}

/** Appends what is new of these events, oldest first, and lets the order follow. Events that are known change nothing. */
export async function takeEvents(tx: Tx, parcelId: number, events: readonly CarrierEvent[]): Promise<void> {
  const parcel = await lockParcel(tx, parcelId)
  if (!parcel || !(await isTold(tx, parcel))) return
  const toldBy = parcel.sees === 'NONE' ? 'CARRIER' : parcel.sees
  let state = parcel.state
  let last: CarrierEvent | undefined
  for (const event of events.toSorted((one, other) => one.at.getTime() - other.at.getTime())) {
    if (!(await insertEvent(tx, parcelId, { ...event, toldBy }))) continue
    last = event
    const next = stateAfter(state, event.code)
    if (next !== state) await follow(tx, parcel, event, next)
    state = next
  }
  if (!last) return
  await setState(tx, parcelId, state, last.at)
  await emitParcel(tx, { ...parcel, state })
}

/** What a carrier tells of a number is of the parcel whose label says it; of several that only typed it, it is of none. */
async function isTold(tx: Tx, parcel: ParcelRow): Promise<boolean> {
  const reader = await orderReadAs(tx, parcel.trackingNumber)
  return reader === undefined ? (await findOther(tx, parcel)) === undefined : reader === parcel.orderId
}

const kinds = notices('tracking', { delivered: trackingText.noticeDelivered }, orderTeam)

/** The order's part of an event: late ones are kept with the parcel and move no order back. */
async function follow(tx: Tx, parcel: ParcelRow, event: CarrierEvent, state: ParcelState): Promise<void> {
  const { orderId } = parcel
  if (parcel.state === 'HANDED') await markScanned(tx, parcel.trackingNumber)
  await setFacets(tx, orderId, { trackingState: state })
  const step = stepOf(event.code)
  if (step === 'carrierException') {
    // What came back after its money did, or after it was closed, breaks nothing any more.
    const order = (await findOrders(tx, [orderId])).get(orderId)
    if (!order || whyNot(step, factsOf(order), carrierActor.roles, tx.now())) return
    const note = `Returned at ${event.place}`
    await reportError(tx, { orderId, code: 'RETURNED', waitsOn: 'SELLER', note, actor: carrierActor })
  } else {
    await takeSteps(tx, { orderIds: [orderId], step, actor: carrierActor, given: { eventAt: event.at } })
  }
  if (state !== 'DELIVERED') return
  const values = { orderId, place: event.place }
  await notify(tx, { accountId: parcel.sellerId, type: 'ORDER', kind: kinds.delivered, values, link: `/order/${orderId}` })
}
