import type { OfficeMenu, QueueWay } from '#kit/menu.ts'
import { groupsOf, screensOf } from './screen.ts'

const menus = Object.values(import.meta.glob<OfficeMenu>('../../shop/*/ui/office-menu.ts', { eager: true, import: 'officeMenu' }))

/** The office's menu, by what is worked on: the domains say what stands in each group. */
export const officeGroups = groupsOf(
  [
    { name: 'home' },
    { name: 'orders', text: 'groupOrders', icon: 'ticket' },
    { name: 'make', text: 'groupMake' },
    { name: 'ship', text: 'groupShip', icon: 'package' },
    { name: 'money', text: 'groupMoney', icon: 'wallet' },
    { name: 'shop', text: 'groupShop', icon: 'store' },
    { name: 'content', text: 'groupContent', icon: 'text' },
    { name: 'admin', text: 'groupAdmin', icon: 'shield' },
  ],
  menus,
)

/** Every screen of the menu, and those that only other screens lead to. */
export const officeScreens = screensOf(menus)

export const queueWays: Readonly<Record<string, QueueWay>> = Object.assign({}, ...menus.map(({ queues }) => queues))
/** After these events other numbers wait in the queues. */
export const officeNews = [...new Set(menus.flatMap(({ news = [] }) => news))]
