// Who may use whom. Everything goes down: roof → floors → engine and kit → base; what runs in the browser never imports
// what runs on the server.
import { type Place, packageOf, placeOf, type Role } from './places.ts'

/** A sentence where this import may not be, or nothing where it may. */
export type Direction = (path: string, target: string, isType: boolean, floors: readonly string[]) => string | undefined

/** In its own domain, what a role may use. */
const inside: Readonly<Record<Role, readonly Role[]>> = {
  domain: ['part', 'door', 'jobs', 'routes', 'store', 'rules', 'contract', 'faults', 'text'],
  contract: ['contract', 'rules'],
  faults: ['faults'],
  text: ['text'],
  rules: ['rules', 'contract', 'faults'],
  store: ['store', 'rules', 'contract', 'faults'],
  part: ['part', 'door', 'jobs', 'store', 'rules', 'contract', 'faults', 'text'],
  door: ['part', 'door', 'jobs', 'store', 'rules', 'contract', 'faults', 'text'],
  jobs: ['part', 'door', 'jobs', 'store', 'rules', 'contract', 'faults', 'text'],
  routes: ['routes', 'part', 'door', 'jobs', 'store', 'rules', 'contract', 'faults', 'text'],
  seed: ['seed', 'part', 'door', 'jobs', 'store', 'rules', 'contract', 'faults', 'text'],
  ui: ['ui', 'rules', 'contract', 'faults', 'text'],
  test: ['test', 'ui', 'seed', 'routes', 'jobs', 'part', 'door', 'store', 'rules', 'contract', 'faults', 'text'],
}
/** Of a lower domain, what a role may use. Where the door may be used, the text may be too: mails are written in both languages. */
const below: Readonly<Record<Role, readonly Role[]>> = {
  domain: ['contract', 'rules', 'faults', 'door', 'text'],
  contract: ['contract', 'rules', 'faults'],
  faults: [],
  text: [],
  rules: ['contract', 'rules', 'faults'],
  store: ['contract', 'rules', 'faults'],
  part: ['contract', 'rules', 'faults', 'door', 'text'],
  door: ['contract', 'rules', 'faults', 'door', 'text'],
  jobs: ['contract', 'rules', 'faults', 'door', 'text'],
  routes: ['contract', 'rules', 'faults', 'door', 'text'],
  seed: ['contract', 'rules', 'faults', 'door', 'text', 'seed'],
  ui: ['contract', 'rules', 'faults', 'ui', 'text'],
  test: ['contract', 'rules', 'faults', 'door', 'text', 'seed', 'ui', 'routes', 'jobs'],
}
const browserRoles = new Set<Role>(['ui'])
const bothRoles = new Set<Role>(['contract', 'rules', 'faults', 'text'])
/** Types only: their values reach the browser as modules that are made of them. */
const typeOnlyInBrowser = new Set<Role>(['faults', 'text'])

const rooms: Readonly<Record<Exclude<Place['room'], 'shop'>, readonly Place['room'][]>> = {
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

export const direction: Direction = (path, target, isType, floors) => {
  const user = placeOf(path)
  const used = placeOf(target)
  if (used.room === 'shop' && used.role === 'store' && user.domain !== used.domain)
    return `the store of ${used.domain} is private to its folder`
  if (user.room === 'test' || user.room === 'outside') return undefined
  if (used.room === 'test' && user.role !== 'test') return 'only tests use test/'
  if (user.room === 'shop') return used.room === 'shop' ? betweenDomains(user, used, isType, floors) : downFromDomain(user.role, used.room)
  if (!rooms[user.room].includes(used.room)) return `${user.room} may not use ${used.room}`
  if (used.room !== 'shop') return undefined
  if (user.room === 'server')
    return browserRoles.has(used.role) ? `server/ may not use ${used.role} of ${used.domain}: it runs in the browser` : undefined
  if (!browserRoles.has(used.role) && !bothRoles.has(used.role))
    return `browser code may not use the ${used.role} of ${used.domain}: it runs on the server`
  return typeOnlyInBrowser.has(used.role) && !isType ? `browser code may use the ${used.role} of ${used.domain} only by type` : undefined
}

function betweenDomains(
  user: Place & { room: 'shop' },
  used: Place & { room: 'shop' },
  isType: boolean,
  floors: readonly string[],
): string | undefined {
  const isOwn = user.domain === used.domain
  if (!isOwn && user.role !== 'test') {
    const [upper, lower] = [floors.indexOf(user.domain), floors.indexOf(used.domain)]
    if (upper < 0 || lower < 0) return `${upper < 0 ? user.domain : used.domain} is not among the floors of server/domains.ts`
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

function downFromDomain(role: Role, room: Exclude<Place['room'], 'shop'>): string | undefined {
  if (room === 'base' || role === 'test') return undefined
  if (room === 'server' || room === 'entry' || room === 'outside') return `a domain may not use ${room}: it is above`
  if (room === 'web') return 'a domain may not use web/: it is above'
  const isBrowser = room === 'kit' || room === 'app'
  if (browserRoles.has(role)) return isBrowser ? undefined : `${role} may not use ${room}/: it runs on the server`
  if (bothRoles.has(role)) return `${role} runs on both sides and may use base/ only`
  return isBrowser ? `${role} may not use kit/: it runs in the browser` : undefined
}

const serverPackages =
  /^(node:|pg$|pg-boss$|kysely$|fastify$|@fastify\/|sharp$|undici$|pino$|nodemailer$|@aws-sdk\/|@electric-sql\/|@napi-rs\/|@node-rs\/|@embedpdf\/|pdfkit$|archiver$|bwip-js$|ipaddr\.js$|rate-limiter-flexible$|zipcodes$|vite$|@react-router\/node$)/

/** A sentence where this file may not use this package, or nothing where it may. */
export function packageDirection(path: string, from: string, isType: boolean): string | undefined {
  const user = placeOf(path)
  if (user.room === 'test' || user.room === 'outside' || user.role === 'test') return undefined
  const name = from.startsWith('node:') ? from : packageOf(from)
  const isBrowser =
    user.room !== 'engine' && user.room !== 'server' && (user.room !== 'shop' || browserRoles.has(user.role) || bothRoles.has(user.role))
  if (isBrowser && serverPackages.test(name) && path !== 'src/entry.server.tsx') return `${name} runs on the server only`
  if (name === 'kysely' && user.room === 'shop' && user.role !== 'store') return 'Kysely is used in store files and the engine only'
  if (name === 'kysely' && user.room === 'server') return 'Kysely is used in store files and the engine only'
  if (user.room === 'kit' && name.startsWith('@mantine/')) return 'kit/ carries no UI library; its app/ does'
  if (user.room === 'base' && !isType && /^react(-dom|-router)?$/.test(name)) return 'base/ knows no React'
  return undefined
}
