// P6, item by item: what one item of an order is cancelled against, on the print floor and in the office, at one moment.
import type { Client } from '#base/client.ts'
import { orderIntakeCalls } from '#shop/order/intake/contract.ts'
import { orderOfficeCalls } from '#shop/order/office/contract.ts'
import { orderPayCalls } from '#shop/order/pay/contract.ts'
import { orderCancelCalls } from '#shop/order/refund/contract.ts'
import { productionCalls } from '#shop/production/contract.ts'
import { until } from '#test/deployment.ts'
import type { FirstPeople } from '#test/people.ts'
import type { Deployment } from '../deployment/deployment.ts'
import { fundUpTo, isBroken, shirt } from '../money.ts'
import { orderOf, untilStatus } from '../statuses.ts'
import { type Barrier, openBarrier } from './barrier.ts'
import { moneyOf } from './race.ts'

const files = [{ side: 'FRONT' as const, link: 'library:retro-sun' }]
/** Small, so that they are printed quickly. */
const body = {
  ...shirt,
  items: [
    { sku: 'ORN3-WHITE-STAR', quantity: 2, files },
    { sku: 'G5000-FOREST-S', quantity: 1, files },
  ],
}
const feeCents = 3_00

interface Runner {
  people: FirstPeople
  id: number
  /** One ticket of each item; none before it is in a batch. */
  tickets: readonly string[]
  items: readonly { id: number; totalMoney: number }[]
}
type Start = () => Promise<unknown>

/** For the sum that was shown, and shown before the race. */
async function cancelOf({ people: { demo }, id, items }: Runner, at: number): Promise<Start> {
  const params = { id, itemId: items[at]?.id ?? 0 }
  const { nowCents: seenRefundCents } = (await demo(orderCancelCalls.previewCancelItem, { params })).data
  return () => demo(orderCancelCalls.cancelOrderItem, { params, body: { seenRefundCents } })
}
const scan = (owner: Client, code: string | undefined, action: 'start' | 'pass') =>
  owner(productionCalls.scanTicket, { body: { code: code ?? '', action } })

interface Match {
  name: string
  /** What happens while the last item is cancelled. */
  against: (runner: Runner) => Start | Promise<Start>
  /** Before both. */
  first?: (runner: Runner) => Promise<unknown>
  /** How many of the two may be taken. */
  taken: readonly number[]
  /** The item is cancelled before its print files were made: it owes no fee. */
  isFree?: boolean
}
const onTheFloor: readonly Match[] = [
  {
    name: 'its own start',
    against:
      ({ people, tickets }) =>
      () =>
        scan(people.owner, tickets[1], 'start'),
    taken: [1],
  },
  // Where the cancel comes first, the other item is made all the same.
  {
    name: 'the start of another item',
    against:
      ({ people, tickets }) =>
      () =>
        scan(people.owner, tickets[0], 'start'),
    taken: [1, 2],
  },
  {
    name: 'the pass of another item',
    first: ({ people, tickets }) => scan(people.owner, tickets[0], 'start'),
    against:
      ({ people, tickets }) =>
      () =>
        scan(people.owner, tickets[0], 'pass'),
    taken: [1],
  },
  { name: 'the cancel of the other item', against: runner => cancelOf(runner, 0), taken: [1] },
  { name: 'itself', against: runner => cancelOf(runner, 1), taken: [1] },
  {
    name: 'the cancel of its order',
    against:
      ({ people, id }) =>
      () =>
        people.owner(orderOfficeCalls.officeCancel, { params: { id }, body: { reason: 'Raced' } }),
    taken: [1, 2],
  },
  {
    name: 'a refund of a part',
    against:
      ({ people, id }) =>
      () =>
        people.owner(orderOfficeCalls.officeRefund, { params: { id }, body: { amountCents: 50, reason: 'Raced' } }),
    taken: [1, 2],
  },
]
const release: Match = {
  name: 'the release of its batch',
  against:
    ({ people, id }) =>
    () =>
      people.owner(productionCalls.makeBatch, { body: { orderIds: [id] } }),
  taken: [2],
  isFree: true,
}

/**
 * So many rounds of each, every one with an order of its own; what is wrong, a line each. On PostgreSQL both wait before the order's
 * row, the cancel before the other and in the next round behind it; on the embedded engine nobody waits.
 */
export async function raceItems({ people, databaseUrl }: Deployment, rounds: number): Promise<string[]> {
  const barrier = databaseUrl === undefined ? undefined : await openBarrier(databaseUrl)
  const wrong: string[] = []
  try {
    for (let round = 0; round < rounds; round++) {
      const [waiting, ...batched] = await bringItems(people, onTheFloor.length + 1)
      const run = runnerOf(barrier, round % 2 === 0)
      for (const [at, match] of onTheFloor.entries()) wrong.push(...(await raceOne(match, batched[at], run)))
      wrong.push(...(await raceOne(release, waiting, run)))
    }
  } finally {
    await barrier?.close()
  }
  return wrong
}

type Both = readonly [Start, Start]
type Run = (orderId: number, both: Both) => Promise<PromiseSettledResult<unknown>[]>
const runnerOf =
  (barrier: Barrier | undefined, isCancelFirst: boolean): Run =>
  (orderId, [cancel, other]) => {
    const starts = isCancelFirst ? [cancel, other] : [other, cancel]
    return barrier ? barrier.run({ table: 'order', id: orderId }, starts) : Promise.allSettled(starts.map(start => start()))
  }

export const itemMatches = onTheFloor.length + 1

/** Paid orders of two items that wait for a batch; all but the first are in one, and ready to be made. */
async function bringItems(people: FirstPeople, count: number): Promise<Runner[]> {
  const { owner, demo } = people
  await fundUpTo(people, 1_000_00)
  const runners: Runner[] = []
  for (let made = 0; made < count; made++) {
    const { id, items } = (await demo(orderIntakeCalls.createOrder, { body })).data
    await demo(orderPayCalls.submitOrder, { params: { id } })
    runners.push({ people, id, items, tickets: [] })
  }
  const [first, ...others] = runners
  await owner(orderOfficeCalls.officeProcess, { body: { ids: runners.map(({ id }) => id) } })
  const { data: batch } = await owner(productionCalls.makeBatch, { body: { orderIds: others.map(({ id }) => id) } })
  for (const { id } of others) await untilStatus(people, id, 'EXPORTED')
  const { tickets } = (await owner(productionCalls.batch, { params: { id: batch.id } })).data
  const codeOf = (itemId: number) => tickets.find(ticket => ticket.itemId === itemId)?.code ?? ''
  return [...(first ? [first] : []), ...others.map(runner => ({ ...runner, tickets: runner.items.map(({ id }) => codeOf(id)) }))]
}

async function raceOne({ name, against, first, taken, isFree = false }: Match, runner: Runner | undefined, run: Run): Promise<string[]> {
  if (!runner) throw new Error(`No order was brought to race ${name}.`)
  const { people, id } = runner
  const cancel = await cancelOf(runner, 1)
  await first?.(runner)
  const answers = await run(id, [cancel, await against(runner)])
  const wrong = answers.filter(isBroken).map(answer => `not answered: ${answer.status === 'rejected' ? answer.reason : ''}`)
  const count = answers.filter(({ status }) => status === 'fulfilled').length
  if (!taken.includes(count)) wrong.push(`${count} were taken`)
  wrong.push(...(await floorOf(runner)), ...(await moneyOf(people, await orderOf(people, id))), ...(await feesOf(runner, isFree)))
  return wrong.map(what => `an item's cancel against ${name}, order ${id}: ${what}`)
}

/** Nothing of a cancelled item is made, and of what is left every piece has its ticket. */
async function floorOf({ people, id, items }: Runner): Promise<string[]> {
  const { owner } = people
  const order = await orderOf(people, id)
  const isOver = order.status === 'CANCELLED'
  const gone = new Set(order.items.filter(item => isOver || item.cancelledAt !== null).map(item => item.id))
  const live = order.items.filter(item => !gone.has(item.id)).reduce((sum, { quantity }) => sum + quantity, 0)
  const wrong: string[] = []
  if (!isOver && order.quantity !== live) wrong.push(`it counts ${order.quantity} pieces, and ${live} are wanted`)
  if (!isOver && order.status === 'PROCESSING') await untilStatus(people, id, 'EXPORTED')
  const ticketsOf = async () => {
    const { docs } = (await owner(productionCalls.batches, { query: { limit: 5 } })).data
    const all = await Promise.all(docs.map(async batch => (await owner(productionCalls.batch, { params: { id: batch.id } })).data.tickets))
    return all.flat().filter(ticket => items.some(item => item.id === ticket.itemId))
  }
  const standing = async () => (await ticketsOf()).filter(({ state }) => state !== 'VOID').length
  const isRight = await until(`${live} tickets of order ${id}`, async () => ((await standing()) === live ? true : undefined), 10_000).catch(
    () => false,
  )
  if (!isRight) wrong.push(`${await standing()} tickets stand for ${live} pieces`)
  for (const { code, itemId } of await ticketsOf()) {
    if (!gone.has(itemId)) continue
    const isStarted = await scan(owner, code, 'start').then(
      () => true,
      () => false,
    )
    if (isStarted) wrong.push(`${code} of a cancelled item was started`)
  }
  return wrong
}

/** Whatever was cancelled in which order: what is kept of an order that is cancelled in the end is the fee of each piece. */
async function feesOf({ people, id }: Runner, isFree: boolean): Promise<string[]> {
  const before = await orderOf(people, id)
  if (before.status !== 'EXPORTED' && before.status !== 'CANCELLED') return []
  if (before.status === 'EXPORTED')
    await people.owner(orderOfficeCalls.officeCancel, { params: { id }, body: { reason: 'After the race' } })
  const { paidCents, refundedCents, items } = await orderOf(people, id)
  const owing = items.filter(item => !isFree || item.cancelledAt === null).reduce((sum, { quantity }) => sum + quantity, 0)
  const kept = paidCents - refundedCents
  return kept === feeCents * owing ? [] : [`${kept} cents are kept for ${owing} pieces`]
}
