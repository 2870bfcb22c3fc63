import type { PortalMenu } from '#kit/menu.ts'
import { referralCalls } from '../contract.ts'

export const portalMenu: PortalMenu = {
  screens: [{ path: '/my-referral', call: referralCalls.myReferral }],
}
