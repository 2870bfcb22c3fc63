import type { PortalMenu } from '#kit/menu.ts'
import type { dashboardPortalPlaceText } from '../text.ts'

export const portalMenu: PortalMenu<typeof dashboardPortalPlaceText> = {
  places: [{ group: 'home', rank: 10, path: '/dashboard', text: 'dashboard', icon: 'dashboard' }],
}
