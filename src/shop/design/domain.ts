import type { Domain } from '#engine/domain.ts'
import { listen } from '#engine/jobs/job.ts'
import type { Personal } from '#shop/account/account.ts'
import { fontRoutes } from './document/font/routes.ts'
import { designFaults } from './faults.ts'
import { skuRoutes } from './sku/routes.ts'
import { eachMapping, forgetMappings } from './sku/store.ts'
import { templateRoutes } from './template/routes.ts'
import { eachTemplate, releaseTemplates } from './template/store.ts'

export const designDomain = {
  name: 'design',
  routes: [...templateRoutes, ...fontRoutes, ...skuRoutes],
  faults: designFaults,
  listeners: [
    listen('account.closed', 'design.release', async (tx, { accountId }) => {
      await releaseTemplates(tx, accountId)
      await forgetMappings(tx, accountId)
    }),
  ],
  personal: { parts: { templates: eachTemplate, 'sku-mappings': eachMapping } },
} satisfies Domain<Personal>
