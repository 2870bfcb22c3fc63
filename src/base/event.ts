import type { TeamRole } from './access/access.ts'

/** Events by name, with their payloads; each domain's contract adds its own (`declare module '#base/event.ts'`). */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the domains
export interface Events {}
export type EventName = keyof Events & string
/** An event as the live stream and webhooks carry it. */
export interface EventMessage<N extends EventName = EventName> {
  id: number
  name: N
  at: string
  payload: Events[N]
}

/** The audience of an event: who hears it as it happens, as a call's `access` says who may make it. */
export interface Audience {
  /** The person whom it is about, whom `emit` names, and of a seller's team the members with one of these roles; false where they do not. */
  readonly own: readonly TeamRole[] | false
  /** Staff with one of these roles; the owner always. */
  readonly staff: readonly string[]
}
/** One event of a contract: its payload and its audience. */
export interface EventKind<Payload extends object> extends Audience {
  /** For the compiler alone. */
  readonly payload?: Payload
}
export const event = <Payload extends object>(hearers: Audience): EventKind<Payload> => hearers
/** Payloads of a domain's events, by name. */
export type PayloadsOf<Kinds> = { [N in keyof Kinds]: Kinds[N] extends EventKind<infer Payload> ? Payload : never }
