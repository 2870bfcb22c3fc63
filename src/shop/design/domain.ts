import { day, later } from '#base/time.ts'
import type { Domain } from '#engine/domain.ts'
import { cron, listen } from '#engine/jobs/job.ts'
import type { Personal } from '#shop/account/account.ts'
import { inkListener, inkWork } from './document/check/ink.ts'
import { fontRoutes } from './document/font/routes.ts'
import { designFaults } from './faults.ts'
import { mockupRoutes } from './mockup/routes.ts'
import { deleteMockupsBefore, deleteMockupsOf } from './mockup/store.ts'
import { skuRoutes } from './sku/routes.ts'
import { eachMapping, forgetMappings } from './sku/store.ts'
import { designCheckRoutes } from './template/ordered/routes.ts'
import { templateRoutes } from './template/routes.ts'
import { eachTemplate, releaseTemplates } from './template/store.ts'

/** So long a mockup is kept; asked for again it is drawn again. */
const mockupDays = 30

export const designDomain = {
  name: 'design',
  routes: [...templateRoutes, ...mockupRoutes, ...designCheckRoutes, ...fontRoutes, ...skuRoutes],
  faults: designFaults,
  jobs: [inkWork],
  crons: [
    cron('design.mockups', '29 3 * * *', ({ db }) => db.transaction(tx => deleteMockupsBefore(tx, later(tx.now(), -mockupDays * day)))),
  ],
  listeners: [
    inkListener,
    listen('account.closed', 'design.release', async (tx, { accountId }) => {
      await releaseTemplates(tx, accountId)
      await forgetMappings(tx, accountId)
      await deleteMockupsOf(tx, accountId)
    }),
  ],
  personal: { parts: { templates: eachTemplate, 'sku-mappings': eachMapping } },
} satisfies Domain<Personal>
