import type { Domain } from '#engine/domain.ts'
import { listen } from '#engine/jobs/job.ts'
import type { Personal } from '#shop/account/account.ts'
import { designFaults } from './faults.ts'
import { designRoutes } from './routes.ts'
import { eachTemplate, releaseTemplates } from './template/store.ts'

export const designDomain = {
  name: 'design',
  routes: designRoutes,
  faults: designFaults,
  listeners: [listen('account.closed', 'design.release', (tx, { accountId }) => releaseTemplates(tx, accountId))],
  personal: { parts: { templates: eachTemplate } },
} satisfies Domain<Personal>
