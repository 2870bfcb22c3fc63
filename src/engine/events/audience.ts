// The audience of each event on the live stream (promise S1).
import { hasRole } from '#base/access/access.ts'
import type { Audience } from '#base/event.ts'
import type { StoredEvent } from './event.store.ts'

/** Who is subscribed, as far as it matters here. */
export interface Recipient {
  readonly id: number
  readonly kind: 'seller' | 'staff'
  readonly roles: readonly string[]
  readonly needsSecondFactor?: boolean
}

/** By the event's name. */
export type AudienceOf = Readonly<Record<string, Audience | undefined>>

/** The server refuses to start on an event that says nothing, or nonsense, about its audience. */
export function assertAudience(name: string, audience: Audience | undefined): void {
  const isRight =
    typeof audience?.own === 'boolean' && Array.isArray(audience.staff) && audience.staff.every(role => typeof role === 'string')
  if (!isRight) throw new Error(`The event ${name} does not declare who hears it.`)
}

/** An event without a declaration is nobody's. */
export function mayReceive(who: Recipient, { name, sellerId }: Pick<StoredEvent, 'name' | 'sellerId'>, events: AudienceOf): boolean {
  const audience = Object.hasOwn(events, name) ? events[name] : undefined
  if (!audience) return false
  if (audience.own && sellerId === who.id) return true
  if (who.kind !== 'staff' || who.needsSecondFactor) return false
  return hasRole(who.roles, audience.staff)
}
