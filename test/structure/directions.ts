// Import directions, who may use whom. Everything goes down: roof → domains → engine and kit → base; what runs in the browser never imports
// what runs on the server.
import { type Place, packageOf, placeOf, type Role } from './places.ts'

/** A sentence where this import may not be, or nothing where it may. */
export type Direction = (path: string, target: string, isType: boolean, layers: readonly string[]) => string | undefined

/** In its own domain, what a role may use. */
const inside: Readonly<Record<Role, readonly Role[]>> = {
  domain: ['part', 'verbs', 'jobs', 'routes', 'store', 'rules', 'contract', 'faults', 'text'],
  contract: ['contract', 'rules'],
  faults: ['faults'],
  text: ['text'],
  rules: ['rules', 'contract', 'faults'],
  store: ['store', 'rules', 'contract', 'faults'],
  part: ['part', 'verbs', 'jobs', 'store', 'rules', 'contract', 'faults', 'text'],
  verbs: ['part', 'verbs', 'jobs', 'store', 'rules', 'contract', 'faults', 'text'],
  jobs: ['part', 'verbs', 'jobs', 'store', 'rules', 'contract', 'faults', 'text'],
  routes: ['routes', 'part', 'verbs', 'jobs', 'store', 'rules', 'contract', 'faults', 'text'],
  seed: ['seed', 'part', 'verbs', 'jobs', 'store', 'rules', 'contract', 'faults', 'text'],
  ui: ['ui', 'rules', 'contract', 'faults', 'text'],
  test: ['test', 'ui', 'seed', 'routes', 'jobs', 'part', 'verbs', 'store', 'rules', 'contract', 'faults', 'text'],
}
/** Of a lower domain, what a role may use. Where the public verbs may be used, the text may be too: mails are written in both languages. */
const below: Readonly<Record<Role, readonly Role[]>> = {
  domain: ['contract', 'rules', 'faults', 'verbs', 'text'],
  contract: ['contract', 'rules', 'faults'],
  faults: [],
  text: [],
  rules: ['contract', 'rules', 'faults'],
  store: ['contract', 'rules', 'faults'],
  part: ['contract', 'rules', 'faults', 'verbs', 'text'],
  verbs: ['contract', 'rules', 'faults', 'verbs', 'text'],
  jobs: ['contract', 'rules', 'faults', 'verbs', 'text'],
  routes: ['contract', 'rules', 'faults', 'verbs', 'text'],
  seed: ['contract', 'rules', 'faults', 'verbs', 'text', 'seed'],
  ui: ['contract', 'rules', 'faults', 'ui', 'text'],
  test: ['contract', 'rules', 'faults', 'verbs', 'text', 'seed', 'ui', 'routes', 'jobs'],
}
const browserRoles = new Set<Role>(['ui'])
const bothRoles = new Set<Role>(['contract', 'rules', 'faults', 'text'])
/** Types only: their values reach the browser as modules that are made of them. */
const typeOnlyInBrowser = new Set<Role>(['faults', 'text'])

const areas: Readonly<Record<Exclude<Place['area'], 'shop'>, readonly Place['area'][]>> = {
  base: ['base'],
  engine: ['base', 'engine'],
  kit: ['base', 'kit'],
  app: ['base', 'kit', 'app'],
  web: ['base', 'kit', 'app', 'web', 'shop'],
  entry: ['base', 'kit', 'app', 'web', 'entry', 'shop'],
  server: ['base', 'engine', 'server', 'web', 'shop'],
  test: ['base', 'engine', 'kit', 'app', 'web', 'entry', 'server', 'shop', 'test', 'outside'],
  outside: ['base', 'engine', 'kit', 'app', 'web', 'entry', 'server', 'shop', 'test', 'outside'],
}

export const direction: Direction = (path, target, isType, layers) => {
  const user = placeOf(path)
  const used = placeOf(target)
  if (used.area === 'shop' && used.role === 'store' && user.domain !== used.domain)
    return `the store of ${used.domain} is private to its folder`
  if (user.area === 'test' || user.area === 'outside') return undefined
  if (used.area === 'test' && user.role !== 'test') return 'only tests use test/'
  if (user.area === 'shop') return used.area === 'shop' ? betweenDomains(user, used, isType, layers) : downFromDomain(user.role, used.area)
  if (!areas[user.area].includes(used.area)) return `${user.area} may not use ${used.area}`
  if (used.area !== 'shop') return undefined
  if (user.area === 'server')
    return browserRoles.has(used.role) ? `server/ may not use ${used.role} of ${used.domain}: it runs in the browser` : undefined
  if (!browserRoles.has(used.role) && !bothRoles.has(used.role))
    return `browser code may not use the ${used.role} of ${used.domain}: it runs on the server`
  return typeOnlyInBrowser.has(used.role) && !isType ? `browser code may use the ${used.role} of ${used.domain} only by type` : undefined
}

function betweenDomains(
  user: Place & { area: 'shop' },
  used: Place & { area: 'shop' },
  isType: boolean,
  layers: readonly string[],
): string | undefined {
  const isOwn = user.domain === used.domain
  if (!isOwn && user.role !== 'test') {
    const [upper, lower] = [layers.indexOf(user.domain), layers.indexOf(used.domain)]
    if (upper < 0 || lower < 0) return `${upper < 0 ? user.domain : used.domain} is not among the layers of server/domains.ts`
    if (lower > upper) return `${user.domain} stands below ${used.domain} and may not use it; send an event up instead`
  }
  if (!(isOwn ? inside : below)[user.role].includes(used.role)) {
    if (browserRoles.has(user.role) && !browserRoles.has(used.role))
      return `${user.role} may not use the ${used.role} of ${used.domain}: it runs on the server`
    return `${user.role} may not use the ${used.role} of ${isOwn ? 'its own domain' : used.domain}`
  }
  if (used.role === 'faults' && user.role !== 'test' && user.role !== 'faults' && user.role !== 'domain' && !isType)
    return 'faults are thrown by code: use their types only'
  if (used.role === 'text' && user.role === 'ui' && !isType) return 'texts reach the browser as modules of their own: use their types only'
  return undefined
}

function downFromDomain(role: Role, area: Exclude<Place['area'], 'shop'>): string | undefined {
  if (area === 'base' || role === 'test') return undefined
  if (area === 'server' || area === 'entry' || area === 'outside') return `a domain may not use ${area}: it is above`
  if (area === 'web') return 'a domain may not use web/: it is above'
  const isBrowser = area === 'kit' || area === 'app'
  if (browserRoles.has(role)) return isBrowser ? undefined : `${role} may not use ${area}/: it runs on the server`
  if (bothRoles.has(role)) return `${role} runs on both sides and may use base/ only`
  return isBrowser ? `${role} may not use kit/: it runs in the browser` : undefined
}

const serverPackages =
  /^(node:|pg$|pg-boss$|kysely$|fastify$|@fastify\/|sharp$|undici$|pino$|nodemailer$|@aws-sdk\/|@electric-sql\/|@napi-rs\/|@node-rs\/|@embedpdf\/|pdfkit$|archiver$|bwip-js$|ipaddr\.js$|rate-limiter-flexible$|zipcodes$|vite$|@react-router\/node$)/

/** A sentence where this file may not use this package, or nothing where it may. */
export function packageDirection(path: string, from: string, isType: boolean): string | undefined {
  const user = placeOf(path)
  if (user.area === 'test' || user.area === 'outside' || user.role === 'test') return undefined
  const name = from.startsWith('node:') ? from : packageOf(from)
  const isBrowser =
    user.area !== 'engine' && user.area !== 'server' && (user.area !== 'shop' || browserRoles.has(user.role) || bothRoles.has(user.role))
  if (isBrowser && serverPackages.test(name) && path !== 'src/entry.server.tsx') return `${name} runs on the server only`
  if (name === 'kysely' && user.area === 'shop' && user.role !== 'store') return 'Kysely is used in store files and the engine only'
  if (name === 'kysely' && user.area === 'server') return 'Kysely is used in store files and the engine only'
  if (isBrowser && user.area !== 'app' && name.startsWith('@mantine/'))
    return user.area === 'kit' ? 'kit/ carries no UI library; its app/ does' : 'pages import no UI library: take the part from kit/'
  if (user.area === 'base' && !isType && /^react(-dom|-router)?$/.test(name)) return 'base/ knows no React'
  return undefined
}
