import type { IconName } from '#kit/show/Icon.tsx'
import type { PlainText } from '#kit/use-text.ts'

/** A place of portal or office that the side menu leads to. Only screens of routes.ts are listed here. */
export interface Place {
  path: string
  text: PlainText<'web'>
  icon: IconName
  /** Shown as the current place at this very path only, not below it. */
  end?: boolean
  /** Of staff places: the roles that see it; the owner sees all. */
  roles?: readonly string[]
}

/** The seller's screens. */
export const portalPlaces: readonly Place[] = [
  { path: '/dashboard', text: 'dashboard', icon: 'dashboard' },
  { path: '/order', text: 'orders', icon: 'box' },
  { path: '/order-histories', text: 'orderHistories', icon: 'clock' },
  { path: '/cart', text: 'cart', icon: 'cart' },
  { path: '/my-products', text: 'myProducts', icon: 'shirt' },
  { path: '/library', text: 'library', icon: 'image' },
  { path: '/favorites', text: 'favorites', icon: 'heart' },
  { path: '/payments', text: 'payments', icon: 'wallet' },
]

/** The office's screens. */
export const officePlaces: readonly Place[] = [
  { path: '/office', text: 'office', icon: 'home', end: true },
  { path: '/office/order', text: 'orders', icon: 'box', roles: ['support', 'finance', 'production', 'warehouse', 'auditor'] },
  { path: '/office/deposits', text: 'deposits', icon: 'bank', roles: ['finance', 'auditor'] },
  { path: '/office/paypal', text: 'paypal', icon: 'wallet', roles: ['finance', 'auditor'] },
  { path: '/office/bank', text: 'bank', icon: 'download', roles: ['finance', 'auditor'] },
  { path: '/office/approvals', text: 'approvals', icon: 'check', roles: ['finance', 'support', 'catalogue', 'auditor'] },
  { path: '/office/adjustments', text: 'adjustments', icon: 'layers', roles: ['finance', 'auditor'] },
  { path: '/office/ledger', text: 'ledger', icon: 'money', roles: ['finance', 'auditor'] },
  { path: '/office/vouchers', text: 'vouchers', icon: 'gift', roles: ['finance', 'auditor'] },
  { path: '/office/production', text: 'production', icon: 'shirt', roles: ['production', 'support', 'warehouse', 'auditor'] },
  { path: '/office/labels', text: 'labelOffice', icon: 'label', roles: ['warehouse', 'support', 'auditor'] },
  { path: '/office/scan-out', text: 'scanOut', icon: 'scan', roles: ['warehouse'] },
  { path: '/office/manifests', text: 'manifests', icon: 'layers', roles: ['warehouse', 'support', 'auditor'] },
  { path: '/office/tracking', text: 'tracking', icon: 'truck', roles: ['warehouse', 'support', 'auditor'] },
  { path: '/office/catalogue', text: 'catalogue', icon: 'grid', roles: ['catalogue', 'auditor'] },
  { path: '/office/price-lists', text: 'priceLists', icon: 'gift', roles: ['catalogue', 'finance', 'auditor'] },
  { path: '/office/shipping', text: 'shippingRates', icon: 'package', roles: ['catalogue', 'support', 'auditor'] },
  { path: '/office/messages', text: 'messages', icon: 'envelope', roles: ['support', 'auditor'] },
  { path: '/office/blogs', text: 'blogs', icon: 'file', roles: ['content', 'auditor'] },
  { path: '/office/people', text: 'people', icon: 'user', roles: ['support', 'finance', 'auditor'] },
  { path: '/office/jobs', text: 'jobs', icon: 'refresh', roles: ['auditor'] },
  { path: '/office/audit', text: 'auditLog', icon: 'clock', roles: ['auditor'] },
  { path: '/office/settings', text: 'settings', icon: 'settings', roles: ['auditor'] },
]

/** Whether somebody of these roles has nothing to do at this screen of the office. Screens of no place are everybody's. */
export function isClosedTo(roles: readonly string[], pathname: string): boolean {
  const inside = officePlaces.filter(place => !place.end && `${pathname}/`.startsWith(`${place.path}/`))
  return inside.length > 0 && !inside.some(place => isFor(place, roles))
}

/** The office's screens that somebody of these roles has anything to do at. */
export const placesFor = (roles: readonly string[]): readonly Place[] => officePlaces.filter(place => isFor(place, roles))

const isFor = (place: Place, roles: readonly string[]): boolean =>
  !place.roles || roles.includes('owner') || place.roles.some(role => roles.includes(role))
