import type { Domain } from '#engine/domain.ts'
import { cron, listen } from '#engine/jobs/job.ts'
import type { Personal } from '#shop/account/account.ts'
import { inkListener, inkWork } from './document/check/ink.ts'
import { fontsPageMeta } from './document/font/page-meta.ts'
import { fontRoutes } from './document/font/routes.ts'
import { designFaults } from './faults.ts'
import { forgetMockups } from './mockup/mockup.ts'
import { mockupRoutes } from './mockup/routes.ts'
import { ageMockupsOf } from './mockup/store.ts'
import { skuRoutes } from './sku/routes.ts'
import { eachMapping, forgetMappings } from './sku/store.ts'
import { designHistoryRoutes } from './template/history/routes.ts'
import { designCheckRoutes } from './template/ordered/routes.ts'
import { templateRoutes } from './template/routes.ts'
import { eachTemplate, releaseTemplates } from './template/store.ts'

export const designDomain = {
  name: 'design',
  routes: [...templateRoutes, ...designHistoryRoutes, ...mockupRoutes, ...designCheckRoutes, ...fontRoutes, ...skuRoutes],
  pageMeta: [fontsPageMeta],
  faults: designFaults,
  jobs: [inkWork],
  crons: [cron('design.mockups', '29 3 * * *', forgetMockups)],
  listeners: [
    inkListener,
    listen('account.closed', 'design.release', async (tx, { accountId }) => {
      await releaseTemplates(tx, accountId)
      await forgetMappings(tx, accountId)
      await ageMockupsOf(tx, accountId)
    }),
  ],
  personal: { parts: { templates: eachTemplate, 'sku-mappings': eachMapping } },
} satisfies Domain<Personal>
