// P6: two transitions that leave the same status, taken at the same moment. The pairs come from the order's own table.

import { labelCalls } from '#shop/label/calls.ts'
import { orderCalls, orderDeskCalls } from '#shop/order/calls.ts'
import type { OrderStatus } from '#shop/order/status.contract.ts'
import { type OrderStep, type Transition, transitions } from '#shop/order/transition.rules.ts'
import { productionCalls } from '#shop/production/calls.ts'
import { walletCalls } from '#shop/wallet/calls.ts'
import type { FirstPeople } from '#test/bad-days/people.ts'
import { isBroken } from './money.ts'
import { bring, handOver, isReachable, label, orderOf, type Station, type Stationed } from './statuses.ts'

export interface Pair {
  from: OrderStatus
  ways: readonly [Transition, Transition]
}
interface Racer {
  people: FirstPeople
  order: Stationed
  to: OrderStatus
  dueCents: number
}
/** True where it was taken; refusals of one among many stand in the answer. */
type Act = (racer: Racer) => Promise<boolean>

const params = ({ order }: Racer) => ({ params: { id: order.id } })
const scan =
  (action: 'start' | 'pass' | 'fail'): Act =>
  async ({ people, order }) => {
    const body = { code: order.ticket, action, reason: action === 'fail' ? 'Smeared' : '' }
    const { data } = await people.owner(productionCalls.scanTicket, { body })
    // A piece may fail whatever has become of its order, and moves it from the floor alone.
    return action !== 'fail' || data.orderStatus === 'PROCESSING'
  }
const submit: Act = async racer => {
  const { data } = await racer.people.demo(orderCalls.submitOrder, params(racer))
  return data.status === 'NEW_ORDER'
}
/** How people take a step. The steps that are missing are a clock's, a carrier's, or a job's. */
const acts: Partial<Record<OrderStep, Act>> = {
  submit,
  retry: submit,
  keep: async racer => {
    await racer.people.demo(orderCalls.keepOrder, { ...params(racer), body: { reason: 'Wanted twice' } })
    return true
  },
  cancel: async racer => {
    await racer.people.owner(orderDeskCalls.officeCancel, { ...params(racer), body: { reason: 'Raced' } })
    return true
  },
  process: async ({ people, order }) => {
    const { data } = await people.owner(orderDeskCalls.officeProcess, { body: { ids: [order.id] } })
    return data.results[0]?.code === undefined
  },
  recall: async racer => {
    await racer.people.owner(productionCalls.recallOrder, params(racer))
    return true
  },
  start: scan('start'),
  pass: scan('pass'),
  fail: scan('fail'),
  createLabel: async ({ people, order }) => (await label(people, order.id)) === 'LIVE',
  printLabel: async ({ people, order }) => {
    const { data } = await people.owner(labelCalls.markPrinted, { body: { orderIds: [order.id] } })
    return data.results[0]?.fault === null
  },
  handOver: async ({ people, order }) => {
    await handOver(people, order.id)
    return true
  },
  error: async racer => {
    const body = { code: 'OTHER', waitsOn: 'STAFF', note: 'Raced' } as const
    await racer.people.owner(orderDeskCalls.officeError, { ...params(racer), body })
    return true
  },
  resend: async racer => {
    await racer.people.owner(orderDeskCalls.officeResend, { ...params(racer), body: { to: racer.to, reason: 'Mended' } })
    return true
  },
  refund: async racer => {
    const amountCents = racer.to === 'REFUNDED' ? racer.dueCents : 50
    await racer.people.owner(orderDeskCalls.officeRefund, { ...params(racer), body: { amountCents, reason: 'Raced' } })
    return true
  },
}

/** The calls only ask for them; a job takes the step, if it may still be taken by then. */
const byJob: readonly string[] = ['createLabel', 'handOver']

/** Every pair of transitions that leave the same status; each also against itself, which is a double click. */
export const pairs: readonly Pair[] = [...Map.groupBy(transitions, ({ from }) => from)].flatMap(([from, leaving]) =>
  from === 'NEW' ? [] : leaving.flatMap((one, at) => leaving.slice(at).map((other): Pair => ({ from, ways: [one, other] }))),
)
/** Those of an order that is made and posted here, whose both steps a person can take at a status that the calls lead to. */
export const racable: readonly Pair[] = pairs.filter(
  pair => isReachable(stationOf(pair)) && pair.ways.every(way => acts[way.step] !== undefined && way.kinds.includes('STANDARD_USPS')),
)
const nameOf = ({ from, ways }: Pair) => `${from}: ${ways.map(({ step, to }) => `${step} to ${to}`).join(' against ')}`

function stationOf({ from, ways }: Pair): Station {
  if (from === 'ERROR') return `BROKEN_${ways.find(({ step }) => step === 'resend')?.to ?? 'PROCESSING'}`
  const isEarly = from === 'LABEL_CREATED' && ways.some(({ step }) => step === 'start' || step === 'process')
  return isEarly ? 'EARLY_LABEL' : from
}

/** Races each pair with an order of its own; what is wrong, a line each. */
export async function racePairs(people: FirstPeople, chosen: readonly Pair[]): Promise<string[]> {
  const orders = await bring(people, chosen.map(stationOf))
  const wrong: string[] = []
  for (const [at, pair] of chosen.entries()) {
    // What is paid goes on by the house's own clock; then another order is brought.
    const isThere = (await orderOf(people, orders[at]?.id ?? 0)).status === pair.from
    const [order] = isThere ? orders.slice(at) : await bring(people, [stationOf(pair)])
    if (order) wrong.push(...(await race(people, pair, order)).map(what => `${nameOf(pair)}, order ${order.id}: ${what}`))
  }
  return wrong
}

async function race(people: FirstPeople, pair: Pair, order: Stationed): Promise<string[]> {
  const before = await orderOf(people, order.id)
  if (before.status !== pair.from) return [`it stands at ${before.status}`]
  const dueCents = before.paidCents - before.refundedCents
  const answers = await Promise.allSettled(
    pair.ways.map(async ({ step, to }) => (await acts[step]?.({ people, order, to, dueCents })) ?? false),
  )
  const after = await orderOf(people, order.id)
  const known = new Set(before.timeline.map(({ id }) => id))
  const steps = after.timeline.filter(({ id }) => !known.has(id)).sort((one, other) => one.id - other.id)
  const wrong = answers.filter(isBroken).map(answer => `not answered: ${answer.status === 'rejected' ? answer.reason : ''}`)
  let at: string = pair.from
  for (const { step, from, to } of steps) {
    if (from !== at) wrong.push(`${step} left ${from}, and it stood at ${at}`)
    if (!transitions.some(way => way.step === step && way.from === from && way.to === to)) wrong.push(`${step} from ${from} to ${to}`)
    at = to
  }
  if (after.status !== at) wrong.push(`it stands at ${after.status}, and its history ends at ${at}`)
  const isTaken = (at: number) => answers[at]?.status === 'fulfilled' && answers[at].value
  const taken = pair.ways.filter(({ step }, at) => !byJob.includes(step) && isTaken(at)).length
  const byPeople = steps.filter(({ actor, step }) => actor !== 'system' && !byJob.includes(step)).length
  if (taken !== byPeople) wrong.push(`${taken} taken, ${byPeople} in its history`)
  const booked = (await people.demo(walletCalls.myTransactions, { query: { order: order.id, limit: 100 } })).data.docs
  const paid = -booked.reduce((sum, { amount }) => sum + amount, 0)
  if (paid !== after.paidCents - after.refundedCents || after.refundedCents > after.paidCents)
    wrong.push(`paid ${after.paidCents}, given back ${after.refundedCents}, and the wallet says ${paid}`)
  return wrong
}
