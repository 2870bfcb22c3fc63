import { z } from 'zod'
import { call, live } from '#base/call.ts'
import { event, type PayloadsOf } from '#base/event.ts'
import { dataOf, Id, IdParam, Instant, named, PageQuery, pageOf } from '#base/shapes.ts'
import { kindNames } from './kind/kind.rules.ts'
import { notificationTabs, notificationTypes } from './kind/rules.ts'

export const Notification = z.object({
  id: Id,
  type: z.enum(notificationTypes),
  /** What it is about, as people choose about it; nothing of those from before there were kinds. */
  kind: z.enum(kindNames).nullable(),
  /** In the reader's language. */
  title: z.string(),
  /** A path of ours, or nothing; of several, the list that has exactly these. */
  link: z.string().nullable(),
  /** How many it stands for. */
  count: z.int(),
  isRead: z.boolean(),
  createdAt: Instant,
})
export type Notification = z.input<typeof Notification>

const mine = { access: 'person', touches: 'own' } as const
const ReadAll = dataOf(z.object({ read: z.int() }))

named({ Notification })

export const notificationCalls = {
  myNotifications: call('GET /core/notification', {
    ...mine,
    summary: 'My notifications, newest first, one page',
    query: PageQuery.extend({ tab: z.enum(notificationTabs).default('all'), unread: z.stringbool().optional() }),
    answer: pageOf(Notification),
  }),
  unreadCount: call('GET /core/notification/unread', {
    ...mine,
    summary: 'How many of my notifications are unread, at most 100',
    answer: dataOf(z.object({ unread: z.int() })),
  }),
  readAllByGet: call('GET /core/notification/read-all', {
    ...mine,
    inView: 'hidden',
    summary: 'Mark all of mine as read (kept for the specification’s client; a browser must ask from our own pages)',
    answer: ReadAll,
  }),
  readAll: call('POST /core/notification/read-all', { ...mine, did: false, summary: 'Mark all of mine as read', answer: ReadAll }),
  notification: call('GET /core/notification/{id}', {
    ...mine,
    summary: 'One of my notifications',
    params: IdParam,
    answer: dataOf(Notification),
  }),
  readNotification: call('POST /core/notification/{id}/read', {
    ...mine,
    did: false,
    summary: 'Mark one of mine as read',
    params: IdParam,
    answer: dataOf(Notification),
  }),
  liveUpdates: live('GET /v1/live', {
    ...mine,
    summary: 'What happens to what is mine (to staff: to anybody), as it happens',
    answer: z.object({ id: Id, name: z.string(), at: z.iso.datetime(), payload: z.record(z.string(), z.unknown()) }),
  }),
}

export const notificationEvents = {
  'notification.created': event<{ id: number; accountId: number; type: string }>({ own: [], staff: [] }),
}

declare module '#base/event.ts' {
  interface Events extends PayloadsOf<typeof notificationEvents> {}
}
