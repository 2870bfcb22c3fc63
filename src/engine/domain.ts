import type { Audience } from '#base/event.ts'
import type { FaultCatalogue } from '#base/fault.ts'
import type { InboundSource } from './inbound/source.ts'
import type { DomainJobs } from './jobs/job.ts'
import type { OfficeQueues } from './office-queue.ts'
import type { PageMetaSource } from './page-meta.ts'
import type { ResumableSource } from './resumable/source.ts'
import type { SellerNeeds } from './seller-need.ts'
import type { Route } from './serve/route.ts'

/** A domain as one value, which its `domain.ts` exports and the server mounts; its migrations run in the order of the domains. */
export interface Domain<Personal = unknown> extends DomainJobs {
  /** Its folder in `src/shop`. */
  readonly name: string
  /** A function where they need what all domains have together. */
  readonly routes?: readonly Route[] | ((whole: Whole<Personal>) => readonly Route[])
  readonly faults?: FaultCatalogue
  /** Its events with who hears them. */
  readonly events?: Readonly<Record<string, Audience>>
  /** Who sends it webhooks. */
  readonly inbound?: readonly InboundSource[]
  /** Which files it takes in parts. */
  readonly resumable?: readonly ResumableSource[]
  /** What waits for a seller. */
  readonly needs?: readonly SellerNeeds[]
  /** What waits for staff. */
  readonly queues?: readonly OfficeQueues[] | ((whole: Whole<Personal>) => readonly OfficeQueues[])
  /** What it keeps of a person (docs/decisions/022-personal-data.md). */
  readonly personal?: Personal
  /** The metadata of its public pages, for when they are shared or searched. */
  readonly pageMeta?: readonly PageMetaSource[]
}

/** All domains together: asked while a call is answered, for before that it is not whole. */
export interface Whole<Personal> {
  routes(): readonly Route[]
  inbound(): readonly InboundSource[]
  personal(): readonly Personal[]
  needs(): readonly SellerNeeds[]
  queues(): readonly OfficeQueues[]
}
