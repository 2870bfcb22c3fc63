import { announcementCalls } from '../../announcement/contract.ts'

/** What the frame asks for is asked again a minute later, and when the reader comes back to the window. */
export const nowInput = { staleMs: 60_000 }

/** The calls whose answers change when something is read or closed. */
export const announcementChanges = [announcementCalls.announcementsNow, announcementCalls.myAnnouncements]
