// The news of an announcement in the bells of its sellers: by a job, some at a time, and to each seller once.
import type { Tx } from '#engine/db/database.ts'
import { cron, type DomainJobs, job, listen, send, work } from '#engine/jobs/job.ts'
import { listSellers, type SellerGroup } from '#shop/account/account.ts'
import { teamRoles } from '#shop/account/person/rules.ts'
import { notices, notifyTeams, readLinesTo } from '#shop/notification/notification.ts'
import type { Audience } from './rules.ts'
import { deleteAllSeen, listSeenBy } from './seen.store.ts'
import { insertTold, listDue, lockTelling, setTold } from './store.ts'

/** Its title in the reader's language: each sentence takes the value of its own. */
const kinds = notices('announcement', { published: ['{{title}}', '{{titleVi}}'] }, teamRoles, 'ANNOUNCEMENT')

/** Sellers of one transaction: short enough that nobody waits for it. */
export const tellBatchSize = 100

export const announcing = job<{ announcementId: number }>('content.announce', { retries: 8 })

/**
 * One batch, and where it ended, in one transaction: a process that dies between two goes on with the next, one that dies within one
 * begins that again. Whether sellers may be left.
 */
export async function tellSome(tx: Tx, id: number): Promise<boolean> {
  const telling = await lockTelling(tx, id)
  if (!telling) return false
  const { title, titleVi, type, toldTo } = telling
  const sellerIds = await listSellers(tx, audienceOf(telling), toldTo, tellBatchSize)
  const fresh = await insertTold(tx, id, sellerIds)
  const people = await notifyTeams(tx, fresh, { type, kind: kinds.published, values: { title, titleVi }, link: pathOf(id) })
  await readNews(tx, await listSeenBy(tx, id, people), [id])
  const isAll = sellerIds.length < tellBatchSize
  await setTold(tx, id, { count: fresh.length, to: sellerIds.at(-1) ?? toldTo, isAll })
  return !isAll
}

const pathOf = (id: number) => `/announcement/${id}`

/** Who has read or closed these announcements has read their lines in the bell. */
export const readNews = (tx: Tx, accountIds: readonly number[], ids: readonly number[]): Promise<void> =>
  readLinesTo(tx, accountIds, { kind: kinds.published, links: ids.map(pathOf) })

/** Whom it is for, as accounts know them. */
export function audienceOf(of: { audience: Audience; tier: string; sellerIds: readonly number[] }): SellerGroup {
  if (of.audience === 'TIER') return { tier: of.tier }
  return of.audience === 'SELLERS' ? { ids: of.sellerIds } : {}
}

export const announcementJobs = {
  jobs: [
    work(announcing, async ({ announcementId }, { db }, { signal, progress }) => {
      while (!signal.aborted && (await db.transaction(tx => tellSome(tx, announcementId)))) await progress()
    }),
  ],
  crons: [
    /** Those whose beginning has come; what a stopped job left is told on. */
    cron('content.announceDue', '* * * * *', async ({ db }) => {
      const due = await listDue(db)
      if (due.length === 0) return
      await db.transaction(async tx => {
        for (const announcementId of due) await send(tx, announcing, { announcementId })
      })
    }),
  ],
  listeners: [listen('account.closed', 'content.forgetSeen', (tx, { accountId }) => deleteAllSeen(tx, accountId))],
} satisfies DomainJobs
