import type { Personal } from '#shop/account/account.ts'
import { accountJobs } from '#shop/account/jobs.ts'
import { accountOfficeRoutes } from '#shop/account/office/routes.ts'
import { accountFaults } from '#shop/account/person/faults.ts'
import { accountPersonal } from '#shop/account/profile/own.personal.ts'
import { accountRoutes, emailRoutes, factorRoutes, leaveRoutes } from '#shop/account/routes.ts'
import { addressFaults } from '#shop/address/faults.ts'
import { addressJobs } from '#shop/address/jobs.ts'
import { addressPersonal } from '#shop/address/personal.ts'
import { addressRoutes } from '#shop/address/routes.ts'
import { approvalFaults } from '#shop/approval/faults.ts'
import { approvalPersonal } from '#shop/approval/personal.ts'
import { approvalJobs } from '#shop/approval/report/jobs.ts'
import { approvalRoutes } from '#shop/approval/routes.ts'
import { auditPersonal } from '#shop/audit/personal.ts'
import { auditRoutes } from '#shop/audit/routes.ts'
import { bulkFaults } from '#shop/bulk/faults.ts'
import { bulkJobs } from '#shop/bulk/jobs.ts'
import { bulkPersonal } from '#shop/bulk/personal.ts'
import { bulkRoutes } from '#shop/bulk/routes.ts'
import { cartFaults } from '#shop/cart/faults.ts'
import { cartJobs } from '#shop/cart/jobs.ts'
import { cartPersonal } from '#shop/cart/personal.ts'
import { cartRoutes } from '#shop/cart/routes.ts'
import { catalogueFaults } from '#shop/catalogue/faults.ts'
import { catalogueJobs } from '#shop/catalogue/jobs.ts'
import { catalogueOfficeRoutes } from '#shop/catalogue/office/routes.ts'
import { cataloguePersonal } from '#shop/catalogue/personal.ts'
import { productHead } from '#shop/catalogue/storefront/heads.ts'
import { catalogueRoutes } from '#shop/catalogue/storefront/routes.ts'
import { contentFaults } from '#shop/content/faults.ts'
import { contentJobs } from '#shop/content/message/jobs.ts'
import { contentOfficeRoutes } from '#shop/content/office/routes.ts'
import { contentPersonal } from '#shop/content/personal.ts'
import { contentPageHead, postHead } from '#shop/content/post/heads.ts'
import { contentRoutes } from '#shop/content/routes.ts'
import { designFaults } from '#shop/design/faults.ts'
import { designJobs } from '#shop/design/jobs.ts'
import { designPersonal } from '#shop/design/personal.ts'
import { designRoutes } from '#shop/design/routes.ts'
import { fileFaults } from '#shop/file/faults.ts'
import { fileJobs } from '#shop/file/jobs.ts'
import { filePersonal } from '#shop/file/personal.ts'
import { fileRoutes } from '#shop/file/routes.ts'
import { jobFaults } from '#shop/job/faults.ts'
import { jobRoutes } from '#shop/job/routes.ts'
import { labelJobs } from '#shop/label/buy/jobs.ts'
import { labelFaults } from '#shop/label/faults.ts'
import { labelPersonal } from '#shop/label/personal.ts'
import { labelRoutes } from '#shop/label/routes.ts'
import { notificationFaults } from '#shop/notification/faults.ts'
import { notificationJobs } from '#shop/notification/jobs.ts'
import { notificationPersonal } from '#shop/notification/personal.ts'
import { notificationRoutes } from '#shop/notification/routes.ts'
import { checkoutRoutes } from '#shop/order/checkout/routes.ts'
import { orderArtRoutes } from '#shop/order/item/routes.ts'
import { orderJobs } from '#shop/order/jobs.ts'
import { orderPersonal } from '#shop/order/list/personal.list.ts'
import { orderOfficeRoutes } from '#shop/order/office/routes.ts'
import { orderRoutes } from '#shop/order/routes.ts'
import { orderFaults } from '#shop/order/status/faults.ts'
import { paymentFaults } from '#shop/payment/faults.ts'
import { paymentPersonal } from '#shop/payment/personal.ts'
import { paymentRoutes } from '#shop/payment/routes.ts'
import { paymentJobs } from '#shop/payment/settle/jobs.ts'
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
import { voucherFaults } from '#shop/voucher/faults.ts'
import { voucherRoutes } from '#shop/voucher/routes.ts'
import { walletFaults } from '#shop/wallet/faults.ts'
import { walletJobs } from '#shop/wallet/jobs.ts'
import { walletOfficeRoutes } from '#shop/wallet/office/routes.ts'
import { walletPersonal } from '#shop/wallet/personal.ts'
import { walletRoutes } from '#shop/wallet/routes.ts'
import type { Domain } from './domain.ts'

/** The floors, lowest first: a domain may use only those before it. The server mounts them in this order. */
export const domains: readonly Domain[] = [
  { name: 'setting', routes: settingRoutes, faults: settingFaults },
  {
    name: 'account',
    routes: [...accountRoutes, ...emailRoutes, ...factorRoutes, ...leaveRoutes(personal), ...accountOfficeRoutes],
    faults: accountFaults,
    jobs: accountJobs,
    personal: accountPersonal,
  },
  { name: 'audit', routes: auditRoutes, personal: auditPersonal },
  { name: 'job', routes: jobRoutes, faults: jobFaults },
  { name: 'file', routes: fileRoutes, faults: fileFaults, jobs: fileJobs, personal: filePersonal },
  {
    name: 'notification',
    routes: notificationRoutes,
    faults: notificationFaults,
    jobs: notificationJobs,
    personal: notificationPersonal,
  },
  {
    name: 'approval',
    routes: approvalRoutes(() => domains.flatMap(domain => domain.routes ?? [])),
    faults: approvalFaults,
    jobs: approvalJobs,
    personal: approvalPersonal,
  },
  {
    name: 'content',
    routes: [...contentRoutes, ...contentOfficeRoutes],
    faults: contentFaults,
    jobs: contentJobs,
    personal: contentPersonal,
    heads: [postHead, contentPageHead],
  },
  { name: 'address', routes: addressRoutes, faults: addressFaults, jobs: addressJobs, personal: addressPersonal },
  { name: 'wallet', routes: [...walletRoutes, ...walletOfficeRoutes], faults: walletFaults, jobs: walletJobs, personal: walletPersonal },
  {
    name: 'catalogue',
    routes: [...catalogueRoutes, ...catalogueOfficeRoutes],
    faults: catalogueFaults,
    jobs: catalogueJobs,
    personal: cataloguePersonal,
    heads: [productHead],
  },
  { name: 'voucher', routes: voucherRoutes, faults: voucherFaults },
  { name: 'shipping', routes: shippingRoutes, faults: shippingFaults },
  { name: 'design', routes: designRoutes, faults: designFaults, jobs: designJobs, personal: designPersonal },
  { name: 'cart', routes: cartRoutes, faults: cartFaults, jobs: cartJobs, personal: cartPersonal },
  {
    name: 'order',
    routes: [...orderRoutes, ...orderArtRoutes, ...checkoutRoutes, ...orderOfficeRoutes],
    faults: orderFaults,
    jobs: orderJobs,
    personal: orderPersonal,
  },
  { name: 'payment', routes: paymentRoutes, faults: paymentFaults, jobs: paymentJobs, personal: paymentPersonal },
  { name: 'label', routes: labelRoutes, faults: labelFaults, jobs: labelJobs, personal: labelPersonal },
  { name: 'production', routes: productionRoutes, faults: productionFaults, jobs: productionJobs },
  { name: 'tracking', routes: trackingRoutes, faults: trackingFaults, jobs: trackingJobs },
  { name: 'bulk', routes: bulkRoutes, faults: bulkFaults, jobs: bulkJobs, personal: bulkPersonal },
]

/** What every domain keeps of a person, lowest floor first. */
function personal(): readonly Personal[] {
  return domains.flatMap(domain => domain.personal ?? [])
}
