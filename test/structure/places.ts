// The place of a file: its area, and within a domain its role. See ARCHITECTURE.md.

/**
 * What a file of a domain is for, by its name. One that ends in its folder's name holds verbs that others may call: `order.ts`,
 * `order/pay/pay.ts`, `order/pay/quote.pay.ts`; `part` is anything else.
 */
export type Role =
  | 'domain'
  | 'contract'
  | 'faults'
  | 'rules'
  | 'store'
  | 'verbs'
  | 'part'
  | 'routes'
  | 'jobs'
  | 'text'
  | 'seed'
  | 'ui'
  | 'test'
export type Place =
  | { area: 'base' | 'engine' | 'kit' | 'app' | 'server' | 'web' | 'entry' | 'test' | 'outside'; domain?: undefined; role?: undefined }
  | { area: 'shop'; domain: string; role: Role }

const isTest = /\.test\.tsx?$/
/** The pages' own root files; `entry.server.tsx` alone may use Node's modules. */
const entries = new Set(['src/root.tsx', 'src/routes.ts', 'src/entry.client.tsx', 'src/entry.server.tsx'])
const namedRoles: readonly Role[] = ['domain', 'contract', 'faults', 'rules', 'store', 'routes', 'jobs', 'text', 'seed']

export function placeOf(path: string): Place {
  const [top, area, domain] = path.split('/')
  if (top === 'test' || top === 'e2e' || top === 'bench' || top === 'trust') return { area: 'test' }
  if (top !== 'src') return { area: 'outside' }
  if (area === 'shop' && domain && path.split('/').length > 3) return { area: 'shop', domain, role: roleOf(path, domain) }
  if (isTest.test(path)) return { area: 'test' }
  if (path.startsWith('src/kit/app/')) return { area: 'app' }
  if (area === 'base' || area === 'engine' || area === 'kit' || area === 'server' || area === 'web') return { area }
  return { area: entries.has(path) ? 'entry' : 'outside' }
}

function roleOf(path: string, domain: string): Role {
  if (isTest.test(path)) return 'test'
  const inside = path.slice(`src/shop/${domain}/`.length)
  if (inside.startsWith('ui/')) return 'ui'
  const words =
    inside
      .replace(/\.[a-z]+$/, '')
      .split('/')
      .at(-1)
      ?.split('.') ?? []
  const last = words.at(-1)
  if (last === (inside.includes('/') ? inside.split('/').at(-2) : domain)) return 'verbs'
  return namedRoles.find(role => role === last) ?? 'part'
}

const aliases: Readonly<Record<string, string>> = {
  '#base': 'src/base',
  '#engine': 'src/engine',
  '#kit': 'src/kit',
  '#shop': 'src/shop',
  '#server': 'src/server',
  '#web': 'src/web',
  '#test': 'test',
}

/** The path of an import within the repository, or nothing where it is a package. `+types` are printed by React Router. */
export function resolveImport(path: string, from: string): string | undefined {
  if (from.includes('+types/')) return undefined
  if (from.startsWith('#')) {
    const [head = '', ...rest] = from.split('/')
    return [aliases[head] ?? head, ...rest].join('/').replace(/\?.*$/, '')
  }
  if (!from.startsWith('.')) return undefined
  const parts = path.split('/').slice(0, -1)
  for (const part of from.replace(/\?.*$/, '').split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '.') parts.push(part)
  }
  return parts.join('/')
}

/** The package of an import: '@mantine/core/styles.css' → '@mantine/core'; 'node:fs' stays. */
export const packageOf = (from: string): string =>
  from
    .split('/')
    .slice(0, from.startsWith('@') ? 2 : 1)
    .join('/')
