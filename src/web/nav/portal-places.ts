import { teamCalls } from '#shop/account/team/contract.ts'
import { bulkCalls } from '#shop/bulk/contract.ts'
import { cartCalls } from '#shop/cart/contract.ts'
import { catalogueCalls } from '#shop/catalogue/storefront/contract.ts'
import { designCalls } from '#shop/design/contract.ts'
import { fileCalls } from '#shop/file/contract.ts'
import { orderIntakeCalls } from '#shop/order/intake/contract.ts'
import { orderCalls } from '#shop/order/list/contract.ts'
import { paymentCalls } from '#shop/payment/contract.ts'
import { ticketCalls } from '#shop/ticket/talk/contract.ts'
import { followCalls } from '#shop/tracking/follow/contract.ts'
import { depositCalls } from '#shop/wallet/deposit/contract.ts'
import { walletCalls } from '#shop/wallet/ledger/contract.ts'
import type { Group, Screen } from './screen.ts'

/** The seller's menu. Only screens of routes.ts are listed here; the last two are public pages, which stay within reach. */
export const portalGroups: readonly Group[] = [
  { places: [{ path: '/dashboard', text: 'dashboard', icon: 'dashboard' }] },
  {
    text: 'groupOrders',
    icon: 'folder',
    places: [
      { path: '/order', text: 'orders', icon: 'box', call: orderCalls.myOrders },
      { path: '/track-order', text: 'trackOrder', icon: 'truck', call: followCalls.trackOrders },
      { path: '/order/import', text: 'importOrders', icon: 'upload', call: bulkCalls.myImports },
      { path: '/order-histories', text: 'orderHistories', icon: 'clock', call: orderCalls.myOrders },
    ],
  },
  {
    text: 'products',
    icon: 'store',
    places: [
      { path: '/my-products', text: 'myProducts', icon: 'shirt', call: designCalls.myTemplates },
      { path: '/favorites', text: 'favorites', icon: 'heart', call: catalogueCalls.myFavorites },
      { path: '/library', text: 'library', icon: 'image', call: fileCalls.myFiles },
    ],
  },
  { places: [{ path: '/payments', text: 'payments', icon: 'wallet', call: walletCalls.myTransactions }] },
  {
    text: 'help',
    icon: 'help',
    places: [
      { path: '/ticket', text: 'tickets', icon: 'talk', call: ticketCalls.myTickets },
      { path: '/contact', text: 'contact', icon: 'envelope' },
      { path: '/our-services', text: 'services', icon: 'spark' },
    ],
  },
]

/** Every screen of the menu, and those that only other screens lead to; a seller's team may open those of its roles. */
export const portalScreens: readonly Screen[] = [
  ...portalGroups.flatMap(({ places }) => places),
  { path: '/team', call: teamCalls.myTeam },
  { path: '/cart', call: cartCalls.updateCart },
  { path: '/ticket/new', call: ticketCalls.openTicket },
  { path: '/payments/deposit', call: depositCalls.makeDeposit },
  { path: '/payments/paypal', call: paymentCalls.startPayment },
  { path: '/order/create-order', call: orderIntakeCalls.createOrder },
]
