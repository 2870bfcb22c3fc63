import type { Domain } from '#engine/domain.ts'
import { listen } from '#engine/jobs/job.ts'
import type { Personal } from '#shop/account/account.ts'
import { bulkCalls, bulkEvents } from './contract.ts'
import { bulkFaults } from './faults.ts'
import { exportColumnRoutes } from './file/choice/routes.ts'
import { forgetColumns } from './file/choice/store.ts'
import { trackingFileRoutes } from './file/tracking/routes.ts'
import { bulkRoutes } from './routes.ts'
import { bulkJobs } from './run/jobs.ts'
import { countReady, eachImport, endImports } from './run/store.ts'

export const bulkDomain = {
  name: 'bulk',
  routes: [...bulkRoutes, ...exportColumnRoutes, ...trackingFileRoutes],
  faults: bulkFaults,
  events: bulkEvents,
  ...bulkJobs,
  listeners: [...bulkJobs.listeners, listen('account.closed', 'bulk.forgetColumns', (tx, { accountId }) => forgetColumns(tx, accountId))],
  needs: [{ of: { IMPORT: { rank: 110, call: bulkCalls.myImports } }, count: countReady }],
  personal: { parts: { imports: eachImport }, settle: endImports },
} satisfies Domain<Personal>
