// The calls for people (docs/calls.md).
import { accessText } from '#base/access/access.ts'
import type { AnyCall } from '#base/call.ts'
import { allCalls, domainOf } from './shop.ts'

export async function printCallsPage(): Promise<string> {
  const lines = [
    '# Calls',
    '',
    'Printed from the contracts by `npm run docs`. Access: `anyone`; `person`, anyone signed in; `seller` with the roles of a team’s',
    'members (the account itself always may); `staff` with their roles (the owner always may). Touches: whose object a call reads or changes; another’s own object is a 404.',
  ]
  for (const [domain, groups] of Map.groupBy(await allCalls(), domainOf)) {
    lines.push('', `## ${domain}`, '', '| call | access | touches | what it does |', '|---|---|---|---|')
    for (const { value } of groups) for (const [name, call] of Object.entries(value)) lines.push(callLine(name, call))
  }
  return `${lines.join('\n')}\n`
}

function callLine(name: string, call: AnyCall): string {
  const kind = call.kind === 'json' ? '' : ` (${call.kind})`
  const published = call.published ? ' Public API.' : ''
  return `| \`${call.method} ${call.path}\`${kind}<br>${name} | ${accessText(call.access)} | ${call.touches} | ${call.summary.replaceAll('|', '\\|')}${published} |`
}
