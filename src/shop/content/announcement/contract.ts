// Announcements: what sellers read of them, and what the office writes, publishes and ends.
import { z } from 'zod'
import type { OfficeRole } from '#base/access/access.ts'
import { call, subject } from '#base/call.ts'
import { dataOf, Id, IdParam, Instant, named, PageQuery, PersonName, pageOf, RowVersion } from '#base/shapes.ts'
import { notificationTypes } from '#shop/notification/kind/rules.ts'
import { announcementLimits, announcementPlaces, announcementStatuses, audiences } from './rules.ts'

export const announcement = subject('announcement', ['Announcement', 'Bản tin'], { office: '/office/announcements/{id}' })

const { titleMax, bodyMax, sellersMax, nameMax } = announcementLimits

/** An announcement as those whom it is for see it in a list, in their language. */
export const AnnouncementCard = z.object({
  id: Id,
  title: z.string(),
  startsAt: Instant,
  endsAt: Instant.nullable(),
  isRead: z.boolean(),
})
export type AnnouncementCard = z.input<typeof AnnouncementCard>
/** `html` is safe, as an article's is. */
export const Announcement = AnnouncementCard.extend({ html: z.string(), isEnded: z.boolean() })
export type Announcement = z.input<typeof Announcement>

export const OfficeAnnouncementCard = z.object({
  id: Id,
  status: z.enum(announcementStatuses),
  title: z.string(),
  titleVi: z.string(),
  places: z.array(z.enum(announcementPlaces)),
  audience: z.enum(audiences),
  tier: z.string(),
  /** Counts every save. */
  version: z.int(),
  /** The version that sellers see; another one than `version` has changes that are not public. */
  publishedVersion: z.int().nullable(),
  /** As it was published. */
  publishedFrom: Instant.nullable(),
  publishedUntil: Instant.nullable(),
  editedAt: Instant,
  editedBy: z.string(),
})
export type OfficeAnnouncementCard = z.input<typeof OfficeAnnouncementCard>

/** An announcement as editors work on it; `reach` is how many sellers its audience has now, `told` how many have it in the bell. */
export const OfficeAnnouncement = OfficeAnnouncementCard.extend({
  body: z.string(),
  bodyVi: z.string(),
  html: z.string(),
  htmlVi: z.string(),
  type: z.enum(notificationTypes),
  sellers: z.array(PersonName),
  unknownSellers: z.array(z.string()),
  startsAt: Instant.nullable(),
  endsAt: Instant.nullable(),
  reach: z.int(),
  /** The tiers that sellers have now, with how many of each. */
  tiers: z.array(z.object({ tier: z.string(), sellers: z.int() })),
  told: z.int(),
  isTelling: z.boolean(),
})
export type OfficeAnnouncement = z.input<typeof OfficeAnnouncement>

const When = z.iso.datetime({ offset: true }).nullable()
/** Sellers are named by username, email or id; who is unknown stands in the answer, and is in the way of publishing only. */
export const AnnouncementDraft = z.object({
  title: z.string().max(titleMax),
  titleVi: z.string().max(titleMax),
  body: z.string().max(bodyMax),
  bodyVi: z.string().max(bodyMax),
  places: z.array(z.enum(announcementPlaces)).max(announcementPlaces.length),
  type: z.enum(notificationTypes),
  audience: z.enum(audiences),
  tier: z.string().regex(/^[A-Z0-9_]{0,32}$/, 'TIER_INVALID'),
  sellers: z.array(z.string().trim().min(1).max(nameMax)).max(sellersMax),
  startsAt: When,
  endsAt: When,
})
export type AnnouncementDraft = z.infer<typeof AnnouncementDraft>

named({ AnnouncementCard, Announcement, OfficeAnnouncementCard, OfficeAnnouncement })

const Version = z.object({ version: RowVersion })
const mine = { access: 'person', touches: 'own' } as const
const one = { params: IdParam, answer: dataOf(Announcement) }
const office = (roles: readonly OfficeRole[]) => ({ access: { staff: roles }, touches: 'any' }) as const
const write = { ...office(['content']), money: { none: 'Words to sellers' } } as const
const officeOne = { params: IdParam, answer: dataOf(OfficeAnnouncement) }

export const announcementCalls = {
  myAnnouncements: call('GET /v1/announcement', {
    ...mine,
    summary: 'Announcements that are for me now, newest first, one page',
    query: PageQuery,
    answer: pageOf(AnnouncementCard),
  }),
  announcementsNow: call('GET /v1/announcement/now', {
    ...mine,
    summary: 'How many announcements I have not read, at most 100, and the newest bar that I have not closed',
    answer: dataOf(z.object({ unread: z.int(), banner: AnnouncementCard.nullable() })),
  }),
  announcement: call('GET /v1/announcement/{id}', { ...mine, summary: 'One announcement that is or was for me', ...one }),
  readAnnouncement: call('POST /v1/announcement/{id}/read', { ...mine, did: false, summary: 'Mark one announcement as read', ...one }),
  closeAnnouncement: call('POST /v1/announcement/{id}/close', {
    ...mine,
    did: false,
    summary: 'Close the bar of an announcement: it does not come back to this person',
    ...one,
  }),
  readAnnouncements: call('POST /v1/announcement/read-all', {
    ...mine,
    did: false,
    summary: 'Mark all announcements as read',
    answer: dataOf(z.object({ read: z.int() })),
  }),
  officeAnnouncements: call('GET /v1/office/announcement', {
    ...office(['content', 'auditor']),
    summary: 'Announcements of every status, last edited first; found by words in either language',
    query: PageQuery.extend({ status: z.enum(announcementStatuses).optional(), q: z.string().trim().max(100).optional() }),
    answer: pageOf(OfficeAnnouncementCard),
  }),
  officeAnnouncement: call('GET /v1/office/announcement/{id}', {
    ...office(['content', 'auditor']),
    summary: 'One announcement as it is worked on',
    ...officeOne,
  }),
  createAnnouncement: call('POST /v1/office/announcement', {
    ...write,
    did: { about: announcement, done: ['Created an announcement', 'Tạo bản tin'] },
    summary: 'Begin an empty draft',
    answer: dataOf(OfficeAnnouncement),
  }),
  saveAnnouncement: call('PUT /v1/office/announcement/{id}', {
    ...write,
    did: { about: announcement, done: ['Edited the announcement', 'Soạn bản tin'] },
    summary: 'Save the working copy; sellers see no change until it is published. Refused where somebody saved meanwhile',
    body: AnnouncementDraft.extend(Version.shape),
    ...officeOne,
  }),
  publishAnnouncement: call('POST /v1/office/announcement/{id}/publish', {
    ...write,
    did: { about: announcement, done: ['Published the announcement', 'Đăng bản tin'] },
    summary: 'Show this version to its sellers from its beginning on; as news it comes to each bell once, however often it is published',
    body: Version,
    ...officeOne,
  }),
  endAnnouncement: call('POST /v1/office/announcement/{id}/end', {
    ...write,
    did: { about: announcement, done: ['Ended the announcement', 'Kết thúc bản tin'] },
    summary: 'End a published or scheduled announcement now',
    ...officeOne,
  }),
  deleteAnnouncement: call('DELETE /v1/office/announcement/{id}', {
    ...write,
    did: { about: announcement, done: ['Deleted the announcement', 'Xóa bản tin'] },
    summary: 'Delete a draft for good; what was published is ended instead',
    params: IdParam,
    answer: dataOf(z.null()),
  }),
}
