// P6: every two transitions that leave the same status, from the order's own table; where each pair is raced, or why it cannot be.
import type { OrderStatus } from '#shop/order/status/contract.ts'
import { type Transition, transitions } from '#shop/order/status/transition.rules.ts'
import { exclusions } from './exclusions.ts'
import { type StartState, startStates } from './start-states.ts'

export interface Pair {
  from: OrderStatus
  ways: readonly [Transition, Transition]
}
/** A pair, and where an order is brought to for it. */
export interface Match extends Pair {
  start: StartState
}

/** Each also against itself, which is a double click. */
export const pairs: readonly Pair[] = [...Map.groupBy(transitions, ({ from }) => from)].flatMap(([from, leaving]) =>
  from === 'NEW' ? [] : leaving.flatMap((one, at) => leaving.slice(at).map((other): Pair => ({ from, ways: [one, other] }))),
)

const ofLabel = ({ kinds }: Transition) => (kinds.length === 1 && kinds[0] === 'LABEL' ? ' of LABEL' : '')
const isNamed = ({ step, to }: Transition, words: readonly string[], kind = '') =>
  words.includes(`${step}${kind}`) || words.includes(`${step} ${to}${kind}`)

export const nameOf = ({ from, ways }: Pair) => `${from}: ${ways.map(way => `${way.step} to ${way.to}${ofLabel(way)}`).join(' against ')}`

/** Where both steps can be taken. */
export const startStatesOf = ({ from, ways }: Pair): StartState[] =>
  startStates.filter(
    start =>
      start.from === from &&
      ways.every(way => way.kinds.includes(start.kind) && isNamed(way, start.steps)) &&
      !(ways[0] === ways[1] && ways[0].step === start.once),
  )

/** Why both cannot be taken at the same order; nothing where nobody has said why. */
export function exclusionOf({ from, ways: [one, other] }: Pair): string | undefined {
  if (!one.kinds.some(kind => other.kinds.includes(kind))) return 'No kind of order has both.'
  const isMeant = (way: Transition, words: readonly string[] | undefined) => words === undefined || isNamed(way, words, ofLabel(way))
  const found = exclusions.find(
    excuse =>
      excuse.from === from &&
      ((isMeant(one, excuse.one) && isMeant(other, excuse.other)) || (isMeant(other, excuse.one) && isMeant(one, excuse.other))),
  )
  return found?.why
}

const matches = pairs.flatMap(pair => {
  const [first, ...others] = startStatesOf(pair)
  const byClock = others.filter(({ clock }) => pair.ways.some(({ step }) => step === clock))
  return first ? [first, ...byClock].map((start): Match => ({ ...pair, start })) : []
})
/** People take both steps, at a status that the calls lead to. */
export const ofPeople: readonly Match[] = matches.filter(({ start }) => !start.isControlled)
/** One of the steps is taken by the clock, a job or the carrier, or only they lead to where both can be taken. */
export const ofTheApp: readonly Match[] = matches.filter(({ start }) => start.isControlled)
