// What editors do with announcements.
import { Fault } from '#base/fault.ts'
import type { Db, Tx } from '#engine/db/database.ts'
import { send } from '#engine/jobs/job.ts'
import { noteChange } from '#engine/serve/write/note.ts'
import { countSellers, sellersNamed, sellerTiers } from '#shop/account/account.ts'
import { whyNotDraw } from '../post/markdown.rules.ts'
import type { AnnouncementDraft, OfficeAnnouncement, OfficeAnnouncementCard } from './contract.ts'
import { type AnnouncementStatus, announcementStatusOf, whyNotAnnounce } from './rules.ts'
import {
  type AnnouncementCardRow,
  type AnnouncementRow,
  deleteAnnouncementRow,
  findAnnouncement,
  insertAnnouncement,
  listAnnouncements,
  lockAnnouncement,
  putAnnouncementEdition,
  setAnnouncement,
  setAnnouncementEnded,
} from './store.ts'
import { announcing, audienceOf } from './tell.ts'

export async function officeAnnouncements(
  db: Db,
  query: { page: number; limit: number; q?: string | undefined; status?: AnnouncementStatus | undefined },
) {
  const { rows, totalDocs } = await listAnnouncements(db, query)
  return { docs: rows.map(row => withStatus(db, row)), totalDocs, page: query.page, limit: query.limit }
}

/** Throws ANNOUNCEMENT_NOT_FOUND. */
export async function officeAnnouncement(db: Db, id: number): Promise<OfficeAnnouncement> {
  const row = await getAnnouncement(db, id)
  const { htmlOf } = await import('../post/markdown.ts') // As in read.ts.
  const [reach, tiers] = [await reachOf(db, row), await sellerTiers(db)]
  return { ...row, ...withStatus(db, row), html: htmlOf(row.body), htmlVi: htmlOf(row.bodyVi), reach, tiers }
}
const reachOf = (db: Db, row: AnnouncementRow) => countSellers(db, audienceOf({ ...row, sellerIds: row.sellers.map(seller => seller.id) }))

export const createAnnouncement = async (tx: Tx, editor: string): Promise<OfficeAnnouncement> =>
  officeAnnouncement(tx, await insertAnnouncement(tx, editor))

/** Saves the working copy. Throws POST_TOO_TANGLED, ANNOUNCEMENT_WAS_CHANGED with who saved since `version`, ANNOUNCEMENT_NOT_FOUND. */
export async function saveAnnouncement(
  tx: Tx,
  id: number,
  { version, sellers, startsAt, endsAt, ...draft }: AnnouncementDraft & { version: number },
  editor: string,
): Promise<OfficeAnnouncement> {
  for (const path of ['body', 'bodyVi'] as const) {
    const why = whyNotDraw(draft[path])
    if (why) throw new Fault(why, { path })
  }
  const before = await getAnnouncement(tx, id)
  const known = await sellersNamed(tx, sellers)
  const words = {
    ...draft,
    places: [...new Set(draft.places)],
    sellerIds: [...new Set(known.values())],
    unknownSellers: sellers.filter(name => !known.has(name)),
    startsAt: startsAt === null ? null : new Date(startsAt),
    endsAt: endsAt === null ? null : new Date(endsAt),
  }
  if (!(await setAnnouncement(tx, id, version, words, editor))) throw changed(await getAnnouncement(tx, id))
  const after = await officeAnnouncement(tx, id)
  noteChange(tx, factsOf(before), factsOf(after))
  return after
}

/**
 * Its sellers see this version from its beginning on; the same version again changes nothing. Throws ANNOUNCEMENT_WAS_CHANGED,
 * ANNOUNCEMENT_NOT_FOUND, and why it may not be published.
 */
export async function publishAnnouncement(tx: Tx, id: number, version: number): Promise<OfficeAnnouncement> {
  await lockAnnouncement(tx, id)
  const row = await getAnnouncement(tx, id)
  if (row.version !== version) throw changed(row)
  if (row.publishedVersion === version && withStatus(tx, row).status !== 'ENDED') return officeAnnouncement(tx, id)
  const why = whyNotAnnounce({ ...row, sellers: row.sellers.length, reach: await reachOf(tx, row) }, tx.now())
  if (why) throw new Fault(why, { values: { names: row.unknownSellers.join(', '), tier: row.tier } })
  await putAnnouncementEdition(tx, id)
  if (row.places.includes('NEWS')) await send(tx, announcing, { announcementId: id })
  return noted(tx, row)
}

/** It is over from now on, which it stays. Throws ANNOUNCEMENT_IS_DRAFT, ANNOUNCEMENT_NOT_FOUND. */
export async function endAnnouncement(tx: Tx, id: number, editor: string): Promise<OfficeAnnouncement> {
  await lockAnnouncement(tx, id)
  const row = await getAnnouncement(tx, id)
  const { status } = withStatus(tx, row)
  if (status === 'DRAFT') throw new Fault('ANNOUNCEMENT_IS_DRAFT')
  if (status !== 'ENDED') await setAnnouncementEnded(tx, id, editor)
  return noted(tx, row)
}

/** Throws ANNOUNCEMENT_WAS_PUBLISHED, ANNOUNCEMENT_NOT_FOUND. */
export async function deleteAnnouncement(tx: Tx, id: number): Promise<void> {
  await lockAnnouncement(tx, id)
  const row = await getAnnouncement(tx, id)
  if (row.publishedVersion !== null) throw new Fault('ANNOUNCEMENT_WAS_PUBLISHED')
  noteChange(tx, factsOf(row), {})
  await deleteAnnouncementRow(tx, id)
}

async function noted(tx: Tx, before: AnnouncementRow): Promise<OfficeAnnouncement> {
  const after = await officeAnnouncement(tx, before.id)
  const facts = (of: AnnouncementCardRow) => ({
    publishedVersion: of.publishedVersion,
    publishedFrom: of.publishedFrom,
    publishedUntil: of.publishedUntil,
  })
  noteChange(tx, { ...facts(before), status: withStatus(tx, before).status }, { ...facts(after), status: after.status })
  return after
}

async function getAnnouncement(db: Db, id: number): Promise<AnnouncementRow> {
  const row = await findAnnouncement(db, id)
  if (!row) throw new Fault('ANNOUNCEMENT_NOT_FOUND')
  return row
}

/** What the audit log shows of a change. */
const factsOf = (of: Omit<AnnouncementRow, 'isTelling'>) => ({
  title: of.title,
  titleVi: of.titleVi,
  places: of.places,
  type: of.type,
  audience: of.audience,
  tier: of.tier,
  sellers: of.sellers.map(seller => seller.username),
  startsAt: of.startsAt,
  endsAt: of.endsAt,
})
const changed = ({ editedBy }: AnnouncementRow) => new Fault('ANNOUNCEMENT_WAS_CHANGED', { values: { name: editedBy } })
const withStatus = (db: Db, row: AnnouncementCardRow): OfficeAnnouncementCard => ({
  ...row,
  status: announcementStatusOf(row.publishedFrom, row.publishedUntil, db.now()),
})
