// The refusals for people (docs/faults.md).
import { allFaults, domainOf } from './shop.ts'

export async function printFaultsPage(): Promise<string> {
  const lines = [
    '# Refusals',
    '',
    'Printed from the fault catalogues by `npm run docs`. `{{name}}` places are filled from the refusal’s `values`.',
  ]
  for (const [domain, groups] of Map.groupBy(await allFaults(), it => (it.path.startsWith('src/engine') ? 'any call' : domainOf(it)))) {
    lines.push('', `## ${domain}`, '', '| code | status | English | Vietnamese |', '|---|---|---|---|')
    for (const { value } of groups) {
      for (const [code, [status, en, vi]] of Object.entries(value)) lines.push(`| ${code} | ${status} | ${cell(en)} | ${cell(vi)} |`)
    }
  }
  return `${lines.join('\n')}\n`
}

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ')
