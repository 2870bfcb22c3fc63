// The public verbs of notifications.
import { Fault } from '#base/fault.ts'
import { formatCents } from '#base/money.ts'
import type { Language, Wording } from '#base/text.ts'
import type { Db, Tx } from '#engine/db/database.ts'
import { emit } from '#engine/events/event.ts'
import type { Who } from '#engine/serve/route.ts'
import type { Notification } from './contract.ts'
import { fill, type NotificationTab, type NotificationType, type SentenceValues, typesOfTab } from './rules.ts'
import {
  countNotifications,
  findMuted,
  findNotification,
  insertNotification,
  listNotifications,
  type NotificationRow,
  setRead,
} from './store.ts'
import { notificationText } from './text.ts'

/** 'wallet.completed': what rows keep, so that a name that was used stays for as long as rows do. */
export type NoticeKind = string & { readonly [named]: true }
declare const named: unique symbol

/** What each kind says: every domain names its own when it is loaded. */
const sentences = new Map<string, Wording>()

/** The kinds of a domain's notices, by the names that it gives their sentences. */
export function notices<const K extends string>(domain: string, table: Readonly<Record<K, Wording>>): Readonly<Record<K, NoticeKind>> {
  const kinds = Object.entries<Wording>(table).map(([name, sentence]) => {
    const kind = `${domain}.${name}`
    sentences.set(kind, sentence)
    return [name, kind]
  })
  return Object.fromEntries(kinds) // each name of the table with its kind
}

export interface Notice {
  accountId: number
  type: NotificationType
  /** Which of the domain's notices. */
  kind: NoticeKind
  /** For the sentence's `{{name}}` places; `amountCents` fills `{{amount}}`. */
  values?: SentenceValues
  /** A path of ours: what the notice leads to. */
  link?: string
}

/** A line in a person's bell, shown live; nothing where they do not want this type. */
export async function notify(tx: Tx, { accountId, type, kind, values = {}, link }: Notice): Promise<void> {
  if ((await findMuted(tx, accountId)).includes(type)) return
  const id = await insertNotification(tx, { accountId, type, kind, values, link: link ?? null })
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
  title: titleOf(row, language),
  link: row.link,
  isRead: row.readAt !== null,
  createdAt: row.createdAt,
})

/** Said in the reader's language; a row from before notices were kept by kind has its sentence, one whose kind is gone says that it is one. */
function titleOf({ kind, noticeValues, titleEn, titleVi }: NotificationRow, language: Language): string {
  const unknown = notificationText.one[language === 'vi' ? 1 : 0]
  if (kind !== null) return say(kind, noticeValues ?? {}, language) ?? unknown
  return (language === 'vi' ? titleVi : titleEn) ?? unknown
}

/** The sentence of a kind; nothing where no domain names it any more. `amountCents` fills `{{amount}}` as the reader writes money. */
function say(kind: string, values: SentenceValues, language: Language): string | undefined {
  const sentence = sentences.get(kind)
  if (!sentence) return undefined
  const money = Object.entries(values).flatMap(([name, value]) =>
    name.endsWith('Cents') && typeof value === 'number' ? [[name.slice(0, -'Cents'.length), formatCents(value, { language })]] : [],
  )
  return fill(sentence[language === 'vi' ? 1 : 0], { ...values, ...Object.fromEntries(money) })
}
