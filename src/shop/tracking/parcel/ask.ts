// What carriers report moves orders, and nothing else does.
import { later, second } from '#base/time.ts'
import type { Tx } from '#engine/db/database.ts'
import type { Engine } from '#engine/engine.ts'
import { job } from '#engine/jobs/job.ts'
import { serviceOf } from '#shop/carrier/account/open.account.ts'
import { type CarrierEvent, CarrierTrouble } from '#shop/carrier/rules.ts'
import { markScanned } from '#shop/label/label.ts'
import { notices, notify } from '#shop/notification/notification.ts'
import { orderReadAs } from '#shop/order/intake/known.intake.ts'
import { setFacets } from '#shop/order/item/item.ts'
import { orderTeam } from '#shop/order/status/contract.ts'
import { carrierActor, factsOf, findOrders } from '#shop/order/status/facts.status.ts'
import { whyNot } from '#shop/order/status/rules.ts'
import { reportError, takeSteps } from '#shop/order/status/status.ts'
import { emitParcel } from '../dock/scan-out.ts'
import { isStillTrue, type ParcelState, type ParcelTrouble, stateAfter, stepOf, troubleIn } from '../rules.ts'
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
    for (const [accountId, parcels] of Map.groupBy(due, parcel => parcel.accountId))
      if (accountId !== null) await ask(engine, accountId, parcels)
  }
}

async function ask(engine: Engine, accountId: number, parcels: readonly ParcelRow[]): Promise<void> {
  const told = await eventsOf(engine, accountId, parcels)
  const events = Map.groupBy(told, event => event.number)
  for (const parcel of parcels) {
    const news = events.get(parcel.trackingNumber) ?? []
    if (news.length > 0) await engine.db.transaction(tx => takeEvents(tx, parcel.id, news))
  }
}

/** One account in trouble keeps nobody else's parcels waiting: it is asked again with the next round. */
async function eventsOf(engine: Engine, accountId: number, parcels: readonly ParcelRow[]): Promise<CarrierEvent[]> {
  try {
    return await (await serviceOf(engine, accountId)).events(parcels.map(parcel => parcel.trackingNumber))
  } catch (error) {
    if (error instanceof CarrierTrouble) return []
    throw error
  }
}

/** Appends what is new of these events, oldest first, and lets the order follow. Events that are known change nothing. */
export async function takeEvents(tx: Tx, parcelId: number, events: readonly CarrierEvent[]): Promise<void> {
  const parcel = await lockParcel(tx, parcelId)
  if (!parcel || !(await isTold(tx, parcel))) return
  const toldBy = parcel.sees === 'NONE' ? 'CARRIER' : parcel.sees
  let state = parcel.state
  let last: CarrierEvent | undefined
  const times = [...events.map(event => event.at), ...(parcel.lastEventAt ? [parcel.lastEventAt] : [])]
  for (const event of events.toSorted((one, other) => one.at.getTime() - other.at.getTime())) {
    if (!(await insertEvent(tx, parcelId, { ...event, toldBy }))) continue
    last = event
    const next = stateAfter(state, event.code)
    const trouble = troubleIn(event.code)
    if (next !== state || (trouble && isStillTrue(event, times))) await follow(tx, parcel, event, next)
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

/** Who brings the order on: its seller says what becomes of what came back, staff make again or refund what does not arrive. */
const brokenBy: Readonly<Record<ParcelTrouble, (place: string) => { waitsOn: 'SELLER' | 'STAFF'; note: string }>> = {
  RETURNED: place => ({ waitsOn: 'SELLER', note: `Returned at ${place}` }),
  LOST: place => ({ waitsOn: 'STAFF', note: `Lost, last seen at ${place}` }),
  DAMAGED: place => ({ waitsOn: 'STAFF', note: `Damaged at ${place}` }),
}

const kinds = notices('tracking', { delivered: trackingText.noticeDelivered }, orderTeam)

/** The order's part of an event: late ones are kept with the parcel and move no order back. */
async function follow(tx: Tx, parcel: ParcelRow, event: CarrierEvent, state: ParcelState): Promise<void> {
  const { orderId } = parcel
  if (parcel.state === 'HANDED') await markScanned(tx, parcel.trackingNumber)
  await setFacets(tx, orderId, { trackingState: state })
  const step = stepOf(event.code)
  const trouble = troubleIn(event.code)
  if (trouble) {
    // What came back after its money did, or after it was closed, breaks nothing any more.
    const order = (await findOrders(tx, [orderId])).get(orderId)
    if (!order || whyNot(step, factsOf(order), carrierActor.roles, tx.now())) return
    await reportError(tx, { orderId, code: trouble, ...brokenBy[trouble](event.place), actor: carrierActor })
  } else {
    await takeSteps(tx, { orderIds: [orderId], step, actor: carrierActor, given: { eventAt: event.at } })
  }
  if (state !== 'DELIVERED') return
  const values = { orderId, place: event.place }
  await notify(tx, { accountId: parcel.sellerId, type: 'ORDER', kind: kinds.delivered, values, link: `/order/${orderId}` })
}
