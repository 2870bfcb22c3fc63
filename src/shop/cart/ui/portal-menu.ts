import type { PortalMenu } from '#kit/menu.ts'
import { cartCalls } from '../contract.ts'

export const portalMenu: PortalMenu = {
  screens: [{ path: '/cart', call: cartCalls.updateCart }],
}
