// Who hears what on the live stream (promise S1).
import { hasRole } from '#base/call.ts'
import type { Hearers } from '#base/event.ts'
import type { StoredEvent } from './event.store.ts'

/** Who is asking, as far as it matters here. */
export interface Hearer {
  readonly id: number
  readonly kind: 'seller' | 'staff'
  readonly roles: readonly string[]
  readonly needsSecondFactor?: boolean
}

/** By the event's name. */
export type HearersOf = Readonly<Record<string, Hearers | undefined>>

/** The server refuses to start on an event that says nothing, or nonsense, about who hears it. */
export function assertHeard(name: string, hearers: Hearers | undefined): void {
  const isRight = typeof hearers?.own === 'boolean' && Array.isArray(hearers.staff) && hearers.staff.every(role => typeof role === 'string')
  if (!isRight) throw new Error(`The event ${name} does not declare who hears it.`)
}

/** An event without a declaration is nobody's. */
export function mayHear(who: Hearer, { name, sellerId }: Pick<StoredEvent, 'name' | 'sellerId'>, events: HearersOf): boolean {
  const hearers = Object.hasOwn(events, name) ? events[name] : undefined
  if (!hearers) return false
  if (hearers.own && sellerId === who.id) return true
  if (who.kind !== 'staff' || who.needsSecondFactor) return false
  return hasRole(who.roles, hearers.staff)
}
