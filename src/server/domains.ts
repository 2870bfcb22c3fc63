import { accountDeskRoutes } from '#shop/account/desk.routes.ts'
import { accountFaults } from '#shop/account/faults.ts'
import { accountJobs } from '#shop/account/jobs.ts'
import { accountRoutes, factorRoutes } from '#shop/account/routes.ts'
import { addressFaults } from '#shop/address/faults.ts'
import { auditRoutes } from '#shop/audit/routes.ts'
import { bulkFaults } from '#shop/bulk/faults.ts'
import { bulkJobs } from '#shop/bulk/jobs.ts'
import { bulkRoutes } from '#shop/bulk/routes.ts'
import { catalogueFaults } from '#shop/catalogue/faults.ts'
import { catalogueRoutes } from '#shop/catalogue/routes.ts'
import { contentDeskRoutes } from '#shop/content/desk.routes.ts'
import { contentFaults } from '#shop/content/faults.ts'
import { contentJobs } from '#shop/content/jobs.ts'
import { contentRoutes } from '#shop/content/routes.ts'
import { designFaults } from '#shop/design/faults.ts'
import { fileFaults } from '#shop/file/faults.ts'
import { fileRoutes } from '#shop/file/routes.ts'
import { labelFaults } from '#shop/label/faults.ts'
import { labelJobs } from '#shop/label/jobs.ts'
import { labelRoutes } from '#shop/label/routes.ts'
import { notificationFaults } from '#shop/notification/faults.ts'
import { notificationJobs } from '#shop/notification/jobs.ts'
import { notificationRoutes } from '#shop/notification/routes.ts'
import { orderFaults } from '#shop/order/faults.ts'
import { orderJobs } from '#shop/order/jobs.ts'
import { orderDeskRoutes } from '#shop/order/office.routes.ts'
import { orderRoutes } from '#shop/order/routes.ts'
import { productionFaults } from '#shop/production/faults.ts'
import { productionJobs } from '#shop/production/jobs.ts'
import { productionRoutes } from '#shop/production/routes.ts'
import { settingFaults } from '#shop/setting/faults.ts'
import { settingRoutes } from '#shop/setting/routes.ts'
import { shippingFaults } from '#shop/shipping/faults.ts'
import { shippingRoutes } from '#shop/shipping/routes.ts'
import { trackingFaults } from '#shop/tracking/faults.ts'
import { trackingJobs } from '#shop/tracking/jobs.ts'
import { trackingRoutes } from '#shop/tracking/routes.ts'
import { walletFaults } from '#shop/wallet/faults.ts'
import { walletJobs } from '#shop/wallet/jobs.ts'
import { walletRoutes } from '#shop/wallet/routes.ts'
import type { Domain } from './domain.ts'

/** The floors, lowest first: a domain may use only those before it. The server mounts them in this order. */
export const domains: readonly Domain[] = [
  { name: 'setting', routes: settingRoutes, faults: settingFaults },
  { name: 'account', routes: [...accountRoutes, ...factorRoutes, ...accountDeskRoutes], faults: accountFaults, jobs: accountJobs },
  { name: 'audit', routes: auditRoutes },
  { name: 'file', routes: fileRoutes, faults: fileFaults },
  { name: 'notification', routes: notificationRoutes, faults: notificationFaults, jobs: notificationJobs },
  { name: 'content', routes: [...contentRoutes, ...contentDeskRoutes], faults: contentFaults, jobs: contentJobs },
  { name: 'address', faults: addressFaults },
  { name: 'wallet', routes: walletRoutes, faults: walletFaults, jobs: walletJobs },
  { name: 'catalogue', routes: catalogueRoutes, faults: catalogueFaults },
  { name: 'shipping', routes: shippingRoutes, faults: shippingFaults },
  { name: 'design', faults: designFaults },
  { name: 'order', routes: [...orderRoutes, ...orderDeskRoutes], faults: orderFaults, jobs: orderJobs },
  { name: 'label', routes: labelRoutes, faults: labelFaults, jobs: labelJobs },
  { name: 'production', routes: productionRoutes, faults: productionFaults, jobs: productionJobs },
  { name: 'tracking', routes: trackingRoutes, faults: trackingFaults, jobs: trackingJobs },
  { name: 'bulk', routes: bulkRoutes, faults: bulkFaults, jobs: bulkJobs },
]
