// Announcements as sellers and their teams read them.
import { Fault } from '#base/fault.ts'
import type { Language } from '#base/text.ts'
import type { Db, Tx } from '#engine/db/database.ts'
import type { Who } from '#engine/serve/route.ts'
import type { Announcement, AnnouncementCard } from './contract.ts'
import {
  type AnnouncementReader,
  countUnread,
  findBanner,
  findSeen,
  holdEdition,
  listAllSeen,
  listSeen,
  type SeenRow,
  setAllSeen,
  setSeen,
} from './seen.store.ts'
import { readNews } from './tell.ts'

/** Announcements are for sellers and their teams: to staff there are none. */
const readerOf = ({ id, kind, team }: Who): AnnouncementReader | undefined =>
  kind === 'staff' ? undefined : { accountId: id, sellerId: team?.id ?? id }

export async function myAnnouncements(db: Db, who: Who, query: { page: number; limit: number }, language: Language) {
  const reader = readerOf(who)
  const { rows, totalDocs } = reader ? await listSeen(db, reader, query) : { rows: [], totalDocs: 0 }
  return { docs: rows.map(row => cardOf(row, language)), totalDocs, page: query.page, limit: query.limit }
}

const COUNTED = 100
export async function announcementsNow(db: Db, who: Who, language: Language) {
  const reader = readerOf(who)
  if (!reader) return { unread: 0, banner: null }
  const banner = await findBanner(db, reader)
  return { unread: await countUnread(db, reader, COUNTED), banner: banner ? cardOf(banner, language) : null }
}

/** Throws ANNOUNCEMENT_NOT_FOUND, also for what is for others, or has not begun. */
export async function myAnnouncement(db: Db, who: Who, id: number, language: Language): Promise<Announcement> {
  const reader = readerOf(who)
  const row = reader && (await findSeen(db, reader, id))
  if (!row) throw new Fault('ANNOUNCEMENT_NOT_FOUND')
  const { htmlOf } = await import('../post/markdown.ts') // The app's start need not wait for its libraries.
  const isEnded = row.endsAt !== null && row.endsAt <= db.now()
  return { ...cardOf(row, language), html: htmlOf(language === 'vi' ? row.bodyVi : row.body), isEnded }
}

/** `readAt`: read. `closedAt`: its bar is closed. Its line in the bell is read with it. Throws ANNOUNCEMENT_NOT_FOUND. */
export async function seeAnnouncement(tx: Tx, who: Who, id: number, language: Language, how: 'readAt' | 'closedAt'): Promise<Announcement> {
  await myAnnouncement(tx, who, id, language)
  const reader = readerOf(who)
  if (reader) {
    await holdEdition(tx, id)
    await setSeen(tx, reader, id, how)
    await readNews(tx, [reader.accountId], [id])
  }
  return myAnnouncement(tx, who, id, language)
}

/** How many were unread. */
export async function readAnnouncements(tx: Tx, who: Who): Promise<number> {
  const reader = readerOf(who)
  if (!reader) return 0
  const ids = await setAllSeen(tx, reader)
  await readNews(tx, [reader.accountId], ids)
  return ids.length
}

/** What a person has read and closed. */
export async function* ownAnnouncements(db: Db, accountId: number) {
  yield* await listAllSeen(db, accountId)
}

const cardOf = ({ id, title, titleVi, startsAt, endsAt, isRead }: SeenRow, language: Language): AnnouncementCard => ({
  id,
  title: language === 'vi' ? titleVi : title,
  startsAt,
  endsAt,
  isRead,
})
