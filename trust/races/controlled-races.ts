// The pairs of which people do not take both steps, in a deployment whose clock, jobs and carrier are controlled.
import { settingCalls } from '#shop/setting/contract.ts'
import type { FirstPeople } from '#test/people.ts'
import { controlOf } from '../deployment/controls.ts'
import type { Deployment } from '../deployment/deployment.ts'
import { bring, type Stationed } from '../statuses.ts'
import { controlledTakingOf } from './acts.ts'
import { type Barrier, openBarrier } from './barrier.ts'
import { type Match, nameOf } from './pairs.ts'
import { type Controlled, enter, goOn, type Runner } from './path-to-state.ts'
import { race, SentAway } from './race.ts'

/** One pair, and which of its steps comes to the line first. */
export interface Heat extends Match {
  first: 0 | 1
}

interface Stage extends Controlled {
  barrier: Barrier
}

/** So many are brought together; a session outlives the days that they let go by. */
const together = 6

/** Each with an order of its own; what is wrong, a line each. On PostgreSQL alone: elsewhere nobody waits for another's row. */
export async function raceControlled(deployment: Deployment, heats: readonly Heat[]): Promise<string[]> {
  const barrier = await openBarrier(deployment.databaseUrl ?? '')
  const stage = { deployment, barrier, control: controlOf(deployment.server) }
  const wrong: string[] = []
  try {
    await makeDue(await enter(stage))
    for (let at = 0; at < heats.length; at += together) wrong.push(...(await raceSome(stage, heats.slice(at, at + together))))
  } finally {
    await barrier.close()
  }
  return wrong
}

/** Whatever waits is due after an hour or a day, and what is only activated is done then. */
async function makeDue({ owner }: FirstPeople): Promise<void> {
  const soon = { coolingOffMinutes: 0, claimWindowDays: 1, missAfterHours: 1, missProductAfterHours: 1, missRefundAfterHours: 1 }
  for (const [key, value] of Object.entries({ ...soon, isActivationOnly: true }))
    await owner(settingCalls.changeSetting, { params: { key }, body: { value } })
  await new Promise(done => setTimeout(done, 5_500)) // every process follows within five seconds
}

async function raceSome(stage: Stage, heats: readonly Heat[]): Promise<string[]> {
  const people = await enter(stage)
  const resting = new Map<Heat, Stationed>()
  for (const [kind, some] of Map.groupBy(heats, ({ start }) => start.kind)) {
    const orders = await bring(
      people,
      some.map(({ start }) => start.rest),
      { kind },
    )
    for (const [at, heat] of some.entries()) {
      const order = orders[at]
      if (order) resting.set(heat, order)
    }
  }
  const wrong: string[] = []
  for (const heat of heats) {
    const order = resting.get(heat)
    if (!order) throw new Error(`No order was brought for ${nameOf(heat)}.`)
    wrong.push(...(await raceOrder(stage, heat, { people, order })))
  }
  return wrong
}

/** Where a busy machine sends one of the two away, they race once more for another order. */
async function raceOrder(stage: Stage, heat: Heat, runner: Runner, isAgain = false): Promise<string[]> {
  try {
    const found = await raceOne(stage, heat, await goOn(stage, heat.start, runner))
    return found.map(what => told(heat, runner, what))
  } catch (error) {
    if (isAgain || !(error instanceof SentAway)) return [told(heat, runner, String(error))]
  } finally {
    await stage.control('hold', { name: null })
  }
  const { people } = runner
  const [order] = await bring(people, [heat.start.rest], { kind: heat.start.kind })
  return order ? raceOrder(stage, heat, { people, order }, true) : [told(heat, runner, 'no other order was brought')]
}
const told = (heat: Heat, { order }: Runner, what: string) =>
  `${nameOf(heat)}, order ${order.id}, ${heat.ways[heat.first]?.step} before the other: ${what}`

function raceOne({ control, barrier }: Stage, heat: Heat, { people, order }: Runner): Promise<string[]> {
  const takings = heat.ways.map((way, at) =>
    controlledTakingOf(way, { start: heat.start, isAgain: at === 1 && way === heat.ways[0] }, control),
  )
  const isTurned = heat.first === 1
  const turned = <T>(both: readonly T[]) => (isTurned ? both.toReversed() : [...both])
  return race({
    people,
    order,
    match: heat,
    takings,
    first: isOfMoney(heat) || isOnlyAsked(heat) ? undefined : heat.first,
    async run(starts) {
      const answers = turned(await barrier.run({ table: 'order', id: order.id }, turned(starts)))
      await control('settle', {})
      return answers
    },
  })
}

/** A label that is asked back is so before the line, and its order goes back when the carrier has answered: another may pass it. */
const isOnlyAsked = ({ ways, first }: Heat) => ways[first].step === 'voidLabel'

/** Whether a payment is refused is decided by when the money comes, and not by who comes first. */
const isOfMoney = ({ ways }: Match) =>
  ways.some(({ step }) => step === 'payRefused') && ways.some(({ step }) => step === 'submit' || step === 'retry')
