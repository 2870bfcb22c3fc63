// The mounted domains: the values of the domains, joined.
import type { Audience, EventName } from '#base/event.ts'
import type { MigrationFolder } from '#engine/db/migrate.ts'
import type { Domain } from '#engine/domain.ts'
import { jobEvents } from '#engine/jobs/poison.ts'
import type { OfficeQueues } from '#engine/office-queue.ts'
import type { Route } from '#engine/serve/route.ts'
import type { Personal } from '#shop/account/account.ts'
import { domains } from './domains.ts'

export interface Mounted extends Domain<Personal> {
  readonly routes: readonly Route[]
  readonly queues: readonly OfficeQueues[]
}

const listed: readonly Domain<Personal>[] = domains
const whole = {
  routes: () => mounted.flatMap(domain => domain.routes),
  inbound: () => mounted.flatMap(domain => domain.inbound ?? []),
  personal: () => mounted.flatMap(domain => domain.personal ?? []),
  needs: () => mounted.flatMap(domain => domain.needs ?? []),
  queues: () => mounted.flatMap(domain => domain.queues),
}
export const mounted: readonly Mounted[] = listed.map(({ routes = [], queues = [], ...domain }) => ({
  ...domain,
  routes: typeof routes === 'function' ? routes(whole) : routes,
  queues: typeof queues === 'function' ? queues(whole) : queues,
}))

type EventsOf<Value> = Value extends { readonly events: infer Events } ? keyof Events : never
type Listed = keyof typeof jobEvents | EventsOf<(typeof domains)[number]>
/** Every event with its audience. One that a contract names and no domain lists does not compile; tests have some of their own. */
export const events = Object.assign({}, jobEvents, ...listed.map(domain => domain.events)) as Readonly<
  Record<Listed, Audience>
> satisfies Readonly<Record<Exclude<EventName, `test.${string}`>, Audience>>

/** The engine's migrations, then the domains'. */
export const migrationFolders = (): MigrationFolder[] => [
  { name: 'engine', url: new URL('../engine/migrations/', import.meta.url) },
  ...listed.map(({ name }) => ({ name, url: new URL(`../shop/${name}/migrations/`, import.meta.url) })),
]
