import type { Domain } from '#engine/domain.ts'
import { listen } from '#engine/jobs/job.ts'
import type { Personal } from '#shop/account/account.ts'
import { catalogueFaults } from './faults.ts'
import { catalogueOfficeRoutes } from './office/routes.ts'
import { tellPrices } from './price/news.ts'
import { productPageMeta } from './storefront/page-meta.ts'
import { catalogueRoutes } from './storefront/routes.ts'
import { deleteFavorites, eachFavorite } from './storefront/shown.store.ts'

export const catalogueDomain = {
  name: 'catalogue',
  routes: [...catalogueRoutes, ...catalogueOfficeRoutes],
  faults: catalogueFaults,
  listeners: [listen('account.closed', 'catalogue.forget', (tx, { accountId }) => deleteFavorites(tx, accountId))],
  crons: [tellPrices],
  /** The products that a person has marked. */
  personal: { parts: { favorites: eachFavorite } },
  pageMeta: [productPageMeta],
} satisfies Domain<Personal>
