// Inbound webhooks: what platforms and carriers send to the app unasked. A domain lists its sources, the roof mounts them.
import type { Engine } from '#engine/engine.ts'
import type { Job } from '#engine/jobs/job.ts'

/** A webhook as it has come. */
export interface Arrived {
  /** The unguessable part of its address, where the source's path ends with one. */
  readonly token: string | undefined
  readonly headers: Readonly<Record<string, string>>
  /** Proofs are over the very bytes. */
  readonly raw: Buffer
}
/** A webhook of the source's own: the id under which a repeated one is known, and which of several accounts it is for. */
export interface Proved {
  readonly deliveryId: string
  readonly subjectId: number | null
}

/** OFF: the source is not set up. NO_ADDRESS: it cannot reach this deployment, and is asked instead. */
export type SourceState = 'ON' | 'OFF' | 'NO_ADDRESS'

export interface InboundSource {
  /** As rows name it, kept for ever. */
  readonly name: string
  /** As people know it: a company's name, the same in every language. */
  readonly title: string
  /** One that ends with `/:token` has an address for each account. */
  readonly path: string
  /** What acts on it; the source's domain lists it, made by `inboundWork`. */
  readonly job: Job<{ newsId: number }>
  state(engine: Engine): SourceState
  /** UNKNOWN: there is no such address. REFUSED: somebody else has sent it. LATER: nobody can say so now, and it shall be sent again. */
  prove(engine: Engine, arrived: Arrived): Promise<Proved | 'UNKNOWN' | 'REFUSED' | 'LATER'>
}
