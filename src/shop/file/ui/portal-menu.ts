import type { PortalMenu } from '#kit/menu.ts'
import { fileCalls } from '../contract.ts'
import type { filePortalPlaceText } from '../text.ts'

export const portalMenu: PortalMenu<typeof filePortalPlaceText> = {
  places: [{ group: 'products', rank: 30, path: '/library', text: 'library', icon: 'image', call: fileCalls.myFiles }],
}
