import { accountOfficeCalls } from '#shop/account/office/contract.ts'
import { approvalCalls } from '#shop/approval/contract.ts'
import { auditCalls } from '#shop/audit/contract.ts'
import { catalogueOfficeCalls } from '#shop/catalogue/office/contract.ts'
import { priceListCalls } from '#shop/catalogue/price/contract.ts'
import { contentOfficeCalls } from '#shop/content/office/contract.ts'
import { jobCalls } from '#shop/job/contract.ts'
import { labelCalls } from '#shop/label/contract.ts'
import { orderOfficeCalls } from '#shop/order/office/contract.ts'
import { orderExceptionCalls } from '#shop/order/office/exception/contract.ts'
import { paymentCalls } from '#shop/payment/contract.ts'
import { productionCalls } from '#shop/production/contract.ts'
import { settingCalls } from '#shop/setting/contract.ts'
import { shippingCalls } from '#shop/shipping/contract.ts'
import { ticketOfficeCalls } from '#shop/ticket/office/contract.ts'
import { ticketMacroCalls } from '#shop/ticket/office/macro/contract.ts'
import { trackingCalls } from '#shop/tracking/contract.ts'
import { voucherCalls } from '#shop/voucher/contract.ts'
import { adjustCalls } from '#shop/wallet/adjust/contract.ts'
import { depositCalls } from '#shop/wallet/deposit/contract.ts'
import { walletCalls } from '#shop/wallet/ledger/contract.ts'
import { walletOfficeCalls } from '#shop/wallet/office/contract.ts'
import { statementCalls } from '#shop/wallet/statement/contract.ts'
import type { Group, Screen } from './screen.ts'

/** The office's menu, by what is worked on. Only screens of routes.ts are listed here. */
export const officeGroups: readonly Group[] = [
  { places: [{ path: '/office', text: 'office', icon: 'home', end: true }] },
  {
    text: 'groupOrders',
    icon: 'ticket',
    places: [
      { path: '/office/order', text: 'orders', icon: 'box', call: orderOfficeCalls.officeOrders },
      { path: '/office/ticket', text: 'tickets', icon: 'talk', call: ticketOfficeCalls.officeTickets },
      { path: '/office/exceptions', text: 'exceptions', icon: 'alert', call: orderExceptionCalls.officeExceptions },
    ],
  },
  {
    text: 'groupMake',
    places: [{ path: '/office/production', text: 'production', icon: 'printer', call: productionCalls.productionQueue }],
  },
  {
    text: 'groupShip',
    icon: 'package',
    places: [
      { path: '/office/labels', text: 'labelOffice', icon: 'label', call: labelCalls.labelDesk },
      { path: '/office/scan-out', text: 'scanOut', icon: 'scan', call: trackingCalls.scanOut },
      { path: '/office/scan-in', text: 'scanIn', icon: 'inbox', call: trackingCalls.scanIn },
      { path: '/office/manifests', text: 'manifests', icon: 'layers', call: trackingCalls.manifests },
      { path: '/office/tracking', text: 'tracking', icon: 'pin', call: trackingCalls.officeParcels },
    ],
  },
  {
    text: 'groupMoney',
    icon: 'wallet',
    places: [
      { path: '/office/deposits', text: 'deposits', icon: 'bank', call: depositCalls.officeDeposits },
      { path: '/office/approvals', text: 'approvals', icon: 'checkCircle', call: approvalCalls.approvals },
      { path: '/office/bank', text: 'bank', icon: 'download', call: statementCalls.bankLines },
      { path: '/office/paypal', text: 'paypal', icon: 'card', call: paymentCalls.officePayments },
      { path: '/office/adjustments', text: 'adjustments', icon: 'scales', call: adjustCalls.adjustments },
      { path: '/office/ledger', text: 'ledger', icon: 'book', call: walletCalls.officeLedger },
    ],
  },
  {
    text: 'groupShop',
    icon: 'store',
    places: [
      { path: '/office/catalogue', text: 'catalogue', icon: 'grid', call: catalogueOfficeCalls.officeProducts },
      { path: '/office/price-lists', text: 'priceLists', icon: 'tag', call: priceListCalls.officePriceLists },
      { path: '/office/shipping', text: 'shippingRates', icon: 'truck', call: shippingCalls.officeShipping },
      { path: '/office/vouchers', text: 'vouchers', icon: 'gift', call: voucherCalls.officeVouchers },
      { path: '/office/blogs', text: 'blogs', icon: 'file', call: contentOfficeCalls.officePosts },
      { path: '/office/messages', text: 'messages', icon: 'envelope', call: contentOfficeCalls.officeMessages },
    ],
  },
  {
    text: 'groupAdmin',
    icon: 'shield',
    places: [
      { path: '/office/people', text: 'people', icon: 'users', call: accountOfficeCalls.people },
      { path: '/office/jobs', text: 'jobs', icon: 'refresh', call: jobCalls.failedJobs },
      { path: '/office/audit', text: 'auditLog', icon: 'clock', call: auditCalls.auditLog },
      { path: '/office/settings', text: 'settings', icon: 'settings', call: settingCalls.officeSettings },
    ],
  },
]

/** Every screen of the menu, and those that only other screens lead to. */
export const officeScreens: readonly Screen[] = [
  ...officeGroups.flatMap(({ places }) => places),
  { path: '/office/ticket/new', call: ticketOfficeCalls.beginTicket },
  { path: '/office/ticket/macros', call: ticketMacroCalls.macros },
  { path: '/office/balances', call: walletOfficeCalls.balances },
  { path: '/office/wallet', call: adjustCalls.officeWallet },
  { path: '/office/production/scan', call: productionCalls.scanTicket },
]
