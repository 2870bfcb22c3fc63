// The calls for people (docs/calls.md) and for the pages (each domain's calls.ts).
import type { AnyCall } from '#base/call.ts'
import type { Declared } from '../declared.ts'
import { allCalls, domainOf } from './shop.ts'

export async function printCallsPage(): Promise<string> {
  const lines = [
    '# Calls',
    '',
    'Printed from the contracts by `npm run docs`. Access: `anyone`; `person`, anyone signed in; `seller`; or the roles of staff',
    '(the owner always may). Touches: whose object a call reads or changes; another’s own object is a 404.',
  ]
  for (const [domain, groups] of Map.groupBy(await allCalls(), domainOf)) {
    lines.push('', `## ${domain}`, '', '| call | access | touches | what it does |', '|---|---|---|---|')
    for (const { value } of groups) for (const [name, call] of Object.entries(value)) lines.push(callLine(name, call))
  }
  return `${lines.join('\n')}\n`
}

function callLine(name: string, call: AnyCall): string {
  const access = typeof call.access === 'string' ? call.access : call.access.staff.length > 0 ? call.access.staff.join(', ') : 'any staff'
  const kind = call.kind === 'json' ? '' : ` (${call.kind})`
  const published = call.published ? ' Public API.' : ''
  return `| \`${call.method} ${call.path}\`${kind}<br>${name} | ${access} | ${call.touches} | ${call.summary.replaceAll('|', '\\|')}${published} |`
}

/** Method and path of every call with the contract's types only, so that pages carry no Zod: path of the file → text. */
export async function printBrowserCalls(): Promise<Map<string, string>> {
  const files = new Map<string, string>()
  for (const [domain, groups] of Map.groupBy(await allCalls(), domainOf)) files.set(`src/shop/${domain}/calls.ts`, browserCalls(groups))
  return files
}

function browserCalls(groups: readonly Declared<Record<string, AnyCall>>[]): string {
  const byFile = [...Map.groupBy(groups, it => it.path.split('/').slice(3).join('/'))]
  const single = groups.length === 1
  const alias = (name: string) => (single ? 'contract' : `${name}Contract`)
  const imports = byFile.map(
    ([path, named]) => `import type { ${named.map(it => `${it.name} as ${alias(it.name)}`).join(', ')} } from './${path}'`,
  )
  const tables = groups.map(({ name, value }) => {
    const rows = Object.entries(value).map(
      ([call, { kind, method, path }]) => `  ${call}: '${kind === 'json' ? '' : `${kind} `}${method} ${path}',\n`,
    )
    return `\nexport const ${name} = wire<typeof ${alias(name)}>({\n${rows.join('')}})\n`
  })
  return `// Printed from the contract by \`npm run docs\`: what pages import.\nimport { wire } from '#base/wire.ts'\n${imports.join('\n')}\n${tables.join('')}`
}
