// P6: every two transitions that leave the same status, from the order's own table; where each pair is raced, or why it cannot be.
import type { OrderStatus } from '#shop/order/status/contract.ts'
import { type Transition, transitions } from '#shop/order/status/transition.rules.ts'
import { excuses } from './excuses.ts'
import { type Stand, stands } from './stands.ts'

export interface Pair {
  from: OrderStatus
  ways: readonly [Transition, Transition]
}
/** A pair, and where an order is brought to for it. */
export interface Match extends Pair {
  stand: Stand
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
export const standsOf = ({ from, ways }: Pair): Stand[] =>
  stands.filter(
    stand =>
      stand.from === from &&
      ways.every(way => way.kinds.includes(stand.kind) && isNamed(way, stand.steps)) &&
      !(ways[0] === ways[1] && ways[0].step === stand.once),
  )

/** Why both cannot be taken at the same order; nothing where nobody has said why. */
export function excuseOf({ from, ways: [one, other] }: Pair): string | undefined {
  if (!one.kinds.some(kind => other.kinds.includes(kind))) return 'No kind of order has both.'
  const isMeant = (way: Transition, words: readonly string[] | undefined) => words === undefined || isNamed(way, words, ofLabel(way))
  const found = excuses.find(
    excuse =>
      excuse.from === from &&
      ((isMeant(one, excuse.one) && isMeant(other, excuse.other)) || (isMeant(other, excuse.one) && isMeant(one, excuse.other))),
  )
  return found?.why
}

const matches = pairs.flatMap(pair => {
  const [first, ...others] = standsOf(pair)
  const byClock = others.filter(({ clock }) => pair.ways.some(({ step }) => step === clock))
  return first ? [first, ...byClock].map((stand): Match => ({ ...pair, stand })) : []
})
/** People take both steps, at a status that the calls lead to. */
export const ofPeople: readonly Match[] = matches.filter(({ stand }) => !stand.isSteered)
/** One of the steps is taken by the clock, a job or the carrier, or only they lead to where both can be taken. */
export const ofTheApp: readonly Match[] = matches.filter(({ stand }) => stand.isSteered)
