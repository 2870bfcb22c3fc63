// P13 and P18 with the real adapters, against their stand-ins: whatever becomes of an answer, each label is bought once; what is given back is
// given back once; and news count once, and only where they are the carrier's own.

import { CallError } from '#base/fault.ts'
import { day, hour, minute } from '#base/time.ts'
import { labelCalls } from '#shop/label/contract.ts'
import { type Adapter, adapters, boughtOnce, type Carriers, openCarriers, sinceOf } from '../carriers/adapter.ts'
import type { Deployment } from '../deployment/deployment.ts'
import { findingOf } from '../money.ts'
import type { Finding, Given, Suite } from '../run/suite.ts'

const purchases = { bug: 7, fast: 12, ci: 100, nightly: 500 }
const deskOrders = { bug: 4, fast: 10, ci: 30, nightly: 100 }
const unseenParcels = { bug: 2, fast: 5, ci: 10, nightly: 50 }

interface Place {
  given: Given
  deployment: Deployment
  carriers: Carriers
}

export const suite: Suite = {
  engines: ['embedded', 'postgres'],
  // What is looked at does not know the engine.
  ciOn: 'postgres',
  fastOn: 'postgres',
  async *run(given) {
    const deployment = await given.deployment({ isControlled: true })
    const carriers = await openCarriers(deployment)
    const place: Place = { given, deployment, carriers }
    // First, while no clock has jumped: a process begins with the machine's.
    for (const adapter of adapters) yield await killed(place, adapter)
    for (const adapter of adapters) yield await lost(place, adapter)
    for (const adapter of adapters) yield await twoDesks(place, adapter)
    for (const adapter of adapters) yield await givenBack(place, adapter)
    for (const adapter of adapters) yield await (adapter.pushes ? pushed : asked)(place, adapter)
    for (const adapter of adapters) yield await unseen(place, adapter)
  },
}

const produced = async ({ carriers }: Place, count: number) => (await carriers.control('produced', { count })).orderIds

/** So many labels in all, some for each answer that is lost. */
async function lost(place: Place, adapter: Adapter): Promise<Finding> {
  const { given, carriers } = place
  await carriers.choose(adapter)
  const since = await sinceOf(carriers, adapter)()
  const count = purchases[given.profile]
  const { losses } = adapter
  const wrong: string[] = []
  let made = 0
  for (const [at, [what, mood]] of losses.entries()) {
    const times = Math.floor(((at + 1) * count) / losses.length) - made
    made += times
    // No price and no token of the day before is known any more, and no call is counted.
    await carriers.nextDay()
    await carriers.standIn(adapter).mood({ ...mood, times })
    const orderIds = await produced(place, times)
    await carriers.ask(orderIds)
    await carriers.settled(orderIds)
    wrong.push(...(await boughtOnce(carriers, adapter, orderIds)).map(fault => `${what} lost: ${fault}`))
    await carriers.standIn(adapter).mood()
  }
  const [labels, doubles, unknown, malformed] = await Promise.all(['labels', 'doubles', 'unknown', 'malformed'].map(since))
  if (labels !== count || doubles !== 0) wrong.push(`${count} purchases, ${labels} labels were sold, ${doubles} of them twice`)
  if (unknown !== 0 || malformed !== 0) wrong.push(`${unknown} bodies have members that nobody describes, ${malformed} are malformed`)
  const what = `${adapter.carrier}: ${count} purchases, the answer lost at each of ${losses.length} steps`
  return findingOf('P13', what, `${count} labels, 0 doubles, every body as described`, wrong)
}

/** The process is killed while the purchase is on its way, and when the carrier has sold and nobody has kept it. */
async function killed(place: Place, adapter: Adapter): Promise<Finding> {
  const { carriers, deployment } = place
  await carriers.choose(adapter)
  const wrong: string[] = []
  for (const [when, how] of [
    ['before the carrier has sold it', 'HANG'],
    ['when the carrier has sold it', 'HANG_AFTER'],
  ] as const) {
    const since = await sinceOf(carriers, adapter)()
    const orderIds = await produced(place, 1)
    const before = (await carriers.standIn(adapter).counts()).calls
    await carriers.standIn(adapter).mood({ call: adapter.buy, how })
    await carriers.client()(labelCalls.makeLabels, { body: { orderIds: [...orderIds] } })
    await untilAsked(carriers, adapter, { before, soldOf: how === 'HANG_AFTER' ? since : undefined })
    await deployment.restart('SIGKILL')
    await carriers.settled(orderIds)
    wrong.push(...(await boughtOnce(carriers, adapter, orderIds)).map(fault => `${when}: ${fault}`))
    const [labels, doubles] = [await since('labels'), await since('doubles')]
    if (labels !== 1 || doubles !== 0) wrong.push(`${when}: ${labels} labels were sold, ${doubles} of them twice`)
  }
  return findingOf('P13', `${adapter.carrier}: kill -9 before and after the carrier sells`, 'one label each', wrong)
}

/** Until the call that buys hangs. */
async function untilAsked(
  { standIn }: Carriers,
  adapter: Adapter,
  { before, soldOf }: { before: Readonly<Record<string, number>>; soldOf: ((name: string) => Promise<number>) | undefined },
): Promise<void> {
  const api = adapter.buy.split(' ')[1]?.split('/').slice(0, 3).join('/') ?? ''
  // At EasyPost the same interface tells the rates and makes the shipment first.
  const calls = adapter.carrier === 'easypost' ? 3 : 1
  for (let tries = 0; tries < 600; tries++) {
    const isSold = soldOf === undefined || (await soldOf('labels')) > 0
    const made = ((await standIn(adapter).counts()).calls[api] ?? 0) - (before[api] ?? 0)
    if (made >= calls && isSold) return
    await new Promise(done => setTimeout(done, 50))
  }
  throw new Error(`The purchase at ${adapter.carrier} was not on its way within half a minute.`)
}

/** Two people at the label desk buy for the same orders at once. */
async function twoDesks(place: Place, adapter: Adapter): Promise<Finding> {
  const { given, carriers } = place
  await carriers.choose(adapter)
  await carriers.nextDay()
  const since = await sinceOf(carriers, adapter)()
  const orderIds = await produced(place, deskOrders[given.profile])
  await carriers.ask(orderIds, 2)
  await carriers.settled(orderIds)
  const wrong = await boughtOnce(carriers, adapter, orderIds)
  const [labels, doubles] = [await since('labels'), await since('doubles')]
  if (labels !== orderIds.length || doubles !== 0) wrong.push(`${labels} labels were sold, ${doubles} of them twice`)
  return findingOf('P13', `${adapter.carrier}: two desks buy for the same ${orderIds.length} orders at once`, 'each order one label', wrong)
}

/** The void matrix: before the carrier's file, after it, on a form, and twice a day. */
async function givenBack(place: Place, adapter: Adapter): Promise<Finding> {
  const { carriers } = place
  await carriers.choose(adapter)
  await carriers.nextDay()
  const isUsps = adapter.carrier === 'usps'
  const counted = isUsps ? 'disputes' : 'refunds'
  const wrong: string[] = []
  const bought = async () => {
    const orderIds = await produced(place, 1)
    await carriers.ask(orderIds)
    await carriers.settled(orderIds)
    return { orderId: orderIds[0] ?? 0, id: (await carriers.labelsOf(orderIds))[0]?.id ?? 0 }
  }
  const give = (id: number) =>
    carriers
      .client()(labelCalls.voidLabel, { params: { id }, body: { reason: 'Torn' } })
      .then(
        () => 'taken',
        (error: unknown) => (error instanceof CallError ? error.code : String(error)),
      )
  const stateOf = async (orderId: number) => (await carriers.labelsOf([orderId]))[0]
  const expect = async (when: string, orderId: number, refundState: string) => {
    await carriers.control('settle', {})
    const label = await stateOf(orderId)
    if (label?.state !== 'VOIDED' || label.refundState !== refundState) wrong.push(`${when}: ${label?.state}, ${label?.refundState}`)
  }
  const early = await bought()
  await give(early.id)
  await expect('before the file', early.orderId, isUsps ? 'REFUNDED' : 'ASKED')

  const late = await bought()
  await carriers.advance(2 * day)
  const since = await sinceOf(carriers, adapter)()
  const answers = [...(await Promise.all([give(late.id), give(late.id)])), await give(late.id)]
  await expect('after the file, asked for three times', late.orderId, 'ASKED')
  const asked = await since(counted)
  if (asked !== 1) wrong.push(`asked for three times (${answers.join(', ')}) the carrier was asked ${asked} times`)

  const handed = await bought()
  await carriers.handedOver([handed.orderId])
  const before = await sinceOf(carriers, adapter)()
  const refused = await give(handed.id)
  await carriers.control('settle', {})
  if (refused !== 'LABEL_ON_FORM') wrong.push(`on a form: ${refused}`)
  if ((await before(counted)) + (await before('cancelled')) !== 0 || (await stateOf(handed.orderId))?.state !== 'LIVE')
    wrong.push('on a form: the carrier was asked to take it')
  return findingOf(
    'P13',
    `${adapter.carrier}: labels given back before the file, after it, twice a day and on a form`,
    'as each may',
    wrong,
  )
}

/** A parcel that was handed over, and what is known of it. */
async function onItsWay({ carriers }: Place, adapter: Adapter) {
  await carriers.choose(adapter)
  await carriers.nextDay()
  const { sellerId, orderIds } = await carriers.control('produced', { count: 1 })
  const [orderId = 0] = orderIds
  await carriers.ask([orderId])
  await carriers.settled([orderId])
  const [label] = await carriers.labelsOf([orderId])
  await carriers.handedOver([orderId])
  const told = async () => {
    await carriers.control('settle', {})
    const { orders, changes } = await carriers.control('look', { sellerId, after: 0 })
    return { status: orders.find(({ id }) => id === orderId)?.status, moves: changes.filter(change => change.orderId === orderId).length }
  }
  return { number: label?.trackingNumber ?? '', told }
}

/** What comes by push, whoever sends it, how often, and in which order. */
async function pushed(place: Place, adapter: Adapter): Promise<Finding> {
  const { carriers } = place
  const { number, told } = await onItsWay(place, adapter)
  const wrong: string[] = []
  const happen = async (push: string, status: string, status_detail: string) =>
    carriers.standIn(adapter).happen({ number, status, status_detail, city: 'RENO', state: 'NV', push })
  const before = await told()
  const forged = await happen('FORGED', 'in_transit', 'arrived_at_facility')
  if (forged.some(status => status < 400) || forged.length === 0) wrong.push(`forged news were answered ${forged.join(', ') || 'nobody'}`)
  if (JSON.stringify(await told()) !== JSON.stringify(before)) wrong.push('forged news moved the order')
  const { now } = await carriers.control('stand', {})
  const early = new Date(Date.parse(now) + hour)
  await carriers.control('stand', { at: new Date(early.getTime() + 5 * hour).toISOString() })
  const twice = await happen('TWICE', 'delivered', 'arrived_at_destination')
  const after = await told()
  if (twice.some(status => status !== 200) || twice.length !== 2) wrong.push(`doubled news were answered ${twice.join(', ')}`)
  if (after.status !== 'DELIVERED') wrong.push(`what was delivered is ${after.status}`)
  // What happened before is told behind it.
  await carriers.control('stand', { at: early.toISOString() })
  await happen('ONCE', 'in_transit', 'departed_facility')
  await happen('ONCE', 'out_for_delivery', 'out_for_delivery')
  const last = await told()
  await carriers.control('stand', { at: new Date(early.getTime() + 6 * hour).toISOString(), isOver: true })
  if (last.status !== 'DELIVERED') wrong.push(`late news moved the order back to ${last.status}`)
  if (last.moves !== after.moves) wrong.push(`late and doubled news moved the order ${last.moves - after.moves} times more`)
  return findingOf('P13', `${adapter.carrier}: forged, doubled, late and out-of-order news`, 'moved once, and by its own alone', wrong)
}

/** More than any suite before has left on its way. */
const mostTurns = 120

/** The same of a carrier that sends nothing: what is sent in its name is nobody's, and what it is asked about counts once. */
async function asked(place: Place, adapter: Adapter): Promise<Finding> {
  const { carriers, deployment } = place
  const { number, told } = await onItsWay(place, adapter)
  const wrong: string[] = []
  const happen = (code: string) => carriers.standIn(adapter).happen({ number, code, city: 'RENO', state: 'NV' })
  /** The hours pass after which it is asked about again, and the minutes until its turn comes: a minute's calls are for one parcel. */
  const ask = async () => {
    await carriers.advance(13 * hour)
    for (let turn = 0; turn < mostTurns; turn++) {
      await carriers.advance(minute)
      await carriers.control('cron', { name: 'tracking.ask' })
    }
    return told()
  }
  const before = await told()
  const forged = await fetch(new URL(`/v1/in/${adapter.carrier}/1.${'A'.repeat(43)}`, deployment.server.url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify([{ trackingNumber: number, trackingEvents: [{ eventCode: '01', GMTTimestamp: new Date().toISOString() }] }]),
  })
  if (forged.status < 400) wrong.push(`news in its name were answered ${forged.status}`)
  if (JSON.stringify(await told()) !== JSON.stringify(before)) wrong.push('news in its name moved the order')
  await carriers.advance(5 * hour)
  await happen('01')
  const after = await ask()
  if (after.status !== 'DELIVERED') wrong.push(`what was delivered is ${after.status}`)
  // What happened before is told behind it, and all of it each time that it is asked about.
  const { now } = await carriers.control('stand', {})
  await carriers.control('stand', { at: new Date(Date.parse(now) - 16 * hour).toISOString() })
  for (const code of ['10', 'OF']) await happen(code)
  await carriers.control('stand', { at: now, isOver: true })
  for (let times = 0; times < 2; times++) await ask()
  const last = await told()
  if (last.status !== 'DELIVERED') wrong.push(`late news moved the order back to ${last.status}`)
  if (last.moves !== after.moves) wrong.push(`late and doubled news moved the order ${last.moves - after.moves} times more`)
  return findingOf(
    'P13',
    `${adapter.carrier}: news in its name, told twice, late and out of order`,
    'moved once, and by its own alone',
    wrong,
  )
}

const unseenDays = 40

/** P18: parcels of an account whose carrier does not tell of them. */
async function unseen(place: Place, adapter: Adapter): Promise<Finding> {
  const { given, carriers } = place
  await carriers.choose(adapter)
  await carriers.control('untold', { accountId: carriers.accountOf(adapter) })
  const { sellerId, orderIds } = await carriers.control('produced', { count: unseenParcels[given.profile] })
  await carriers.nextDay()
  await carriers.ask(orderIds)
  await carriers.settled(orderIds)
  await carriers.handedOver(orderIds)
  const { balance: held } = await carriers.control('look', { sellerId, after: 0 })
  const wrong: string[] = []
  for (let passed = 1; passed <= unseenDays; passed++) {
    await carriers.control('advance', { milliseconds: day })
    for (const name of ['order.miss', 'order.refund-missed', 'order.close']) await carriers.control('cron', { name })
  }
  const { orders, balance } = await carriers.control('look', { sellerId, after: 0 })
  const missed = orders.filter(({ status, refunded }) => status === 'MISSED' || refunded > 0)
  if (missed.length > 0 || balance !== held) wrong.push(`${missed.length} are missed or refunded, ${balance - held} cents came back`)
  const what = `${adapter.carrier}: ${orderIds.length} parcels that it does not tell of, ${unseenDays} days`
  return findingOf('P18', what, '0 missed, 0 refunded', wrong)
}
