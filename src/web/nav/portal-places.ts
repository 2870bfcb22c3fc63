import type { NeedWay, PortalMenu } from '#kit/menu.ts'
import type { webPortalPlaceText } from '../text.ts'
import { groupsOf, screensOf } from './screen.ts'

/** Public pages, which stay within reach. */
const publicMenu: Pick<PortalMenu<typeof webPortalPlaceText>, 'places'> = {
  places: [
    { group: 'help', rank: 20, path: '/contact', text: 'contact', icon: 'envelope' },
    { group: 'help', rank: 30, path: '/our-services', text: 'services', icon: 'spark' },
  ],
}
const menus: readonly PortalMenu[] = [
  ...Object.values(import.meta.glob<PortalMenu>('../../shop/*/ui/portal-menu.ts', { eager: true, import: 'portalMenu' })),
  publicMenu,
]

/** The seller's menu: the domains say what stands in each group. */
export const portalGroups = groupsOf(
  [
    { name: 'home' },
    { name: 'orders', text: 'groupOrders', icon: 'folder' },
    { name: 'products', text: 'products', icon: 'store' },
    { name: 'money' },
    { name: 'help', text: 'help', icon: 'help' },
  ],
  menus,
)

/** Every screen of the menu, and those that only other screens lead to; a seller's team may open those of its roles. */
export const portalScreens = screensOf(menus)

export const needWays: Readonly<Record<string, NeedWay>> = Object.assign({}, ...menus.map(({ needs }) => needs))
/** After these events other numbers wait. */
export const portalNews = [...new Set(menus.flatMap(({ news = [] }) => news))]
