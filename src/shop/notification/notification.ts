// The public verbs of notifications.
import { isOfTeam, type TeamRole } from '#base/access/access.ts'
import { Fault } from '#base/fault.ts'
import { formatCents } from '#base/money.ts'
import type { Language, Wording } from '#base/text.ts'
import type { Db, Tx } from '#engine/db/database.ts'
import { emit } from '#engine/events/event.ts'
import type { Who } from '#engine/serve/route.ts'
import { findAccount, membersWith } from '#shop/account/account.ts'
import type { Notification } from './contract.ts'
import { fill, type NotificationTab, type NotificationType, type SentenceValues, typesOfTab } from './rules.ts'
import {
  type Bell,
  countNotifications,
  eachNotification,
  findNotification,
  insertNotifications,
  listNotifications,
  type NotificationRow,
  setRead,
} from './store.ts'
import { notificationText } from './text.ts'

/** 'wallet.completed': what rows keep, so that a name that was used stays for as long as rows do. */
export type NoticeKind = string & { readonly [named]: true }
declare const named: unique symbol

/** What each kind says, and which members of a seller's team it is for: every domain names its own when it is loaded. */
const known = new Map<string, { sentence: Wording; team: readonly TeamRole[] }>()

/**
 * The kinds of a domain's notices, by the names that it gives their sentences. `team`: of a seller's team, who hears of it beside the
 * seller, as those with one of these roles read what it is about; nobody where there is none.
 */
export function notices<const K extends string>(
  domain: string,
  table: Readonly<Record<K, Wording>>,
  team: readonly TeamRole[],
): Readonly<Record<K, NoticeKind>> {
  const kinds = Object.entries<Wording>(table).map(([name, sentence]) => {
    const kind = `${domain}.${name}`
    known.set(kind, { sentence, team })
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

/**
 * A line in a person's bell, shown live, and in that of each member of their team whom it is for; nothing where they do not want this type.
 */
export async function notify(tx: Tx, { accountId, type, kind, values = {}, link }: Notice): Promise<void> {
  const team = known.get(kind)?.team ?? []
  const members = team.length === 0 ? [] : await membersWith(tx, accountId, team)
  const rows = await insertNotifications(tx, [accountId, ...members], { type, kind, values, link: link ?? null })
  for (const row of rows) await emit(tx, 'notification.created', { ...row, type }, { seller: row.accountId })
}

/** Whose bell, as they may read it now: who lost a role, or lacks the second factor that their seller asks for, no longer sees what it was for. */
function bellOf({ id, team, teamRoles = [], needsSecondFactor = false }: Who): Bell {
  const mayRead = (roles: readonly TeamRole[]) => !needsSecondFactor && isOfTeam(teamRoles, roles)
  return {
    accountId: id,
    hidden: team
      ? teamKinds()
          .filter(([, roles]) => !mayRead(roles))
          .map(([kind]) => kind)
      : [],
  }
}
const teamKinds = () => [...known].flatMap(([kind, { team }]) => (team.length > 0 ? [[kind, team] as const] : []))

/** All of a person's own, oldest first: what a member was told for their seller is the seller's. */
export async function* ownNotifications(db: Db, accountId: number) {
  const isMember = ((await findAccount(db, accountId))?.sellerId ?? null) !== null
  yield* eachNotification(db, { accountId, hidden: isMember ? teamKinds().map(([kind]) => kind) : [] })
}

const COUNTED = 10_000

export async function myNotifications(
  db: Db,
  who: Who,
  query: { tab: NotificationTab; unread?: boolean | undefined; page: number; limit: number },
) {
  const filter = { types: typesOfTab[query.tab], unread: query.unread ?? false }
  const bell = bellOf(who)
  const rows = await listNotifications(db, bell, filter, query)
  const count = await countNotifications(db, bell, filter, COUNTED + 1)
  const docs = rows.map(row => shown(row, who.language))
  return { docs, totalDocs: Math.min(count, COUNTED), hasMore: count > COUNTED, page: query.page, limit: query.limit }
}

export const unreadCount = (db: Db, who: Who): Promise<number> =>
  countNotifications(db, bellOf(who), { types: typesOfTab.all, unread: true }, 100)

/** Throws NOTIFICATION_NOT_FOUND, also for another person's. */
export async function myNotification(db: Db, who: Who, id: number): Promise<Notification> {
  const row = await findNotification(db, bellOf(who), id)
  if (!row) throw new Fault('NOTIFICATION_NOT_FOUND')
  return shown(row, who.language)
}

export async function readOne(tx: Tx, who: Who, id: number): Promise<Notification> {
  await setRead(tx, bellOf(who), id)
  return myNotification(tx, who, id)
}

/** How many were unread. */
export const readAll = (tx: Tx, who: Who): Promise<number> => setRead(tx, bellOf(who))

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
  const sentence = known.get(kind)?.sentence
  if (!sentence) return undefined
  const money = Object.entries(values).flatMap(([name, value]) =>
    name.endsWith('Cents') && typeof value === 'number' ? [[name.slice(0, -'Cents'.length), formatCents(value, { language })]] : [],
  )
  return fill(sentence[language === 'vi' ? 1 : 0], { ...values, ...Object.fromEntries(money) })
}
