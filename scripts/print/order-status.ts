import { orderStatuses, shownStatus, statuses } from '#shop/order/status/rules.ts'
import { type Transition, transitions } from '#shop/order/status/transition.rules.ts'

/** `docs/order-status.md`: the state machine as it is walked by the code, for people. */
export function printOrderStatus(): string {
  const lines = [
    '# Order statuses',
    '',
    'Printed from `src/shop/order/status/transition.rules.ts`. NEW is no status: the row does not exist yet.',
    'Kinds: `STANDARD_USPS`, `STANDARD_TIKTOK` and `SHIP_BY_SELLER` are made here; `LABEL` is a label alone.',
    '',
    '## Statuses',
    '',
    '| status | means | sellers read | steps from here |',
    '|---|---|---|---|',
    ...orderStatuses.map(status => {
      const steps = [...new Set(transitions.filter(way => way.from === status).map(way => way.step))]
      return `| ${status} | ${statuses[status].tone} | ${shownStatus(status)} | ${steps.join(', ') || 'none: the end'} |`
    }),
    '',
    '## Steps',
    '',
    '| step | from | to | who | kinds | only if | money |',
    '|---|---|---|---|---|---|---|',
    ...transitions.map(printTransition),
    '',
  ]
  return lines.join('\n')
}

function printTransition(way: Transition): string {
  const kinds = way.kinds.length === 4 ? 'all' : way.kinds.length === 3 ? 'made' : way.kinds.join(', ')
  return `| ${way.step} | ${way.from} | ${way.to} | ${way.by.join(', ')} | ${kinds} | ${guardText(way)} | ${way.money} |`
}

/** The guards of one transition as a sentence. */
export const guardText = (way: Transition): string => way.guards.map(guard => guard.says).join('; ')
