import { catalogueCalls } from '#shop/catalogue/storefront/contract.ts'
import { designCalls } from '#shop/design/contract.ts'
import { fileCalls } from '#shop/file/contract.ts'
import { orderCalls } from '#shop/order/list/contract.ts'
import { walletCalls } from '#shop/wallet/ledger/contract.ts'
import type { Place } from './screen.ts'

/** The seller's screens. Only screens of routes.ts are listed here. */
export const portalPlaces: readonly Place[] = [
  { path: '/dashboard', text: 'dashboard', icon: 'dashboard' },
  { path: '/order', text: 'orders', icon: 'box', call: orderCalls.myOrders },
  { path: '/order-histories', text: 'orderHistories', icon: 'clock', call: orderCalls.myOrders },
  { path: '/cart', text: 'cart', icon: 'cart' },
  { path: '/my-products', text: 'myProducts', icon: 'shirt', call: designCalls.myTemplates },
  { path: '/library', text: 'library', icon: 'image', call: fileCalls.myFiles },
  { path: '/favorites', text: 'favorites', icon: 'heart', call: catalogueCalls.myFavorites },
  { path: '/payments', text: 'payments', icon: 'wallet', call: walletCalls.myTransactions },
]
