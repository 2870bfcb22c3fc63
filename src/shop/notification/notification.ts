// The public verbs of notifications.
import { Fault } from '#base/fault.ts'
import type { Language } from '#base/text.ts'
import type { Db, Tx } from '#engine/db/database.ts'
import { emit } from '#engine/events/event.ts'
import type { Who } from '#engine/serve/route.ts'
import type { Notification } from './contract.ts'
import { fill, type NotificationTab, type NotificationType, type Sentence, type SentenceValues, typesOfTab } from './rules.ts'
import {
  countNotifications,
  findMuted,
  findNotification,
  insertNotification,
  listNotifications,
  type NotificationRow,
  setRead,
} from './store.ts'

export interface Notice {
  accountId: number
  type: NotificationType
  /** The sentence in both languages, from the text of the domain that notifies. */
  text: Sentence
  /** For the sentence's `{{name}}` places. */
  values?: SentenceValues
  /** A path of ours: what the notice leads to. */
  link?: string
}

/** A line in a person's bell, shown live; nothing where they do not want this type. */
export async function notify(tx: Tx, { accountId, type, text, values = {}, link }: Notice): Promise<void> {
  if ((await findMuted(tx, accountId)).includes(type)) return
  const [en, vi] = text
  const id = await insertNotification(tx, { accountId, type, titleEn: fill(en, values), titleVi: fill(vi, values), link: link ?? null })
  await emit(tx, 'notification.created', { id, accountId, type }, { seller: accountId })
}

const COUNTED = 10_000

export async function myNotifications(
  db: Db,
  who: Who,
  query: { tab: NotificationTab; unread?: boolean | undefined; page: number; limit: number },
) {
  const filter = { types: typesOfTab[query.tab], unread: query.unread ?? false }
  const rows = await listNotifications(db, who.id, filter, query)
  const count = await countNotifications(db, who.id, filter, COUNTED + 1)
  const docs = rows.map(row => shown(row, who.language))
  return { docs, totalDocs: Math.min(count, COUNTED), hasMore: count > COUNTED, page: query.page, limit: query.limit }
}

export const unreadCount = (db: Db, who: Who): Promise<number> =>
  countNotifications(db, who.id, { types: typesOfTab.all, unread: true }, 100)

/** Throws NOTIFICATION_NOT_FOUND, also for another person's. */
export async function myNotification(db: Db, who: Who, id: number): Promise<Notification> {
  const row = await findNotification(db, who.id, id)
  if (!row) throw new Fault('NOTIFICATION_NOT_FOUND')
  return shown(row, who.language)
}

export async function readOne(tx: Tx, who: Who, id: number): Promise<Notification> {
  await setRead(tx, who.id, id)
  return myNotification(tx, who, id)
}

const shown = (row: NotificationRow, language: Language): Notification => ({
  id: row.id,
  type: row.type,
  title: language === 'vi' ? row.titleVi : row.titleEn,
  link: row.link,
  isRead: row.readAt !== null,
  createdAt: row.createdAt,
})
