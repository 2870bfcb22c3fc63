import type { Domain } from '#engine/domain.ts'
import { cron, work } from '#engine/jobs/job.ts'
import { trackingEvents } from './contract.ts'
import { trackingFaults } from './faults.ts'
import { trackingRoutes } from './routes.ts'
import { closeManifest, closeManifestJob } from './scan-out.ts'
import { askCarrier, askCarrierJob } from './tracking.ts'

export const trackingDomain = {
  name: 'tracking',
  routes: trackingRoutes,
  faults: trackingFaults,
  events: trackingEvents,
  jobs: [
    work(closeManifestJob, ({ manifestId }, engine) => closeManifest(engine, manifestId)),
    work(askCarrierJob, (_nothing, engine) => askCarrier(engine)),
  ],
  crons: [cron('tracking.ask', '* * * * *', engine => askCarrier(engine))],
} satisfies Domain
