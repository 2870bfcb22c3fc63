import type { EventMessage } from '#base/event.ts'
import { Fault } from '#base/fault.ts'
import { SESSION_COOKIE } from '#engine/serve/request.ts'
import { type RequestFacts, routes, type Who } from '#engine/serve/route.ts'
import { readSetting } from '#shop/setting/setting.ts'
import { notificationCalls } from './contract.ts'
import { myNotification, myNotifications, readAll, readOne, unreadCount } from './notification.ts'

/** A page may have another language than its reader's account. */
const reading = <W extends Who>(who: W, { language }: Pick<RequestFacts, 'language'>): W => ({ ...who, language })

export const notificationRoutes = routes(notificationCalls, {
  myNotifications: async ({ who, query, request }, db) => ({ data: await myNotifications(db, reading(who, request), query) }),
  unreadCount: async ({ who }, db) => ({ data: { unread: await unreadCount(db, who) } }),
  /** The one read that writes (docs/promises.md "Against the standards"): with a cookie it must come from a page of ours, as an unsafe call. */
  readAllByGet: async ({ who, request }, _, engine) => {
    if (request.cookies[SESSION_COOKIE] && !request.isSameOrigin) throw new Fault('ORIGIN_NOT_ALLOWED')
    return { data: { read: await engine.db.transaction(tx => readAll(tx, who), { requestId: request.id, actorId: who.id }) } }
  },
  readAll: async ({ who }, tx) => ({ data: { read: await readAll(tx, who) } }),
  notification: async ({ who, params, request }, db) => ({ data: await myNotification(db, reading(who, request), params.id) }),
  readNotification: async ({ who, params, request }, tx) => ({ data: await readOne(tx, reading(who, request), params.id) }),
  liveUpdates: async ({ who, ask, signal }, db, { live }) => {
    const max = await readSetting(db, 'accountStreams')
    if (live.countOf(who.id) >= max) throw new Fault('TOO_MANY_STREAMS', { values: { max, retryAfterSeconds: 60 } })
    return told(live.follow(who, ask, signal))
  },
})

async function* told(events: AsyncIterable<EventMessage>) {
  for await (const event of events) yield { ...event, payload: { ...event.payload } }
}
