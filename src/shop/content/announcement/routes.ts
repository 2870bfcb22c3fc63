import { routes } from '#engine/serve/route.ts'
import { announcementCalls } from './contract.ts'
import { announcementsNow, myAnnouncement, myAnnouncements, readAnnouncements, seeAnnouncement } from './read.ts'
import {
  createAnnouncement,
  deleteAnnouncement,
  endAnnouncement,
  officeAnnouncement,
  officeAnnouncements,
  publishAnnouncement,
  saveAnnouncement,
} from './write.ts'

export const announcementRoutes = routes(announcementCalls, {
  myAnnouncements: async ({ who, query, request }, db) => ({ data: await myAnnouncements(db, who, query, request.language) }),
  announcementsNow: async ({ who, request }, db) => ({ data: await announcementsNow(db, who, request.language) }),
  announcement: async ({ who, params, request }, db) => ({ data: await myAnnouncement(db, who, params.id, request.language) }),
  readAnnouncement: async ({ who, params, request }, tx) => ({
    data: await seeAnnouncement(tx, who, params.id, request.language, 'readAt'),
  }),
  closeAnnouncement: async ({ who, params, request }, tx) => ({
    data: await seeAnnouncement(tx, who, params.id, request.language, 'closedAt'),
  }),
  readAnnouncements: async ({ who }, tx) => ({ data: { read: await readAnnouncements(tx, who) } }),
  officeAnnouncements: async ({ query }, db) => ({ data: await officeAnnouncements(db, query) }),
  officeAnnouncement: async ({ params }, db) => ({ data: await officeAnnouncement(db, params.id) }),
  createAnnouncement: async ({ who }, tx) => ({ data: await createAnnouncement(tx, who.username) }),
  saveAnnouncement: async ({ who, params, body }, tx) => ({ data: await saveAnnouncement(tx, params.id, body, who.username) }),
  publishAnnouncement: async ({ params, body }, tx) => ({ data: await publishAnnouncement(tx, params.id, body.version) }),
  endAnnouncement: async ({ who, params }, tx) => ({ data: await endAnnouncement(tx, params.id, who.username) }),
  deleteAnnouncement: async ({ params }, tx) => {
    await deleteAnnouncement(tx, params.id)
    return { data: null }
  },
})
