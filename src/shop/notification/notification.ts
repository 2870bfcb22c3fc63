// The public verbs of notifications.
import { isOfTeam, type TeamRole } from '#base/access/access.ts'
import { Fault } from '#base/fault.ts'
import type { Language } from '#base/text.ts'
import { later, minute } from '#base/time.ts'
import type { Db, Tx } from '#engine/db/database.ts'
import { emitAll } from '#engine/events/event.ts'
import { sendAll } from '#engine/jobs/job.ts'
import type { Who } from '#engine/serve/route.ts'
import { findAccount, listSellers, membersWith, type SellerGroup } from '#shop/account/account.ts'
import { noticeMailJob } from './channel/mail-job.ts'
import { pushLines } from './channel/push/push.ts'
import type { Notification } from './contract.ts'
import { kindRule, listPathOf, wantedOf } from './kind/kind.rules.ts'
import { type NoticeKind, noticeOf, sayNotice, teamNotices } from './kind/notice.ts'
import { type NotificationTab, type NotificationType, type SentenceValues, typesOfTab } from './kind/rules.ts'
import {
  type Bell,
  countNotifications,
  eachNotification,
  findNotification,
  insertNotifications,
  listNotifications,
  type NotificationRow,
  setLinesRead,
  setRead,
} from './store.ts'
import { notificationText } from './text.ts'

export { footer as mailFooter } from './channel/mail.ts'
export { type NoticeKind, notices, type Sentences } from './kind/notice.ts'

export interface Notice {
  accountId: number
  /** Another type than its kind's. */
  type?: NotificationType
  /** Which of the domain's notices. */
  kind: NoticeKind
  /** For the sentence's `{{name}}` places; `amountCents` fills `{{amount}}`, `titleEn` and `titleVi` fill `{{title}}`. */
  values?: SentenceValues
  /** A path of ours: what the notice leads to. */
  link?: string
  /** What it is about, by id, where its sentence has one for many: it adds to the unread line of its kind, which leads to these. */
  subjects?: readonly number[]
  /** Its domain mails the person itself, with more than the sentence; members of a team are mailed the sentence. */
  hasOwnMail?: boolean
}

/**
 * Tells a person, and each member of their team whom it is for, by the ways that each of them wants: a line in the bell, shown live, a
 * mail, the next daily mail; nothing where they want none of it.
 */
export async function notify(tx: Tx, { accountId, ...notice }: Notice): Promise<void> {
  await tellAll(tx, await withTeams(tx, [accountId], notice.kind), notice, accountId)
}

async function withTeams(tx: Tx, sellerIds: readonly number[], kind: NoticeKind): Promise<number[]> {
  const team = noticeOf(kind)?.team ?? []
  return team.length === 0 ? [...sellerIds] : [...sellerIds, ...(await membersWith(tx, sellerIds, team))]
}

/** The same for many people, each of them once and without their teams: one statement for all. */
export const notifyAll = (tx: Tx, accountIds: readonly number[], notice: Omit<Notice, 'accountId'>): Promise<void> =>
  tellAll(tx, [...new Set(accountIds)], notice, undefined)

const GATHERED_MS = 2 * minute
const PAGE = 1_000
/** The same for every seller of a group who can sign in, and the members of their teams whom it is for. */
export async function notifySellers(tx: Tx, notice: Omit<Notice, 'accountId'>, group: SellerGroup = {}): Promise<void> {
  for (let page = await listSellers(tx, group, 0, PAGE); page.length > 0; page = await listSellers(tx, group, page.at(-1) ?? 0, PAGE))
    await notifyTeams(tx, page, notice)
}

/** The same for these sellers and the members of their teams whom it is for, in one statement; answers who these people are. */
export async function notifyTeams(tx: Tx, sellerIds: readonly number[], notice: Omit<Notice, 'accountId'>): Promise<number[]> {
  const people = await withTeams(tx, sellerIds, notice.kind)
  await notifyAll(tx, people, notice)
  return people
}

async function tellAll(
  tx: Tx,
  accountIds: readonly number[],
  notice: Omit<Notice, 'accountId'>,
  ownerId: number | undefined,
): Promise<void> {
  const { kind, values = {}, link, subjects = [], hasOwnMail = false } = notice
  const known = noticeOf(kind)
  if (!known) throw new Error(`No notice is named ${kind}.`)
  if (accountIds.length === 0) return
  const { about, many } = known
  const rule = kindRule(about)
  const type = notice.type ?? rule.type
  const isBundled = many !== undefined && subjects.length > 0
  // What adds to the line in the next minutes is told by the same mail, and what adds to it later by none: the line is still unread.
  const mailsAt = isBundled ? later(tx.now(), GATHERED_MS) : null
  const always = wantedOf(about, { bell: false, mail: false, digest: false, push: false })
  const written = { type, kind, about, values, link: link ?? null, subjects, isBundled, mailsAt, usual: rule.usual, always }
  const lines = await insertNotifications(tx, accountIds, written)
  const rung = lines.filter(line => line.inBell)
  await emitAll(
    tx,
    'notification.created',
    rung.map(({ id, accountId }) => ({ payload: { id, accountId, type }, seller: accountId })),
  )
  const pushed = lines.filter(line => line.inPush && (line.isNew || !isBundled))
  await pushLines(tx, pushed, { kind, values, link: link ?? null, gathers: isBundled })
  if (isBundled) return
  const mailed = lines.filter(line => line.inMail && !(hasOwnMail && (ownerId === undefined || line.accountId === ownerId)))
  await sendAll(
    tx,
    noticeMailJob,
    mailed.map(({ accountId }) => ({ accountId, kind, values, link: link ?? null, lineId: null })),
  )
}

/** Whose bell, as they may read it now: who lost a role, or lacks the second factor that their seller asks for, no longer sees what it was for. */
function bellOf({ id, team, teamRoles = [], needsSecondFactor = false }: Who): Bell {
  const mayRead = (roles: readonly TeamRole[]) => !needsSecondFactor && isOfTeam(teamRoles, roles)
  return {
    accountId: id,
    hidden: team
      ? teamNotices()
          .filter(([, roles]) => !mayRead(roles))
          .map(([kind]) => kind)
      : [],
  }
}

/** All of a person's own, oldest first: what a member was told for their seller is the seller's. */
export async function* ownNotifications(db: Db, accountId: number) {
  const isMember = ((await findAccount(db, accountId))?.sellerId ?? null) !== null
  yield* eachNotification(db, { accountId, hidden: isMember ? teamNotices().map(([kind]) => kind) : [] })
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

/** These people have read elsewhere what lines of this kind lead to: the lines are read, too. */
export const readLinesTo = (tx: Tx, accountIds: readonly number[], lines: { kind: NoticeKind; links: readonly string[] }): Promise<void> =>
  setLinesRead(tx, accountIds, lines)

/** How many were unread. */
export const readAll = (tx: Tx, who: Who): Promise<number> => setRead(tx, bellOf(who))

const shown = (row: NotificationRow, language: Language): Notification => ({
  id: row.id,
  type: row.type,
  kind: row.about,
  title: titleOf(row, language),
  link: row.count > 1 && row.about !== null ? (listPathOf(row.about, row.id) ?? row.link) : row.link,
  count: row.count,
  isRead: row.readAt !== null,
  createdAt: row.happenedAt,
})

/** Said in the reader's language; a row from before notices were kept by kind has its sentence, one whose kind is gone says that it is one. */
function titleOf({ kind, noticeValues, titleEn, titleVi, count }: NotificationRow, language: Language): string {
  const unknown = notificationText.one[language === 'vi' ? 1 : 0]
  if (kind !== null) return sayNotice(kind, noticeValues ?? {}, language, count) ?? unknown
  return (language === 'vi' ? titleVi : titleEn) ?? unknown
}
