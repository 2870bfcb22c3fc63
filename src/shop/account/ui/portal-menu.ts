import type { PortalMenu } from '#kit/menu.ts'
import { teamCalls } from '../team/contract.ts'

export const portalMenu: PortalMenu = {
  screens: [{ path: '/team', call: teamCalls.myTeam }],
}
