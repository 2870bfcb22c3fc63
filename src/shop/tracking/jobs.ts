import { cron, type DomainJobs, job } from '#engine/jobs/job.ts'
import { askCarrierJob, closeManifestJob } from './job-names.ts'
import { closeManifest } from './scan-out.ts'
import { askCarrier } from './tracking.ts'

export const trackingJobs: DomainJobs = {
  jobs: [
    job(closeManifestJob.name, { retries: 8, timeoutSeconds: 60 }, ({ manifestId }: { manifestId: number }, engine) =>
      closeManifest(engine, manifestId),
    ),
    job(askCarrierJob.name, { retries: 0 }, (_nothing: object, engine) => askCarrier(engine)),
  ],
  listeners: [],
  crons: [cron('tracking.ask', '* * * * *', engine => askCarrier(engine))],
}
