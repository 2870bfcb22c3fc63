import { accountOfficeCalls } from '#shop/account/office/contract.ts'
import { approvalCalls } from '#shop/approval/contract.ts'
import { auditCalls } from '#shop/audit/contract.ts'
import { catalogueOfficeCalls } from '#shop/catalogue/office/contract.ts'
import { priceListCalls } from '#shop/catalogue/price/contract.ts'
import { contentOfficeCalls } from '#shop/content/office/contract.ts'
import { jobCalls } from '#shop/job/contract.ts'
import { labelCalls } from '#shop/label/contract.ts'
import { orderOfficeCalls } from '#shop/order/office/contract.ts'
import { paymentCalls } from '#shop/payment/contract.ts'
import { productionCalls } from '#shop/production/contract.ts'
import { settingCalls } from '#shop/setting/contract.ts'
import { shippingCalls } from '#shop/shipping/contract.ts'
import { trackingCalls } from '#shop/tracking/contract.ts'
import { voucherCalls } from '#shop/voucher/contract.ts'
import { depositCalls } from '#shop/wallet/deposit/contract.ts'
import { walletCalls } from '#shop/wallet/ledger/contract.ts'
import { walletOfficeCalls } from '#shop/wallet/office/contract.ts'
import type { Place, Screen } from './screen.ts'

/** The office's screens that the menu leads to. Only screens of routes.ts are listed here. */
export const officePlaces: readonly Place[] = [
  { path: '/office', text: 'office', icon: 'home', end: true },
  { path: '/office/order', text: 'orders', icon: 'box', call: orderOfficeCalls.officeOrders },
  { path: '/office/deposits', text: 'deposits', icon: 'bank', call: depositCalls.officeDeposits },
  { path: '/office/paypal', text: 'paypal', icon: 'wallet', call: paymentCalls.officePayments },
  { path: '/office/bank', text: 'bank', icon: 'download', call: walletOfficeCalls.bankLines },
  { path: '/office/approvals', text: 'approvals', icon: 'check', call: approvalCalls.approvals },
  { path: '/office/adjustments', text: 'adjustments', icon: 'layers', call: walletOfficeCalls.adjustments },
  { path: '/office/ledger', text: 'ledger', icon: 'money', call: walletCalls.officeLedger },
  { path: '/office/vouchers', text: 'vouchers', icon: 'gift', call: voucherCalls.officeVouchers },
  { path: '/office/production', text: 'production', icon: 'shirt', call: productionCalls.productionQueue },
  { path: '/office/labels', text: 'labelOffice', icon: 'label', call: labelCalls.labelDesk },
  { path: '/office/scan-out', text: 'scanOut', icon: 'scan', call: trackingCalls.scanOut },
  { path: '/office/manifests', text: 'manifests', icon: 'layers', call: trackingCalls.manifests },
  { path: '/office/tracking', text: 'tracking', icon: 'truck', call: trackingCalls.officeParcels },
  { path: '/office/catalogue', text: 'catalogue', icon: 'grid', call: catalogueOfficeCalls.officeProducts },
  { path: '/office/price-lists', text: 'priceLists', icon: 'gift', call: priceListCalls.officePriceLists },
  { path: '/office/shipping', text: 'shippingRates', icon: 'package', call: shippingCalls.officeShipping },
  { path: '/office/messages', text: 'messages', icon: 'envelope', call: contentOfficeCalls.officeMessages },
  { path: '/office/blogs', text: 'blogs', icon: 'file', call: contentOfficeCalls.officePosts },
  { path: '/office/people', text: 'people', icon: 'user', call: accountOfficeCalls.people },
  { path: '/office/jobs', text: 'jobs', icon: 'refresh', call: jobCalls.failedJobs },
  { path: '/office/audit', text: 'auditLog', icon: 'clock', call: auditCalls.auditLog },
  { path: '/office/settings', text: 'settings', icon: 'settings', call: settingCalls.officeSettings },
]

/** With those that only other screens lead to. */
export const officeScreens: readonly Screen[] = [
  ...officePlaces,
  { path: '/office/balances', call: walletOfficeCalls.balances },
  { path: '/office/wallet', call: walletOfficeCalls.officeWallet },
  { path: '/office/production/scan', call: productionCalls.scanTicket },
]
