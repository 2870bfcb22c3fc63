import type { FaultCatalogue } from '#base/fault.ts'
import type { DomainJobs } from '#engine/jobs/job.ts'
import type { HeadSource } from '#engine/page-head.ts'
import type { Route } from '#engine/serve/route.ts'
import type { Personal } from '#shop/account/account.ts'

/** What the roof mounts of one domain; its folder `src/shop/<name>/migrations` runs in the floors' order. */
export interface Domain {
  readonly name: string
  readonly routes?: readonly Route[]
  readonly faults?: FaultCatalogue
  readonly jobs?: DomainJobs
  /** What it keeps of a person (docs/decisions/022-personal-data.md). */
  readonly personal?: Personal
  /** What its public pages say of themselves when they are shared or searched. */
  readonly heads?: readonly HeadSource[]
}
