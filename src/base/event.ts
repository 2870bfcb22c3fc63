/** What happened, by name, with its payload; each domain's contract adds its own (`declare module '#base/event.ts'`). */
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
