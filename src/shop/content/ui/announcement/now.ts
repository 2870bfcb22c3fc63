import { readChanges } from '#shop/notification/ui/NotificationList.tsx'
import { announcementCalls } from '../../announcement/contract.ts'

/** What the frame asks for is asked again a minute later, and when the reader comes back to the window. */
export const nowInput = { staleMs: 60_000 }

/** The calls whose answers change when something is read or closed: its line in the bell is read, too. */
export const announcementChanges = [announcementCalls.announcementsNow, announcementCalls.myAnnouncements, ...readChanges]
