import type { PortalMenu } from '#kit/menu.ts'
import { followCalls } from '../follow/contract.ts'
import type { trackingPortalPlaceText } from '../follow/text.ts'

export const portalMenu: PortalMenu<typeof trackingPortalPlaceText> = {
  places: [{ group: 'orders', rank: 20, path: '/track-order', text: 'trackOrder', icon: 'truck', call: followCalls.trackOrders }],
}
