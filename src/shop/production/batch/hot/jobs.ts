import { type DomainJobs, listen, work } from '#engine/jobs/job.ts'
import { placeHotFiles } from './place.ts'
import { hotJob, planHotFiles } from './plan.ts'

export const hotJobs = {
  jobs: [work(hotJob, (scope, engine, context) => placeHotFiles(engine, scope, context))],
  listeners: [listen('production.rendered', 'production.hotFolder', planHotFiles)],
} satisfies DomainJobs
