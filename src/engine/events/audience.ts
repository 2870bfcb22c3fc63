// The audience of each event on the live stream (promise S1).
import { hasRole, isOfTeam } from '#base/access/access.ts'
import type { Audience } from '#base/event.ts'
import type { StoredEvent } from './event.store.ts'

/** Who is subscribed, as far as it matters here. */
export interface Recipient {
  readonly id: number
  readonly kind: 'seller' | 'staff'
  readonly roles: readonly string[]
  readonly needsSecondFactor?: boolean
  /** Of a member of a seller's team, who hears of the seller what these roles may. */
  readonly team?: { readonly id: number }
  readonly teamRoles?: readonly string[]
}

/** By the event's name. */
export type AudienceOf = Readonly<Record<string, Audience | undefined>>

/** The server refuses to start on an event that says nothing, or nonsense, about its audience. */
export function assertAudience(name: string, audience: Audience | undefined): void {
  const areRoles = (roles: unknown) => Array.isArray(roles) && roles.every(role => typeof role === 'string')
  const isRight = audience && (audience.own === false || areRoles(audience.own)) && areRoles(audience.staff)
  if (!isRight) throw new Error(`The event ${name} does not declare who hears it.`)
}

/** An event without a declaration is nobody's. */
export function mayReceive(who: Recipient, { name, sellerId }: Pick<StoredEvent, 'name' | 'sellerId'>, events: AudienceOf): boolean {
  const audience = Object.hasOwn(events, name) ? events[name] : undefined
  if (!audience) return false
  if (audience.own && sellerId === who.id) return true
  if (who.needsSecondFactor) return false
  if (who.team) return audience.own !== false && sellerId === who.team.id && isOfTeam(who.teamRoles ?? [], audience.own)
  if (who.kind !== 'staff') return false
  return hasRole(who.roles, audience.staff)
}
