// P6: two transitions that leave the same status at one moment, where the clock, a job or the carrier takes a part. What people alone
// race is in the suite `race`.

import { findingOf } from '../money.ts'
import { type Heat, raceControlled } from '../races/controlled-races.ts'
import { type Match, nameOf, ofTheApp, pairs } from '../races/pairs.ts'
import type { Given, Suite } from '../run/suite.ts'

export const suite: Suite = {
  // One waits for the row that another has locked: the embedded engine has one backend, and there nobody waits.
  engines: ['postgres'],
  async run(given) {
    const deployment = await given.deployment({ isControlled: true })
    const heats = heatsOf(given)
    const count = (matches: readonly Match[]) => new Set(matches.map(nameOf)).size
    const what = `pairs with a step of the clock, a job or the carrier: ${count(heats)} of ${count(ofTheApp)}, of ${pairs.length}; ${heats.length} races`
    return [
      findingOf('P6', what, 'who came first has won; history, status, label and wallet agree', await raceControlled(deployment, heats)),
    ]
  },
}

/** A bug is seen where the clock comes second, and little is to be brought; of the others a short run draws some, and who comes first. */
function heatsOf({ profile, random }: Given): Heat[] {
  if (profile === 'bug') return ofTheApp.filter(isOfAMiss).map(match => heat(match, match.ways[0].step === 'miss' ? 1 : 0))
  if (profile === 'nightly') return ofTheApp.flatMap(match => (isDouble(match) ? [heat(match, 0)] : [heat(match, 0), heat(match, 1)]))
  return random
    .shuffled(ofTheApp)
    .slice(0, 24)
    .map(match => heat(match, random.below(2) === 0 ? 0 : 1))
}

const heat = (match: Match, first: 0 | 1): Heat => ({ ...match, first })
const isDouble = ({ ways: [one, other] }: Match) => one === other
const isOfAMiss = ({ start, ways }: Match) => start.name === 'LABEL_HANDED' && ways.some(({ step }) => step === 'miss')
