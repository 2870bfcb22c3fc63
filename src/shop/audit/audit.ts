// The public verbs of the audit log.
import type { Db } from '#engine/db/database.ts'
import type { Who } from '#engine/serve/route.ts'
import type { AuditEntry } from '#engine/serve/settings.ts'
import { notedChange } from '#engine/serve/write/note.ts'
import type { TeamAct } from './contract.ts'
import { doneTo, objectOf, summaryOf } from './rules.ts'
import { type AuditFilter, type AuditRow, countAudit, insertAudit, listAudit } from './store.ts'

/** Writes the row of one audited write, in its transaction; `serve` calls it. */
export async function recordAct(entry: AuditEntry): Promise<void> {
  const { tx, who, call, name, requestId, ip } = entry
  if (!call.did) throw new Error(`The call ${name} says nothing of what it did.`)
  const row = who.member ? memberAct(entry, who.member.id) : ownAct(entry)
  if (row) await insertAudit(tx, { ...row, call: name, subject: call.did.about.name, requestId, address: ip })
}

const ownAct = ({ tx, who, call, params, body }: AuditEntry) => ({
  actorId: who.id,
  actor: who.username,
  sellerId: null,
  object: objectOf(params) || (call.touches === 'own' ? String(who.id) : ''),
  request: summaryOf(body ?? {}),
  change: summaryOf(notedChange(tx)),
})

/** Who, and to what; not what they typed: names and addresses of buyers would outlive the orders here. Nothing where all of many was refused. */
function memberAct({ who, params, answer }: AuditEntry, memberId: number) {
  const objects = doneTo(params, answer)
  if (objects === 'nothing') return undefined
  const [object = ''] = objects.length === 1 ? objects : []
  const request = objects.length > 1 ? { ids: summaryOf(objects), count: objects.length } : {}
  return { actorId: memberId, actor: null, sellerId: who.id, object, request, change: undefined }
}

const COUNTED = 10_000

interface Page {
  page: number
  limit: number
}

/** One page, newest first; `totalDocs` is exact up to 10,000. */
export async function auditLog(db: Db, { page, limit, ...filter }: AuditFilter & Page) {
  const [docs, count] = [await listAudit(db, filter, { page, limit }), await countAudit(db, filter)]
  return { docs, totalDocs: Math.min(count, COUNTED), hasMore: count > COUNTED, page, limit }
}

type TeamQuery = Page & { memberId?: number | undefined; from?: string | undefined; to?: string | undefined }

/** What the members of this seller's team did in their name, newest first. */
export async function teamActivity(
  db: Db,
  who: Who,
  { memberId, ...query }: TeamQuery,
): Promise<Page & { docs: TeamAct[]; totalDocs: number; hasMore: boolean }> {
  const found = await auditLog(db, { ...query, by: 'team', sellerId: who.id, actorId: memberId, timeZone: who.timeZone })
  return { ...found, docs: found.docs.map(teamAct) }
}

/** Who left has no username any more that anybody could be called by. */
const teamAct = ({ id, actorId, actor, actorFullName, call, subject, object, request, at }: AuditRow): TeamAct => ({
  id,
  member: { id: actorId, name: actorFullName || actor },
  call,
  subject,
  object,
  count: typeof request.count === 'number' ? request.count : 1,
  at,
})
