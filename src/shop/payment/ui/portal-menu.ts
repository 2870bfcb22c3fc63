import type { PortalMenu } from '#kit/menu.ts'
import { paymentCalls } from '../contract.ts'

export const portalMenu: PortalMenu = {
  screens: [{ path: '/payments/paypal', call: paymentCalls.startPayment }],
}
