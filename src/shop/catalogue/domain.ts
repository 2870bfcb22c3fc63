import type { Domain } from '#engine/domain.ts'
import { listen } from '#engine/jobs/job.ts'
import { countQueues } from '#engine/office-queue.ts'
import type { Personal } from '#shop/account/account.ts'
import { readSetting } from '#shop/setting/setting.ts'
import { catalogueFaults } from './faults.ts'
import { catalogueOfficeRoutes } from './office/routes.ts'
import { tellPrices } from './price/news.ts'
import { stockCalls, stockEvents } from './stock/contract.ts'
import { lowVariants } from './stock/list.store.ts'
import { stockRoutes } from './stock/routes.ts'
import { productPageMeta } from './storefront/page-meta.ts'
import { catalogueRoutes } from './storefront/routes.ts'
import { deleteFavorites, eachFavorite, refreshShown } from './storefront/shown.store.ts'

export const catalogueDomain = {
  name: 'catalogue',
  routes: [...catalogueRoutes, ...catalogueOfficeRoutes, ...stockRoutes],
  faults: catalogueFaults,
  events: stockEvents,
  listeners: [
    listen('account.closed', 'catalogue.forget', (tx, { accountId }) => deleteFavorites(tx, accountId)),
    // Not in the transaction that pays an order: it would lock products behind their variants, where the office locks them before.
    listen('stock.changed', 'catalogue.shown', (tx, { productIds }) => refreshShown(tx, productIds)),
  ],
  queues: [
    {
      of: { stock: { rank: 35, call: stockCalls.officeStock } },
      count: async (db, asked) => countQueues(db, asked, { stock: { waits: lowVariants(db, await readSetting(db, 'lowStock')) } }),
    },
  ],
  crons: [tellPrices],
  /** The products that a person has marked. */
  personal: { parts: { favorites: eachFavorite } },
  pageMeta: [productPageMeta],
} satisfies Domain<Personal>
