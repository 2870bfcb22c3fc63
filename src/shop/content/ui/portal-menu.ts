import type { PortalMenu } from '#kit/menu.ts'
import { announcementCalls } from '../announcement/contract.ts'
import type { announcementPortalPlaceText } from '../announcement/text.ts'

export const portalMenu: PortalMenu<typeof announcementPortalPlaceText> = {
  places: [
    { group: 'help', rank: 15, path: '/announcement', text: 'announcements', icon: 'megaphone', call: announcementCalls.myAnnouncements },
  ],
}
