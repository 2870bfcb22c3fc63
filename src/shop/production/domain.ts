import type { Domain } from '#engine/domain.ts'
import { countQueues } from '#engine/office-queue.ts'
import { countOrderQueues } from '#shop/order/office/queue.office.ts'
import { productionFileRoutes } from './batch/file/routes.ts'
import { hotCalls } from './batch/hot/contract.ts'
import { hotJobs } from './batch/hot/jobs.ts'
import { hotRoutes } from './batch/hot/routes.ts'
import { failedHotFiles } from './batch/hot/store.ts'
import { productionJobs } from './batch/jobs.ts'
import { pickRoutes } from './batch/pick/routes.ts'
import { productionCalls, productionEvents } from './contract.ts'
import { productionFaults } from './faults.ts'
import { hotSheetJobs } from './gang/hot/jobs.ts'
import { gangJobs } from './gang/jobs.ts'
import { gangRoutes } from './gang/routes.ts'
import { productionRoutes } from './routes.ts'
import { binJobs } from './scan/jobs.ts'
import { madeRoutes } from './scan/made/routes.ts'
import { photoJobs } from './scan/photo/jobs.ts'
import { photoRoutes } from './scan/photo/routes.ts'
import { binRoutes, pieceRoutes } from './scan/routes.ts'

export const productionDomain = {
  name: 'production',
  routes: [
    ...productionRoutes,
    ...productionFileRoutes,
    ...pickRoutes,
    ...gangRoutes,
    ...hotRoutes,
    ...binRoutes,
    ...pieceRoutes,
    ...madeRoutes,
    ...photoRoutes,
  ],
  faults: productionFaults,
  events: productionEvents,
  ...productionJobs,
  jobs: [...productionJobs.jobs, ...gangJobs.jobs, ...hotJobs.jobs, ...hotSheetJobs.jobs],
  listeners: [...productionJobs.listeners, ...hotJobs.listeners, ...hotSheetJobs.listeners, ...binJobs.listeners, ...photoJobs.listeners],
  queues: [
    {
      of: { hotFolders: { rank: 33, call: hotCalls.hotFiles } },
      count: (db, asked) => countQueues(db, asked, { hotFolders: { waits: failedHotFiles } }),
    },
    {
      of: { batch: { rank: 20, call: productionCalls.productionQueue }, pieces: { rank: 30, call: productionCalls.batches } },
      count: (db, asked) =>
        countOrderQueues(db, asked, {
          batch: { waits: ['PROCESSING'], done: ['EXPORTED'] },
          pieces: { waits: ['EXPORTED', 'IN_PRODUCTION'], done: ['PRODUCED'] },
        }),
    },
  ],
} satisfies Domain
