// What carriers report moves orders, and nothing else does.
import { later, minute } from '#base/time.ts'
import type { Tx } from '#engine/db/database.ts'
import type { Engine } from '#engine/engine.ts'
import { job } from '#engine/jobs/job.ts'
import { askBudget } from '#shop/carrier/account/budget.account.ts'
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
import { isStillTrue, isUnseen, nextAsk, type ParcelState, type ParcelTrouble, stateAfter, stepOf, troubleIn } from '../rules.ts'
import { findOther, insertEvent, listEvents, lockParcel, type ParcelRow, setState } from '../store.ts'
import { trackingText } from '../text.ts'
import { type AskedParcel, findOfAccount, listAskedAccounts, setAsked, setTold, setUnasked, takeDue } from './store.ts'

export const askCarrierJob = job('tracking.ask', { retries: 0 })
const parcelsPerAsk = 100

/** Asks the carriers about the parcels that it is time for, as far as each account has calls left, and takes what is new. */
export async function askCarrier(engine: Engine): Promise<void> {
  for (const accountId of await listAskedAccounts(engine.db)) {
    const budget = await askBudget(engine.db, accountId)
    if (budget) await ask(engine, accountId, budget.now, { ...budget, isFree: false })
    else while ((await ask(engine, accountId, parcelsPerAsk, { perCall: parcelsPerAsk, isPushOn: false, isFree: true })) === parcelsPerAsk);
  }
}

/** Answers how many were asked about. One account in trouble keeps nobody else's parcels waiting: its own are asked about again soon. */
async function ask(
  engine: Engine,
  accountId: number,
  most: number,
  { perCall, isPushOn, isFree }: { perCall: number; isPushOn: boolean; isFree: boolean },
): Promise<number> {
  const until = later(engine.db.now(), onItsWayMs)
  const due = most === 0 ? [] : await engine.db.transaction(tx => takeDue(tx, accountId, most, until))
  for (let from = 0; from < due.length; from += perCall) {
    const parcels = due.slice(from, from + perCall)
    try {
      await take(engine, parcels, await eventsOf(engine, accountId, parcels))
    } catch (error) {
      if (!(error instanceof CarrierTrouble)) throw error
      const rest = due.slice(from).map(({ id }) => id)
      await engine.db.transaction(tx => setUnasked(tx, rest, error.until ?? later(tx.now(), isFree ? 0 : troubleMs)))
      return from
    }
    await engine.db.transaction(async tx => {
      for (const { id, handedAt, pushedAt } of parcels)
        await setAsked(tx, id, nextAsk({ handedAt, isFree, isTold: isPushOn && pushedAt !== null }, tx.now()))
    })
  }
  return due.length
}
/** A process that ends while it asks leaves its parcels to be asked about so much later. */
const onItsWayMs = 10 * minute
const troubleMs = 5 * minute

const eventsOf = async (engine: Engine, accountId: number, parcels: readonly AskedParcel[]): Promise<CarrierEvent[]> =>
  (await serviceOf(engine, accountId)).events(parcels.map(parcel => parcel.trackingNumber))

async function take(engine: Engine, parcels: readonly AskedParcel[], told: readonly CarrierEvent[]): Promise<void> {
  const events = Map.groupBy(told, event => event.number)
  for (const parcel of parcels) {
    const news = events.get(parcel.trackingNumber) ?? []
    if (news.length > 0) await engine.db.transaction(tx => takeEvents(tx, parcel.id, news))
  }
}

/** What a carrier has sent about parcels of this account; a number of another's says nothing. */
export async function takeTold(tx: Tx, accountId: number, told: readonly CarrierEvent[]): Promise<void> {
  for (const [number, events] of Map.groupBy(told, event => event.number)) {
    const parcel = await findOfAccount(tx, accountId, number)
    if (!parcel) continue
    await takeEvents(tx, parcel.id, events)
    await setTold(tx, parcel.id, nextAsk({ handedAt: parcel.handedAt, isFree: false, isTold: true }, tx.now()))
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

const kinds = notices(
  'tracking',
  { delivered: { one: trackingText.noticeDelivered, many: trackingText.noticeDeliveredMany } },
  orderTeam,
  'ORDER_DELIVERED',
)

/** The order's part of an event: late ones are kept with the parcel and move no order back. */
async function follow(tx: Tx, parcel: ParcelRow, event: CarrierEvent, state: ParcelState): Promise<void> {
  const { orderId } = parcel
  if (isUnseen(parcel.state)) await markScanned(tx, parcel.trackingNumber)
  await setFacets(tx, orderId, { trackingState: state })
  await moveOrder(tx, parcel, event)
  if (state !== 'DELIVERED') return
  const values = { orderId, place: event.place }
  const notice = { kind: kinds.delivered, values, link: `/order/${orderId}`, subjects: [orderId] }
  await notify(tx, { accountId: parcel.sellerId, ...notice })
}

/** The order stood where it could not follow while its carrier told this, and can now. */
export async function followTold(tx: Tx, parcelId: number): Promise<void> {
  const parcel = await lockParcel(tx, parcelId)
  const told = await listEvents(tx, [parcelId])
  const times = told.map(event => event.at)
  for (const event of told) if (parcel && (!troubleIn(event.code) || isStillTrue(event, times))) await moveOrder(tx, parcel, event)
}

async function moveOrder(tx: Tx, { orderId }: ParcelRow, { code, at, place }: Pick<CarrierEvent, 'code' | 'at' | 'place'>): Promise<void> {
  const trouble = troubleIn(code)
  if (!trouble) {
    await takeSteps(tx, { orderIds: [orderId], step: stepOf(code), actor: carrierActor, given: { eventAt: at } })
    return
  }
  // What came back after its money did, or after it was closed, breaks nothing any more.
  const order = (await findOrders(tx, [orderId])).get(orderId)
  if (!order || whyNot(stepOf(code), factsOf(order), carrierActor.roles, tx.now())) return
  await reportError(tx, { orderId, code: trouble, ...brokenBy[trouble](place), actor: carrierActor })
}
