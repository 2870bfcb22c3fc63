import { accountDomain } from '#shop/account/domain.ts'
import { addressDomain } from '#shop/address/domain.ts'
import { approvalDomain } from '#shop/approval/domain.ts'
import { auditDomain } from '#shop/audit/domain.ts'
import { bulkDomain } from '#shop/bulk/domain.ts'
import { careDomain } from '#shop/care/domain.ts'
import { carrierDomain } from '#shop/carrier/domain.ts'
import { cartDomain } from '#shop/cart/domain.ts'
import { catalogueDomain } from '#shop/catalogue/domain.ts'
import { contentDomain } from '#shop/content/domain.ts'
import { dashboardDomain } from '#shop/dashboard/domain.ts'
import { designDomain } from '#shop/design/domain.ts'
import { fileDomain } from '#shop/file/domain.ts'
import { inboundDomain } from '#shop/inbound/domain.ts'
import { jobDomain } from '#shop/job/domain.ts'
import { labelDomain } from '#shop/label/domain.ts'
import { notificationDomain } from '#shop/notification/domain.ts'
import { orderDomain } from '#shop/order/domain.ts'
import { packingDomain } from '#shop/packing/domain.ts'
import { paymentDomain } from '#shop/payment/domain.ts'
import { productionDomain } from '#shop/production/domain.ts'
import { referralDomain } from '#shop/referral/domain.ts'
import { settingDomain } from '#shop/setting/domain.ts'
import { shippingDomain } from '#shop/shipping/domain.ts'
import { ticketDomain } from '#shop/ticket/domain.ts'
import { trackingDomain } from '#shop/tracking/domain.ts'
import { voucherDomain } from '#shop/voucher/domain.ts'
import { walletDomain } from '#shop/wallet/domain.ts'

/** The domains, lowest first: one may use only those before it. The server mounts them in this order. */
export const domains = [
  settingDomain,
  accountDomain,
  auditDomain,
  jobDomain,
  inboundDomain,
  fileDomain,
  notificationDomain,
  approvalDomain,
  contentDomain,
  addressDomain,
  packingDomain,
  careDomain,
  walletDomain,
  catalogueDomain,
  voucherDomain,
  carrierDomain,
  shippingDomain,
  designDomain,
  cartDomain,
  orderDomain,
  paymentDomain,
  labelDomain,
  productionDomain,
  trackingDomain,
  bulkDomain,
  ticketDomain,
  referralDomain,
  dashboardDomain,
] as const
